/** Small documents in the shapes in which well-known tools write SARIF, and what is to be read of them. */
import type { ImportedRun } from '../../../src/domain/gates.ts';

/** A document with one run; `run` may bring its own tool. */
export function logOf(run: Readonly<Record<string, unknown>>) {
  return { version: '2.1.0', runs: [{ tool: { driver: { name: 'T' } }, ...run }] };
}

/** A document, and its runs as they are read against a change that adds lines 3 and 4 of `src/app.ts`. */
export type Shape = {
  readonly log: unknown;
  readonly expected: readonly Pick<ImportedRun, 'tool' | 'findings' | 'left'>[];
};

const OLD = 'are about lines that this change does not add';
const ELSEWHERE = 'are about files that this change does not touch';

const region = (startLine: number, more: Readonly<Record<string, number>> = {}) => ({ startLine, ...more });
const located = (artifactLocation: unknown, lines: unknown) => [
  { physicalLocation: { artifactLocation, region: lines } },
];

function found(severity: 'blocking' | 'important' | 'suggestion', rule: string, issue: string, line = 3) {
  return { severity, path: 'src/app.ts', line, rule, issue, fix: null };
}

export const SHAPES: [string, Shape][] = [
  [
    'CodeQL: rules in an extension, links in texts, a base without an address',
    {
      log: logOf({
        tool: {
          driver: { name: 'CodeQL', rules: [] },
          extensions: [
            {
              name: 'codeql/javascript-queries',
              rules: [
                { id: 'js/other' },
                {
                  id: 'js/sql-injection',
                  defaultConfiguration: { level: 'error' },
                  help: { text: '# SQL injection\nLong words.', markdown: '# SQL injection' },
                  properties: { 'security-severity': '8.8', tags: ['external/cwe/cwe-089'] },
                },
              ],
            },
          ],
        },
        artifacts: [{ location: { uri: 'src/app.ts', uriBaseId: '%SRCROOT%', index: 0 } }],
        results: [
          {
            ruleId: 'js/sql-injection',
            rule: { id: 'js/sql-injection', index: 1, toolComponent: { index: 0 } },
            message: { text: 'This query depends on a [user-provided value](1).' },
            locations: located(
              { uri: 'src/app.ts', uriBaseId: '%SRCROOT%', index: 0 },
              region(3, { endColumn: 9 }),
            ),
            relatedLocations: [{ id: 1, physicalLocation: { artifactLocation: { uri: 'src/in.ts' } } }],
          },
          {
            rule: { index: 0, toolComponent: { index: 0 } },
            message: { text: 'Old.' },
            locations: located({ index: 0 }, region(1)),
          },
        ],
      }),
      expected: [
        {
          tool: 'CodeQL',
          findings: [
            found('blocking', 'js/sql-injection', 'This query depends on a user-provided value. (CodeQL)'),
          ],
          left: [{ reason: OLD, count: 1 }],
        },
      ],
    },
  ],
  [
    'Semgrep: ids with dots, what nosemgrep silenced',
    {
      log: logOf({
        tool: {
          driver: {
            name: 'Semgrep OSS',
            rules: [{ id: 'js.eval', defaultConfiguration: { level: 'warning' } }],
          },
        },
        results: [
          {
            ruleId: 'js.eval',
            message: { text: 'Found eval.\nAvoid it.' },
            locations: located({ uri: 'src/app.ts', uriBaseId: '%SRCROOT%' }, region(4, { endLine: 4 })),
          },
          {
            ruleId: 'js.eval',
            message: { text: 'Found eval.' },
            locations: located({ uri: 'src/app.ts', uriBaseId: '%SRCROOT%' }, region(3)),
            suppressions: [{ kind: 'inSource' }],
          },
        ],
      }),
      expected: [
        {
          tool: 'Semgrep OSS',
          findings: [found('suggestion', 'js.eval', 'Found eval. Avoid it. (Semgrep OSS)', 4)],
          left: [{ reason: 'are suppressed', count: 1 }],
        },
      ],
    },
  ],
  [
    'ESLint: whole addresses, a list of files',
    {
      log: logOf({
        tool: {
          driver: { name: 'ESLint', rules: [{ id: 'no-eval', shortDescription: { text: 'Disallow eval' } }] },
        },
        artifacts: [{ location: { uri: 'file:///w/repo/src/app.ts' } }],
        results: [
          {
            level: 'error',
            message: { text: '`eval` can be harmful.' },
            locations: located({ uri: 'file:///w/repo/src/app.ts', index: 0 }, region(3, { endLine: 3 })),
            ruleId: 'no-eval',
            ruleIndex: 0,
          },
        ],
      }),
      expected: [
        {
          tool: 'ESLint',
          findings: [found('important', 'no-eval', '`eval` can be harmful. (ESLint)')],
          left: [],
        },
      ],
    },
  ],
  [
    'Fortify: messages by the rule, numbers of its own',
    {
      log: logOf({
        tool: {
          driver: {
            name: 'Micro Focus Fortify Static Code Analyzer',
            rules: [{ id: '2F30', name: 'SQL Injection', defaultConfiguration: { level: 'error' } }],
          },
        },
        originalUriBaseIds: { '%SRCROOT%': { uri: 'file:///scan/src/' } },
        results: [
          {
            ruleId: '2F30',
            ruleIndex: 0,
            level: 'error',
            kind: 'fail',
            baselineState: 'new',
            message: { text: 'Input reaches the query.' },
            locations: located({ uri: 'src/app.ts', uriBaseId: '%SRCROOT%' }, region(3)),
            properties: { InstanceSeverity: '4.0', Confidence: '5.0' },
          },
        ],
      }),
      expected: [
        {
          tool: 'Micro Focus Fortify Static Code Analyzer',
          findings: [
            found('important', '2F30', 'Input reaches the query. (Micro Focus Fortify Static Code Analyzer)'),
          ],
          left: [],
        },
      ],
    },
  ],
  [
    'Trivy: a root path, lock files, ranges of a line',
    {
      log: logOf({
        tool: {
          driver: { name: 'Trivy', rules: [{ id: 'AVD-1', properties: { 'security-severity': '5.5' } }] },
        },
        originalUriBaseIds: { ROOTPATH: { uri: 'file:///w/repo/' } },
        results: [
          {
            ruleId: 'AVD-1',
            ruleIndex: 0,
            level: 'error',
            message: { text: 'Artifact: src/app.ts\nType: terraform\nMessage: Open.' },
            locations: located({ uri: 'src/app.ts', uriBaseId: 'ROOTPATH' }, region(3, { endLine: 4 })),
          },
          {
            ruleId: 'CVE-1',
            level: 'error',
            message: { text: 'Package: x' },
            locations: located(
              { uri: 'package-lock.json', uriBaseId: 'ROOTPATH' },
              region(1, { endLine: 1 }),
            ),
          },
        ],
      }),
      expected: [
        {
          tool: 'Trivy',
          findings: [
            {
              ...found('important', 'AVD-1', 'Artifact: src/app.ts Type: terraform Message: Open. (Trivy)'),
              endLine: 4,
            },
          ],
          left: [{ reason: ELSEWHERE, count: 1 }],
        },
      ],
    },
  ],
  [
    'gosec: taxa beside rules',
    {
      log: logOf({
        tool: {
          driver: {
            name: 'gosec',
            rules: [
              {
                id: 'G101',
                defaultConfiguration: { level: 'error' },
                relationships: [{ target: { id: '798' } }],
              },
            ],
            supportedTaxonomies: [{ name: 'CWE' }],
          },
        },
        taxonomies: [{ name: 'CWE', taxa: [{ id: '798' }] }],
        results: [
          {
            ruleId: 'G101',
            level: 'error',
            message: { text: 'Potential hardcoded credentials' },
            locations: located({ uri: 'src/app.ts' }, { ...region(3, { endLine: 3 }), sourceLanguage: 'go' }),
          },
        ],
      }),
      expected: [
        {
          tool: 'gosec',
          findings: [found('important', 'G101', 'Potential hardcoded credentials (gosec)')],
          left: [],
        },
      ],
    },
  ],
  [
    'Checkov: line 0 for a whole file',
    {
      log: logOf({
        tool: { driver: { name: 'Checkov', rules: [{ id: 'CKV_1' }] } },
        results: [0, 3].map((line) => ({
          ruleId: 'CKV_1',
          ruleIndex: 0,
          level: 'error',
          attachments: [],
          message: { text: 'Ensure it.' },
          locations: located({ uri: 'src/app.ts' }, region(line, { endLine: line })),
        })),
      }),
      expected: [
        {
          tool: 'Checkov',
          findings: [found('important', 'CKV_1', 'Ensure it. (Checkov)')],
          left: [{ reason: 'are about the whole of a file that is not new', count: 1 }],
        },
      ],
    },
  ],
  [
    'Bandit: severities of its own, ranks of none',
    {
      log: logOf({
        tool: { driver: { name: 'Bandit', rules: [{ id: 'B102', name: 'exec_used' }] } },
        results: [
          {
            message: { text: 'Use of exec detected.' },
            level: 'note',
            properties: { issue_confidence: 'HIGH', issue_severity: 'LOW' },
            locations: located({ uri: 'src/app.ts' }, region(3, { endColumn: 8 })),
            ruleId: 'B102',
            ruleIndex: 0,
          },
        ],
      }),
      expected: [
        {
          tool: 'Bandit',
          findings: [found('suggestion', 'B102', 'Use of exec detected. (Bandit)')],
          left: [],
        },
      ],
    },
  ],
  [
    'SpotBugs: messages by id with arguments',
    {
      log: logOf({
        tool: {
          driver: {
            name: 'SpotBugs',
            rules: [{ id: 'NP', messageStrings: { default: { text: 'Null in {1} of {0}.' } } }],
          },
        },
        originalUriBaseIds: { '8736793520': { uri: 'file:/w/repo/src/' } },
        results: [
          {
            ruleId: 'NP',
            ruleIndex: 0,
            message: { id: 'default', text: 'Null in {1} of {0}.', arguments: ['A', 'f()'] },
            level: 'warning',
            locations: located({ uri: 'app.ts', uriBaseId: '8736793520' }, region(4)),
          },
        ],
      }),
      expected: [
        {
          tool: 'SpotBugs',
          findings: [found('suggestion', 'NP', 'Null in f() of A. (SpotBugs)', 4)],
          left: [],
        },
      ],
    },
  ],
  [
    'analyzers of .NET: a run for each framework, addresses of Windows, what the source suppresses',
    {
      log: {
        version: '2.1.0',
        runs: ['net8.0', 'net10.0'].map(() => ({
          tool: { driver: { name: 'Microsoft (R) Visual C# Compiler', rules: [{ id: 'CA1000' }] } },
          results: [
            {
              ruleId: 'CA1000',
              ruleIndex: 0,
              level: 'warning',
              message: { text: 'Do not.' },
              locations: located({ uri: 'file:///D:/a/repo/src/app.ts' }, region(3, { endLine: 3 })),
              properties: { warningLevel: 1 },
            },
            {
              ruleId: 'CA1000',
              level: 'warning',
              message: { text: 'Do not.' },
              suppressions: [{ kind: 'inSource', properties: { suppressionType: 'Pragma Directive' } }],
              locations: located({ uri: 'file:///D:/a/repo/src/app.ts' }, region(4, { endLine: 4 })),
            },
          ],
        })),
      },
      expected: [
        {
          tool: 'Microsoft (R) Visual C# Compiler',
          findings: [found('suggestion', 'CA1000', 'Do not. (Microsoft (R) Visual C# Compiler)')],
          left: [{ reason: 'are suppressed', count: 1 }],
        },
        {
          tool: 'Microsoft (R) Visual C# Compiler',
          findings: [],
          left: [
            { reason: 'are said twice', count: 1 },
            { reason: 'are suppressed', count: 1 },
          ],
        },
      ],
    },
  ],
];
