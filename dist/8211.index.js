export const id = 8211;
export const ids = [8211];
export const modules = {

/***/ 5705:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ unpublished)
/* harmony export */ });
/* unused harmony export CONCLUSIONS */
const CONCLUSIONS = (/* unused pure expression or super */ null && (['pass', 'block', 'incomplete', 'skipped']));
function unpublished(conclusion) {
    return conclusion === 'block' ? 'block' : 'incomplete';
}


/***/ }),

/***/ 8211:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   conclude: () => (/* binding */ conclude),
/* harmony export */   concludePublished: () => (/* binding */ concludePublished)
/* harmony export */ });
/* harmony import */ var _domain_conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5705);
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1245);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8907);



function conclude(evidence) {
    const block = [...gateReasons(evidence), ...importedReasons(evidence), ...findingReasons(evidence)];
    const incomplete = incompleteReasons(evidence);
    const reasons = [...block, ...incomplete];
    if (block.length > 0)
        return { conclusion: 'block', reasons, exitCode: 1 };
    if (incomplete.length > 0) {
        return { conclusion: 'incomplete', reasons, exitCode: evidence.onIncomplete === 'neutral' ? 0 : 1 };
    }
    if (evidence.coverage.files.length === 0) {
        return { conclusion: 'skipped', reasons: ['nothing in the change is for review'], exitCode: 0 };
    }
    return { conclusion: 'pass', reasons: [], exitCode: 0 };
}
function concludePublished(verdict, receipt, onIncomplete) {
    if (receipt.closed) {
        return {
            conclusion: 'skipped',
            reasons: ['the pull request was closed meanwhile', ...verdict.reasons],
            exitCode: 0,
        };
    }
    if (receipt.incomplete.length === 0)
        return verdict;
    const reasons = [...verdict.reasons, ...receipt.incomplete];
    const conclusion = (0,_domain_conclusion_js__WEBPACK_IMPORTED_MODULE_0__/* .unpublished */ .O)(verdict.conclusion);
    const isNeutral = conclusion === 'incomplete' && onIncomplete === 'neutral';
    return { conclusion, reasons, exitCode: isNeutral ? 0 : 1 };
}
function gateReasons({ gates: { critic, statuses, imported }, failOn }) {
    if (failOn === 'never')
        return [];
    const failed = statuses
        .filter(({ status }) => status === 'fail')
        .map(({ name, reason }) => `the gate ${name} failed${reason === null ? '' : `: ${reason}`}`);
    const isBlocking = ({ severity }) => severity === 'blocking';
    const others = imported.flatMap(({ findings }) => findings).filter(isBlocking).length;
    const blocking = critic.findings.filter(isBlocking).length - others;
    if (failed.length > 0 || blocking === 0)
        return failed;
    return [`the gates found ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(blocking, 'blocking problem')}`];
}
function importedReasons({ gates: { imported }, failOn }) {
    const found = imported.flatMap(({ findings }) => findings);
    return _domain_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.filter((severity) => (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .reaches */ .O6)(severity, failOn)).flatMap((severity) => {
        const count = found.filter((finding) => finding.severity === severity).length;
        return count === 0 ? [] : [`other tools found ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, `${severity} problem`)}`];
    });
}
function findingReasons({ triage, failOn }) {
    const accepted = triage?.document.accepted ?? [];
    return _domain_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.filter((severity) => (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .reaches */ .O6)(severity, failOn)).flatMap((severity) => {
        const count = accepted.filter((finding) => finding.severity === severity).length;
        return count === 0 ? [] : [(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, `accepted ${severity} finding`)];
    });
}
function incompleteReasons(evidence) {
    const { change, gates, plan, coverage, stopped, withheld } = evidence;
    const unscanned = gates.unscannable.length;
    return [
        ...(withheld === null || coverage.files.length === 0 ? [] : [withheld]),
        ...(stopped ? ['the run was interrupted'] : []),
        ...coverageReasons(coverage, plan),
        ...change.gaps,
        ...(unscanned === 0 ? [] : [`${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(unscanned, 'file')} could not be scanned for secrets`]),
        ...disagreementReasons(evidence),
    ];
}
function disagreementReasons({ triage, blockOnDisagreement }) {
    const count = triage?.crossCheck?.differences.length ?? 0;
    if (!blockOnDisagreement || count === 0)
        return [];
    return [`the cross-check differs on ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'group')} of findings`];
}
function coverageReasons(coverage, plan) {
    const unsent = new Set(plan.uncovered.map(({ path }) => path));
    const unread = coverage.files.filter((file) => !file.covered && !unsent.has(file.path)).length;
    return [
        ...(unread === 0
            ? []
            : [
                `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(unread, 'file')} read to the end by fewer than ${coverage.quorum} of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(coverage.seats, 'reviewer')}`,
            ]),
        ...(unsent.size === 0
            ? []
            : [`${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(unsent.size, 'file')} for review could not be given to the panel`]),
    ];
}


/***/ })

};
