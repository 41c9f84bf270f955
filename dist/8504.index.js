export const id = 8504;
export const ids = [8504];
export const modules = {

/***/ 48504:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  clusterFindings: () => (/* binding */ clusterFindings)
});

// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(79112);
;// CONCATENATED MODULE: ./src/stages/triage/words.ts
const GRAMMAR = `a about above after again against all also am an and another any are as at be because been before
  being below between both but by can could did do does doing don down during each either else even every few for
  from further had has have having he her here him how i if in into is isn it its just least less may me might more
  most must my neither no nor not of off on once one or other our out over own per rather same shall she should
  since so some still such than that the their them then there these they this those through to two under until up
  us use used uses using very via was we were what when where which while who whose why will with within without won
  would you your`;
const REVIEWING = `add bug call case cause change check class code consider correct current currently ensure error
  example fail failure fix function get handle incorrect instead issue lead like line make made method need new
  possible possibly potential potentially problem result return set test time value way work wrong`;
const IGNORED = new Set(`${GRAMMAR} ${REVIEWING}`.split(/\s+/).map(stem));
const ASIDE = /```[\s\S]*?(?:```|$)|~~~[\s\S]*?(?:~~~|$)|!\[[^\]\n]*\]\([^)\n]*\)|https?:\/\/\S+/g;
const CODE_SPAN = /(`[^`\n]+`)/;
const WORD = /[\p{L}\p{M}_$][\p{L}\p{M}\p{N}_$]*|\p{N}+/gu;
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/gu;
function featuresOf(text, known = new Map()) {
    const plain = new Set();
    const shown = new Set();
    const names = new Set();
    for (const piece of text.normalize('NFC').replace(ASIDE, ' ').split(CODE_SPAN)) {
        const prose = piece.startsWith('`') ? shown : plain;
        for (const token of tokensOf(piece, known)) {
            addAll(token.isWord ? prose : shown, token.words);
            addAll(names, token.names);
        }
    }
    return { plain: [...plain], code: [...shown].filter((word) => !plain.has(word)), names: [...names] };
}
function addAll(set, values) {
    for (const value of values)
        set.add(value);
}
function tokensOf(piece, known) {
    return (piece.match(WORD) ?? []).map((text) => {
        const token = known.get(text) ?? tokenOf(text);
        known.set(text, token);
        return token;
    });
}
function tokenOf(text) {
    const parts = partsOf(text);
    const isName = parts.length > 1;
    return {
        words: parts.flatMap(wordsOf),
        isWord: !isName && !/^\p{N}/u.test(text),
        names: isName ? [`#${text.toLowerCase()}`] : [],
    };
}
function partsOf(token) {
    return token
        .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
        .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
        .split(/[\s_$]+/)
        .filter((part) => part !== '');
}
function wordsOf(part) {
    const word = part.toLowerCase();
    const pairs = (word.match(UNSPACED) ?? []).flatMap(pairsOf);
    const rest = word.replace(UNSPACED, '');
    const root = stem(rest);
    return rest.length > 1 && !IGNORED.has(root) ? [...pairs, root] : pairs;
}
function pairsOf(run) {
    const letters = [...run];
    return letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
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
    return root.length > 3 ? root.replace(/[iy]$/, '') : root;
}

;// CONCATENATED MODULE: ./src/stages/triage/likeness.ts

const CODE_WEIGHT = 0.65;
const LEAST_WORDS = 2;
const CHANCE = 0.5;
const LEAST_LIKENESS = 0.05;
const CERTAIN = 0.25;
const NEAR_LINES = 5;
const FAR_FACTOR = 0.9;
const SAME_REVIEWER_FACTOR = 0.6;
const SAME_WORDS = 0.45;
function readRemarks(items) {
    const numbers = new Map();
    const numberOf = (feature) => {
        const number = numbers.get(feature) ?? numbers.size;
        numbers.set(feature, number);
        return number;
    };
    const known = new Map();
    return items.map((item) => {
        const { plain, code, names } = featuresOf(item.text, known);
        const rising = (features) => features.map(numberOf).sort((a, b) => a - b);
        const all = [...plain, ...code, ...names];
        const told = all.length > 0 ? all : [`= ${item.text.trim().toLowerCase()}`];
        return { item, words: rising(told), plain: rising(plain), names: rising(names) };
    });
}
function likeness(a, b) {
    const words = shared(a.words, b.words);
    const isEqual = words === a.words.length && words === b.words.length;
    if (words < LEAST_WORDS && !isEqual)
        return 0;
    const common = weightOf(words, shared(a.plain, b.plain));
    const either = weightOf(a.words.length + b.words.length, a.plain.length + b.plain.length) - common;
    const isSameReviewer = a.item.reviewer === b.item.reviewer;
    const far = isFar(a.item, b.item);
    if (isSameReviewer && far && common > SAME_WORDS * either)
        return null;
    const alike = Math.min(Math.max(0, common - CHANCE) / either, CERTAIN);
    if (alike < LEAST_LIKENESS)
        return 0;
    return alike * (far ? FAR_FACTOR : 1) * (isSameReviewer ? SAME_REVIEWER_FACTOR : 1);
}
function weightOf(words, plain) {
    return words * CODE_WEIGHT + plain * (1 - CODE_WEIGHT);
}
function isFar(a, b) {
    if (a.file === null || b.file === null)
        return false;
    if (a.file !== b.file)
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



const SAME_DEFECT = 0.135;
const EMPHASIS = 3;
const UNIT = 1_000;
const NEVER = -1_000_000_000;
const MAX_COMPARISONS = 48;
function clusterFindings(items) {
    const sorted = [...items].sort(compareItems);
    const clusters = averageLink(sorted.length, linksOf(readRemarks(sorted)), UNIT);
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
            const score = other === undefined ? 0 : scoreOf(likeness(remark, other));
            if (score !== 0)
                links.push({ a, b, score });
        }
        return links;
    });
}
function scoreOf(likeness) {
    return likeness === null ? NEVER : Math.round(UNIT * (likeness / SAME_DEFECT) ** EMPHASIS);
}
function sharersOf(remarks) {
    const lists = new Map();
    const listOf = (key) => {
        const list = lists.get(key) ?? [];
        lists.set(key, list);
        return list;
    };
    const hasLoose = remarks.some(({ item }) => item.file === null);
    return remarks.map(({ item, words, names }, index) => {
        const named = new Set(names);
        return words.map((word) => {
            const across = listOf(`${word}`);
            const isAcross = item.file === null || named.has(word);
            if (isAcross || hasLoose)
                across.push(index);
            if (isAcross)
                return across;
            const list = listOf(`${word} ${item.file}`);
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


/***/ })

};
