export const id = 9622;
export const ids = [9622];
export const modules = {

/***/ 49622:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readableJson: () => (/* binding */ readableJson)
/* harmony export */ });
function readableJson(value) {
    return `${write(value, '')}\n`;
}
function write(value, indent) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value) ?? 'null';
    const inner = `${indent}  `;
    if (Array.isArray(value)) {
        if (value.every(isPlain))
            return JSON.stringify(value);
        return enclose('[]', value.map((item) => write(item, inner)), indent);
    }
    const members = Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([key, member]) => `${JSON.stringify(key)}: ${write(member, inner)}`);
    return members.length === 0 ? '{}' : enclose('{}', members, indent);
}
function isPlain(value) {
    return typeof value !== 'object' || value === null;
}
function enclose(brackets, items, indent) {
    const separator = `,\n${indent}  `;
    return `${brackets[0]}\n${indent}  ${items.join(separator)}\n${indent}${brackets[1]}`;
}


/***/ })

};
