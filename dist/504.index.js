export const id = 504;
export const ids = [504];
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


/***/ })

};
