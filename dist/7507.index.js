export const id = 7507;
export const ids = [7507];
export const modules = {

/***/ 97507:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderDryRun: () => (/* binding */ renderDryRun)
/* harmony export */ });
/* harmony import */ var _domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27344);
/* harmony import */ var _domain_routing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88858);
/* harmony import */ var _domain_slot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52334);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79112);
/* harmony import */ var _prompt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2267);





function rule(title) {
    return `──── ${title} ${'─'.repeat(Math.max(4, 74 - title.length))}`;
}
function money(costUsd) {
    return costUsd === null ? 'price unknown' : `at most $${costUsd.toFixed(2)}`;
}
function seatLines({ plan, destinations, ladders }) {
    return plan.seats.flatMap(({ slot, binding }) => {
        if ((0,_domain_slot_js__WEBPACK_IMPORTED_MODULE_2__/* .isBuiltin */ .iK)(binding))
            return [`${slot} (${(0,_domain_slot_js__WEBPACK_IMPORTED_MODULE_2__/* .bindingText */ .zt)(binding)}): ${CODE_READS}`];
        const estimate = plan.estimates.find((candidate) => candidate.slot === slot);
        const tokens = estimate === undefined
            ? ''
            : `: at most ${estimate.inputTokens} tokens in, ${estimate.outputTokens} out, ${money(estimate.costUsd)}`;
        const seat = `${slot} (${(0,_domain_slot_js__WEBPACK_IMPORTED_MODULE_2__/* .bindingText */ .zt)(binding)}) → ${destinations.get(slot) ?? 'nowhere'}${tokens}`;
        return [seat, ...ladderLines(ladders.get(slot))];
    });
}
const CODE_READS = 'holds added lines against the rules of the program on this machine, and sends nothing';
function ladderLines(ladder) {
    if (ladder === undefined || (ladder.rungs.length === 0 && ladder.taken === null))
        return [];
    const { rungs, taken } = ladder;
    const steps = rungs.length === 0 ? 'nobody' : rungs.map(_domain_slot_js__WEBPACK_IMPORTED_MODULE_2__/* .bindingText */ .zt).join(', then ');
    const end = taken === null ? '' : `; not ${(0,_domain_slot_js__WEBPACK_IMPORTED_MODULE_2__/* .bindingText */ .zt)(taken.binding)}, which is left to ${taken.slot}`;
    return [`  if it cannot be had: ${steps}${end}`];
}
function routingLines({ routing }) {
    return routing === null || routing.recorded ? [] : (0,_domain_routing_js__WEBPACK_IMPORTED_MODULE_1__/* .routingText */ .e)(routing);
}
function listOf(title, rows) {
    return rows.length === 0 ? [] : [rule(title), ...rows.map(({ path, reason }) => `${path}: ${reason}`)];
}
function callLines(input) {
    const { plan, runId, signal } = input;
    const models = (0,_domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__/* .modelSeats */ .QB)(plan.seats);
    const [seat] = models;
    if (seat === undefined)
        return codeLines(plan);
    const to = models.map(({ slot }) => slot).join(', ');
    return plan.calls.flatMap((call) => {
        const request = (0,_prompt_js__WEBPACK_IMPORTED_MODULE_3__/* .buildRequest */ .mK)({
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
function codeLines({ seats, calls, criteria }) {
    if (seats.length === 0 || calls.length === 0)
        return [];
    return [
        rule('what is read'),
        `files: ${[...new Set(calls.flatMap(({ files }) => files.map(({ path }) => path)))].join(', ')}`,
        `rules: ${criteria.rules.map(({ id }) => id).join(', ') || 'none applies'}`,
    ];
}
function triageLines({ plan, triage }) {
    const slots = (0,_domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__/* .modelSeats */ .QB)(plan.seats).map(({ slot }) => slot);
    const [first] = slots;
    if (first === undefined)
        return [];
    const lines = [...rebuttalLines(slots, triage), ...agentLines(slots, first, triage)];
    return [rule('then triage'), ...(lines.length === 0 ? [TABLE_ALONE] : [...lines, ON_FINDINGS])];
}
const TABLE_ALONE = 'Nothing more is sent: the table alone decides.';
const ON_FINDINGS = 'They go to the addresses above. How many questions that takes depends on what is found, and is not known before.';
function rebuttalLines(slots, { rebuttal }) {
    if (!rebuttal || slots.length < 2)
        return [];
    return [
        `Where verdicts are mixed, ${slots.join(', ')} get the disputed findings with the code around them.`,
    ];
}
function agentLines(slots, first, { agent, crossCheck }) {
    if (agent === null)
        return [];
    const judge = slots.includes(agent) ? agent : first;
    const own = `${judge} gets the findings with the code around them, and what the change says of its purpose: it runs the triage agent.`;
    const others = slots.filter((slot) => slot !== judge);
    if (others.length === 0)
        return [own];
    const checks = crossCheck.enabled ? ', or where everything is checked' : '';
    return [
        own,
        `Another seat (${others.join(', ')}) gets the same where one maker alone raised a finding, or where a second vote is needed${checks}.`,
    ];
}
function renderDryRun(input) {
    const { plan } = input;
    const lines = [
        'Dry run: nothing was sent.',
        '',
        ...seatLines(input),
        ...routingLines(plan),
        ...plan.decisions,
        ...callLines(input),
        ...triageLines(input),
        ...listOf('not for review', plan.skipped),
        ...listOf('for review, but not sent', plan.uncovered),
    ];
    return `${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(lines.join('\n'))}\n`;
}


/***/ })

};
