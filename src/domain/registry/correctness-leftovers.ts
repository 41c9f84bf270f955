import type { RegistryEntry } from './entry.ts';
import { KNOWN, onLine, SCRIPT, shipped } from './rule-parts.ts';

/** Rules about what was needed on the way and is not meant to stay. */
export const LEFTOVER_RULES: readonly RegistryEntry[] = [
  shipped({
    id: 'COR-013',
    severity: 'blocking',
    category: 'correctness',
    title: 'Nothing is left of a merge or a debugging session',
    text: 'Code holds no marks of an unresolved conflict and no statement that halts the program for a debugger.',
    languages: [...KNOWN, 'sql', 'yaml', 'dockerfile'],
    violates: ['<<<<<<< HEAD', 'debugger;', 'binding.pry'],
    meets: ['if (Debugger.IsAttached) return;'],
    cue: /^(?:<{7}|>{7})\s|\bdebugger\b|breakpoint|set_trace|binding\.(?:pry|irb|break)|byebug|Debugger\.|\bdd\(|var_dump|dbg!/,
    checks: [
      onLine({
        languages: [...KNOWN, 'sql', 'yaml', 'dockerfile'],
        inTests: true,
        code: [/^(?:<{7}|>{7})\s[\w./-]/],
        issue: 'A mark of an unresolved merge conflict is left in the file.',
        fix: 'Decide for one side of the conflict and take the marks out.',
      }),
      onLine({
        languages: SCRIPT,
        inTests: true,
        code: [/(?:^|[;{}])\s{0,200}debugger\s?(?:;|$)/],
        issue:
          'A statement of a debugging session is left: it halts the program where a debugger is attached.',
        fix: 'Take the line out.',
      }),
      onLine({
        languages: ['python'],
        inTests: true,
        code: [/^\s{0,200}(?:breakpoint\(\)|i?pdb\.set_trace\(|import\si?pdb$)/, /;\s?i?pdb\.set_trace\(/],
        issue: 'A statement of a debugging session is left: it halts the program and waits for input.',
        fix: 'Take the line out.',
      }),
      onLine({
        languages: ['ruby'],
        inTests: true,
        code: [/^\s{0,200}(?:binding\.(?:pry|irb|break)|byebug|debugger)$/],
        issue: 'A statement of a debugging session is left: it halts the program and waits for input.',
        fix: 'Take the line out.',
      }),
      onLine({
        languages: ['php'],
        inTests: true,
        code: [/^\s{0,200}(?:dd|var_dump|dump)\(\$/],
        issue: 'The value is written into the answer to whoever asked, and `dd` ends the request.',
        fix: 'Take the line out.',
      }),
      onLine({
        languages: ['rust'],
        inTests: true,
        code: [/(?:^|[\s(=])dbg!\(/],
        issue: 'A macro of a debugging session is left: it writes to the error output each time.',
        fix: 'Take the macro out.',
      }),
      onLine({
        languages: ['csharp'],
        code: [/^\s{0,200}(?:System\.Diagnostics\.)?Debugger\.(?:Break|Launch)\(\);/],
        issue: 'A statement of a debugging session is left: it halts the program and waits for a debugger.',
        fix: 'Take the line out.',
      }),
    ],
  }),
];
