export const id = 47;
export const ids = [47,504];
export const modules = {

/***/ 8504:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  clusterFindings: () => (/* binding */ clusterFindings)
});

// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(9112);
;// CONCATENATED MODULE: ./src/stages/triage/words.ts
const GRAMMAR = `a about above after again against all also am an and another any are as at be because been before
  being below between both but by can could did do does doing don down during each either else even every few for
  from further had has have having he her here him how i if in into is isn it its just least less may me might more
  most must my neither no nor not of off on once one only or other our out over own per rather same shall she should
  since so some still such than that the their them then there these they this those through to two under until up
  us use used uses using very via was we were what when where which while who whose why will with within without won
  would you your`;
const REVIEWING = `add bug call case cause change check class code consider correct current currently ensure error
  example fail failure fix function get handle incorrect instead issue lead like line make made method need new
  possible possibly potential potentially problem result return set test time value way work wrong`;
const IGNORED = new Set(`${GRAMMAR} ${REVIEWING}`.split(/\s+/));
const FENCE = /```[\s\S]*?(?:```|$)/g;
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*|\p{N}+/gu;
function featuresOf(text) {
    const words = new Set();
    const names = new Set();
    for (const token of text.replace(FENCE, ' ').match(WORD) ?? []) {
        const parts = partsOf(token);
        if (parts.length > 1)
            names.add(`#${token.toLowerCase()}`);
        for (const part of parts) {
            const word = part.toLowerCase();
            const root = stem(word);
            if (word.length > 1 && !IGNORED.has(word) && !IGNORED.has(root))
                words.add(root);
        }
    }
    return { words: [...words], names: [...names] };
}
function partsOf(word) {
    return word
        .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
        .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
        .split(/[\s_$]+/)
        .filter((part) => part !== '');
}
function stem(word) {
    let root = word;
    if (root.length > 5) {
        root = root.replace(/(?:at(?:ions?|e[ds]?|ing)|ing|edly|ed|ly|ment|ness|ions|ion|ers|er|ors|or|able|ible|ity|ive|ally|al|ance|ence|ant|ent)$/, '');
    }
    if (root.length > 3)
        root = root.replace(/(?<!s)e?s$/, '');
    if (root.length > 3)
        root = root.replace(/e$/, '');
    root = root.replace(/([^aeiouls])\1$/, '$1');
    return root.length > 3 ? root.replace(/y$/, 'i') : root;
}

;// CONCATENATED MODULE: ./src/stages/triage/likeness.ts

const CHANCE = 0.05;
const NEAR_LINES = 5;
const FAR_FACTOR = 0.9;
const SAME_REVIEWER_FACTOR = 0.5;
const SAME_WORDS = 0.49;
const ONE_MORE_INSTANCE = -1;
function readRemarks(items) {
    const numbers = new Map();
    const numberOf = (feature) => {
        const number = numbers.get(feature) ?? numbers.size;
        numbers.set(feature, number);
        return number;
    };
    return items.map((item) => {
        const { words, names } = featuresOf(item.text);
        const rising = (features) => features.map(numberOf).sort((a, b) => a - b);
        const all = [...words, ...names];
        const told = all.length > 0 ? all : [`= ${item.text.trim().toLowerCase()}`];
        return { item, words: rising(told), names: rising(names) };
    });
}
function likeness(a, b) {
    if (isElsewhere(a.item, b.item) && shared(a.names, b.names) === 0)
        return 0;
    const common = shared(a.words, b.words);
    const words = common / Math.max(1, a.words.length + b.words.length - common);
    if (words < CHANCE)
        return 0;
    const isNear = !isFar(a.item, b.item);
    const placed = isNear ? words : words * FAR_FACTOR;
    if (a.item.reviewer !== b.item.reviewer)
        return placed;
    return words > SAME_WORDS && !isNear ? ONE_MORE_INSTANCE : placed * SAME_REVIEWER_FACTOR;
}
function isElsewhere(a, b) {
    return a.file !== null && b.file !== null && a.file !== b.file;
}
function isFar(a, b) {
    if (isElsewhere(a, b))
        return true;
    if (a.line === 0 || b.line === 0)
        return false;
    return Math.max(a.line, b.line) - Math.min(a.endLine, b.endLine) > NEAR_LINES;
}
function shared(a, b) {
    let count = 0;
    let at = 0;
    for (const number of a) {
        while (at < b.length && (b[at] ?? 0) < number)
            at++;
        if (b[at] === number)
            count++;
    }
    return count;
}

