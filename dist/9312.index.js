export const id = 9312;
export const ids = [9312];
export const modules = {

/***/ 69312:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reviewDocument: () => (/* binding */ reviewDocument)
/* harmony export */ });
/* harmony import */ var _domain_about_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97231);
/* harmony import */ var _domain_slot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52334);
/* harmony import */ var _domain_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94227);



function reviewDocument(outcome) {
    const { change, verdict, triage, plan, gates, slots, coverage } = outcome;
    const { forge, repository, number, base, head, mergeBase, author } = change.identity;
    const consultations = triage?.consultations ?? [];
    return {
        schemaVersion: '1.0.0',
        stage: 'analysed',
        tool: _domain_about_js__WEBPACK_IMPORTED_MODULE_0__/* .ABOUT */ .O,
        runId: outcome.runId,
        startedAt: outcome.startedAt,
        finishedAt: outcome.finishedAt,
        change: { forge, repository, number, base, head, mergeBase, author },
        conclusion: verdict.conclusion,
        reasons: verdict.reasons,
        exitCode: verdict.exitCode,
        triage: triage?.document ?? null,
        findings: triage === null ? [] : findingsOf(triage),
        clusters: triage === null ? [] : triage.clusters.map(clusterOf),
        verdicts: triage?.verdicts ?? [],
        agent: triage?.agent ?? null,
        rebuttal: triage?.rebuttal ?? null,
        crossCheck: triage?.crossCheck ?? null,
        consultations: consultations.map(consultationOf),
        coverage,
        skipped: plan.skipped,
        uncovered: plan.uncovered,
        unscannable: gates.unscannable,
        gaps: change.gaps,
        slots: slots.map(slotReport),
        gates: gates.statuses,
        critic: gates.critic,
        configuration: configurationOf(outcome),
        rulesChanged: outcome.rulesChanged,
        routing: plan.routing,
        scopeGate: plan.scopeGate,
        conformance: conformanceReport(outcome.conformance),
        exceptions: gates.exceptions,
        suppressed: gates.suppressed,
        imported: gates.imported.map(importedRun),
        decisions: plan.decisions,
        costUsd: (0,_domain_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .totalOf */ .e6)((0,_domain_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .spentBy */ .M2)({ slots, consultations })).costUsd,
    };
}
function findingsOf({ findings, placements }) {
    const byId = new Map(findings.map((finding) => [finding.id, finding]));
    return placements.flatMap((placement) => {
        const finding = byId.get(placement.id);
        return finding === undefined ? [] : [findingOf(finding, placement)];
    });
}
function findingOf(finding, placement) {
    const { id, slot, file, line, claimed, issue, fix, category, quote, ruleId, criteriaSource } = finding;
    return {
        id,
        slot,
        severity: placement.severity,
        raisedSeverity: finding.severity,
        file,
        line,
        claimed,
        issue,
        fix,
        category,
        quote,
        ...(ruleId === null ? {} : { ruleId }),
        ...(criteriaSource === null ? {} : { criteriaSource }),
        grounding: finding.grounding,
        onChangedLine: finding.onChangedLine,
        anchor: finding.anchor,
        bucket: placement.bucket,
        reason: placement.reason,
        cluster: placement.cluster,
        duplicateOf: placement.duplicateOf,
    };
}
function clusterOf(cluster) {
    const { id, representative, members, slots, families, facts, decision, fix } = cluster;
    const { votes, raised, covering, agent, second } = facts;
    return {
        id,
        representative,
        members,
        slots,
        families,
        ...decision,
        fix,
        votes,
        raised,
        covering,
        agent,
        second,
    };
}
function conformanceReport({ rules, left }) {
    return {
        rules: rules.map(({ rule, status, rows, gap }) => {
            const { id, source, severity, title } = rule;
            return { id, source, severity, title, status, rows, gap };
        }),
        left,
    };
}
function configurationOf({ configuration }) {
    if (configuration === null)
        return null;
    return { path: configuration.path, commit: configuration.commit };
}
function importedRun({ source, tool, results, findings, left, }) {
    return { source, tool, results, taken: findings.length, left };
}
function consultationOf(record) {
    const { task, slot, binding, index, status, reason, turns, usage, costUsd } = record;
    const calls = turns.length;
    return { task, slot, binding: (0,_domain_slot_js__WEBPACK_IMPORTED_MODULE_1__/* .bindingText */ .zt)(binding), index, status, reason, calls, usage, costUsd };
}
function slotReport(result) {
    return {
        slot: result.slot,
        binding: (0,_domain_slot_js__WEBPACK_IMPORTED_MODULE_1__/* .bindingText */ .zt)(result.binding),
        family: result.family,
        status: result.status,
        reason: result.reason,
        approved: result.approved,
        findings: result.findings.length,
        dropped: result.dropped.map(({ reason }) => ({ reason })),
        calls: result.calls.length,
        usage: result.usage,
        costUsd: result.costUsd,
    };
}


/***/ })

};
