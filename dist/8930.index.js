export const id = 8930;
export const ids = [8930];
export const modules = {

/***/ 58930:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./src/stages/publish/comments.ts
var comments = __webpack_require__(39185);
// EXTERNAL MODULE: ./src/lib/thrown.ts
var thrown = __webpack_require__(30461);
// EXTERNAL MODULE: ./src/stages/publish/run.ts + 1 modules
var publish_run = __webpack_require__(86746);
// EXTERNAL MODULE: ./src/domain/marker.ts
var marker = __webpack_require__(55808);
// EXTERNAL MODULE: ./src/lib/markdown.ts + 3 modules
var markdown = __webpack_require__(41202);
;// CONCATENATED MODULE: ./src/stages/publish/status-block.ts


const MARKS = {
    'html-comment': { begin: '<!-- quorate:v1 status-begin -->', end: '<!-- quorate:v1 status-end -->' },
    'link-definition': {
        begin: '[quorate]: https://quorate.invalid/v1#status-begin',
        end: '[quorate]: https://quorate.invalid/v1#status-end',
    },
};
function blockOf(description) {
    return findBlock(description)?.inner ?? null;
}
function withBlock(description, block, form) {
    const inner = (0,markdown/* stripMarkers */.oZ)(block).trim();
    const found = findBlock(description);
    if (found !== null && (0,marker/* sameText */.QV)(found.inner, inner))
        return description;
    const eol = /\r\n|\n|\r/.exec(description)?.[0] ?? '\n';
    const { begin, end } = MARKS[form];
    const text = [begin, '', ...plainEnds(inner).split('\n'), '', end].join(eol);
    const before = description.slice(0, found?.start ?? description.length);
    const after = found === null ? '' : description.slice(found.end);
    return before + gapBehind(before, eol) + text + gapBefore(after) + after;
}
function gapBehind(text, eol) {
    if (text === '')
        return '';
    const last = /(?:\r\n|\n|\r)$/.exec(text)?.[0];
    if (last === undefined)
        return eol + eol;
    return /(?:^|\n)[ \t]*\n$/.test(plainEnds(text)) ? '' : last;
}
function gapBefore(rest) {
    if (rest.trim() === '' || /^\n[ \t]*\n/.test(plainEnds(rest)))
        return '';
    return /^(?:\r\n|\n|\r)/.exec(rest)?.[0] ?? '';
}
function plainEnds(text) {
    return text.replace(/\r\n?/g, '\n');
}
function findBlock(description) {
    let open = null;
    for (const line of unfenced(linesOf(description))) {
        const text = line.text.trimEnd();
        const marks = Object.values(MARKS).find(({ begin }) => begin === text);
        if (marks !== undefined)
            open = { start: line.start, inside: line.next, end: marks.end };
        else if (open !== null && text === open.end) {
            const inner = description.slice(open.inside, line.start).trim();
            return { start: open.start, end: line.end, inner };
        }
    }
    return null;
}
function linesOf(text) {
    const lines = [];
    let start = 0;
    for (const { index, 0: eol } of text.matchAll(/\r\n|\n|\r|$/g)) {
        lines.push({ text: text.slice(start, index), start, end: index, next: index + eol.length });
        start = index + eol.length;
    }
    return lines;
}
function unfenced(lines) {
    const kept = [];
    for (let at = 0; at < lines.length; at++) {
        const line = lines[at];
        const [, fence = ''] = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line?.text ?? '') ?? [];
        const close = fence === '' ? -1 : closing(lines, at, fence);
        if (close !== -1)
            at = close;
        else if (line !== undefined)
            kept.push(line);
    }
    return kept;
}
function closing(lines, start, fence) {
    const mark = fence.charAt(0);
    for (let at = start + 1; at < lines.length; at++) {
        const { text = '' } = lines[at] ?? {};
        const [, run = ''] = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(text) ?? [];
        if (run.startsWith(mark) && run.length >= fence.length)
            return at;
    }
    return -1;
}

// EXTERNAL MODULE: ./src/stages/publish/summary.ts
var summary = __webpack_require__(12899);
;// CONCATENATED MODULE: ./src/stages/publish/description.ts