;// CONCATENATED MODULE: ./src/stages/triage/linkage.ts
function averageLink(count, links, threshold) {
    const nodes = nodesOf(count, links);
    const clusters = [];
    for (let item = 0; item < count; item++) {
        const chain = nodes.has(item) ? [item] : [];
        while (chain.length > 0)
            clusters.push(...walk(nodes, chain, threshold));
    }
    return clusters.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}
function walk(nodes, chain, threshold) {
    const top = chain.at(-1) ?? 0;
    const previous = chain.at(-2);
    const nearest = nearestOf(nodes, top, previous);
    if (nearest === null || nearest.mean < threshold) {
        chain.pop();
        return [settle(nodes, top)];
    }
    if (nearest.id !== previous) {
        chain.push(nearest.id);
        return [];
    }
    chain.length -= 2;
    const joined = join(nodes, top, previous);
    if (chain.length === 0)
        chain.push(joined);
    return [];
}
function nodesOf(count, links) {
    const nodes = new Map();
    for (let item = 0; item < count; item++)
        nodes.set(item, { items: [item], lowest: item, sums: new Map() });
    for (const { a, b, score } of links) {
        nodes.get(a)?.sums.set(b, score);
        nodes.get(b)?.sums.set(a, score);
    }
    return nodes;
}
function nearestOf(nodes, id, previous) {
    const node = nodes.get(id);
    let best = null;
    for (const [neighbour, sum] of node?.sums ?? []) {
        const other = nodes.get(neighbour);
        if (node === undefined || other === undefined)
            continue;
        const found = {
            id: neighbour,
            mean: sum / (node.items.length * other.items.length),
            lowest: other.lowest,
        };
        if (best === null || isNearer(found, best, previous))
            best = found;
    }
    return best;
}
function isNearer(found, best, previous) {
    if (found.mean !== best.mean)
        return found.mean > best.mean;
    if (found.id === previous || best.id === previous)
        return found.id === previous;
    return found.lowest < best.lowest;
}
function settle(nodes, id) {
    const node = nodes.get(id);
    nodes.delete(id);
    for (const neighbour of node?.sums.keys() ?? [])
        nodes.get(neighbour)?.sums.delete(id);
    return [...(node?.items ?? [])].sort((a, b) => a - b);
}
function join(nodes, one, other) {
    const oneIsLonger = (nodes.get(one)?.sums.size ?? 0) >= (nodes.get(other)?.sums.size ?? 0);
    const [kept, gone] = oneIsLonger ? [one, other] : [other, one];
    const into = nodes.get(kept);
    const from = nodes.get(gone);
    if (into === undefined || from === undefined)
        return kept;
    into.sums.delete(gone);
    for (const [neighbour, sum] of from.sums) {
        if (neighbour === kept)
            continue;
        const total = sum + (into.sums.get(neighbour) ?? 0);
        into.sums.set(neighbour, total);
        const sums = nodes.get(neighbour)?.sums;
        sums?.delete(gone);
        sums?.set(kept, total);
    }
    nodes.delete(gone);
    nodes.set(kept, {
        items: [...into.items, ...from.items],
        lowest: Math.min(into.lowest, from.lowest),
        sums: into.sums,
    });
    return kept;
}

;// CONCATENATED MODULE: ./src/stages/triage/matcher.ts



