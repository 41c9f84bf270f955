import type { TreeResult } from './config-file-tree.ts';
import { MAX_CONFIG_BYTES } from './repository-settings.ts';

/** The text of a file, or why it is none, as a problem of the whole file. */
export type TextResult =
  | { readonly ok: true; readonly text: string }
  | Extract<TreeResult, { readonly ok: false }>;

/** Takes the bytes of a file of settings or rules for text: UTF-8 of at most 64 KB, without its byte order mark. */
export function readText(bytes: Uint8Array): TextResult {
  if (bytes.length > MAX_CONFIG_BYTES) {
    return unreadable(`is larger than ${MAX_CONFIG_BYTES / 1024} KB: make it shorter`);
  }
  const text = textOf(bytes);
  if (text === null) return unreadable('is not UTF-8: save it in that encoding');
  if (text.includes('\0')) return unreadable('holds a NUL character: save it as plain text');
  return { ok: true, text };
}

/** Reads a text with the line of each key and value: JSON where the name ends in `.json`, else YAML. */
export async function readTextTree(text: string, name: string): Promise<TreeResult> {
  if (/\.json$/i.test(name)) return (await import('./config-file-json.ts')).readJsonTree(text);
  return (await import('./config-file-yaml.ts')).readYamlTree(text);
}

function unreadable(text: string): Extract<TreeResult, { readonly ok: false }> {
  return { ok: false, problems: [{ line: null, text: `the file ${text}` }] };
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
