/** The block rules of Python-Markdown (`blockprocessors.py`, `extensions/tables.py` of 3.x), in its own order. */
import { add, type Definitions, type Element, element } from './python-markdown-element.ts';
import { splitRow } from './python-markdown-tables.ts';

type State = 'list' | 'looselist' | 'blockquote' | 'detabbed';
type Parser = { readonly states: State[]; readonly definitions: Definitions };

/** Takes blocks off the list and adds to the parent; false where the rule does not hold for the first block. */
type Rule = (parser: Parser, parent: Element, blocks: string[]) => boolean;

const INDENT = 4;
const HEADING = /(?:^|\n)(#{1,6})((?:\\[^\n]|[^\\])*?)#*(?:\n|$)/;
const UNDERLINE = /^[^\n]*\n(?:=+|-+) *(?:\n|$)/;
const THEMATIC_BREAK = /^ {0,3}(?=((?:-+ {0,2}){3,}|(?:_+ {0,2}){3,}|(?:\*+ {0,2}){3,}))\1 *$/m;
const QUOTE = /(?:^|\n) {0,3}> ?([^\n]*)/;
const NUMBERED = /^ {0,3}\d+\. +(.*)/;
const BULLETED = /^ {0,3}[*+-] +(.*)/;
const ITEM = /^ {0,3}(?:\d+\.|[*+-]) +(.*)/;
const INDENTED_ITEM = /^ {4,7}(?:\d+\.|[*+-]) +.*/;
const DEFINITION = /^ {0,3}\[([^[\]]*)\]: *(?:\n *)?([^\s]+) *(?:\n *)?(?:(["'])(?:.*)\3 *|\((?:.*)\) *)?$/m;

/** A text without fences as a tree, and the definitions found in it. */
export function parseBlocks(text: string): { readonly root: Element; readonly definitions: Definitions } {
  const parser: Parser = { states: [], definitions: new Map() };
  const root = element('root');
  parse(parser, root, text.split('\n\n'));
  return { root, definitions: parser.definitions };
}

function parse(parser: Parser, parent: Element, blocks: string[]): void {
  while (blocks.length > 0) RULES.some((rule) => rule(parser, parent, blocks));
}

function within(parser: Parser, state: State, action: () => void): void {
  parser.states.push(state);
  action();
  parser.states.pop();
}

const isIn = ({ states }: Parser, state: State): boolean => states.at(-1) === state;
const isList = (found: Element | undefined): boolean => /^[uo]l$/.test(found?.tag ?? '');
/** The code in an element that is a block of it. */
const codeIn = (found: Element | undefined): Element | undefined =>
  found?.tag === 'pre' ? found.children[0] : undefined;

const emptyBlock: Rule = (_parser, parent, blocks) => {
  const block = blocks[0] ?? '';
  if (block !== '' && !block.startsWith('\n')) return false;
  blocks.shift();
  if (block.length > 1) blocks.unshift(block.slice(1));
  const code = codeIn(parent.children.at(-1));
  if (code !== undefined) code.text += block === '' ? '\n\n' : '\n';
  return true;
};

const indentedInList: Rule = (parser, parent, blocks) => {
  const block = blocks[0] ?? '';
  const belongs = parent.tag === 'li' || isList(parent.children.at(-1));
  if (!block.startsWith('    ') || isIn(parser, 'detabbed') || !belongs) return false;
  blocks.shift();
  const { level, found } = levelOf(parser, parent, block);
  const text = looseDetab(block, level);
  const inner = found.children.at(-1);
  within(parser, 'detabbed', () => {
    if (parent.tag === 'li') {
      const own = parent.children.at(-1);
      parse(parser, own !== undefined && isList(own) ? own : parent, [text]);
    } else if (found.tag === 'li') parse(parser, found, [text]);
    else if (inner?.tag === 'li') {
      wrapText(inner);
      parse(parser, inner, text.split('\n\n'));
    } else parse(parser, add(found, 'li'), [text]);
  });
  return true;
};

function levelOf(parser: Parser, parent: Element, block: string): { level: number; found: Element } {
  const wanted = Math.floor((/^ */.exec(block)?.[0].length ?? 0) / INDENT);
  let level = isIn(parser, 'list') ? 1 : 0;
  let found = parent;
  while (wanted > level) {
    const child = found.children.at(-1);
    if (child === undefined || !/^(?:[uo]l|li)$/.test(child.tag)) break;
    if (isList(child)) level += 1;
    found = child;
  }
  return { level, found };
}

/** Text of an item becomes a paragraph once the item holds more. */
function wrapText(item: Element): void {
  if (item.text === '') return;
  item.children.unshift(element('p', item.text));
  item.text = '';
}

function looseDetab(text: string, level: number): string {
  const indent = ' '.repeat(INDENT * level);
  return text
    .split('\n')
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join('\n');
}

const indentedCode: Rule = (_parser, parent, blocks) => {
  const block = blocks[0] ?? '';
  if (!block.startsWith('    ')) return false;
  blocks.shift();
  const lines = block.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('    ') && line.trim() !== '');
  const own = end === -1 ? lines : lines.slice(0, end);
  const text = own
    .map((line) => line.slice(INDENT))
    .join('\n')
    .trimEnd();
  const code = codeIn(parent.children.at(-1));
  if (code === undefined) add(add(parent, 'pre'), 'code', `${text}\n`, true);
  else code.text += `\n${text}\n`;
  if (end !== -1) blocks.unshift(lines.slice(end).join('\n'));
  return true;
};

const table: Rule = (_parser, parent, blocks) => {
  const rows = (blocks[0] ?? '').split('\n').map((row) => row.replace(/^ +| +$/g, ''));
  const [header = '', ruler = ''] = rows;
  const bordered = header.startsWith('|') || endsInPipe(header);
  const cells = splitRow(header, bordered);
  const fits =
    rows.length > 1 &&
    (cells.length > 1 || (bordered && rows.slice(1).every((row) => row.startsWith('|') || endsInPipe(row))));
  const columns = splitRow(ruler, bordered);
  if (!fits || columns.length !== cells.length || !/^[|:\- ]*$/.test(columns.join(''))) return false;
  blocks.shift();
  const found = add(parent, 'table');
  for (const row of [header, ...rows.slice(2)]) {
    const line = add(found, 'tr');
    const texts = splitRow(row, bordered);
    for (const index of columns.keys()) add(line, 'td', (texts[index] ?? '').replace(/^ +| +$/g, ''));
  }
  return true;
};

const endsInPipe = (row: string): boolean => /(?<!\\)(?:\\\\)*\|$/.test(row);

const heading: Rule = (parser, parent, blocks) => {
  const block = blocks[0] ?? '';
  const match = HEADING.exec(block);
  if (match === null) return false;
  blocks.shift();
  const after = block.slice(match.index + match[0].length);
  if (match.index > 0) parse(parser, parent, [block.slice(0, match.index)]);
  add(parent, `h${match[1]?.length}`, match[2]?.trim());
  if (after !== '') blocks.unshift(isIn(parser, 'looselist') ? looseDetab(after, 1) : after);
  return true;
};

const underlined: Rule = (_parser, parent, blocks) => {
  const block = blocks[0] ?? '';
  if (!UNDERLINE.test(block)) return false;
  blocks.shift();
  const [text = '', line = '', ...rest] = block.split('\n');
  add(parent, line.startsWith('=') ? 'h1' : 'h2', text.trim());
  if (rest.length > 0) blocks.unshift(rest.join('\n'));
  return true;
};

const thematicBreak: Rule = (parser, parent, blocks) => {
  const block = blocks[0] ?? '';
  const match = THEMATIC_BREAK.exec(block);
  if (match === null) return false;
  blocks.shift();
  const before = block.slice(0, match.index).replace(/\n+$/, '');
  const after = block.slice(match.index + match[0].length).replace(/^\n+/, '');
  if (before !== '') parse(parser, parent, [before]);
  add(parent, 'hr');
  if (after !== '') blocks.unshift(after);
  return true;
};

const listRule =
  (tag: 'ol' | 'ul', pattern: RegExp): Rule =>
  (parser, parent, blocks) => {
    if (!pattern.test(blocks[0] ?? '')) return false;
    const items = itemsOf(blocks.shift() ?? '');
    const before = parent.children.at(-1);
    const goesOn = before !== undefined && isList(before);
    const list = goesOn ? before : isList(parent) ? parent : add(parent, tag);
    if (goesOn) {
      wrapLast(list);
      const item = add(list, 'li');
      within(parser, 'looselist', () => parse(parser, item, items.splice(0, 1)));
    }
    within(parser, 'list', () => {
      for (const item of items) {
        const last = list.children.at(-1);
        const isInner = item.startsWith('    ') && last !== undefined;
        parse(parser, isInner ? last : add(list, 'li'), [item]);
      }
    });
    return true;
  };

/** The last item of a list that goes on behind a blank line holds paragraphs. */
function wrapLast(list: Element): void {
  const item = list.children.at(-1);
  if (item === undefined) return;
  wrapText(item);
  const last = item.children.at(-1);
  if (last === undefined || last.tail === '') return;
  add(item, 'p', last.tail.trimStart());
  last.tail = '';
}

function itemsOf(block: string): string[] {
  const items: string[] = [];
  for (const line of block.split('\n')) {
    const text = ITEM.exec(line)?.[1];
    const last = items.at(-1) ?? '';
    if (text !== undefined) items.push(text);
    else if (INDENTED_ITEM.test(line) && !last.startsWith('    ')) items.push(line);
    else items[items.length - 1] = `${last}\n${line}`;
  }
  return items;
}

const quote: Rule = (parser, parent, blocks) => {
  const block = blocks[0] ?? '';
  const match = QUOTE.exec(block);
  if (match === null) return false;
  blocks.shift();
  parse(parser, parent, [block.slice(0, match.index)]);
  const lines = block.slice(match.index).split('\n');
  const text = lines.map((line) => (line.trim() === '>' ? '' : (/^ {0,3}> ?(.*)/.exec(line)?.[1] ?? line)));
  const before = parent.children.at(-1);
  const inner = before?.tag === 'blockquote' ? before : add(parent, 'blockquote');
  within(parser, 'blockquote', () => parse(parser, inner, text.join('\n').split('\n\n')));
  return true;
};

/** A definition is taken out of a block wherever it stands there at the begin of a line. */
const definition: Rule = ({ definitions }, _parent, blocks) => {
  const block = blocks[0] ?? '';
  const match = DEFINITION.exec(block);
  if (match === null) return false;
  blocks.shift();
  const before = block.slice(0, match.index);
  const after = block.slice(match.index + match[0].length);
  definitions.set((match[1] ?? '').trim().toLowerCase(), (match[2] ?? '').replace(/^<+|>+$/g, ''));
  if (after.trim() !== '') blocks.unshift(after.replace(/^\n+/, ''));
  if (before.trim() !== '') blocks.unshift(before.replace(/\n+$/, ''));
  return true;
};

const paragraph: Rule = (parser, parent, blocks) => {
  const block = blocks.shift() ?? '';
  if (block.trim() === '') return true;
  const last = parent.children.at(-1);
  if (!isIn(parser, 'list')) add(parent, 'p', block.trimStart());
  else if (last !== undefined) last.tail += `\n${block}`;
  else parent.text = parent.text === '' ? block.trimStart() : `${parent.text}\n${block}`;
  return true;
};

const RULES: readonly Rule[] = [
  emptyBlock,
  indentedInList,
  indentedCode,
  table,
  heading,
  underlined,
  thematicBreak,
  listRule('ol', NUMBERED),
  listRule('ul', BULLETED),
  quote,
  definition,
  paragraph,
];