const SAME_DEFECT = 0.13;
const UNIT = 1_000_000;
const MAX_COMPARISONS = 48;
function clusterFindings(items) {
    const sorted = [...items].sort(compareItems);
    const clusters = averageLink(sorted.length, linksOf(readRemarks(sorted)), SAME_DEFECT * UNIT);
    return clusters.map((members) => members.flatMap((index) => sorted[index]?.id ?? []));
}
function compareItems(a, b) {
    return ((0,lib_text/* compareText */.n6)(a.file ?? '', b.file ?? '') ||
        a.line - b.line ||
        a.endLine - b.endLine ||
        (0,lib_text/* compareText */.n6)(a.text, b.text) ||
        (0,lib_text/* compareText */.n6)(a.reviewer, b.reviewer) ||
        (0,lib_text/* compareText */.n6)(a.id, b.id));
}
function linksOf(remarks) {
    const sharers = sharersOf(remarks);
    return remarks.flatMap((remark, a) => {
        const links = [];
        for (const b of partners(sharers[a] ?? [], a)) {
            const other = remarks[b];
            const score = other === undefined ? 0 : Math.round(likeness(remark, other) * UNIT);
            if (score !== 0)
                links.push({ a, b, score });
        }
        return links;
    });
}
function sharersOf(remarks) {
    const lists = new Map();
    const isAcross = remarks.some(({ item }) => item.file === null);
    return remarks.map(({ item, words, names }, index) => {
        const named = new Set(names);
        return words.map((word) => {
            const key = isAcross || named.has(word) ? `${word}` : `${word} ${item.file}`;
            const list = lists.get(key) ?? [];
            lists.set(key, list);
            list.push(index);
            return list;
        });
    });
}
function partners(lists, index) {
    const found = new Set();
    for (const list of [...lists].sort((a, b) => a.length - b.length)) {
        for (let at = positionOf(list, index) + 1; at < list.length; at++) {
            if (found.size === MAX_COMPARISONS)
                return found;
            found.add(list[at] ?? index);
        }
    }
    return found;
}
function positionOf(list, number) {
    let low = 0;
    let high = list.length - 1;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((list[middle] ?? 0) < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 7047:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  triage: () => (/* binding */ triage)
});

// EXTERNAL MODULE: ./src/domain/severity.ts
var severity = __webpack_require__(1245);
// EXTERNAL MODULE: ./src/domain/slot.ts
var slot = __webpack_require__(2334);
;// CONCATENATED MODULE: ./src/domain/triage.ts
const BUCKETS = ['accepted', 'deferred', 'rejected'];

// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(9112);
;// CONCATENATED MODULE: ./src/stages/triage/decide.ts
const AGREEMENT = 2;
const LONE = {
    when: 'it is lone: one slot raised it, two or more covered the file',
    holds: () => true,
    bucket: 'deferred',
    severity: null,
    reason: 'unconfirmed: raised by one slot alone of the {covering} that covered the file',
};
const DECISION_TABLE = [
    {
        when: 'the file is not part of the change',
        holds: (facts) => !facts.inChange,
        bucket: 'rejected',
        severity: null,
        reason: 'not grounded: the file is not part of the change',
    },
    {
        when: 'a member cites a rule that was selected for the change',
        holds: (facts) => facts.ruleCited,
        bucket: 'accepted',
        severity: null,
        reason: 'cites a rule that was selected for this change',
    },
    {
        when: 'two or more slots raised it',
        holds: (facts) => facts.votes >= AGREEMENT,
        bucket: 'accepted',
        severity: null,
        reason: 'raised by {votes} slots',
    },
    {
        when: 'no slot covered the file, and the place is not in the diff',
        holds: (facts) => facts.covering === 0 && !facts.placed,
        bucket: 'deferred',
        severity: null,
        reason: 'unconfirmed: no slot covered the file, and the finding points at no line of the diff',
    },
    {
        when: 'at most one slot covered the file',
        holds: (facts) => facts.covering < AGREEMENT,
        bucket: 'accepted',
        severity: null,
        reason: 'raised by one slot where no two covered the file',
    },
    {
        when: 'it is lone and blocking',
        holds: (facts) => facts.severity === 'blocking',
        bucket: 'accepted',
        severity: null,
        reason: 'blocking, raised by one slot alone of the {covering} that covered the file',
    },
    LONE,
];
const SETTLEMENT = {
    when: 'it is lone and blocking, and neither a cited rule nor a second voice upholds it',
    holds: (facts) => facts.inChange &&
        facts.severity === 'blocking' &&
        facts.votes < AGREEMENT &&
        facts.covering >= AGREEMENT &&
        !facts.ruleCited,
    bucket: 'accepted',
    severity: 'important',
    reason: 'lowered from blocking: raised by one slot alone of the {covering} that covered the file, upheld by nothing',
};
function decide(facts) {
    return decisionOf(DECISION_TABLE.find(({ holds }) => holds(facts)) ?? LONE, facts);
}
function settle(facts, decision) {
    return SETTLEMENT.holds(facts) ? decisionOf(SETTLEMENT, facts) : decision;
}
function decisionOf(row, facts) {
    const reason = row.reason
        .replace('{votes}', String(facts.votes))
        .replace('{covering}', String(facts.covering));
    return { bucket: row.bucket, severity: row.severity ?? facts.severity, reason };
}
function decisionTableMarkdown() {
    const rows = DECISION_TABLE.map((row, index) => cells(String(index + 1), row));
    const head = ['| | when | bucket | severity | reason |', '|---|---|---|---|---|'];
    return [...head, ...rows, cells('then', SETTLEMENT)].join('\n');
}
function cells(name, row) {
    return `| ${name} | ${row.when} | ${row.bucket} | ${row.severity ?? 'the gravest member’s'} | ${row.reason} |`;
}

