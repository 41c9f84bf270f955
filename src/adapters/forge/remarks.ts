/** What went another way than planned, in sentences for the log; each kind of trouble is told once. */
export class Remarks {
  readonly #byKind = new Map<string, string>();

  /** Keeps the first sentence of a kind. */
  add(kind: string, sentence: string): void {
    if (!this.#byKind.has(kind)) this.#byKind.set(kind, sentence);
  }

  all(): readonly string[] {
    return [...this.#byKind.values()];
  }
}
