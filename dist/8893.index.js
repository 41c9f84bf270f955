export const id = 8893;
export const ids = [8893];
export const modules = {

/***/ 10779:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = ({ value: true });
__webpack_unused_export__ = __webpack_unused_export__ = exports.U9 = void 0;
function fmtDef(validate, compare) {
    return { validate, compare };
}
exports.U9 = {
    // date: http://tools.ietf.org/html/rfc3339#section-5.6
    date: fmtDef(date, compareDate),
    // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
    time: fmtDef(getTime(true), compareTime),
    "date-time": fmtDef(getDateTime(true), compareDateTime),
    "iso-time": fmtDef(getTime(), compareIsoTime),
    "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
    // duration: https://tools.ietf.org/html/rfc3339#appendix-A
    duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
    uri,
    "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
    // uri-template: https://tools.ietf.org/html/rfc6570
    "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
    // For the source: https://gist.github.com/dperini/729294
    // For test cases: https://mathiasbynens.be/demo/url-regex
    url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
    email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
    hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
    // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
    ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
    ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
    regex,
    // uuid: http://tools.ietf.org/html/rfc4122
    uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
    // JSON-pointer: https://tools.ietf.org/html/rfc6901
    // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
    "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
    "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
    // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
    "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
    // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
    // byte: https://github.com/miguelmota/is-base64
    byte,
    // signed 32 bit integer
    int32: { type: "number", validate: validateInt32 },
    // signed 64 bit integer
    int64: { type: "number", validate: validateInt64 },
    // C-type float
    float: { type: "number", validate: validateNumber },
    // C-type double
    double: { type: "number", validate: validateNumber },
    // hint to the UI to hide input strings
    password: true,
    // unchecked string payload
    binary: true,
};
__webpack_unused_export__ = {
    ...exports.U9,
    date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
    time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
    "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
    "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
    "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
    // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
    uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
    "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
    // email (sources from jsen validator):
    // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
    // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
    email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i,
};
__webpack_unused_export__ = Object.keys(exports.U9);
function isLeapYear(year) {
    // https://tools.ietf.org/html/rfc3339#appendix-C
    return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
const DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
function date(str) {
    // full-date from http://tools.ietf.org/html/rfc3339#section-5.6
    const matches = DATE.exec(str);
    if (!matches)
        return false;
    const year = +matches[1];
    const month = +matches[2];
    const day = +matches[3];
    return (month >= 1 &&
        month <= 12 &&
        day >= 1 &&
        day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]));
}
function compareDate(d1, d2) {
    if (!(d1 && d2))
        return undefined;
    if (d1 > d2)
        return 1;
    if (d1 < d2)
        return -1;
    return 0;
}
const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function getTime(strictTimeZone) {
    return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
            return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || (strictTimeZone && !tz))
            return false;
        if (hr <= 23 && min <= 59 && sec < 60)
            return true;
        // leap second
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
    };
}
function compareTime(s1, s2) {
    if (!(s1 && s2))
        return undefined;
    const t1 = new Date("2020-01-01T" + s1).valueOf();
    const t2 = new Date("2020-01-01T" + s2).valueOf();
    if (!(t1 && t2))
        return undefined;
    return t1 - t2;
}
function compareIsoTime(t1, t2) {
    if (!(t1 && t2))
        return undefined;
    const a1 = TIME.exec(t1);
    const a2 = TIME.exec(t2);
    if (!(a1 && a2))
        return undefined;
    t1 = a1[1] + a1[2] + a1[3];
    t2 = a2[1] + a2[2] + a2[3];
    if (t1 > t2)
        return 1;
    if (t1 < t2)
        return -1;
    return 0;
}
const DATE_TIME_SEPARATOR = /t|\s/i;
function getDateTime(strictTimeZone) {
    const time = getTime(strictTimeZone);
    return function date_time(str) {
        // http://tools.ietf.org/html/rfc3339#section-5.6
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
    };
}
function compareDateTime(dt1, dt2) {
    if (!(dt1 && dt2))
        return undefined;
    const d1 = new Date(dt1).valueOf();
    const d2 = new Date(dt2).valueOf();
    if (!(d1 && d2))
        return undefined;
    return d1 - d2;
}
function compareIsoDateTime(dt1, dt2) {
    if (!(dt1 && dt2))
        return undefined;
    const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
    const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
    const res = compareDate(d1, d2);
    if (res === undefined)
        return undefined;
    return res || compareTime(t1, t2);
}
const NOT_URI_FRAGMENT = /\/|:/;
const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function uri(str) {
    // http://jmrware.com/articles/2009/uri_regexp/URI_regex.html + optional protocol + required "."
    return NOT_URI_FRAGMENT.test(str) && URI.test(str);
}
const BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function byte(str) {
    BYTE.lastIndex = 0;
    return BYTE.test(str);
}
const MIN_INT32 = -(2 ** 31);
const MAX_INT32 = 2 ** 31 - 1;
function validateInt32(value) {
    return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
}
function validateInt64(value) {
    // JSON and javascript max Int is 2**53, so any int that passes isInteger is valid for Int64
    return Number.isInteger(value);
}
function validateNumber() {
    return true;
}
const Z_ANCHOR = /[^\\]\\Z/;
function regex(str) {
    if (Z_ANCHOR.test(str))
        return false;
    try {
        new RegExp(str);
        return true;
    }
    catch (e) {
        return false;
    }
}
//# sourceMappingURL=formats.js.map