;// CONCATENATED MODULE: ./src/stages/triage/facts.ts


function groundedSeverity(finding, rules) {
    const isMereClaim = finding.grounding === 'line' || finding.grounding === 'file';
    const isUnproven = isMereClaim && !citesRule(finding, rules);
    return finding.severity === 'blocking' && isUnproven ? 'important' : finding.severity;
}
function factsOf(members, bench) {
    const grounded = members.filter((member) => member.grounding !== 'none');
    const severities = (grounded.length > 0 ? grounded : members).map((member) => groundedSeverity(member, bench.rules));
    const slots = slotsOf(grounded);
    const covering = new Set(grounded.flatMap((member) => bench.covering.get(member.file) ?? []));
    return {
        votes: slots.length,
        families: familiesOf(slots, bench).length,
        covering: covering.size,
        severity: (0,severity/* gravest */.Zk)(severities),
        lowestSeverity: [...severities].sort(severity/* compareSeverity */.zK).at(-1) ?? 'suggestion',
        ruleCited: grounded.some((member) => citesRule(member, bench.rules)),
        onChangedLine: grounded.some((member) => member.onChangedLine),
        inChange: grounded.length > 0,
        placed: grounded.some((member) => member.grounding === 'quote' || member.grounding === 'line'),
    };
}
function citesRule(finding, rules) {
    return finding.ruleId !== null && rules.has(finding.ruleId);
}
function slotsOf(findings) {
    return [...new Set(findings.map((finding) => finding.slot))].sort(slot/* compareSlots */.t4);
}
function familiesOf(slots, bench) {
    return [...new Set(slots.flatMap((slot) => bench.families.get(slot) ?? []))];
}

// EXTERNAL MODULE: ./src/stages/triage/matcher.ts + 3 modules
var matcher = __webpack_require__(8504);
;// CONCATENATED MODULE: ./src/stages/triage/clusters.ts