const MAX_ATTEMPTS = 3;
const MAX_LENGTH = 32_767;
const NAMED = 12;
const OPERATION = { kind: 'description', subject: 'status block' };
async function updateDescription(run) {
    const board = boardOf(run);
    if (board === null || !(0,publish_run/* mayWrite */.J)(run))
        return;
    for (let left = MAX_ATTEMPTS; left > 0; left--) {
        const result = await attempt(run, board);
        if (result === 'over')
            return;
        if (left === 1)
            aside(run, result);
    }
}
async function planDescription(run) {
    const board = boardOf(run);
    const seen = board === null ? null : await readDescription(run, board);
    const text = seen === null ? null : wantedText(run, seen);
    if (text === null || text === seen?.text)
        return;
    run.operations.push({ ...OPERATION, result: 'planned', message: null });
}
function boardOf({ input }) {
    const { board, rules } = input;
    return rules.prUpdate && rules.post !== 'none' ? board.description : null;
}
async function attempt(run, board) {
    const seen = await readDescription(run, board);
    const text = seen === null ? null : wantedText(run, seen);
    if (seen === null || text === null)
        return 'over';
    if (text === seen.text) {
        run.operations.push({ ...OPERATION, result: 'kept', message: null });
        return 'over';
    }
    if (text.length > MAX_LENGTH) {
        run.asides.add('The description has no room for the state of the review, and was left as it is.');
        return 'over';
    }
    const result = await (0,publish_run/* write */.M9)(run, OPERATION, async () => {
        const { result: written, version, remarks } = await board.update(text, seen);
        if (version !== null)
            run.prVersion = version;
        for (const remark of remarks)
            run.asides.add(remark);
        return written;
    });
    if (result === null || result.kind === 'done' || result.kind === 'kept')
        return 'over';
    if (result.kind === 'unclear' || (result.kind === 'refused' && result.refusal === 'stale'))
        return result;
    aside(run, result);
    return 'over';
}
async function readDescription(run, board) {
    try {
        const seen = await board.read();
        run.prVersion = seen.version;
        if (seen.headSha !== run.input.document.change.head.sha)
            run.superseded = true;
        return seen;
    }
    catch (error) {
        run.asides.add(`The description could not be read, and was left as it is: ${(0,thrown/* messageOf */.b)(error)}`);
        return null;
    }
}
function wantedText(run, { text }) {
    const { document, texts, board } = run.input;
    const named = document.change.head.sha.slice(0, NAMED);
    if (run.superseded && blockOf(text)?.includes(named) !== true)
        return null;
    return withBlock(text, texts.description((0,summary/* factsOf */.xS)(run)), board.can.marker);
}
function aside(run, result) {
    if (!('message' in result))
        return;
    const remedy = result.kind === 'denied' ? ` ${result.remedy}` : '';
    run.asides.add(`The state of the review could not be written to the description: ${result.message}${remedy}`);
}

// EXTERNAL MODULE: ./src/stages/publish/reconcile.ts
var reconcile = __webpack_require__(65267);
;// CONCATENATED MODULE: ./src/stages/publish/dry-run.ts




