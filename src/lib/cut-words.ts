import { oneLine } from './text.ts';

/**
 * Text on one printable line of at most so many columns; what is longer ends with an ellipsis behind a whole word, where
 * a word ends in its second half.
 */
export function cutWords(text: string, columns: number): string {
  const line = oneLine(text, columns);
  // No character is wider than two columns: a line that was cut gets longer with twice the room.
  if (line === oneLine(text, columns * 2)) return line;
  const border = line.lastIndexOf(' ');
  return border < line.length / 2 ? line : `${line.slice(0, border)} …`;
}