const MIN_FIX = 4;
const ISSUE_COLUMNS = 100;
function groupsOf(findings, bench) {
    const byId = new Map(findings.map((finding) => [finding.id, finding]));
    const inChange = findings.filter(({ grounding }) => grounding !== 'none');
    const outside = findings.filter(({ grounding }) => grounding === 'none');
    return [...(0,matcher.clusterFindings)(inChange.map(matchItem)), ...outside.map(({ id }) => [id])]
        .map((ids) => ids.flatMap((id) => byId.get(id) ?? []))
        .flatMap((members) => groupOf(members, bench))
        .sort(compareGroups);
}
function matchItem({ id, file, line, issue, slot, anchor }) {
    return { id, file, line, endLine: anchor?.line ?? line, text: issue, reviewer: slot };
}
function groupOf(unordered, bench) {
    const members = [...unordered].sort((a, b) => compareMembers(a, b, bench));
    const [representative] = members;
    if (representative === undefined)
        return [];
    const slots = slotsOf(members);
    const facts = factsOf(members, bench);
    const cluster = {
        id: representative.id,
        representative: representative.id,
        members: members.map(({ id }) => id),
        slots,
        families: familiesOf(slots, bench),
        facts,
        decision: settle(facts, decide(facts)),
        fix: fixOf(representative, members),
    };
    return [{ cluster, representative, members }];
}
function compareMembers(a, b, { rules }) {
    return ((0,severity/* compareSeverity */.zK)(groundedSeverity(a, rules), groundedSeverity(b, rules)) ||
        (0,slot/* compareSlots */.t4)(a.slot, b.slot) ||
        a.line - b.line ||
        compareIds(a.id, b.id));
}
function compareGroups(a, b) {
    const [one, other] = [a.representative, b.representative];
    return (BUCKETS.indexOf(a.cluster.decision.bucket) - BUCKETS.indexOf(b.cluster.decision.bucket) ||
        (0,severity/* compareSeverity */.zK)(a.cluster.decision.severity, b.cluster.decision.severity) ||
        (0,lib_text/* compareText */.n6)(one.file, other.file) ||
        one.line - other.line ||
        (0,slot/* compareSlots */.t4)(one.slot, other.slot) ||
        compareIds(one.id, other.id));
}
function compareIds(a, b) {
    return a.length - b.length || (0,lib_text/* compareText */.n6)(a, b);
}
function fixOf(representative, members) {
    if (representative.fix !== null && isUsable(representative.fix))
        return representative.fix;
    let longest = null;
    for (const { fix } of members) {
        if (fix !== null && isUsable(fix) && fix.length > (longest?.length ?? 0))
            longest = fix;
    }
    return longest ?? `Resolve: ${representative.issue}`;
}
function isUsable(fix) {
    return [...fix.trim()].length >= MIN_FIX;
}
function placementsOf({ cluster, representative, members }) {
    const { id, decision } = cluster;
    const reference = `duplicate of ${representative.id}: ${(0,lib_text/* oneLine */.TN)(representative.issue, ISSUE_COLUMNS)}`;
    return members.map((member) => member === representative
        ? { id: member.id, cluster: id, ...decision, duplicateOf: null }
        : {
            id: member.id,
            cluster: id,
            bucket: 'rejected',
            severity: member.severity,
            reason: reference,
            duplicateOf: representative.id,
        });
}

// EXTERNAL MODULE: ./src/domain/panel.ts
var panel = __webpack_require__(2410);
;// CONCATENATED MODULE: ./src/stages/triage/consensus.ts