const BOTH = ['check', 'commit-status'];
function planOnly(run, plan, { state, headNow }) {
    const { rules, board } = run.input;
    for (const finding of plan.inline)
        expect(run, finding, 'inline');
    for (const finding of plan.onFile)
        expect(run, finding, 'file');
    const planned = (kind, subjects) => {
        for (const subject of subjects)
            run.operations.push({ kind, subject, result: 'planned', message: null });
    };
    if (rules.post !== 'none') {
        for (const { draft, how } of plan.drafts)
            planned(`${how}-draft`, [draft.id]);
        planned('review', batches(plan.inline, board.limits.commentsPerReview));
        planned('file-comment', plan.onFile.map(({ fingerprint }) => fingerprint));
        planned('delete-comment', (0,reconcile/* duplicates */.XI)(state, run.scope).map(({ root }) => root.id));
        planSummary(run, { state, headNow }, planned);
        planned('resolve', plan.resolve.map(({ id }) => id));
    }
}
function planStatus(run) {
    const { rules, board } = run.input;
    if (rules.status === 'none')
        return;
    const ways = rules.status !== 'auto' ? [rules.status] : board.can.bothStatuses ? BOTH : ['check'];
    for (const subject of ways) {
        run.operations.push({ kind: 'status', subject, result: 'planned', message: null });
    }
}
function expect(run, finding, place) {
    const reason = 'a dry run writes nothing';
    run.places.set(finding.id, { finding, place, state: 'listed', url: null, resolved: false, reason });
}
function batches(findings, size) {
    const prints = findings.map(({ fingerprint }) => fingerprint);
    const step = Math.max(1, size);
    const count = Math.ceil(prints.length / step);
    return Array.from({ length: count }, (_, at) => prints.slice(at * step, (at + 1) * step).join(' '));
}
function planSummary(run, { state, headNow }, planned) {
    const { current, extra } = (0,reconcile/* stickySummary */.Oh)(state, run.scope);
    if ((0,summary/* isNewer */.U4)(run, current, headNow))
        return;
    const { board, texts } = run.input;
    const text = texts.summary((0,summary/* factsOf */.xS)(run), (0,comments/* roomFor */.N_)(board, false));
    if (current === null)
        planned('create-summary', ['summary']);
    else if (!(0,marker/* sameText */.QV)(current.text, text))
        planned('update-summary', [current.note.id]);
    planned('delete-comment', extra.map(({ note }) => note.id));
}

// EXTERNAL MODULE: ./src/stages/publish/own.ts
var own = __webpack_require__(22047);
// EXTERNAL MODULE: ./src/stages/publish/pairs.ts
var publish_pairs = __webpack_require__(46158);
;// CONCATENATED MODULE: ./src/stages/publish/singles.ts


const PATIENCE = 3;
async function postOneByOne(run, findings, onFile) {
    let round = { onFile, doubtful: [], refused: [], patience: PATIENCE };
    for (const finding of findings) {
        round = await sendOne(run, finding, round);
        if (round.doubtful.length >= round.patience)
            round = await lookUp(run, round);
    }
    return (await lookUp(run, round)).refused;
}
async function sendOne(run, finding, round) {
    const end = await (0,comments/* send */.tN)(run, { findings: [finding], onFile: round.onFile, mayWait: true });
    if (end === 'unclear')
        return { ...round, doubtful: [...round.doubtful, finding] };
    return end === 'anchor' ? { ...round, refused: [...round.refused, finding] } : round;
}
async function lookUp(run, round) {
    const missing = await missingOf(run, round);
    let again = { ...round, doubtful: [], patience: round.patience * 2 };
    for (const finding of missing)
        again = await sendOne(run, finding, again);
    const lost = await missingOf(run, again);
    if (lost.length > 0)
        (0,comments/* fail */.fJ)(run, lost, 'the forge did not say twice whether comments arrived');
    return { ...again, doubtful: [] };
}
async function missingOf(run, { doubtful, onFile }) {
    if (doubtful.length === 0)
        return [];
    const state = await (0,publish_run/* readBoard */.n_)(run);
    if (state !== null)
        return (0,comments/* takeDown */.a$)(run, { findings: doubtful, onFile }, state);
    (0,comments/* fail */.fJ)(run, doubtful, 'what became of a comment is not known');
    return [];
}

;// CONCATENATED MODULE: ./src/stages/publish/sort-out.ts


