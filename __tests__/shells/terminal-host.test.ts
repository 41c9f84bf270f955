import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { reportFolder } from '../../src/shells/report-folder.ts';
import { terminalHost } from '../../src/shells/terminal-host.ts';

function screen(isTTY: boolean) {
  const written: string[] = [];
  return {
    text: () => written.join(''),
    output: { isTTY, columns: 40, write: (text: string) => written.push(text) },
  };
}

describe('shells/terminal-host', () => {
  it('replaces the progress line on a terminal and clears it before a message', () => {
    const { output, text } = screen(true);
    const host = terminalHost(output, null, []);

    host.progress('opus thinks');
    host.progress('opus thinks');
    host.info('done');

    expect(text()).toBe('\r\u001b[Kopus thinks\r\u001b[Kdone\n');
  });

  it('writes each state of work once where there is no terminal', () => {
    const { output, text } = screen(false);
    const host = terminalHost(output, null, []);

    for (const line of ['a', 'a', 'b', '']) host.progress(line);

    expect(text()).toBe('a\nb\n');
  });

  it('lets neither a key nor a value found later through, nor a control byte', () => {
    const { output, text } = screen(false);
    const host = terminalHost(output, null, ['key-canary-1']);

    host.protect(['found-canary-2']);
    host.info('a key-canary-1 b found-canary-2 \u001b]52;c;x\u0007');
    host.warn('key-canary-1');
    host.progress('found-canary-2');

    expect(text()).not.toContain('canary');
    expect([...text()].filter((c) => c < ' ')).toEqual(['\n', '\n', '\n']);
    expect(host.redact('key-canary-1')).not.toContain('canary');
  });

  it('goes on with a warning where a report cannot be written', async () => {
    const work = await mkdtemp(join(tmpdir(), 'terminal-host-'));
    await writeFile(join(work, 'file'), '');
    const { output, text } = screen(false);

    const path = await terminalHost(output, reportFolder(join(work, 'file')), []).writeReport(
      'triage.json',
      '{}',
    );

    expect(path).toBeNull();
    expect(text()).toContain('warning: triage.json could not be written');
    await rm(work, { recursive: true });
  });
});