const INDEPENDENT_FAMILIES = 2;
function verdictOf(slot, findings, rules) {
    const blocks = findings.some((finding) => finding.slot === slot.slot &&
        finding.grounding !== 'none' &&
        groundedSeverity(finding, rules) === 'blocking');
    if (blocks)
        return { slot: slot.slot, verdict: 'block' };
    return { slot: slot.slot, verdict: (0,panel/* isComplete */.A)(slot.status) ? 'pass' : null };
}
function consensusOf(slots, verdicts, upheld) {
    const given = new Set(verdicts.flatMap(({ verdict }) => verdict ?? []));
    const reviewerCount = slots.length;
    if (given.size === 0)
        return null;
    if (given.size > 1)
        return { reviewerCount, verdict: 'split' };
    const blocks = given.has('block');
    const allComplete = slots.every(({ status }) => (0,panel/* isComplete */.A)(status));
    const families = new Set(slots.map(({ family }) => family)).size;
    const isIndependent = families >= INDEPENDENT_FAMILIES || (blocks && upheld);
    if (reviewerCount < 2 || !allComplete || !isIndependent)
        return { reviewerCount, verdict: 'unverified' };
    return { reviewerCount, verdict: blocks ? 'unanimous-block' : 'unanimous-pass' };
}
function disagreementsOf(splits, covering) {
    return splits.flatMap(({ representative, members, outcome }) => {
        const raised = slotsOf(members);
        const silent = silentSlots(members, raised, covering);
        const severities = raised.map((slot) => ({ slot, severity: severityBy(slot, members) }));
        const differ = new Set(severities.map(({ severity }) => severity)).size > 1;
        if (silent.length === 0 && !differ)
            return [];
        const raisers = severities.map(({ slot, severity }) => `${slot} ${severity}`).join(', ');
        const notRaised = silent.length > 0 ? `${silent.join(', ')} did not raise it` : null;
        const note = [raisers, notRaised, outcome].filter((part) => part !== null).join('; ');
        return [{ file: representative.file, line: representative.line, issue: representative.issue, note }];
    });
}
function silentSlots(members, raised, covering) {
    const readers = members.flatMap(({ file }) => covering.get(file) ?? []);
    return [...new Set(readers)].filter((slot) => !raised.includes(slot));
}
function severityBy(slot, members) {
    return (0,severity/* gravest */.Zk)(members.filter((member) => member.slot === slot).map(({ severity }) => severity));
}

;// CONCATENATED MODULE: ./src/stages/triage/document.ts

function documentOf(groups, approved, consensus) {
    const entries = groups.flatMap(entriesOf);
    const ofBucket = (bucket) => entries.filter((entry) => entry.bucket === bucket);
    const withReason = (bucket) => ofBucket(bucket).map(({ finding, reason }) => ({ finding, reason }));
    return {
        accepted: ofBucket('accepted').map(({ finding, fix }) => ({ ...finding, fix })),
        deferred: withReason('deferred'),
        rejected: withReason('rejected'),
        approved,
        ...(consensus === null ? {} : { consensus }),
    };
}
function entriesOf(group) {
    const { fix } = group.cluster;
    return placementsOf(group).map(({ bucket, severity, reason }, index) => {
        const member = group.members[index] ?? group.representative;
        return { bucket, reason, fix, finding: rawOf({ ...member, severity }) };
    });
}
function rawOf(finding) {
    const { severity, file, line, issue, slot, fix, ruleId, criteriaSource } = finding;
    return {
        severity,
        file,
        line,
        issue,
        ...(fix === null ? {} : { fix }),
        reviewer: slot,
        ...(ruleId === null ? {} : { ruleId }),
        ...(criteriaSource === null ? {} : { criteriaSource }),
    };
}

// EXTERNAL MODULE: ./src/domain/render.ts
var render = __webpack_require__(4390);
;// CONCATENATED MODULE: ./src/stages/triage/sent-text.ts