const MAX_REVIEWS = 2;
const MAX_REQUESTS = 10;
async function sortOut(run, findings) {
    let search = begin(findings);
    while (search !== null)
        search = await step(run, search);
    return findings.filter((finding) => (0,publish_run/* isUnsaid */.DA)(run, finding));
}
function begin(findings) {
    const byPath = new Map();
    for (const finding of findings) {
        const unit = byPath.get(finding.path) ?? [];
        byPath.set(finding.path, unit);
        unit.push(finding);
    }
    return {
        suspects: [...byPath.values()],
        good: [],
        solid: [],
        reviews: MAX_REVIEWS,
        requests: MAX_REQUESTS,
    };
}
async function step(run, search) {
    const { suspects, good, reviews, requests } = search;
    const [only] = suspects;
    if (only === undefined || reviews === 0 || requests === 0)
        return null;
    if (suspects.length === 1) {
        if (only.length > 1)
            return { ...search, suspects: only.map((finding) => [finding]), solid: good };
        return finish(run, search);
    }
    const out = reviews > 1 ? Math.min(Math.ceil(Math.sqrt(suspects.length)), suspects.length - 1) : 1;
    const tried = suspects.slice(0, -out);
    const rest = suspects.slice(-out);
    const next = { ...search, requests: requests - 1 };
    switch (await (0,comments/* send */.tN)(run, { findings: [...good, ...tried.flat()], onFile: false })) {
        case 'there':
            return { ...next, suspects: rest, good: [], solid: [], reviews: reviews - 1 };
        case 'anchor':
            return { ...next, suspects: tried, good: [...good, ...rest.flat()] };
        default:
            return null;
    }
}
async function finish(run, { good, solid }) {
    if (good.length === 0)
        return null;
    const end = await (0,comments/* send */.tN)(run, { findings: good, onFile: false });
    if (end === 'anchor' && solid.length > 0 && solid.length < good.length) {
        await (0,comments/* send */.tN)(run, { findings: solid, onFile: false });
    }
    return null;
}

;// CONCATENATED MODULE: ./src/stages/publish/post.ts








async function postComments(run, plan) {
    const { inline, onFile } = plan;
    const size = Math.max(1, run.input.board.limits.commentsPerReview);
    const refused = size === 1 ? await postOneByOne(run, inline, false) : await postInBatches(run, inline, size);
    await postOnFiles(run, [...onFile, ...refused]);
}
async function postInBatches(run, findings, size) {
    const refused = [];
    for (let at = 0; at < findings.length; at += size) {
        const batch = findings.slice(at, at + size);
        if ((await (0,comments/* send */.tN)(run, { findings: batch, onFile: false })) !== 'anchor')
            continue;
        refused.push(...(await sortOut(run, batch.filter((finding) => (0,publish_run/* isUnsaid */.DA)(run, finding)))));
    }
    return refused;
}
async function postOnFiles(run, findings) {
    const room = run.input.board.can.fileComments ? reconcile/* MAX_FILE_COMMENTS */.JX : 0;
    await postOneByOne(run, findings.slice(0, room), true);
    (0,comments/* giveUp */.Ht)(run, findings.slice(room), run.mute ?? 'the forge refused a comment on its line');
}
function showsAll(run, state) {
    const said = (0,comments/* saidBy */.TT)(state, run);
    return [...run.places.values()].every((place) => place.state !== 'posted' || said.has(place.finding.fingerprint));
}
async function settle(run, state, input) {
    const said = (0,comments/* saidBy */.TT)(state, run);
    for (const { finding, state: how, place } of [...run.places.values()]) {
        if (how !== 'posted')
            continue;
        const own = said.get(finding.fingerprint);
        if (own === undefined)
            (0,publish_run/* list */.p_)(run, finding, 'the forge took the comment and does not show it');
        else
            (0,publish_run/* say */.cv)(run, finding, { state: 'posted', own, onFile: place === 'file' });
    }
    await yieldToOthers(run, state, input);
}
async function yieldToOthers(run, state, input) {
    const twins = (0,reconcile/* duplicates */.XI)(state, run.scope);
    for (const own of twins)
        await take(run, own);
    const gone = new Set(twins.map(({ thread }) => thread.id));
    const left = (0,own/* ownThreads */._u)(state, run.scope).filter(({ thread }) => !gone.has(thread.id));
    const before = new Set((0,own/* ownThreads */._u)(input.state, run.scope).map(({ thread }) => thread.id));
    for (const [finding, first] of reworded(run, { left, before, input })) {
        const mine = left.find(({ fingerprint }) => fingerprint === finding.fingerprint);
        if (mine === undefined || !mine.thread.comments.every(({ author }) => (0,own/* isMe */.ne)(author, state.me)))
            continue;
        if ((await take(run, mine)) === 'done') {
            (0,publish_run/* say */.cv)(run, finding, { state: 'kept', own: first, onFile: first.thread.subject === 'file' });
        }
    }
}
function reworded(run, { left, before, input }) {
    const posted = [...run.places.values()].filter(({ state }) => state === 'posted');
    const mine = (0,marker/* markerOf */.we)((0,comments/* markerFor */._Z)(run, 'finding')).run;
    const others = left.filter(({ thread, marker }) => !before.has(thread.id) && marker.run !== mine);
    if (posted.length === 0 || others.length === 0)
        return [];
    const ids = new Map(left.map(({ fingerprint, root }) => [fingerprint, root.id]));
    const pairs = (0,publish_pairs/* pairUp */.O)(posted.map(({ finding }) => finding), others, input);
    return posted.flatMap(({ finding }) => {
        const first = pairs.get(finding.id);
        const id = ids.get(finding.fingerprint);
        if (first === undefined || id === undefined || (0,own/* compareIds */.q3)(first.root.id, id) >= 0)
            return [];
        return [[finding, first]];
    });
}
async function take(run, own) {
    const { id } = own.root;
    const result = await (0,publish_run/* write */.M9)(run, { kind: 'delete-comment', subject: id }, () => run.input.board.deleteComment({ id, on: 'thread' }));
    return result?.kind ?? null;
}

