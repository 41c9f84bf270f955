import type { CodeLanguage } from '../code-language.ts';
import { type Check, lineAt, type RegistryEntry } from './entry.ts';
import { onLine, SCRIPT, shipped } from './rule-parts.ts';

/** Where a language takes a date pattern, and what is wrong in one. */
type Dialect = {
  readonly languages: readonly CodeLanguage[];
  /** In the code of the line. */
  readonly call: RegExp;
  /** In the line as it stands. */
  readonly faults: readonly (readonly [pattern: RegExp, issue: string, fix: string])[];
};

const MONTH_AS_MINUTE =
  'The pattern writes the minutes where the month is meant, or the month where the minutes are.';
const TWELVE_HOURS =
  'The pattern writes hours of a twelve-hour clock without AM or PM: three in the afternoon reads as three at night.';
const WEEK_YEAR =
  'The pattern writes the year of the week, which around New Year is not the year of the day.';

const DIALECTS: readonly Dialect[] = [
  {
    languages: ['java', 'kotlin'],
    call: /\b(?:SimpleDateFormat|ofPattern|forPattern|FastDateFormat\.getInstance)\(\s?""|@(?:JsonFormat|DateTimeFormat)\(.{0,80}pattern\s?=\s?""/,
    faults: [
      [/"[^"w]{0,40}YYYY[^"w]{0,40}"/, WEEK_YEAR, 'Write `yyyy`, or `uuuu`, in place of `YYYY`.'],
      [
        /"[^"]{0,40}(?:yy[-/. ]?mm[-/. ]?dd|dd[-/. ]mm[-/. ]yy|[Hh]:MM)/,
        MONTH_AS_MINUTE,
        'Write `MM` for months and `mm` for minutes.',
      ],
      [/"[^"a]{0,40}hh:mm[^"a]{0,40}"/, TWELVE_HOURS, 'Write `HH` in place of `hh`, or add `a`.'],
    ],
  },
  {
    languages: ['csharp'],
    call: /\.(?:ToString|ParseExact|TryParseExact)\(.{0,80}""/,
    faults: [
      [
        /"[^"]{0,40}(?:YYYY|yyyy[-/. ]?mm[-/. ]?dd|dd[-/. ]mm[-/. ]yy|HH:MM|DD[-/.]MM)/,
        'The pattern holds a letter that means something else: years are `yyyy`, months `MM`, days `dd`, minutes `mm`.',
        'Write `yyyy-MM-dd HH:mm:ss`.',
      ],
      [/"[^"t]{0,40}[yd][-/. T]hh:mm[^"t]{0,40}"/, TWELVE_HOURS, 'Write `HH` in place of `hh`, or add `tt`.'],
    ],
  },
  {
    languages: ['python', 'ruby'],
    call: /\bstr[fp]time\b/,
    faults: [
      [
        /%[Yy][-/. ]?%M[-/. ]?%d|%d[-/. ]%M[-/. ]%[Yy]|%M[-/]%d|%[HI]:?%m/,
        MONTH_AS_MINUTE,
        'Write `%m` for months and `%M` for minutes.',
      ],
      [
        /["'][^"'p]{0,60}%I:%M(?![^"']{0,30}%[pP])/,
        TWELVE_HOURS,
        'Write `%H` in place of `%I`, or add `%p`.',
      ],
    ],
  },
  {
    languages: ['php'],
    call: /(?:\bdate|->format|createFromFormat)\(\s?""/,
    faults: [
      [/["'][^"']{0,20}[HhGg]:m\b/, MONTH_AS_MINUTE, 'Write `i` for minutes.'],
      [
        /["'][Ymd][-/.]?[md][-/.]?[dY]\s[hg]:i(?::s)?["']/,
        TWELVE_HOURS,
        'Write `H` in place of `h`, or add `A`.',
      ],
    ],
  },
  {
    languages: ['go'],
    call: /\.(?:Format|AppendFormat)\(\s?""|\btime\.(?:Parse|ParseInLocation)\(\s?""/,
    faults: [
      [
        /"[^"]{0,40}(?:2006[-/.]?02[-/.]?01|15:01|YYYY|yyyy)/,
        'The layout does not hold the parts of the reference time 2006-01-02 15:04:05: month and day, or the minutes, go wrong.',
        'Write `2006-01-02 15:04:05`.',
      ],
      [/"(?![^"]{0,60}PM)[^"]{0,40}\b03:04/, TWELVE_HOURS, 'Write `15` in place of `03`, or add `PM`.'],
    ],
  },
  {
    languages: SCRIPT,
    call: /\.format\(\s?""\s?\)/,
    faults: [
      [
        /\.format\(\s?["'](?:[^"']{0,20}YYYY[-/. ]?(?:mm[-/. ]?DD|MM[-/. ]?dd)|[^"']{0,20}HH?:MM)/,
        'The pattern holds a letter that means something else: months are `MM`, days `DD`, minutes `mm`.',
        'Write `YYYY-MM-DD HH:mm:ss`.',
      ],
      [
        /\.format\(\s?["'](?![^"']{0,40}[aA])[^"']{0,30}YY[^"']{0,20}\bhh?:mm/,
        TWELVE_HOURS,
        'Write `HH` in place of `hh`, or add `A`.',
      ],
    ],
  },
];

function patternCheck({ languages, call, faults }: Dialect): Check {
  return {
    languages,
    inTests: true,
    issue: MONTH_AS_MINUTE,
    fix: 'Correct the pattern.',
    find: (place) => {
      const { code, text } = lineAt(place);
      if (!call.test(code)) return null;
      const fault = faults.find(([pattern]) => pattern.test(text));
      return fault === undefined ? null : { issue: fault[1], fix: fault[2] };
    },
  };
}

const MONEY = String.raw`\w{0,40}(?:[pP]rice|[aA]mount|[tT]otal|[cC]ost|[fF]ee|[bB]alance|dollars|euros)\w{0,20}`;

/** Rules about dates, numbers and how they are written. */
export const FORMAT_RULES: readonly RegistryEntry[] = [
  shipped({
    id: 'COR-008',
    severity: 'important',
    category: 'correctness',
    title: 'Date patterns mean what they seem to mean',
    text: 'The letters of a date pattern are those of the library for year, month, day, hour and minute.',
    languages: ['java', 'kotlin', 'csharp', 'python', 'ruby', 'php', 'go', ...SCRIPT],
    violates: [
      'DateTimeFormatter.ofPattern("YYYY-MM-dd")',
      'now.strftime("%Y-%M-%d")',
      'at.Format("2006-02-01")',
    ],
    meets: [
      'DateTimeFormatter.ofPattern("yyyy-MM-dd")',
      'now.strftime("%Y-%m-%d")',
      'at.Format("2006-01-02")',
    ],
    cue: /DateFormat|[oO]fPattern|forPattern|JsonFormat|DateTimeFormat|ParseExact|\.ToString\(.{0,80}"|str[fp]time|\bdate\(|[fF]ormat\(|time\.Parse/,
    checks: DIALECTS.map(patternCheck),
  }),
  shipped({
    id: 'COR-009',
    severity: 'important',
    category: 'correctness',
    title: 'Numbers keep their precision',
    text: 'Amounts of money have one unit and one place where they are rounded, are not compared or added up as binary fractions, and no division cuts off a fraction that is needed later.',
    languages: ['java', 'kotlin', 'csharp', 'go', 'python', 'php', 'ruby', ...SCRIPT],
    violates: [
      'int cents = (int) (price * 100);',
      'new BigDecimal(0.1)',
      '(double) (hits.size() / total.size())',
    ],
    meets: ['Math.round(price * 100)', 'new BigDecimal("0.1")', '(double) hits.size() / total.size()'],
    cue: /BigDecimal|Decimal\(|[pP]rice|[aA]mount|[cC]urrency|[cC]ents\b|\(double\)|\(float\)|[cC]eil(?:ing)?\(|Math\.[rR]ound\(|float64\(|Math\.random\(|\*\s?100\b|toDouble\(/,
    checks: [
      onLine({
        languages: [...SCRIPT, 'java', 'csharp', 'go', 'python', 'php'],
        code: [
          new RegExp(
            String.raw`\b(?:int|int64|intval|parseInt|Math\.floor|Math\.trunc)\(\s?\$?[\w.>-]{0,40}?${MONEY}\s?\*\s?100(?:\.0)?\s?\)`,
          ),
          new RegExp(
            String.raw`\((?:int|long|Integer)\)\s?\(\s?\$?[\w.>-]{0,40}?${MONEY}\s?\*\s?100(?:\.0)?[dfm]?\s?\)`,
          ),
        ],
        issue:
          'The product is cut off, not rounded: 19.99 × 100 is 1998.99… in binary fractions and becomes 1998.',
        fix: 'Round the product, or keep the amount in cents or as a decimal from the start.',
      }),
      onLine({
        languages: ['java', 'kotlin', 'python', 'ruby'],
        code: [/\b(?:new\sBigDecimal|BigDecimal|Decimal)\(\s?-?\d{1,10}\.\d{1,20}\s?[,)]/],
        issue: 'The number is a binary fraction before it becomes a decimal, and brings its error along.',
        fix: 'Give the number as a string.',
      }),
      onLine({
        languages: ['java', 'kotlin'],
        code: [/\.equals\(BigDecimal\.(?:ZERO|ONE|TEN)\)/],
        issue:
          '`equals` of `BigDecimal` compares the number of places too: 0.00 does not equal `BigDecimal.ZERO`.',
        fix: 'Compare with `compareTo(...) == 0` or `signum()`.',
      }),
      onLine({
        languages: ['java', 'csharp'],
        code: [
          /\((?:double|float|decimal)\)\s?\(\s?[\w.]{1,60}\.(?:size\(\)|length\(\)|length|Count|Length)\s?\/\s?(?:\d{1,9}|[\w.]{1,60}\.(?:size\(\)|length\(\)|length|Count|Length))\s?\)/,
          /\bMath\.(?:ceil|Ceiling|round|Round)\(\s?[\w.]{1,60}\.(?:size\(\)|length\(\)|length|Count|Length)\s?\/\s?(?:\d{1,9}|[\w.]{1,60}\.(?:size\(\)|length|Count|Length))\s?\)/,
          /\(int\)\s?Math\.random\(\)\s?\*/,
        ],
        issue: 'The fraction is cut off before the result is converted or rounded.',
        fix: 'Convert one operand before the division, or put the whole product into the parentheses.',
      }),
      onLine({
        languages: ['go'],
        code: [/\bfloat(?:32|64)\(\s?len\([\w.]{1,60}\)\s?\/\s?(?:\d{1,9}|len\([\w.]{1,60}\))\s?\)/],
        issue: 'The fraction is cut off before the result is converted: both operands are whole numbers.',
        fix: 'Convert each operand before the division.',
      }),
    ],
  }),
  shipped({
    id: 'COR-010',
    severity: 'important',
    category: 'correctness',
    title: 'Points in time keep their time zone',
    text: 'A point in time is kept with its zone or in UTC, is not relabelled to another zone, and "today" is taken in the zone of whom it is for.',
    languages: ['python', 'java', 'kotlin', 'csharp', 'ruby', 'php', 'go', ...SCRIPT],
    violates: ['datetime.utcnow().timestamp()', 'datetime.now().replace(tzinfo=timezone.utc)'],
    meets: ['datetime.now(timezone.utc)'],
    cue: /\bdatetime\.(?:now|utcnow|today|fromtimestamp|utcfromtimestamp)\(|LocalDateTime|DateTime\.(?:Now|Today)|Time\.now|Date\.today|getTimezoneOffset|setHours\(|toISOString\(\)\.|[tT]ime_?[zZ]one|ZoneId|tzinfo/,
    checks: [
      onLine({
        languages: ['python'],
        code: [/\bdatetime\.(?:utcnow|utcfromtimestamp)\([^()]{0,60}\)\.(?:timestamp|astimezone)\(/],
        issue:
          'The time is UTC but carries no zone, so that this takes it for local time: the result is off by the offset of the machine.',
        fix: 'Write `datetime.now(timezone.utc)`.',
      }),
      onLine({
        languages: ['python'],
        code: [
          /\bdatetime\.(?:now|today)\(\)\.replace\(\s?tzinfo\s?=\s?(?!None)/,
          /\bdatetime\.fromtimestamp\([^(),]{1,60}\)\.replace\(\s?tzinfo\s?=\s?(?!None)/,
        ],
        issue:
          'Local time is labelled as another zone without being converted: the point in time is off by the offset of the machine.',
        fix: 'Ask for the time in the zone, such as `datetime.now(timezone.utc)`.',
      }),
      onLine({
        languages: ['python'],
        code: [/\bdatetime\.now\(\)\.(?:isoformat\([^()]{0,40}\)\s?\+\s?""|strftime\()/],
        text: /datetime\.now\(\)\.(?:isoformat\([^()]{0,40}\)\s?\+\s?["']Z["']|strftime\(["'][^"']{0,60}Z["'])/,
        issue: 'Local time is written with a Z, which says that it is UTC.',
        fix: 'Write `datetime.now(timezone.utc)`.',
      }),
    ],
  }),
];