const READINGS = [
    { sides: ['newLine'], marks: ' +' },
    { sides: ['oldLine'], marks: ' -' },
    { sides: ['newLine', 'oldLine'], marks: ' +-' },
];
const GAP = '\n';
const SHORT_QUOTE = 8;
const WORD_CHARACTER = /[\p{L}\p{N}_$]/u;
function sentTextsOf(plan) {
    const pieces = new Map();
    for (const file of plan.calls.flatMap((call) => call.files)) {
        const lines = pieces.get(file.path) ?? [];
        for (const line of file.lines)
            lines.push(line);
        pieces.set(file.path, lines);
    }
    return new Map([...pieces].map(([path, lines]) => [
        path,
        { lines, views: READINGS.map((reading) => viewOf(lines, reading)) },
    ]));
}
function viewOf(all, { sides, marks }) {
    const lines = [];
    const starts = [];
    let text = '';
    let before = null;
    for (const line of all) {
        if (!marks.includes(line.mark))
            continue;
        const folded = foldLines(line.text);
        const follows = before !== null && sides.every((side) => isNext(before?.[side] ?? null, line[side]));
        if (!follows)
            text += GAP;
        before = lastSeen(before, line);
        if (folded === '')
            continue;
        if (!text.endsWith(GAP))
            text += ' ';
        starts.push(text.length);
        lines.push(line);
        text += folded;
    }
    return { text, lines, starts };
}
function isNext(before, now) {
    return before === null || now === null || now === before + 1;
}
function lastSeen(before, line) {
    return {
        ...line,
        oldLine: line.oldLine ?? before?.oldLine ?? null,
        newLine: line.newLine ?? before?.newLine ?? null,
    };
}
function foldSpace(text) {
    return text.replace(/\s+/g, ' ').trim();
}
function foldLines(text) {
    return foldSpace(text
        .split('\n')
        .map((line) => (0,render/* visible */.RK)(line.replace(/\r$/, '')))
        .join('\n'));
}
function findQuote(sent, quote) {
    return sent.views.flatMap((view) => [...occurrences(view, quote)]);
}
function* occurrences(view, quote) {
    for (let at = view.text.indexOf(quote); at >= 0; at = view.text.indexOf(quote, at + 1)) {
        const end = at + quote.length;
        if (quote.length < SHORT_QUOTE && isInsideWord(view.text, at, end))
            continue;
        yield view.lines.slice(lineAt(view, at), lineAt(view, end - 1) + 1);
    }
}
function isInsideWord(text, start, end) {
    const isWord = (at) => WORD_CHARACTER.test(text.charAt(at));
    return (isWord(start) && isWord(start - 1)) || (isWord(end - 1) && isWord(end));
}
function lineAt(view, position) {
    let low = 0;
    let high = view.starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((view.starts[middle] ?? 0) <= position)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

;// CONCATENATED MODULE: ./src/stages/triage/quote.ts

const RENDERED_PREFIX = /^[^\S\n]*(?:[LR]?\d{1,7}[^\S\n]*[|:│]?[^\S\n]*){0,2}[+-]?/gm;
const LEFT_OUT = /…|^[^\S\n]*\.{3}|\.{3}[^\S\n]*$/gm;
const MEANING = /[\p{L}\p{N}]/u;
function readingsOf(quote) {
    if (quote === null)
        return [];
    const bare = quote.replace(RENDERED_PREFIX, '');
    const readings = [quote, bare, longestPiece(quote), longestPiece(bare)].map(foldLines);
    return [...new Set(readings)].filter((reading) => MEANING.test(reading));
}
function longestPiece(text) {
    return text
        .split(LEFT_OUT)
        .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
}

;// CONCATENATED MODULE: ./src/stages/triage/ground.ts


function ground(findings, { plan, change, anchorOf }) {
    const texts = sentTextsOf(plan);
    const paths = pathsOf(change);
    return findings.map((finding) => {
        const claimed = { file: finding.file, line: finding.line };
        const path = pathInChange(finding.file, paths);
        if (path === null) {
            return { ...finding, grounding: 'none', claimed, anchor: null, onChangedLine: false };
        }
        const sent = texts.get(path);
        const place = sent === undefined ? null : placeOfQuote(finding, sent);
        const found = place === null ? byLine(finding.line, path, sent, anchorOf) : byQuote(place, path, anchorOf);
        return { ...finding, ...found, file: path, claimed };
    });
}
function byQuote({ range, lines }, path, anchorOf) {
    const anchor = anchorWithin(lines, path, anchorOf);
    return {
        grounding: 'quote',
        line: anchor === null ? range.first : (anchor.startLine ?? anchor.line),
        anchor,
        onChangedLine: lines.some((line) => line.mark !== ' '),
    };
}
function anchorWithin(lines, path, anchorOf) {
    const range = rangeOf(lines.filter((line) => line.inDiff));
    if (range === null)
        return null;
    const { side, first, last } = range;
    return anchorOf(path, side, last, first < last ? first : null) ?? anchorOf(path, side, last, null);
}
function byLine(line, path, sent, anchorOf) {
    const lines = sent?.lines ?? [];
    const isAdded = lines.some((shown) => shown.mark === '+' && shown.newLine === line);
    const isRemoved = lines.some((shown) => shown.mark === '-' && shown.oldLine === line);
    const anchor = (line === 0 ? null : anchorOf(path, 'RIGHT', line, null)) ??
        (isRemoved ? anchorOf(path, 'LEFT', line, null) : null);
    if (anchor === null)
        return { grounding: 'file', line, anchor, onChangedLine: false };
    return { grounding: 'line', line, anchor, onChangedLine: anchor.side === 'RIGHT' ? isAdded : isRemoved };
}
function placeOfQuote(finding, sent) {
    for (const reading of readingsOf(finding.quote)) {
        let nearest = null;
        for (const lines of findQuote(sent, reading)) {
            const range = rangeOf(lines);
            if (range === null)
                continue;
            const isNearer = nearest === null || distance(range, finding.line) < distance(nearest.range, finding.line);
            if (isNearer)
                nearest = { range, lines };
        }
        if (nearest !== null)
            return nearest;
    }
    return null;
}
function rangeOf(lines) {
    const isOld = lines.some((line) => line.mark === '-') && !lines.some((line) => line.mark === '+');
    const numbers = lines.flatMap((line) => (isOld ? line.oldLine : line.newLine) ?? []);
    const first = numbers[0];
    const last = numbers.at(-1);
    if (first === undefined || last === undefined)
        return null;
    return { side: isOld ? 'LEFT' : 'RIGHT', first, last };
}
function distance({ first, last }, line) {
    return Math.max(0, first - line, line - last);
}
function pathsOf(change) {
    const paths = new Map();
    for (const { status, oldPath, path } of change.files) {
        if (status === 'renamed' && oldPath !== null)
            paths.set(oldPath, path);
    }
    for (const file of change.files)
        paths.set(file.path, file.path);
    return paths;
}
function pathInChange(written, paths) {
    const plain = written
        .trim()
        .replaceAll('\\', '/')
        .replace(/^(?:\.?\/)+/, '');
    const candidates = [written, plain, plain.replace(/^[ab]\//, '')];
    for (const candidate of candidates) {
        const path = paths.get(candidate);
        if (path !== undefined)
            return path;
    }
    return null;
}

;// CONCATENATED MODULE: ./src/stages/triage/triage.ts





const NO_RULES = new Set();
function triage(input) {
    const { slots, coverage, gatesPassed } = input;
    const bench = benchOf(slots, coverage);
    const findings = ground(slots.flatMap((slot) => slot.findings), input);
    const groups = groupsOf(findings, bench);
    const verdicts = slots.map((slot) => verdictOf(slot, findings, bench.rules));
    const approved = !groups.some(isAcceptedBlocking) && coverage.complete && gatesPassed;
    const consensus = consensusOf(slots, verdicts, groups.some(isUpheldBlock));
    const told = consensus === null ? null : { ...consensus, ...splitsOf(groups, bench) };
    return {
        document: documentOf(groups, approved, told),
        findings,
        clusters: groups.map(({ cluster }) => cluster),
        placements: groups.flatMap(placementsOf),
        verdicts,
    };
}
function benchOf(slots, coverage) {
    return {
        families: new Map(slots.map(({ slot, family }) => [slot, family])),
        covering: new Map(coverage.files.map((file) => [file.path, file.slots])),
        rules: NO_RULES,
    };
}
function isAcceptedBlocking({ cluster: { decision } }) {
    return decision.bucket === 'accepted' && decision.severity === 'blocking';
}
function isUpheldBlock(group) {
    return isAcceptedBlocking(group) && group.cluster.facts.ruleCited;
}
function splitsOf(groups, bench) {
    const splits = groups
        .filter(({ cluster }) => cluster.facts.inChange)
        .map(({ cluster, representative, members }) => ({
        representative,
        members,
        outcome: SETTLEMENT.holds(cluster.facts) ? 'lowered to important' : null,
    }));
    const disagreements = disagreementsOf(splits, bench.covering);
    return disagreements.length === 0 ? {} : { disagreements };
}


/***/ })

};
