/** An element as Python's ElementTree keeps it: `tail` is the text behind it. */
export type Element = {
  readonly tag: string;
  text: string;
  tail: string;
  readonly children: Element[];
  href: string;
  /** Its text is shown as it is. */
  readonly atomic: boolean;
};

/** Definitions of links by their lower-case names. */
export type Definitions = Map<string, string>;

/** A new element without children. */
export function element(tag: string, text = '', atomic = false): Element {
  return { tag, text, tail: '', children: [], href: '', atomic };
}

/** Adds a child and answers it. */
export function add(parent: Element, tag: string, text = '', atomic = false): Element {
  const child = element(tag, text, atomic);
  parent.children.push(child);
  return child;
}
