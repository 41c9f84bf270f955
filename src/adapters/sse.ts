/** Server-sent events, https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream. */

/** One event: its name (`message` where it has none) and its data lines joined. */
export type ServerEvent = { readonly name: string; readonly data: string };

/** Events of a byte stream. What the stream's end cuts off is no event. */
export async function* readEvents(
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<ServerEvent, void, undefined> {
  let lines: string[] = [];
  for await (const line of readLines(body)) {
    if (line !== '') {
      lines.push(line);
      continue;
    }
    const event = eventOf(lines);
    lines = [];
    if (event !== null) yield event;
  }
}

/** An event without data is none. */
function eventOf(lines: readonly string[]): ServerEvent | null {
  const fields = lines.map(splitField);
  const data = fields.filter(([field]) => field === 'data').map(([, value]) => value);
  const name = fields.findLast(([field]) => field === 'event')?.[1] ?? '';
  return data.length === 0 ? null : { name: name === '' ? 'message' : name, data: data.join('\n') };
}

/** A line that starts with a colon is a comment: its field name is empty. */
function splitField(line: string): [field: string, value: string] {
  const colon = line.indexOf(':');
  if (colon === -1) return [line, ''];
  const value = line.slice(colon + 1);
  return [line.slice(0, colon), value.startsWith(' ') ? value.slice(1) : value];
}

/** Whole lines, ended by CR, LF or both. A CR at the end of a chunk waits for what follows. */
async function* readLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let pieces: string[] = [];
  let endsWithCr = false;
  for await (const chunk of body) {
    const text = decoder.decode(chunk, { stream: true });
    // A long line in many chunks is put together once, not with every chunk.
    if (!endsWithCr && !/[\r\n]/.test(text)) {
      pieces.push(text);
      continue;
    }
    const lines = [...pieces, text].join('').split(/\r\n|\n|\r(?!$)/);
    const rest = lines.pop() ?? '';
    pieces = [rest];
    endsWithCr = rest.endsWith('\r');
    yield* lines;
  }
  if (endsWithCr) yield pieces.join('').slice(0, -1);
}
