import type { CodeLanguage } from '../code-language.ts';
import { type Check, lineAt, lineNear, type Place, type RegistryEntry } from './entry.ts';
import { SCRIPT } from './rule-parts.ts';
import { isNear, isTooling, JVM, lineCheck, securityRule } from './security-check.ts';
import { isRequestData, REQUEST_DATA } from './security-request.ts';

const SHELL_ISSUE =
  'Text is put into a command that a shell reads: where a part can come from outside, its sender can start other commands.';

function shellCheck(languages: readonly CodeLanguage[], fix: string, code: RegExp, text?: RegExp): Check {
  return lineCheck({
    languages,
    issue: SHELL_ISSUE,
    fix,
    code,
    ...(text === undefined ? {} : { text }),
    except: /escape|quote|shlex|Shellwords/i,
    around: (place) => !isTooling(place) && !isRequestData(place),
  });
}

const NO_CONSTANT = String.raw`(?!\s{0,3}(?:[A-Z_]{2,40}|__dirname|__filename)\s{0,3}\})`;

/** Whether the command of a call with `shell=True` is put together in the call, which may begin some lines above. */
function isPutTogether(place: Place): boolean {
  for (let steps = 0; steps >= -4; steps -= 1) {
    const line = lineNear(place, steps);
    if (line === null) return false;
    if (/\bf["'][^"']{0,300}\{|["']\s{0,3}(?:\+|%)\s{0,3}[\w(]|\.format\(/.test(line.text)) return true;
    if (/\b(?:run|call|Popen|check_call|check_output|getoutput)\(/.test(line.code)) return false;
  }
  return false;
}

const COMMANDS = securityRule({
  id: 'SEC-004',
  severity: 'important',
  title: 'Commands take a list of arguments',
  text: 'A program is started with a list of arguments and without a shell. Where a shell is needed, what is put into its command is quoted for it.',
  violates: ["exec('convert ' + file + ' out.png')", 'os.system(f"convert {file} out.png")'],
  meets: ["execFile('convert', [file, 'out.png'])", 'subprocess.run(["convert", file, "out.png"])'],
  cue: /exec|system|popen|subprocess|shell|spawn|Command|Process|passthru|`/i,
  checks: [
    shellCheck(
      SCRIPT,
      'Use `execFile` or `spawn` with a list of arguments.',
      /(?<![.\w])(?:(?:child_process|childProcess|cp)\.)?(?:exec|execSync|execAsync|execPromise)\(\s{0,3}""/,
      new RegExp(
        String.raw`\bexec(?:Sync|Async|Promise)?\(\s{0,3}(?:${'`'}[^${'`'}]{0,300}\$\{${NO_CONSTANT}|["'][^"']{0,300}["']\s{0,3}\+\s{0,3}(?!["'])\w)`,
      ),
    ),
    shellCheck(
      ['python'],
      'Use `subprocess.run([...])` with a list of arguments and without `shell=True`; quote with `shlex.quote` where a shell is needed.',
      /(?<![.\w])os\.(?:system|popen)\(|(?<![.\w])(?:subprocess\.)?(?:getoutput|getstatusoutput)\(/,
      /\(\s{0,3}(?:f["'][^"']{0,300}\{|["'].{0,300}["']\s{0,3}(?:\+|%)\s{0,3}[\w(]|["'].{0,300}["']\.format\()/,
    ),
    {
      ...shellCheck(
        ['python'],
        'Pass a list of arguments and leave `shell=True` out; quote with `shlex.quote` where a shell is needed.',
        /\bshell\s{0,2}=\s{0,2}True\b/,
      ),
      find: (place) =>
        /\bshell\s{0,2}=\s{0,2}True\b/.test(lineAt(place).code) &&
        !isTooling(place) &&
        !isRequestData(place) &&
        !/quote/.test(lineAt(place).text) &&
        isPutTogether(place)
          ? {}
          : null,
    },
    shellCheck(
      ['go'],
      'Start the program itself: `exec.Command("convert", file, "out.png")`.',
      /\bexec\.Command(?:Context)?\((?:\s{0,2}\w{1,30},)?\s{0,2}"",\s{0,2}"",\s{0,2}(?:fmt\.Sprintf\(|""\s{0,3}\+|\w{1,40}\s{0,3}\+)/,
      /"(?:\/(?:usr\/)?bin\/)?(?:ba|z|da)?sh",\s{0,2}"-l?c"|"cmd(?:\.exe)?",\s{0,2}"\/[cC]"/,
    ),
    shellCheck(
      JVM,
      'Use `ProcessBuilder` with a list of arguments.',
      /\.exec\(\s{0,3}""\s{0,3}\+|\bProcessBuilder\(\s{0,3}"",\s{0,3}"",\s{0,3}""\s{0,3}\+/,
      /Runtime|\b(?:rt|runtime)\.exec|"-c"|"\/c"/,
    ),
    shellCheck(
      ['csharp'],
      'Start the program itself and add its arguments to `ArgumentList`.',
      /\bProcess(?:\.Start|StartInfo)\(\s{0,3}"",\s{0,3}(?:\$@?""|""\s{0,3}\+)/,
      /"(?:\/bin\/)?(?:ba)?sh"|"cmd(?:\.exe)?"|"(?:powershell|pwsh)(?:\.exe)?"/i,
    ),
    shellCheck(
      ['ruby'],
      'Pass the arguments one by one: `system("convert", file, "out.png")`.',
      /(?<![.\w])(?:system|exec|spawn)[\s(]{1,3}""|\b(?:IO\.popen|Open3\.\w{1,20})[\s(]{1,3}""/,
      /\b(?:system|exec|spawn|popen|capture2e?|capture3|popen3)[\s(]{1,3}"[^"]{0,300}#\{/,
    ),
    shellCheck(
      ['php'],
      'Put each argument through `escapeshellarg`, or use `Process` with a list.',
      /(?<![\w>:$\\])(?:shell_exec|exec|system|passthru|popen|proc_open)\(\s{0,3}""/,
      /\b(?:shell_exec|exec|system|passthru|popen|proc_open)\(\s{0,3}(?:"[^"]{0,300}\$|["'][^"']{0,300}["']\s{0,3}\.\s{0,3}\$)/,
    ),
    shellCheck(
      ['rust'],
      'Start the program itself and give each argument its own `.arg`.',
      /\.arg\(\s{0,3}""\s{0,3}\)\s{0,3}\.arg\(\s{0,3}&?format!\(/,
      /\("-c"\)/,
    ),
  ],
});

/** Whether a line is one that users reach: not of tools, nor of files whose names end as those of tests do. */
function isForEval(place: Place): boolean {
  return (
    !isTooling(place) &&
    !isRequestData(place) &&
    !/\.\w{0,20}tests?\.[a-z]{2,4}$/.test(place.path) &&
    !isNear(place, /\bcompile\(/, [8, 0])
  );
}

const EVAL = securityRule({
  id: 'SEC-005',
  severity: 'important',
  title: 'Text is not run as code',
  text: 'No text that is made or read at run time is run as code (eval, exec, new Function). Data is parsed, and choices go through a table of functions.',
  violates: ['eval(expression)', 'new Function("x", body)'],
  meets: ['JSON.parse(text)', 'ast.literal_eval(text)', 'actions[name]?.()'],
  cue: /\beval\b|\bexec\b|\bFunction\(/,
  checks: [
    lineCheck({
      languages: [...SCRIPT, 'php', 'python', 'ruby'],
      issue:
        'Text is run as code: where it can come from outside, its sender can do all that the program can.',
      fix: 'Parse the data (`JSON.parse`, `ast.literal_eval`), or choose among functions by name.',
      code: /^(?!.{0,200}\b(?:def|function|fn)\s{1,4}eval\b).{0,400}?(?<![\w.$>:\\@-])(?:(?:window|globalThis)\.)?(?:eval\(\s{0,3}(?!"{2}\s{0,3}[,)]|\)|'|\w{1,40}\s{0,2}:)|new Function\((?!(?:\s{0,3}"",?){1,6}\s{0,3}\)))/,
      around: isForEval,
    }),
    lineCheck({
      languages: ['python'],
      issue:
        'Text is run as code: where it can come from outside, its sender can do all that the program can.',
      fix: 'Import a module, or choose among functions by name.',
      code: /^(?!.{0,200}\bdef\s{1,4}exec\b).{0,400}?(?<![\w.])exec\(\s{0,3}(?!""\s{0,3}[,)]|\)|\w{1,40}\s{0,2}:)/,
      around: isForEval,
    }),
  ],
});

/** Rules about text that somebody else wrote and that is run. */
export const INJECTION_RULES: readonly RegistryEntry[] = [REQUEST_DATA, COMMANDS, EVAL];
