/** Other tools whose results are handed in: who says a finding. */

/** One file of results as it was read, not yet held against a change. */
export type ToolLog = {
  /** Name of the file, for people. */
  readonly source: string;
  /** The parsed document; its form was looked at, its content was not. */
  readonly value: unknown;
  /** Folders that paths in it may begin with: where the repository lay when the tool ran. */
  readonly roots: readonly string[];
};

/** The words of a tool with its name behind them: the document of the gates has no other place for it. */
export function saidBy(issue: string, tool: string): string {
  return `${issue} (${tool})`;
}

/** Which of some tools says this issue; null where none of them does. Of two names that fit, the longer one is meant. */
export function toolOf(issue: string, tools: Iterable<string>): string | null {
  let found: string | null = null;
  for (const tool of tools) {
    if (issue.endsWith(` (${tool})`) && tool.length > (found?.length ?? -1)) found = tool;
  }
  return found;
}
