export const id = 875;
export const ids = [875];
export const modules = {

/***/ 6875:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReview: () => (/* binding */ runReview)
});

// EXTERNAL MODULE: ./src/domain/credentials.ts
var credentials = __webpack_require__(9658);
// EXTERNAL MODULE: ./src/domain/errors.ts
var errors = __webpack_require__(241);
// EXTERNAL MODULE: ./src/domain/slot.ts
var domain_slot = __webpack_require__(2334);
// EXTERNAL MODULE: ./src/review.ts + 53 modules
var review = __webpack_require__(9741);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(9112);
// EXTERNAL MODULE: ./src/stages/panel/prompt.ts + 1 modules
var panel_prompt = __webpack_require__(2267);
;// CONCATENATED MODULE: ./src/stages/panel/dry-run.ts



function rule(title) {
    return `──── ${title} ${'─'.repeat(Math.max(4, 74 - title.length))}`;
}
function money(costUsd) {
    return costUsd === null ? 'price unknown' : `at most $${costUsd.toFixed(2)}`;
}
function seatLines({ plan, destinations }) {
    return plan.seats.map(({ slot, binding }) => {
        const estimate = plan.estimates.find((candidate) => candidate.slot === slot);
        const tokens = estimate === undefined
            ? ''
            : `: at most ${estimate.inputTokens} tokens in, ${estimate.outputTokens} out, ${money(estimate.costUsd)}`;
        return `${slot} (${(0,domain_slot/* bindingText */.zt)(binding)}) → ${destinations.get(slot) ?? 'nowhere'}${tokens}`;
    });
}
function listOf(title, rows) {
    return rows.length === 0 ? [] : [rule(title), ...rows.map(({ path, reason }) => `${path}: ${reason}`)];
}
function callLines(input) {
    const { plan, runId, signal } = input;
    const seat = plan.seats[0];
    if (seat === undefined)
        return [];
    const to = plan.seats.map(({ slot }) => slot).join(', ');
    return plan.calls.flatMap((call) => {
        const request = (0,panel_prompt/* buildRequest */.mK)({
            plan,
            call,
            slot: seat.slot,
            runId,
            facts: input.facts(seat.binding),
            signal,
        });
        const paths = call.files.map((file) => file.path).join(', ');
        return [
            rule(`call ${call.index + 1} of ${plan.calls.length} to ${to}`),
            `files: ${paths}`,
            rule('system'),
            request.system,
            ...request.turns.flatMap((turn) => [rule(turn.role), turn.text]),
            rule('form of the answer'),
            JSON.stringify(request.schema),
        ];
    });
}
function renderDryRun(input) {
    const { plan } = input;
    const lines = [
        'Dry run: nothing was sent.',
        '',
        ...seatLines(input),
        ...plan.decisions,
        ...callLines(input),
        ...listOf('not for review', plan.skipped),
        ...listOf('for review, but not sent', plan.uncovered),
    ];
    return `${(0,lib_text/* printable */.g$)(lines.join('\n'))}\n`;
}

// EXTERNAL MODULE: ./src/stages/report/terminal.ts + 5 modules
var terminal = __webpack_require__(196);
// EXTERNAL MODULE: ./src/shells/compose.ts + 22 modules
var compose = __webpack_require__(1250);
// EXTERNAL MODULE: ./src/shells/io.ts
var io = __webpack_require__(6183);
// EXTERNAL MODULE: ./src/shells/report-folder.ts
var report_folder = __webpack_require__(7214);
// EXTERNAL MODULE: ./src/shells/settings.ts + 1 modules
var settings = __webpack_require__(9823);
// EXTERNAL MODULE: ./src/shells/settings-table.ts
var settings_table = __webpack_require__(559);
// EXTERNAL MODULE: ./src/shells/terminal-host.ts
var terminal_host = __webpack_require__(8570);
;// CONCATENATED MODULE: ./src/shells/cli-review.ts












async function runReview(line, args) {
    if (args.positionals.length > 0) {
        throw new errors/* ConfigError */.xL([
            `review takes no ${JSON.stringify(args.positionals[0])}: give the range as --base REF --head REF`,
        ]);
    }
    const raw = { ...(0,settings/* fromEnvironment */.AU)(line.environment), ...args.flags };
    const config = checkedConfig(line, raw);
    const folder = (0,report_folder/* reportFolder */.t)(config.reportDir);
    const host = (0,terminal_host/* terminalHost */.P)(line.stderr, folder, (0,settings/* secretValues */.VX)(raw));
    warnOfSecretFlags(host, args);
    announce(host, config);
    const { source, ...ports } = (0,compose/* composeReview */.bW)(config, line.environment, line.signal);
    const input = {
        ...ports,
        subject: { source },
        seats: config.panel.map(({ slot, binding }) => ({ slot, binding })),
        rules: config,
        settings: config.visible,
        host,
        signal: line.signal,
    };
    try {
        return config.dryRun ? await dryRun(line, input) : await fullRun(line, input, folder);
    }
    finally {
        await source.close();
    }
}
function checkedConfig(line, raw) {
    const { config, problems } = (0,settings/* readSettings */.sb)(raw);
    const tls = (0,credentials/* tlsProblem */.h)(line.environment);
    const all = tls === null ? problems : [...problems, tls];
    if (config === null || all.length > 0)
        throw new errors/* ConfigError */.xL(all);
    return config;
}
function warnOfSecretFlags(host, args) {
    for (const { name, kind } of settings_table/* SETTINGS */.y) {
        if (kind !== 'secret' || args.flags[name] === undefined)
            continue;
        host.warn(`--${name} shows the key to everybody who can list processes: set it in the environment instead`);
    }
}
function announce(host, config) {
    for (const { slot, binding, endpoint } of config.panel) {
        host.info(`${slot.padEnd(6)} ${(0,domain_slot/* bindingText */.zt)(binding)} at ${new URL(endpoint.baseUrl).origin}`);
    }
    for (const decision of config.decisions)
        host.info(decision);
}
async function dryRun(line, input) {
    const { plan } = await (0,review/* prepare */.i)(input);
    input.host.progress('');
    const destinations = new Map(plan.seats.map((seat) => [seat.slot, input.clientFor(seat).destination]));
    const text = renderDryRun({ ...input, plan, destinations });
    await (0,io/* writeAll */.f4)(line.stdout, input.host.redact(text));
    return 0;
}
async function fullRun(line, input, folder) {
    const outcome = await (0,review/* review */.N)(input);
    const text = (0,terminal/* renderTerminal */.b)(outcome, { width: (0,io/* widthOf */.qz)(line.stdout), colour: (0,io/* wantsColour */.Ml)(line) });
    await (0,io/* writeAll */.f4)(line.stdout, input.host.redact(text));
    const path = folder.path();
    if (path !== null)
        input.host.info(`report files: ${path}`);
    return outcome.verdict.exitCode;
}


/***/ })

};
