import { describe, expect, it } from '@jest/globals';
import { parseArguments } from '../../src/shells/arguments.ts';

const SPECS = [
  { name: 'base', takesValue: true, placeholder: 'REF', help: '' },
  { name: 'dry-run', takesValue: false, help: '' },
  { name: 'help', takesValue: false, help: '' },
];

describe('shells/arguments', () => {
  it.each([
    [['--base', 'main', 'x'], { base: 'main' }, ['x']],
    [['--base=main', '--dry-run'], { base: 'main', 'dry-run': 'true' }, []],
    [['--base=a=b'], { base: 'a=b' }, []],
    [['--dry-run=false'], { 'dry-run': 'false' }, []],
    [['-h'], { help: 'true' }, []],
    [['--', '--base', '-x'], {}, ['--base', '-x']],
    [['-'], {}, ['-']],
    [['--base', '-x'], { base: '-x' }, []],
  ])('reads %j', (argv, flags, positionals) => {
    const parsed = parseArguments(argv, SPECS);

    expect(parsed).toEqual({ flags, positionals, problems: [] });
  });

  it.each([
    [['--bsae', 'main'], '--bsae is not an option of this command. Did you mean --base?'],
    [['--zzzzzz'], '--zzzzzz is not an option of this command. See --help.'],
    [['--base'], '--base needs a value: --base REF'],
    [['--base', '--dry-run'], '--base needs a value: --base REF'],
    [['--base', 'a', '--base', 'b'], '--base is given twice: keep one'],
  ])('says what is wrong with %j', (argv, problem) => {
    expect(parseArguments(argv, SPECS).problems).toContain(problem);
  });

  it('reports every problem at once', () => {
    expect(parseArguments(['--nope', '--base', 'x', '--also', '--base'], SPECS).problems).toHaveLength(4);
  });
});