// EXTERNAL MODULE: ./src/stages/publish/status.ts
var publish_status = __webpack_require__(92305);
// EXTERNAL MODULE: ./src/domain/code-seats.ts
var code_seats = __webpack_require__(27344);
// EXTERNAL MODULE: ./src/domain/panel.ts
var panel = __webpack_require__(82410);
// EXTERNAL MODULE: ./src/domain/steering.ts
var steering = __webpack_require__(52441);
;// CONCATENATED MODULE: ./src/stages/publish/verdict.ts









const VERDICT_TEXTS = {
    'request-changes': 'Quorate found what should be mended before this is merged; see its comments.',
    approve: 'Quorate found nothing that stands in the way of this change.',
};
const NO_LONGER = {
    'changes-requested': 'The latest review found nothing that stands in the way.',
    approved: 'This approval was given to earlier commits or an earlier result.',
};
async function giveVerdict(run, state) {
    const { rules, board } = run.input;
    if (rules.verdict === 'comment' || !board.can.verdicts || run.superseded || !(0,publish_run/* mayWrite */.J)(run))
        return;
    const wish = wishOf(run);
    const standing = await readVerdicts(run, state);
    if (standing === null)
        return;
    const latest = standing.at(-1) ?? null;
    for (const { review } of standing) {
        if (review.state === wish.takeBack)
            await dismiss(run, review.id, wish.takeBack);
    }
    if (wish.give === null)
        return;
    const stands = isGiven(run, latest, wish.give) || (await give(run, wish.give, state));
    if (stands && wish.give === 'approve' && !board.can.pinsCommits)
        await withdrawWhereMoved(run, state);
}
async function give(run, verdict, state) {
    if (verdict === 'approve' && !(await isUnmoved(run)))
        return false;
    return verdict_submit(run, { verdict, state, mayRepeat: true });
}
async function withdrawWhereMoved(run, state) {
    if ((await isUnmoved(run)) || !(0,publish_run/* mayWrite */.J)(run))
        return;
    const standing = await readVerdicts(run, state);
    for (const { review } of standing ?? []) {
        if (review.state === 'approved')
            await dismiss(run, review.id, 'approved');
    }
}
function mayApprove(run) {
    const { conclusion, coverage, critic, slots } = run.input.document;
    const models = slots.filter((seat) => !(0,code_seats/* isCodeSeat */.Zc)(seat));
    return (conclusion === 'pass' &&
        critic.pass &&
        [...run.places.values()].every(({ finding }) => finding.severity !== 'blocking') &&
        coverage.complete &&
        slots.every(({ status }) => (0,panel/* isComplete */.A)(status)) &&
        models.length >= coverage.seats &&
        coverage.files.every((file) => models.every(({ slot }) => file.slots.includes(slot))) &&
        new Set(models.map(({ family }) => family)).size >= 2 &&
        (0,summary/* shortfalls */.Tn)(run).length === 0 &&
        !isSteered(run));
}
function isSteered(run) {
    const files = (0,steering/* steeringFiles */.n)(run.input.change);
    if (files.length === 0)
        return false;
    run.remarks.add(`Not approved: text in ${files.length === 1 ? 'one file' : `${files.length} files`} may be meant for the reviewers.`);
    return true;
}
function wishOf(run) {
    const conclusion = (0,summary/* finalConclusion */.sV)(run);
    if (conclusion === 'block')
        return { give: 'request-changes', takeBack: null };
    const approve = run.input.rules.verdict === 'approve' && mayApprove(run);
    if (approve)
        return { give: 'approve', takeBack: null };
    return { give: null, takeBack: conclusion === 'pass' ? 'changes-requested' : 'approved' };
}
async function readVerdicts(run, { me }) {
    const { board } = run.input;
    try {
        const marks = { scope: run.scope, marked: board.can.reviewTexts };
        const reviews = await board.readReviews();
        return (0,own/* ownVerdicts */.Lf)(reviews, board.me() ?? me, marks);
    }
    catch (error) {
        run.remarks.add(`Verdicts could not be read, and were left as they are: ${(0,thrown/* messageOf */.b)(error)}`);
        return null;
    }
}
function isGiven(run, latest, verdict) {
    if (latest === null)
        return false;
    const wanted = verdict === 'approve' ? 'approved' : 'changes-requested';
    if (latest.review.state !== wanted)
        return false;
    return latest.head === null || latest.head === (0,marker/* shortHead */.F3)(run.input.document.change.head.sha);
}
function mark(run) {
    return (0,comments/* markerFor */._Z)(run, 'verdict');
}
async function isUnmoved(run) {
    const now = await (0,publish_run/* look */.Op)(run);
    return now !== null && !run.superseded && !run.closed;
}
async function dismiss(run, id, state) {
    const attempt = () => (0,publish_run/* write */.M9)(run, { kind: 'dismiss', subject: id }, () => run.input.board.dismissReview(id, NO_LONGER[state]));
    let result = await attempt();
    if (result?.kind === 'unclear')
        result = await attempt();
    if (result !== null && 'message' in result && result.kind !== 'gone') {
        const remedy = result.kind === 'denied' ? ` ${result.remedy}` : '';
        run.remarks.add(`An earlier verdict could not be taken back: ${result.message}${remedy}`);
    }
}
async function verdict_submit(run, giving) {
    const { verdict } = giving;
    const review = {
        headSha: run.input.document.change.head.sha,
        body: (0,marker/* withMarker */.Pe)(VERDICT_TEXTS[verdict], mark(run), run.scope),
        verdict,
        comments: [],
    };
    const result = await (0,publish_run/* write */.M9)(run, { kind: 'verdict', subject: verdict }, () => run.input.board.submitReview(review));
    if (result === null)
        return false;
    if (!('message' in result))
        return true;
    if (result.kind === 'unclear' && (await isSettled(run, giving)))
        return true;
    const remedy = result.kind === 'denied' ? ` ${result.remedy}` : '';
    run.remarks.add(`The verdict "${verdict}" could not be given: ${result.message}${remedy}`);
    return result.kind === 'unclear';
}
async function isSettled(run, { verdict, state, mayRepeat }) {
    const standing = await readVerdicts(run, state);
    if (standing === null)
        return true;
    if (isGiven(run, standing.at(-1) ?? null, verdict))
        return true;
    if (!mayRepeat || (verdict === 'approve' && !(await isUnmoved(run))))
        return false;
    await verdict_submit(run, { verdict, state, mayRepeat: false });
    return true;
}