/***/ }),

/***/ 78893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   embedded: () => (/* binding */ embedded),
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var ajv_dist_runtime_ucs2length_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36214);
/* harmony import */ var ajv_formats_dist_formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10779);
// Generated from schemas/ by `npm run generate`. Edit the schema instead.



const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://github.com/mmerterden/multi-agent-pipeline/pipeline/schemas/agent-state.schema.json","type":"object","additionalProperties":false,"required":["schemaVersion","taskId","shortId","project","branch","baseBranch","currentPhase","status","startedAt","phases","identity"],"properties":{"schemaVersion":{"type":"string","enum":["2.0.0","2.1.0"]},"taskId":{"type":"string","minLength":1},"shortId":{"type":"integer","minimum":1},"jiraId":{"type":["string","null"]},"githubIssue":{"type":["object","null"],"additionalProperties":false,"properties":{"owner":{"type":"string"},"repo":{"type":"string"},"number":{"type":"integer","minimum":1}},"required":["owner","repo","number"]},"project":{"type":"string"},"projectRoot":{"type":"string"},"worktreePath":{"type":["string","null"]},"branch":{"type":"string"},"baseBranch":{"type":"string"},"remoteType":{"type":"string","enum":["github","bitbucket"]},"currentPhase":{"type":"integer","minimum":0,"maximum":7},"status":{"type":"string","enum":["in_progress","paused","complete","failed"]},"startedAt":{"type":"string","format":"date-time"},"finishedAt":{"type":["string","null"],"format":"date-time"},"autopilot":{"type":"boolean","default":false},"onlyDevelop":{"type":"boolean","default":false},"localMode":{"type":"boolean","default":false},"instructionDriven":{"type":"boolean","default":false},"identity":{"type":"object","additionalProperties":false,"required":["name","email"],"properties":{"name":{"type":"string"},"email":{"type":"string","format":"email"},"username":{"type":"string"}}},"phases":{"type":"object","patternProperties":{"^[0-7]$":{"type":"object","additionalProperties":false,"properties":{"status":{"type":"string","enum":["pending","in_progress","done","skipped","failed"]},"startedAt":{"type":"string","format":"date-time"},"finishedAt":{"type":"string","format":"date-time"},"model":{"type":"string"},"files":{"type":"array","items":{"type":"string"}},"retryCount":{"type":"integer","minimum":0,"maximum":3},"notes":{"type":"string"},"clarificationRounds":{"type":"integer","minimum":0,"maximum":2},"clarificationQuestions":{"type":"array","items":{"type":"string"}},"clarificationAnswers":{"type":"array","items":{"type":"string"}},"planIterations":{"type":"integer","minimum":1},"planApprovedAt":{"type":["string","null"],"format":"date-time"},"planEditRequests":{"type":"array","items":{"type":"string"}}}}}},"reviewIterations":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"iteration":{"type":"integer","minimum":1},"blocking":{"type":"integer","minimum":0},"important":{"type":"integer","minimum":0},"suggestion":{"type":"integer","minimum":0},"decision":{"type":"string","enum":["fix","accept","escalate"]}}}},"confluenceSpace":{"type":["string","null"]},"confluenceParentId":{"type":["string","null"]},"pr":{"type":["object","null"],"additionalProperties":false,"properties":{"number":{"type":"integer","minimum":1},"url":{"type":"string","format":"uri"},"version":{"type":"integer","minimum":0},"draft":{"type":"boolean"},"reviewers":{"type":"array","items":{"type":"string"}}}},"commit":{"type":["object","null"],"additionalProperties":false,"properties":{"sha":{"type":"string","minLength":7},"message":{"type":"string"}}},"projects":{"type":"array","minItems":1,"maxItems":10,"items":{"type":"object","additionalProperties":false,"required":["project","projectRoot","branch","baseBranch","identity"],"properties":{"project":{"type":"string"},"projectRoot":{"type":"string"},"worktreePath":{"type":["string","null"]},"branch":{"type":"string"},"baseBranch":{"type":"string"},"remoteType":{"type":"string","enum":["github","bitbucket","gitlab","generic-git"]},"identity":{"type":"object","additionalProperties":false,"required":["name","email"],"properties":{"name":{"type":"string"},"email":{"type":"string","format":"email"},"username":{"type":"string"}}},"platform":{"type":"string","enum":["bitbucket","github","gitlab","generic-git"]},"commit":{"type":["object","null"],"additionalProperties":false,"properties":{"sha":{"type":"string","minLength":7},"message":{"type":"string"}}},"pr":{"type":["object","null"],"additionalProperties":false,"properties":{"number":{"type":"integer","minimum":1},"url":{"type":"string","format":"uri"},"draft":{"type":"boolean"}}},"pushAttempts":{"type":"integer","minimum":0},"buildStatus":{"type":"string","enum":["pending","passed","failed"]}}}}}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = ajv_dist_runtime_ucs2length_js__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A;
const formats0 = ajv_formats_dist_formats_js__WEBPACK_IMPORTED_MODULE_0__/* .fullFormats */ .U9["date-time"];
const formats4 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const formats12 = ajv_formats_dist_formats_js__WEBPACK_IMPORTED_MODULE_0__/* .fullFormats */ .U9.uri;
const pattern4 = new RegExp("^[0-7]$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://github.com/mmerterden/multi-agent-pipeline/pipeline/schemas/agent-state.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schemaVersion === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schemaVersion"},message:"must have required property '"+"schemaVersion"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.taskId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taskId"},message:"must have required property '"+"taskId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.shortId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shortId"},message:"must have required property '"+"shortId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.project === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.branch === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "branch"},message:"must have required property '"+"branch"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.baseBranch === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseBranch"},message:"must have required property '"+"baseBranch"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.currentPhase === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currentPhase"},message:"must have required property '"+"currentPhase"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.status === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.startedAt === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startedAt"},message:"must have required property '"+"startedAt"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.phases === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phases"},message:"must have required property '"+"phases"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.identity === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identity"},message:"must have required property '"+"identity"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.schemaVersion !== undefined){
let data0 = data.schemaVersion;
if(typeof data0 !== "string"){
const err12 = {instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data0 === "2.0.0") || (data0 === "2.1.0"))){
const err13 = {instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/enum",keyword:"enum",params:{allowedValues: schema31.properties.schemaVersion.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.taskId !== undefined){
let data1 = data.taskId;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err14 = {instancePath:instancePath+"/taskId",schemaPath:"#/properties/taskId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/taskId",schemaPath:"#/properties/taskId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.shortId !== undefined){
let data2 = data.shortId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err16 = {instancePath:instancePath+"/shortId",schemaPath:"#/properties/shortId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err17 = {instancePath:instancePath+"/shortId",schemaPath:"#/properties/shortId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.jiraId !== undefined){
let data3 = data.jiraId;
if((typeof data3 !== "string") && (data3 !== null)){
const err18 = {instancePath:instancePath+"/jiraId",schemaPath:"#/properties/jiraId/type",keyword:"type",params:{type: schema31.properties.jiraId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.githubIssue !== undefined){
let data4 = data.githubIssue;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err19 = {instancePath:instancePath+"/githubIssue",schemaPath:"#/properties/githubIssue/type",keyword:"type",params:{type: schema31.properties.githubIssue.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.owner === undefined){
const err20 = {instancePath:instancePath+"/githubIssue",schemaPath:"#/properties/githubIssue/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4.repo === undefined){
const err21 = {instancePath:instancePath+"/githubIssue",schemaPath:"#/properties/githubIssue/required",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data4.number === undefined){
const err22 = {instancePath:instancePath+"/githubIssue",schemaPath:"#/properties/githubIssue/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "owner") || (key1 === "repo")) || (key1 === "number"))){
const err23 = {instancePath:instancePath+"/githubIssue",schemaPath:"#/properties/githubIssue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.owner !== undefined){
if(typeof data4.owner !== "string"){
const err24 = {instancePath:instancePath+"/githubIssue/owner",schemaPath:"#/properties/githubIssue/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data4.repo !== undefined){
if(typeof data4.repo !== "string"){
const err25 = {instancePath:instancePath+"/githubIssue/repo",schemaPath:"#/properties/githubIssue/properties/repo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data4.number !== undefined){
let data7 = data4.number;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err26 = {instancePath:instancePath+"/githubIssue/number",schemaPath:"#/properties/githubIssue/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/githubIssue/number",schemaPath:"#/properties/githubIssue/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
}
if(data.project !== undefined){
if(typeof data.project !== "string"){
const err28 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.projectRoot !== undefined){
if(typeof data.projectRoot !== "string"){
const err29 = {instancePath:instancePath+"/projectRoot",schemaPath:"#/properties/projectRoot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.worktreePath !== undefined){
let data10 = data.worktreePath;
if((typeof data10 !== "string") && (data10 !== null)){
const err30 = {instancePath:instancePath+"/worktreePath",schemaPath:"#/properties/worktreePath/type",keyword:"type",params:{type: schema31.properties.worktreePath.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.branch !== undefined){
if(typeof data.branch !== "string"){
const err31 = {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.baseBranch !== undefined){
if(typeof data.baseBranch !== "string"){
const err32 = {instancePath:instancePath+"/baseBranch",schemaPath:"#/properties/baseBranch/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.remoteType !== undefined){
let data13 = data.remoteType;
if(typeof data13 !== "string"){
const err33 = {instancePath:instancePath+"/remoteType",schemaPath:"#/properties/remoteType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!((data13 === "github") || (data13 === "bitbucket"))){
const err34 = {instancePath:instancePath+"/remoteType",schemaPath:"#/properties/remoteType/enum",keyword:"enum",params:{allowedValues: schema31.properties.remoteType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.currentPhase !== undefined){
let data14 = data.currentPhase;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err35 = {instancePath:instancePath+"/currentPhase",schemaPath:"#/properties/currentPhase/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 7 || isNaN(data14)){
const err36 = {instancePath:instancePath+"/currentPhase",schemaPath:"#/properties/currentPhase/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7},message:"must be <= 7"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err37 = {instancePath:instancePath+"/currentPhase",schemaPath:"#/properties/currentPhase/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data.status !== undefined){
let data15 = data.status;
if(typeof data15 !== "string"){
const err38 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!((((data15 === "in_progress") || (data15 === "paused")) || (data15 === "complete")) || (data15 === "failed"))){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema31.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.startedAt !== undefined){
let data16 = data.startedAt;
if(typeof data16 === "string"){
if(!(formats0.validate(data16))){
const err40 = {instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.finishedAt !== undefined){
let data17 = data.finishedAt;
if((typeof data17 !== "string") && (data17 !== null)){
const err42 = {instancePath:instancePath+"/finishedAt",schemaPath:"#/properties/finishedAt/type",keyword:"type",params:{type: schema31.properties.finishedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
const err43 = {instancePath:instancePath+"/finishedAt",schemaPath:"#/properties/finishedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
if(data.autopilot !== undefined){
if(typeof data.autopilot !== "boolean"){
const err44 = {instancePath:instancePath+"/autopilot",schemaPath:"#/properties/autopilot/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.onlyDevelop !== undefined){
if(typeof data.onlyDevelop !== "boolean"){
const err45 = {instancePath:instancePath+"/onlyDevelop",schemaPath:"#/properties/onlyDevelop/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.localMode !== undefined){
if(typeof data.localMode !== "boolean"){
const err46 = {instancePath:instancePath+"/localMode",schemaPath:"#/properties/localMode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.instructionDriven !== undefined){
if(typeof data.instructionDriven !== "boolean"){
const err47 = {instancePath:instancePath+"/instructionDriven",schemaPath:"#/properties/instructionDriven/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.identity !== undefined){
let data22 = data.identity;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.name === undefined){
const err48 = {instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data22.email === undefined){
const err49 = {instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key2 in data22){
if(!(((key2 === "name") || (key2 === "email")) || (key2 === "username"))){
const err50 = {instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data22.name !== undefined){
if(typeof data22.name !== "string"){
const err51 = {instancePath:instancePath+"/identity/name",schemaPath:"#/properties/identity/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data22.email !== undefined){
let data24 = data22.email;
if(typeof data24 === "string"){
if(!(formats4.test(data24))){
const err52 = {instancePath:instancePath+"/identity/email",schemaPath:"#/properties/identity/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/identity/email",schemaPath:"#/properties/identity/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data22.username !== undefined){
if(typeof data22.username !== "string"){
const err54 = {instancePath:instancePath+"/identity/username",schemaPath:"#/properties/identity/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.phases !== undefined){
let data26 = data.phases;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
var props0 = {};
for(const key3 in data26){
if(pattern4.test(key3)){
let data27 = data26[key3];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key4 in data27){
if(!(func1.call(schema31.properties.phases.patternProperties["^[0-7]$"].properties, key4))){
const err56 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data27.status !== undefined){
let data28 = data27.status;
if(typeof data28 !== "string"){
const err57 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/status",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!(((((data28 === "pending") || (data28 === "in_progress")) || (data28 === "done")) || (data28 === "skipped")) || (data28 === "failed"))){
const err58 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/status",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/status/enum",keyword:"enum",params:{allowedValues: schema31.properties.phases.patternProperties["^[0-7]$"].properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data27.startedAt !== undefined){
let data29 = data27.startedAt;
if(typeof data29 === "string"){
if(!(formats0.validate(data29))){
const err59 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/startedAt",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/startedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/startedAt",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/startedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data27.finishedAt !== undefined){
let data30 = data27.finishedAt;
if(typeof data30 === "string"){
if(!(formats0.validate(data30))){
const err61 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/finishedAt",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/finishedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/finishedAt",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/finishedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data27.model !== undefined){
if(typeof data27.model !== "string"){
const err63 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/model",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data27.files !== undefined){
let data32 = data27.files;
if(Array.isArray(data32)){
const len0 = data32.length;
for(let i0=0; i0<len0; i0++){
if(typeof data32[i0] !== "string"){
const err64 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/files/" + i0,schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/files/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/files",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data27.retryCount !== undefined){
let data34 = data27.retryCount;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err66 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/retryCount",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/retryCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 3 || isNaN(data34)){
const err67 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/retryCount",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/retryCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data34 < 0 || isNaN(data34)){
const err68 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/retryCount",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/retryCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
if(data27.notes !== undefined){
if(typeof data27.notes !== "string"){
const err69 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/notes",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data27.clarificationRounds !== undefined){
let data36 = data27.clarificationRounds;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err70 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/clarificationRounds",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/clarificationRounds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 2 || isNaN(data36)){
const err71 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/clarificationRounds",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/clarificationRounds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data36 < 0 || isNaN(data36)){
const err72 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/clarificationRounds",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/clarificationRounds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data27.clarificationQuestions !== undefined){
let data37 = data27.clarificationQuestions;
if(Array.isArray(data37)){
const len1 = data37.length;
for(let i1=0; i1<len1; i1++){
if(typeof data37[i1] !== "string"){
const err73 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/clarificationQuestions/" + i1,schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/clarificationQuestions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/clarificationQuestions",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/clarificationQuestions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data27.clarificationAnswers !== undefined){
let data39 = data27.clarificationAnswers;
if(Array.isArray(data39)){
const len2 = data39.length;
for(let i2=0; i2<len2; i2++){
if(typeof data39[i2] !== "string"){
const err75 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/clarificationAnswers/" + i2,schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/clarificationAnswers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/clarificationAnswers",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/clarificationAnswers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data27.planIterations !== undefined){
let data41 = data27.planIterations;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err77 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/planIterations",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/planIterations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 1 || isNaN(data41)){
const err78 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/planIterations",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/planIterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
if(data27.planApprovedAt !== undefined){
let data42 = data27.planApprovedAt;
if((typeof data42 !== "string") && (data42 !== null)){
const err79 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/planApprovedAt",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/planApprovedAt/type",keyword:"type",params:{type: schema31.properties.phases.patternProperties["^[0-7]$"].properties.planApprovedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(typeof data42 === "string"){
if(!(formats0.validate(data42))){
const err80 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/planApprovedAt",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/planApprovedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data27.planEditRequests !== undefined){
let data43 = data27.planEditRequests;
if(Array.isArray(data43)){
const len3 = data43.length;
for(let i3=0; i3<len3; i3++){
if(typeof data43[i3] !== "string"){
const err81 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/planEditRequests/" + i3,schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/planEditRequests/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/planEditRequests",schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/properties/planEditRequests/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/phases/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/phases/patternProperties/%5E%5B0-7%5D%24/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
props0[key3] = true;
}
}
}
else {
const err84 = {instancePath:instancePath+"/phases",schemaPath:"#/properties/phases/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.reviewIterations !== undefined){
let data45 = data.reviewIterations;
if(Array.isArray(data45)){
const len4 = data45.length;
for(let i4=0; i4<len4; i4++){
let data46 = data45[i4];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key5 in data46){
if(!(((((key5 === "iteration") || (key5 === "blocking")) || (key5 === "important")) || (key5 === "suggestion")) || (key5 === "decision"))){
const err85 = {instancePath:instancePath+"/reviewIterations/" + i4,schemaPath:"#/properties/reviewIterations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data46.iteration !== undefined){
let data47 = data46.iteration;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
const err86 = {instancePath:instancePath+"/reviewIterations/" + i4+"/iteration",schemaPath:"#/properties/reviewIterations/items/properties/iteration/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 1 || isNaN(data47)){
const err87 = {instancePath:instancePath+"/reviewIterations/" + i4+"/iteration",schemaPath:"#/properties/reviewIterations/items/properties/iteration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
if(data46.blocking !== undefined){
let data48 = data46.blocking;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err88 = {instancePath:instancePath+"/reviewIterations/" + i4+"/blocking",schemaPath:"#/properties/reviewIterations/items/properties/blocking/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
const err89 = {instancePath:instancePath+"/reviewIterations/" + i4+"/blocking",schemaPath:"#/properties/reviewIterations/items/properties/blocking/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
if(data46.important !== undefined){
let data49 = data46.important;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
const err90 = {instancePath:instancePath+"/reviewIterations/" + i4+"/important",schemaPath:"#/properties/reviewIterations/items/properties/important/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){
const err91 = {instancePath:instancePath+"/reviewIterations/" + i4+"/important",schemaPath:"#/properties/reviewIterations/items/properties/important/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
if(data46.suggestion !== undefined){
let data50 = data46.suggestion;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err92 = {instancePath:instancePath+"/reviewIterations/" + i4+"/suggestion",schemaPath:"#/properties/reviewIterations/items/properties/suggestion/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
const err93 = {instancePath:instancePath+"/reviewIterations/" + i4+"/suggestion",schemaPath:"#/properties/reviewIterations/items/properties/suggestion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
if(data46.decision !== undefined){
let data51 = data46.decision;
if(typeof data51 !== "string"){
const err94 = {instancePath:instancePath+"/reviewIterations/" + i4+"/decision",schemaPath:"#/properties/reviewIterations/items/properties/decision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(!(((data51 === "fix") || (data51 === "accept")) || (data51 === "escalate"))){
const err95 = {instancePath:instancePath+"/reviewIterations/" + i4+"/decision",schemaPath:"#/properties/reviewIterations/items/properties/decision/enum",keyword:"enum",params:{allowedValues: schema31.properties.reviewIterations.items.properties.decision.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/reviewIterations/" + i4,schemaPath:"#/properties/reviewIterations/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
else {
const err97 = {instancePath:instancePath+"/reviewIterations",schemaPath:"#/properties/reviewIterations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.confluenceSpace !== undefined){
let data52 = data.confluenceSpace;
if((typeof data52 !== "string") && (data52 !== null)){
const err98 = {instancePath:instancePath+"/confluenceSpace",schemaPath:"#/properties/confluenceSpace/type",keyword:"type",params:{type: schema31.properties.confluenceSpace.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.confluenceParentId !== undefined){
let data53 = data.confluenceParentId;
if((typeof data53 !== "string") && (data53 !== null)){
const err99 = {instancePath:instancePath+"/confluenceParentId",schemaPath:"#/properties/confluenceParentId/type",keyword:"type",params:{type: schema31.properties.confluenceParentId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.pr !== undefined){
let data54 = data.pr;
if((!(data54 && typeof data54 == "object" && !Array.isArray(data54))) && (data54 !== null)){
const err100 = {instancePath:instancePath+"/pr",schemaPath:"#/properties/pr/type",keyword:"type",params:{type: schema31.properties.pr.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
for(const key6 in data54){
if(!(((((key6 === "number") || (key6 === "url")) || (key6 === "version")) || (key6 === "draft")) || (key6 === "reviewers"))){
const err101 = {instancePath:instancePath+"/pr",schemaPath:"#/properties/pr/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data54.number !== undefined){
let data55 = data54.number;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err102 = {instancePath:instancePath+"/pr/number",schemaPath:"#/properties/pr/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 1 || isNaN(data55)){
const err103 = {instancePath:instancePath+"/pr/number",schemaPath:"#/properties/pr/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
if(data54.url !== undefined){
let data56 = data54.url;
if(typeof data56 === "string"){
if(!(formats12(data56))){
const err104 = {instancePath:instancePath+"/pr/url",schemaPath:"#/properties/pr/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/pr/url",schemaPath:"#/properties/pr/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data54.version !== undefined){
let data57 = data54.version;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
const err106 = {instancePath:instancePath+"/pr/version",schemaPath:"#/properties/pr/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 < 0 || isNaN(data57)){
const err107 = {instancePath:instancePath+"/pr/version",schemaPath:"#/properties/pr/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
if(data54.draft !== undefined){
if(typeof data54.draft !== "boolean"){
const err108 = {instancePath:instancePath+"/pr/draft",schemaPath:"#/properties/pr/properties/draft/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data54.reviewers !== undefined){
let data59 = data54.reviewers;
if(Array.isArray(data59)){
const len5 = data59.length;
for(let i5=0; i5<len5; i5++){
if(typeof data59[i5] !== "string"){
const err109 = {instancePath:instancePath+"/pr/reviewers/" + i5,schemaPath:"#/properties/pr/properties/reviewers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
else {
const err110 = {instancePath:instancePath+"/pr/reviewers",schemaPath:"#/properties/pr/properties/reviewers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
}
if(data.commit !== undefined){
let data61 = data.commit;
if((!(data61 && typeof data61 == "object" && !Array.isArray(data61))) && (data61 !== null)){
const err111 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema31.properties.commit.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
for(const key7 in data61){
if(!((key7 === "sha") || (key7 === "message"))){
const err112 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data61.sha !== undefined){
let data62 = data61.sha;
if(typeof data62 === "string"){
if(func2(data62) < 7){
const err113 = {instancePath:instancePath+"/commit/sha",schemaPath:"#/properties/commit/properties/sha/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/commit/sha",schemaPath:"#/properties/commit/properties/sha/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data61.message !== undefined){
if(typeof data61.message !== "string"){
const err115 = {instancePath:instancePath+"/commit/message",schemaPath:"#/properties/commit/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
}
if(data.projects !== undefined){
let data64 = data.projects;
if(Array.isArray(data64)){
if(data64.length > 10){
const err116 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data64.length < 1){
const err117 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
const len6 = data64.length;
for(let i6=0; i6<len6; i6++){
let data65 = data64[i6];
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
if(data65.project === undefined){
const err118 = {instancePath:instancePath+"/projects/" + i6,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data65.projectRoot === undefined){
const err119 = {instancePath:instancePath+"/projects/" + i6,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "projectRoot"},message:"must have required property '"+"projectRoot"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data65.branch === undefined){
const err120 = {instancePath:instancePath+"/projects/" + i6,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "branch"},message:"must have required property '"+"branch"+"'"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data65.baseBranch === undefined){
const err121 = {instancePath:instancePath+"/projects/" + i6,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "baseBranch"},message:"must have required property '"+"baseBranch"+"'"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data65.identity === undefined){
const err122 = {instancePath:instancePath+"/projects/" + i6,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "identity"},message:"must have required property '"+"identity"+"'"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
for(const key8 in data65){
if(!(func1.call(schema31.properties.projects.items.properties, key8))){
const err123 = {instancePath:instancePath+"/projects/" + i6,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data65.project !== undefined){
if(typeof data65.project !== "string"){
const err124 = {instancePath:instancePath+"/projects/" + i6+"/project",schemaPath:"#/properties/projects/items/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data65.projectRoot !== undefined){
if(typeof data65.projectRoot !== "string"){
const err125 = {instancePath:instancePath+"/projects/" + i6+"/projectRoot",schemaPath:"#/properties/projects/items/properties/projectRoot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data65.worktreePath !== undefined){
let data68 = data65.worktreePath;
if((typeof data68 !== "string") && (data68 !== null)){
const err126 = {instancePath:instancePath+"/projects/" + i6+"/worktreePath",schemaPath:"#/properties/projects/items/properties/worktreePath/type",keyword:"type",params:{type: schema31.properties.projects.items.properties.worktreePath.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data65.branch !== undefined){
if(typeof data65.branch !== "string"){
const err127 = {instancePath:instancePath+"/projects/" + i6+"/branch",schemaPath:"#/properties/projects/items/properties/branch/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data65.baseBranch !== undefined){
if(typeof data65.baseBranch !== "string"){
const err128 = {instancePath:instancePath+"/projects/" + i6+"/baseBranch",schemaPath:"#/properties/projects/items/properties/baseBranch/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data65.remoteType !== undefined){
let data71 = data65.remoteType;
if(typeof data71 !== "string"){
const err129 = {instancePath:instancePath+"/projects/" + i6+"/remoteType",schemaPath:"#/properties/projects/items/properties/remoteType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(!((((data71 === "github") || (data71 === "bitbucket")) || (data71 === "gitlab")) || (data71 === "generic-git"))){
const err130 = {instancePath:instancePath+"/projects/" + i6+"/remoteType",schemaPath:"#/properties/projects/items/properties/remoteType/enum",keyword:"enum",params:{allowedValues: schema31.properties.projects.items.properties.remoteType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data65.identity !== undefined){
let data72 = data65.identity;
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.name === undefined){
const err131 = {instancePath:instancePath+"/projects/" + i6+"/identity",schemaPath:"#/properties/projects/items/properties/identity/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data72.email === undefined){
const err132 = {instancePath:instancePath+"/projects/" + i6+"/identity",schemaPath:"#/properties/projects/items/properties/identity/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
for(const key9 in data72){
if(!(((key9 === "name") || (key9 === "email")) || (key9 === "username"))){
const err133 = {instancePath:instancePath+"/projects/" + i6+"/identity",schemaPath:"#/properties/projects/items/properties/identity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data72.name !== undefined){
if(typeof data72.name !== "string"){
const err134 = {instancePath:instancePath+"/projects/" + i6+"/identity/name",schemaPath:"#/properties/projects/items/properties/identity/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data72.email !== undefined){
let data74 = data72.email;
if(typeof data74 === "string"){
if(!(formats4.test(data74))){
const err135 = {instancePath:instancePath+"/projects/" + i6+"/identity/email",schemaPath:"#/properties/projects/items/properties/identity/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
else {
const err136 = {instancePath:instancePath+"/projects/" + i6+"/identity/email",schemaPath:"#/properties/projects/items/properties/identity/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data72.username !== undefined){
if(typeof data72.username !== "string"){
const err137 = {instancePath:instancePath+"/projects/" + i6+"/identity/username",schemaPath:"#/properties/projects/items/properties/identity/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
else {
const err138 = {instancePath:instancePath+"/projects/" + i6+"/identity",schemaPath:"#/properties/projects/items/properties/identity/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data65.platform !== undefined){
let data76 = data65.platform;
if(typeof data76 !== "string"){
const err139 = {instancePath:instancePath+"/projects/" + i6+"/platform",schemaPath:"#/properties/projects/items/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(!((((data76 === "bitbucket") || (data76 === "github")) || (data76 === "gitlab")) || (data76 === "generic-git"))){
const err140 = {instancePath:instancePath+"/projects/" + i6+"/platform",schemaPath:"#/properties/projects/items/properties/platform/enum",keyword:"enum",params:{allowedValues: schema31.properties.projects.items.properties.platform.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data65.commit !== undefined){
let data77 = data65.commit;
if((!(data77 && typeof data77 == "object" && !Array.isArray(data77))) && (data77 !== null)){
const err141 = {instancePath:instancePath+"/projects/" + i6+"/commit",schemaPath:"#/properties/projects/items/properties/commit/type",keyword:"type",params:{type: schema31.properties.projects.items.properties.commit.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
for(const key10 in data77){
if(!((key10 === "sha") || (key10 === "message"))){
const err142 = {instancePath:instancePath+"/projects/" + i6+"/commit",schemaPath:"#/properties/projects/items/properties/commit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data77.sha !== undefined){
let data78 = data77.sha;
if(typeof data78 === "string"){
if(func2(data78) < 7){
const err143 = {instancePath:instancePath+"/projects/" + i6+"/commit/sha",schemaPath:"#/properties/projects/items/properties/commit/properties/sha/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
else {
const err144 = {instancePath:instancePath+"/projects/" + i6+"/commit/sha",schemaPath:"#/properties/projects/items/properties/commit/properties/sha/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data77.message !== undefined){
if(typeof data77.message !== "string"){
const err145 = {instancePath:instancePath+"/projects/" + i6+"/commit/message",schemaPath:"#/properties/projects/items/properties/commit/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
}
}
if(data65.pr !== undefined){
let data80 = data65.pr;
if((!(data80 && typeof data80 == "object" && !Array.isArray(data80))) && (data80 !== null)){
const err146 = {instancePath:instancePath+"/projects/" + i6+"/pr",schemaPath:"#/properties/projects/items/properties/pr/type",keyword:"type",params:{type: schema31.properties.projects.items.properties.pr.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
for(const key11 in data80){
if(!(((key11 === "number") || (key11 === "url")) || (key11 === "draft"))){
const err147 = {instancePath:instancePath+"/projects/" + i6+"/pr",schemaPath:"#/properties/projects/items/properties/pr/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data80.number !== undefined){
let data81 = data80.number;
if(!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))){
const err148 = {instancePath:instancePath+"/projects/" + i6+"/pr/number",schemaPath:"#/properties/projects/items/properties/pr/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if((typeof data81 == "number") && (isFinite(data81))){
if(data81 < 1 || isNaN(data81)){
const err149 = {instancePath:instancePath+"/projects/" + i6+"/pr/number",schemaPath:"#/properties/projects/items/properties/pr/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
}
if(data80.url !== undefined){
let data82 = data80.url;
if(typeof data82 === "string"){
if(!(formats12(data82))){
const err150 = {instancePath:instancePath+"/projects/" + i6+"/pr/url",schemaPath:"#/properties/projects/items/properties/pr/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
else {
const err151 = {instancePath:instancePath+"/projects/" + i6+"/pr/url",schemaPath:"#/properties/projects/items/properties/pr/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data80.draft !== undefined){
if(typeof data80.draft !== "boolean"){
const err152 = {instancePath:instancePath+"/projects/" + i6+"/pr/draft",schemaPath:"#/properties/projects/items/properties/pr/properties/draft/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
}
if(data65.pushAttempts !== undefined){
let data84 = data65.pushAttempts;
if(!(((typeof data84 == "number") && (!(data84 % 1) && !isNaN(data84))) && (isFinite(data84)))){
const err153 = {instancePath:instancePath+"/projects/" + i6+"/pushAttempts",schemaPath:"#/properties/projects/items/properties/pushAttempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if((typeof data84 == "number") && (isFinite(data84))){
if(data84 < 0 || isNaN(data84)){
const err154 = {instancePath:instancePath+"/projects/" + i6+"/pushAttempts",schemaPath:"#/properties/projects/items/properties/pushAttempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
}
if(data65.buildStatus !== undefined){
let data85 = data65.buildStatus;
if(typeof data85 !== "string"){
const err155 = {instancePath:instancePath+"/projects/" + i6+"/buildStatus",schemaPath:"#/properties/projects/items/properties/buildStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(!(((data85 === "pending") || (data85 === "passed")) || (data85 === "failed"))){
const err156 = {instancePath:instancePath+"/projects/" + i6+"/buildStatus",schemaPath:"#/properties/projects/items/properties/buildStatus/enum",keyword:"enum",params:{allowedValues: schema31.properties.projects.items.properties.buildStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
}
else {
const err157 = {instancePath:instancePath+"/projects/" + i6,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
}
else {
const err158 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
}
else {
const err159 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const embedded = {};


/***/ })

};
