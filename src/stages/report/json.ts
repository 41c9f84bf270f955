/** JSON that reads well: two blanks of indent, and lists of plain values on one line. Ends with a newline. */
export function readableJson(value: unknown): string {
  return `${write(value, '')}\n`;
}

function write(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return JSON.stringify(value);
    return enclose(
      '[]',
      value.map((item) => write(item, inner)),
      indent,
    );
  }
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => `${JSON.stringify(key)}: ${write(member, inner)}`);
  return members.length === 0 ? '{}' : enclose('{}', members, indent);
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function enclose(brackets: string, items: readonly string[], indent: string): string {
  const separator = `,\n${indent}  `;
  return `${brackets[0]}\n${indent}  ${items.join(separator)}\n${indent}${brackets[1]}`;
}