// EXTERNAL MODULE: ./src/stages/publish/wanted.ts
var publish_wanted = __webpack_require__(64884);
;// CONCATENATED MODULE: ./src/stages/publish/publish.ts










async function publish(input) {
    const run = (0,publish_run/* startRun */.AD)(input);
    const { code } = run;
    const wanted = (0,publish_wanted/* wantedFindings */.uG)(input.document, code, input.match);
    for (const finding of wanted)
        (0,publish_run/* list */.p_)(run, finding, 'not posted');
    const now = await (0,publish_run/* look */.Op)(run);
    let summaryUrl = null;
    if (!run.closed) {
        const state = now === null ? null : await (0,publish_run/* readBoard */.n_)(run);
        if (now !== null && state !== null)
            summaryUrl = await speak(run, { wanted, code, state, now });
        else if (input.rules.post !== 'none')
            (0,summary/* unlisted */.B$)(run);
        if (!input.dryRun)
            await (0,publish_status/* writeStatus */.K)(run);
    }
    return receiptOf(run, summaryUrl);
}
async function speak(run, scene) {
    const { rules, dryRun } = run.input;
    for (const remark of scene.state.remarks)
        run.remarks.add(remark);
    if (rules.blockerTasks && !run.input.board.can.tasks) {
        run.remarks.add('Blocking findings stand as comments: this forge has no tasks.');
    }
    const input = reconcileInput(run, scene);
    const plan = (0,reconcile/* reconcile */.Lq)(input);
    takeDown(run, plan);
    if (dryRun) {
        planOnly(run, plan, { state: scene.state, headNow: scene.now.headSha });
        await planDescription(run);
        planStatus(run);
        return null;
    }
    if (rules.post === 'none')
        return null;
    await (0,comments/* clearDrafts */.Kf)(run, scene.state);
    const { state, headNow } = await comment(run, plan, { scene, input });
    const summaryUrl = state === null ? null : await (0,summary/* writeSummary */.Sy)(run, state, headNow);
    if (state === null)
        (0,summary/* unlisted */.B$)(run);
    await giveVerdict(run, scene.state);
    if (!run.superseded)
        await resolveThreads(run, plan.resolve);
    await updateDescription(run);
    return summaryUrl;
}
function reconcileInput(run, { wanted, code, state }) {
    const { rules, match, board, document } = run.input;
    return {
        wanted,
        doubted: (0,publish_wanted/* doubtedFindings */.ME)(document, code),
        state,
        code,
        match,
        rules,
        scope: run.scope,
        can: board.can,
        complete: document.coverage.complete && document.conclusion !== 'incomplete',
        superseded: run.superseded,
    };
}
function takeDown(run, { kept, inline, onFile, listed }) {
    for (const { finding, own } of kept) {
        (0,publish_run/* say */.cv)(run, finding, { state: 'kept', own, onFile: own.thread.subject === 'file' });
    }
    for (const finding of [...inline, ...onFile])
        (0,publish_run/* list */.p_)(run, finding, 'not posted');
    for (const { finding, reason } of listed)
        (0,publish_run/* list */.p_)(run, finding, reason);
}
async function comment(run, plan, { scene, input }) {
    const before = { state: scene.state, headNow: scene.now.headSha };
    await postComments(run, plan);
    if ([...run.places.values()].every(({ state }) => state !== 'posted')) {
        await yieldToOthers(run, scene.state, input);
        return before;
    }
    const first = run.fresh ?? (await (0,publish_run/* readBoard */.n_)(run));
    const state = first === null || showsAll(run, first) ? first : await (0,publish_run/* readBoard */.n_)(run);
    if (state === null)
        return { ...before, state };
    await settle(run, state, input);
    const now = await (0,publish_run/* look */.Op)(run);
    return { state, headNow: now?.headSha ?? before.headNow };
}
async function resolveThreads(run, threads) {
    for (const { id } of threads) {
        const result = await (0,publish_run/* write */.M9)(run, { kind: 'resolve', subject: id }, () => run.input.board.resolveThread(id));
        if (result?.kind === 'denied') {
            run.remarks.add(`Threads whose code has changed were left open: ${result.message} ${result.remedy}`);
            return;
        }
    }
}
function receiptOf(run, summaryUrl) {
    const places = [...run.places.values()];
    const count = (wanted) => places.filter(({ state }) => state === wanted).length;
    const { operations } = run;
    return {
        places,
        posted: count('posted'),
        kept: count('kept'),
        resolved: operations.filter(({ kind, result }) => kind === 'resolve' && result === 'done').length,
        summaryUrl,
        incomplete: (0,summary/* shortfalls */.Tn)(run),
        remarks: [...run.remarks, ...run.asides],
        superseded: run.superseded,
        closed: run.closed,
        denied: run.wrote ? null : run.denied,
        prVersion: run.prVersion,
        operations,
    };
}


/***/ })

};
