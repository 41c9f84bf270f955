import { DELIVERY_RULES } from '../../../src/domain/registry/delivery.ts';
import { describeRules } from '../../support/rule-table.ts';

/** Commands in a step of a workflow, under `run: |`. */
function inStep(...commands: readonly string[]): string {
  return [
    '    steps:',
    '      - name: go',
    '        run: |',
    ...commands.map((line) => `          ${line}`),
  ].join('\n');
}

/** An expression of a workflow. */
function expression(of: string): string {
  return `\${{ ${of} }}`;
}

const CI = '.github/workflows/ci.yml';
const TITLE = expression('github.event.issue.title');
const HEAD = expression('github.event.pull_request.head.sha');
const TARGET = 'on:\n  pull_request_target:\njobs:\n  a:\n    steps:\n';
const CHECKOUT = '      - uses: actions/checkout@v4\n        with:\n';

describeRules('rules about delivery', DELIVERY_RULES, [
  {
    id: 'SEC-030',
    matches: [
      ['Dockerfile', 'RUN curl -fsSL https://tool.dev/install.sh | sh'],
      ['Dockerfile', '¦RUN curl -fsSL https://tool.dev/setup \\\n    | bash -'],
      ['Dockerfile', 'ADD https://tool.dev/tool.tar.gz /opt/'],
      ['setup.sh', 'wget -qO- https://tool.dev/install.sh | sudo -E bash -'],
      ['setup.sh', 'bash <(curl -s https://tool.dev/install.sh)'],
      ['setup.sh', 'sh -c "$(curl -fsSL https://tool.dev/install.sh)"'],
      ['setup.sh', 'curl -sSL https://tool.dev/install.py | python3 -'],
      [CI, inStep('curl -sL https://tool.dev/get | bash')],
    ],
    passes: [
      ['Dockerfile', 'RUN curl -fsSLo tool.sh https://tool.dev/install.sh'],
      ['Dockerfile', 'ADD --checksum=sha256:24454f83 https://tool.dev/tool.tar.gz /opt/'],
      ['Dockerfile', 'ADD tool.tar.gz /opt/'],
      ['Dockerfile', '# RUN curl -fsSL https://tool.dev/install.sh | sh'],
      ['setup.sh', 'echo "Run: curl -fsSL https://tool.dev/install.sh | sh"'],
      ['setup.sh', "curl -s https://tool.dev/v | python3 -c 'import json'"],
      ['setup.sh', 'curl -s https://tool.dev/v | jq -r .shell'],
      ['setup.sh', 'cat <<EOF\nUsage:\n  curl -s https://tool.dev/install.sh | sh\nEOF'],
      ['setup.sh', 'curl -fsSL https://tool.dev/install.sh | bash -s -- 2.0.50'],
      ['deploy/values.yaml', 'note: curl -fsSL https://tool.dev/install.sh | sh'],
    ],
  },
  {
    id: 'SEC-031',
    matches: [
      ['Dockerfile', 'ENV API_KEY=sk-live-8f2k1'],
      ['Dockerfile', 'ARG NPM_TOKEN="npm_8f2k1kkq"'],
      ['docker/app.Dockerfile', 'ENV HOST=db DB_PASSWORD=hunter2-prod'],
      ['Dockerfile', 'ENV DB_PASSWORD hunter2-prod'],
    ],
    passes: [
      ['Dockerfile', 'ARG NPM_TOKEN'],
      ['Dockerfile', 'ENV API_KEY=$API_KEY'],
      ['Dockerfile', 'ENV SECRET_KEY_BASE=dummy-for-assets'],
      ['Dockerfile', 'ENV DB_PASSWORD_FILE=hunter2-prod'],
      ['Dockerfile', 'ENV API_KEY=/run/secrets/api_key'],
      ['Dockerfile', 'RUN --mount=type=secret,id=api_key ./fetch.sh'],
    ],
  },
  {
    id: 'SEC-032',
    matches: [
      ['deploy.sh', 'curl -k https://api.shop.dev/key'],
      ['deploy.sh', 'curl -sSk -o key https://api.shop.dev/key'],
      ['deploy.sh', 'git config --global http.sslVerify false'],
      ['Dockerfile', 'RUN wget --no-check-certificate https://tool.dev/tool.tar.gz'],
      ['Dockerfile', 'ENV NODE_TLS_REJECT_UNAUTHORIZED=0'],
      ['Dockerfile', 'RUN npm config set strict-ssl false'],
      [CI, inStep('curl --insecure https://api.shop.dev/key')],
    ],
    passes: [
      ['deploy.sh', 'curl --cacert ca.pem https://api.shop.dev/key'],
      ['deploy.sh', 'curl -k https://localhost:8443/health'],
      ['deploy.sh', 'curl -k \\\n  https://127.0.0.1:8443/health'],
      ['deploy.sh', 'curl -sSfLokubectl https://dl.k8s.io/kubectl'],
      ['deploy.sh', '# curl -k https://api.shop.dev/key'],
      ['deploy.sh', 'git config --global http.sslVerify true'],
      ['deploy/app.yaml', 'NODE_TLS_REJECT_UNAUTHORIZED: 0'],
      ['Dockerfile', 'RUN grep -k curl notes'],
    ],
  },
  {
    id: 'SEC-033',
    matches: [
      ['Dockerfile', 'RUN chmod -R 777 /app'],
      ['setup.sh', 'chmod 0777 "$DATA" && start'],
      ['setup.sh', 'sudo chmod a+rwx /srv/data'],
      [CI, inStep('chmod 777 build')],
      ['Dockerfile', 'USER root\nRUN apt-get update\nCMD ["node", "server.js"]'],
    ],
    passes: [
      ['Dockerfile', 'RUN chmod -R 755 /app'],
      ['Dockerfile', 'RUN chmod 1777 /tmp/app'],
      ['setup.sh', '# chmod 777 /app'],
      ['setup.sh', 'chmod +x run.sh'],
      ['Dockerfile', 'USER root\nRUN apt-get update\nUSER app\nCMD ["node", "server.js"]'],
      ['Dockerfile', 'USER root\nRUN apt-get update\nFROM base\nCMD ["node", "server.js"]'],
      ['Dockerfile', 'USER root\nENTRYPOINT ["/entrypoint.sh"]'],
      ['Dockerfile', 'USER app\nCMD ["node", "server.js"]'],
    ],
  },
  {
    id: 'SEC-040',
    matches: [
      [CI, `      - run: echo "${TITLE}"`],
      [CI, inStep('set -e', `echo "${TITLE}"`)],
      [CI, inStep('if true; then', `  git checkout ${expression('github.head_ref')}`, 'fi')],
      [CI, inStep(`echo '${expression('github.event.commits[0].message')}'`)],
      [CI, inStep(`echo ${expression("format('{0}', github.event.comment.body)")}`)],
      [
        CI,
        `      - uses: actions/github-script@v7\n        with:\n          script: |\n            const t = "${TITLE}";`,
      ],
      ['tools/greet/action.yml', `    - run: echo "${expression('github.event.pull_request.title')}"`],
    ],
    passes: [
      [CI, `      - run: |\n          echo "$TITLE"\n        env:\n          TITLE: ${TITLE}`],
      [
        CI,
        `      - name: go\n        run: |\n          echo "$TITLE"\n        env:\n          TITLE: ${TITLE}`,
      ],
      [CI, `        env:\n          TITLE: ${TITLE}\n        run: echo "$TITLE"`],
      [CI, `      - name: ${TITLE}`],
      [CI, `      - if: ${expression("contains(github.event.issue.title, 'x')")}`],
      [CI, inStep(`echo ${expression("github.head_ref == 'main'")}`)],
      [CI, inStep(`echo ${expression('github.event.pull_request.number')}`)],
      [CI, inStep(`echo ${expression('github.event.pull_request.head.sha')}`)],
      [CI, inStep(`# echo "${TITLE}"`)],
      ['deploy/values.yaml', inStep(`echo "${TITLE}"`)],
    ],
  },
  {
    id: 'SEC-041',
    matches: [
      [CI, `${TARGET}${CHECKOUT}          ref: ${HEAD}`],
      [
        CI,
        `on: [push, pull_request_target]\njobs:\n  a:\n    steps:\n${CHECKOUT}          ref: ${expression('github.head_ref')}`,
      ],
      [
        CI,
        `${TARGET}${CHECKOUT}          fetch-depth: 0\n          ref: ${expression('github.event.pull_request.head.ref')}`,
      ],
    ],
    passes: [
      [CI, `on:\n  pull_request:\njobs:\n  a:\n    steps:\n${CHECKOUT}          ref: ${HEAD}`],
      [CI, `${TARGET}${CHECKOUT}          ref: main`],
      [CI, `${TARGET}${CHECKOUT}          ref: ${expression('github.event.pull_request.base.sha')}`],
      [CI, `${TARGET}      - uses: someone/status@v1\n        with:\n          ref: ${HEAD}`],
      [CI, `# no pull_request_target here\n${CHECKOUT}          ref: ${HEAD}`],
    ],
  },
  {
    id: 'SEC-042',
    matches: [
      [CI, '      - uses: someone/deploy@main'],
      [CI, '        uses: someone/tools/deploy@master # newest'],
      [CI, "      - uses: 'someone/deploy@latest'"],
      ['bitbucket-pipelines.yml', '          - pipe: someone/deploy:latest'],
    ],
    passes: [
      [CI, '      - uses: someone/deploy@v2'],
      [CI, '      - uses: someone/deploy@8f4b7f84864484a7bf31766abe9204da3cbe65b3 # main'],
      [CI, '      - uses: actions/checkout@main'],
      [CI, '      - uses: ./.github/actions/deploy'],
      [CI, '    uses: someone/shared/.github/workflows/deploy.yml@main'],
      [CI, '      # - uses: someone/deploy@main'],
      [CI, '¦      - uses: someone/deploy@main\n      - uses: someone/deploy@main'],
      ['bitbucket-pipelines.yml', '          - pipe: someone/deploy:1.4.0'],
    ],
  },
  {
    id: 'SEC-043',
    matches: [
      [CI, 'permissions: write-all'],
      [CI, inStep(`echo ${expression('secrets.DEPLOY_KEY')}`)],
      [CI, `          SECRETS: ${expression('toJSON(secrets)')}`],
    ],
    passes: [
      [CI, 'permissions: read-all'],
      [CI, 'permissions:\n  contents: write'],
      [CI, inStep(`echo ${expression('secrets.DEPLOY_KEY')} | docker login --password-stdin`)],
      [CI, inStep(`echo "${expression('secrets.DEPLOY_KEY')}" > key.pem`)],
      [CI, inStep(`echo "::add-mask::${expression('secrets.DEPLOY_KEY')}"`)],
      [CI, inStep(`echo ${expression('secrets.DEPLOY_KEY')} \\`, '  | base64 -d')],
      [CI, `          KEY: ${expression('secrets.DEPLOY_KEY')}`],
      [CI, `          OUT: ${expression('toJSON(steps)')}`],
    ],
  },
  {
    id: 'SEC-044',
    matches: [
      [CI, '      - run: npm test || true'],
      [CI, inStep('pytest -q || true')],
      [CI, inStep('trivy image app || exit 0')],
    ],
    passes: [
      [CI, '      - run: npm test'],
      [CI, inStep('docker rm -f db || true')],
      [CI, inStep('npm test || exit 1')],
      [CI, inStep('# npm test || true')],
      [CI, '      - name: npm test || true'],
    ],
  },
  {
    id: 'SEC-050',
    matches: [
      ['run.sh', 'eval "$@"'],
      ['run.sh', '  eval $1'],
      ['run.sh', 'test -n "$1" && eval "$*"'],
    ],
    passes: [
      ['run.sh', '"$@"'],
      ['run.sh', 'eval "$(ssh-agent -s)"'],
      ['run.sh', 'eval "$cmd"'],
      ['run.sh', '# eval "$@"'],
      ['run.sh', 'echo "eval $1"'],
    ],
  },
  {
    id: 'COR-050',
    matches: [
      ['clean.sh', 'rm -rf "$BUILD/"*'],
      ['clean.sh', 'rm -rf $BUILD/*'],
      ['clean.sh', `rm -fr "\${BUILD}/"`],
      ['Dockerfile', 'RUN rm -rf $TOOL_HOME/*'],
      [CI, inStep('rm -rf $OUT/*')],
      ['clean.sh', '#!/bin/bash\ncd "$WORK"\nrm -rf build'],
      ['clean.sh', 'rm -rf $1'],
    ],
    passes: [
      ['clean.sh', `rm -rf "\${BUILD:?}/"*`],
      ['clean.sh', 'BUILD=/var/build\nrm -rf "$BUILD/"*'],
      ['clean.sh', 'BUILD=$(mktemp -d)\nrm -rf "$BUILD/"*'],
      ['clean.sh', 'set -euo pipefail\nrm -rf "$BUILD/"*'],
      ['clean.sh', '[ -n "$BUILD" ] || exit 1\nrm -rf "$BUILD/"*'],
      ['clean.sh', 'rm -rf "$BUILD/cache"'],
      ['clean.sh', 'rm "$BUILD/"*'],
      ['clean.sh', 'rm -rf $CACHE_DIR'],
      ['clean.sh', 'rm -rf "$1"'],
      ['clean.sh', '#!/bin/bash\ncd "$WORK" || exit 1\nrm -rf build'],
      ['clean.sh', '#!/bin/bash\nset -e\ncd "$WORK"\nrm -rf build'],
      ['clean.sh', '#!/bin/bash\ncd "$WORK"\nrm -rf /var/build'],
      ['clean.sh', '#!/bin/bash\ncd ..\nrm -rf build'],
    ],
  },
  {
    id: 'COR-051',
    matches: [
      ['run.sh', 'exec node server.js $@'],
      ['run.sh', 'node server.js $* > log'],
      ['run.sh', '  main $@'],
    ],
    passes: [
      ['run.sh', 'exec node server.js "$@"'],
      ['run.sh', 'for name in $@; do'],
      ['run.sh', 'echo $@'],
      ['run.sh', 'all=$@'],
      ['run.sh', 'log "called with $@"'],
      ['run.sh', "awk '{ print $@ }' rows"],
    ],
  },
  {
    id: 'COR-055',
    matches: [
      ['migrations/12.sql', 'DELETE FROM sessions;'],
      ['migrations/12.sql', 'delete from "app"."sessions"\n;'],
      ['migrations/12.sql', "UPDATE users SET status = 'gone';"],
    ],
    passes: [
      ['migrations/12.sql', 'DELETE FROM sessions WHERE expires_at < now();'],
      ['migrations/12.sql', 'DELETE FROM sessions\n  WHERE expires_at < now();'],
      ['migrations/12.sql', 'DELETE FROM sessions USING users u;'],
      ['migrations/12.sql', '-- Every session is to end.\nDELETE FROM sessions;'],
      ['migrations/12.sql', 'DELETE FROM sessions'],
      ['migrations/12/down.sql', 'DELETE FROM sessions;'],
      ['migrations/12__delete_sessions.sql', 'DELETE FROM sessions;'],
      ['db/seeds/users.sql', 'DELETE FROM users;'],
      ['migrations/12.sql', "ALTER TABLE users ADD COLUMN status text;\nUPDATE users SET status = 'new';"],
      ['migrations/12.sql', 'UPDATE users SET full_name = first_name;'],
      ['migrations/12.sql', 'CREATE RULE r AS ON UPDATE TO users DO INSTEAD NOTHING;'],
    ],
  },
  {
    id: 'COR-056',
    matches: [
      ['migrations/12.sql', 'ALTER TABLE users ADD COLUMN region text NOT NULL;'],
      ['migrations/12.sql', 'ALTER TABLE "users" DROP COLUMN "phone",\nADD COLUMN "region" TEXT NOT NULL;'],
      ['migrations/12.sql', 'alter table app.users add region varchar(20) not null;'],
    ],
    passes: [
      ['migrations/12.sql', "ALTER TABLE users ADD COLUMN region text NOT NULL DEFAULT 'eu';"],
      ['migrations/12.sql', 'ALTER TABLE users ADD COLUMN region text;'],
      ['migrations/12.sql', 'ALTER TABLE users ADD COLUMN id bigserial NOT NULL;'],
      ['migrations/12.sql', 'ALTER TABLE users ADD CONSTRAINT c CHECK (region IS NOT NULL);'],
      [
        'migrations/12.sql',
        'CREATE TABLE users (\n  id int\n);\nALTER TABLE users ADD COLUMN region text NOT NULL;',
      ],
      ['migrations/12.sql', 'DELETE FROM users;\nALTER TABLE users ADD COLUMN region text NOT NULL;'],
      ['migrations/13.sql', 'ALTER TABLE `users` ADD COLUMN `region` text NOT NULL;'],
      ['migrations/mysql/12.sql', 'ALTER TABLE users ADD COLUMN region text NOT NULL;'],
      ['migrations/12/down.sql', 'ALTER TABLE users ADD COLUMN region text NOT NULL;'],
      ['migrations/12.sql', '-- ALTER TABLE users ADD COLUMN region text NOT NULL;'],
    ],
  },
]);
