export const id = 3644;
export const ids = [3644];
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

/***/ 53644:
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
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://quorate.invalid/schemas/review.schema.json","version":"1.0.0","type":"object","additionalProperties":false,"required":["schemaVersion","stage","tool","runId","startedAt","finishedAt","change","conclusion","reasons","exitCode","triage","findings","clusters","verdicts","agent","rebuttal","crossCheck","consultations","coverage","skipped","uncovered","unscannable","gaps","slots","gates","critic","decisions","costUsd","configuration","rulesChanged","routing","exceptions","suppressed","imported","scopeGate","conformance"],"properties":{"schemaVersion":{"type":"string","const":"1.0.0"},"stage":{"type":"string","enum":["analysed","verified"]},"tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"type":"string","minLength":1},"version":{"type":"string","minLength":1}}},"runId":{"type":"string","minLength":1},"startedAt":{"type":"string","format":"date-time"},"finishedAt":{"type":"string","format":"date-time"},"change":{"type":"object","additionalProperties":false,"required":["forge","repository","number","base","head","mergeBase","author"],"properties":{"forge":{"type":"string","enum":["github","bitbucket-cloud","bitbucket-dc","local"]},"repository":{"type":"string","minLength":1},"number":{"type":["integer","null"],"minimum":1},"base":{"$ref":"#/$defs/pinned"},"head":{"$ref":"#/$defs/pinned"},"mergeBase":{"$ref":"#/$defs/sha"},"author":{"type":["object","null"],"additionalProperties":false,"required":["id","login"],"properties":{"id":{"type":["integer","null"]},"login":{"type":"string","minLength":1}}}}},"conclusion":{"type":"string","enum":["pass","block","incomplete","skipped"]},"reasons":{"type":"array","items":{"type":"string","minLength":1}},"exitCode":{"type":"integer","enum":[0,1]},"triage":{"type":["object","null"],"contract":"triage-output"},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}},"clusters":{"type":"array","items":{"$ref":"#/$defs/cluster"}},"verdicts":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["slot","verdict"],"properties":{"slot":{"$ref":"#/$defs/slot"},"verdict":{"type":["string","null"],"enum":["pass","block",null]}}}},"agent":{"type":["object","null"],"additionalProperties":false,"required":["slots","asked","ruled","remarks"],"properties":{"slots":{"type":"array","items":{"$ref":"#/$defs/slot"}},"asked":{"type":"integer","minimum":0},"ruled":{"type":"integer","minimum":0},"remarks":{"type":"array","items":{"type":"string","minLength":1}}}},"rebuttal":{"type":["object","null"],"additionalProperties":false,"required":["debates","remarks"],"properties":{"debates":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["cluster","positions","effect"],"properties":{"cluster":{"type":"string","minLength":1},"positions":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["slot","family","stand","reason"],"properties":{"slot":{"$ref":"#/$defs/slot"},"family":{"type":"string","minLength":1},"stand":{"type":"string","enum":["uphold","withdraw"]},"reason":{"type":"string"}}}},"effect":{"type":"string","minLength":1}}}},"remarks":{"type":"array","items":{"type":"string","minLength":1}}}},"crossCheck":{"type":["object","null"],"additionalProperties":false,"required":["slots","sampled","checked","differences","remarks"],"properties":{"slots":{"type":"array","items":{"$ref":"#/$defs/slot"}},"sampled":{"type":"boolean"},"checked":{"type":"integer","minimum":0},"differences":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["cluster","agent","second","outcome"],"properties":{"cluster":{"type":"string","minLength":1},"agent":{"$ref":"#/$defs/ruling"},"second":{"$ref":"#/$defs/ruling"},"outcome":{"type":"string","minLength":1}}}},"remarks":{"type":"array","items":{"type":"string","minLength":1}}}},"consultations":{"type":"array","items":{"$ref":"#/$defs/consultation"}},"coverage":{"type":"object","additionalProperties":false,"required":["quorum","seats","cut","complete","files"],"properties":{"quorum":{"type":"integer","minimum":0},"seats":{"type":"integer","minimum":0},"cut":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["slot","cause"],"properties":{"slot":{"$ref":"#/$defs/slot"},"cause":{"type":"string","enum":["cost","window"]}}}},"complete":{"type":"boolean"},"files":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["path","slots","missed","covered"],"properties":{"path":{"type":"string","minLength":1},"slots":{"type":"array","items":{"$ref":"#/$defs/slot"}},"missed":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["slot","status","reason"],"properties":{"slot":{"$ref":"#/$defs/slot"},"status":{"type":"string","enum":["partial","invalid","refused","timeout","rate-limited","unavailable","not-sent"]},"reason":{"type":["string","null"]}}}},"covered":{"type":"boolean"}}}}}},"skipped":{"type":"array","items":{"$ref":"#/$defs/pathReason"}},"uncovered":{"type":"array","items":{"$ref":"#/$defs/pathReason"}},"unscannable":{"type":"array","items":{"$ref":"#/$defs/pathReason"}},"gaps":{"type":"array","items":{"type":"string","minLength":1}},"slots":{"type":"array","items":{"$ref":"#/$defs/slotReport"}},"gates":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","status","reason"],"properties":{"name":{"type":"string","minLength":1},"status":{"type":"string","enum":["pass","fail","skipped"]},"reason":{"type":["string","null"]}}}},"critic":{"type":"object","contract":"dev-critic-output"},"decisions":{"type":"array","items":{"type":"string","minLength":1}},"costUsd":{"type":["number","null"],"minimum":0},"configuration":{"type":["object","null"],"additionalProperties":false,"required":["path","commit"],"properties":{"path":{"type":"string","minLength":1},"commit":{"$ref":"#/$defs/sha"}}},"rulesChanged":{"type":"array","items":{"type":"string","minLength":1}},"routing":{"type":["object","null"],"additionalProperties":false,"required":["strategy","matches","slots","capUsd","recorded"],"properties":{"strategy":{"enum":["manual","cost-ceiling"],"type":"string"},"matches":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["rule","files","slots"],"properties":{"rule":{"type":["integer","null"],"minimum":1},"files":{"type":"integer","minimum":1},"slots":{"type":"array","items":{"$ref":"#/$defs/slot"}}}}},"slots":{"type":"array","items":{"$ref":"#/$defs/slot"}},"capUsd":{"type":["number","null"]},"recorded":{"type":"boolean"}}},"exceptions":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["path","line","tool","rule","until","reason","added","state"],"properties":{"path":{"type":"string","minLength":1},"line":{"type":"integer","minimum":1},"covers":{"type":"integer","minimum":1},"tool":{"type":"string","minLength":1},"rule":{"type":["string","null"]},"until":{"type":["string","null"]},"reason":{"type":["string","null"]},"added":{"type":"boolean"},"state":{"type":"string","enum":["active","expired","no-reason","malformed"]}}}},"suppressed":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["finding","path","line"],"properties":{"finding":{"type":"object","additionalProperties":false,"required":["severity","file","issue"],"properties":{"severity":{"type":"string","enum":["blocking","important","suggestion"]},"file":{"type":"string","minLength":1},"line":{"type":"integer","minimum":1},"rule":{"type":"string","minLength":1},"issue":{"type":"string","minLength":1},"fix":{"type":"string","minLength":1}}},"path":{"type":"string","minLength":1},"line":{"type":"integer","minimum":1}}}},"imported":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["source","tool","results","taken","left"],"properties":{"source":{"type":"string","minLength":1},"tool":{"type":"string","minLength":1},"results":{"type":"integer","minimum":0},"taken":{"type":"integer","minimum":0},"left":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["reason","count"],"properties":{"reason":{"type":"string","minLength":1},"count":{"type":"integer","minimum":1}}}}}}},"scopeGate":{"type":["object","null"],"additionalProperties":false,"required":["reviewers","reason"],"properties":{"reviewers":{"enum":["one","panel"]},"reason":{"type":"string","minLength":1}}},"conformance":{"type":"object","additionalProperties":false,"required":["rules","left"],"properties":{"rules":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","source","severity","title","status","rows","gap"],"properties":{"id":{"type":"string","minLength":1},"source":{"type":"string","minLength":1},"severity":{"enum":["blocking","important","suggestion"]},"title":{"type":"string","minLength":1},"status":{"enum":["met","violated","not-applicable","not-checked"]},"rows":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["slot","status","evidence"],"properties":{"slot":{"enum":["fable","opus","sonnet","gpt"]},"status":{"enum":["met","violated","not-applicable","not-checked"]},"evidence":{"type":["string","null"]}}}},"gap":{"type":["string","null"]}}}},"left":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","source","reason"],"properties":{"id":{"type":"string","minLength":1},"source":{"type":"string","minLength":1},"reason":{"type":"string","minLength":1}}}}}}},"$defs":{"severity":{"type":"string","enum":["blocking","important","suggestion"]},"slot":{"type":"string","enum":["fable","opus","sonnet","gpt"]},"sha":{"type":"string","pattern":"^[0-9a-f]{40}([0-9a-f]{24})?$"},"fingerprint":{"type":"string","pattern":"^[0-9a-f]{16}$"},"usage":{"type":"object","additionalProperties":false,"required":["input","cacheRead","cacheWrite","output"],"properties":{"input":{"type":"integer","minimum":0},"cacheRead":{"type":"integer","minimum":0},"cacheWrite":{"type":"integer","minimum":0},"output":{"type":"integer","minimum":0}}},"pinned":{"type":"object","additionalProperties":false,"required":["ref","sha"],"properties":{"ref":{"type":"string"},"sha":{"$ref":"#/$defs/sha"}}},"pathReason":{"type":"object","additionalProperties":false,"required":["path","reason"],"properties":{"path":{"type":"string","minLength":1},"reason":{"type":"string","minLength":1}}},"bucket":{"type":"string","enum":["accepted","deferred","rejected"]},"finding":{"type":"object","additionalProperties":false,"required":["id","slot","severity","raisedSeverity","file","line","claimed","issue","fix","category","quote","grounding","onChangedLine","anchor","bucket","reason","cluster","duplicateOf"],"properties":{"id":{"type":"string","minLength":1},"slot":{"$ref":"#/$defs/slot"},"severity":{"$ref":"#/$defs/severity"},"raisedSeverity":{"$ref":"#/$defs/severity"},"file":{"type":"string","minLength":1},"line":{"type":"integer","minimum":0},"claimed":{"type":"object","additionalProperties":false,"required":["file","line"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":0}}},"issue":{"type":"string","minLength":4},"fix":{"type":["string","null"]},"category":{"type":["string","null"],"enum":["correctness","security","concurrency","error-handling","api","performance","tests","maintainability",null]},"quote":{"type":["string","null"]},"ruleId":{"type":"string","minLength":1},"criteriaSource":{"type":"string","minLength":1},"fingerprint":{"$ref":"#/$defs/fingerprint"},"grounding":{"type":"string","enum":["quote","line","file","none"]},"onChangedLine":{"type":"boolean"},"anchor":{"type":["object","null"],"additionalProperties":false,"required":["path","side","line","startLine"],"properties":{"path":{"type":"string","minLength":1},"side":{"type":"string","enum":["LEFT","RIGHT"]},"line":{"type":"integer","minimum":1},"startLine":{"type":["integer","null"],"minimum":1}}},"bucket":{"$ref":"#/$defs/bucket"},"reason":{"type":"string","minLength":1},"cluster":{"type":"string","minLength":1},"duplicateOf":{"type":["string","null"]}}},"cluster":{"type":"object","additionalProperties":false,"required":["id","representative","members","slots","families","severity","bucket","reason","fix","votes","raised","covering","agent","second"],"properties":{"id":{"type":"string","minLength":1},"representative":{"type":"string","minLength":1},"members":{"type":"array","items":{"type":"string","minLength":1}},"slots":{"type":"array","items":{"$ref":"#/$defs/slot"}},"families":{"type":"array","items":{"type":"string","minLength":1}},"severity":{"$ref":"#/$defs/severity"},"bucket":{"$ref":"#/$defs/bucket"},"reason":{"type":"string","minLength":1},"fix":{"type":"string"},"votes":{"type":"integer","minimum":0},"raised":{"type":"integer","minimum":0},"covering":{"type":"integer","minimum":0},"agent":{"$ref":"#/$defs/rulingOrNone"},"second":{"$ref":"#/$defs/rulingOrNone"}}},"ruling":{"type":"object","additionalProperties":false,"required":["slot","family","bucket","severity","reason","basis","proven","fix"],"properties":{"slot":{"$ref":"#/$defs/slot"},"family":{"type":"string","minLength":1},"bucket":{"$ref":"#/$defs/bucket"},"severity":{"$ref":"#/$defs/severity"},"reason":{"type":"string"},"basis":{"type":["string","null"],"enum":["defect","false","out-of-scope","taste",null]},"proven":{"type":"boolean"},"fix":{"type":["string","null"]}}},"rulingOrNone":{"type":["object","null"],"additionalProperties":false,"required":["slot","family","bucket","severity","reason","basis","proven","fix"],"properties":{"slot":{"$ref":"#/$defs/slot"},"family":{"type":"string","minLength":1},"bucket":{"$ref":"#/$defs/bucket"},"severity":{"$ref":"#/$defs/severity"},"reason":{"type":"string"},"basis":{"type":["string","null"],"enum":["defect","false","out-of-scope","taste",null]},"proven":{"type":"boolean"},"fix":{"type":["string","null"]}}},"consultation":{"type":"object","additionalProperties":false,"required":["task","slot","binding","index","status","reason","calls","usage","costUsd"],"properties":{"task":{"type":"string","enum":["rebuttal","triage-decisions","cross-check"]},"slot":{"$ref":"#/$defs/slot"},"binding":{"type":"string","minLength":1},"index":{"type":"integer","minimum":0},"status":{"type":"string","enum":["ok","repaired","partial","invalid","refused","timeout","rate-limited","unavailable"]},"reason":{"type":["string","null"]},"calls":{"type":"integer","minimum":0},"usage":{"$ref":"#/$defs/usage"},"costUsd":{"type":["number","null"],"minimum":0}}},"slotReport":{"type":"object","additionalProperties":false,"required":["slot","binding","family","status","reason","approved","findings","dropped","calls","usage","costUsd"],"properties":{"slot":{"$ref":"#/$defs/slot"},"binding":{"type":"string","minLength":1},"family":{"type":"string","minLength":1},"status":{"type":"string","enum":["ok","repaired","partial","invalid","refused","timeout","rate-limited","unavailable"]},"reason":{"type":["string","null"]},"approved":{"type":["boolean","null"]},"findings":{"type":"integer","minimum":0},"dropped":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["reason"],"properties":{"reason":{"type":"string","minLength":1}}}},"calls":{"type":"integer","minimum":0},"usage":{"$ref":"#/$defs/usage"},"costUsd":{"type":["number","null"],"minimum":0}}}}};
const schema33 = {"type":"string","pattern":"^[0-9a-f]{40}([0-9a-f]{24})?$"};
const schema36 = {"type":"string","enum":["fable","opus","sonnet","gpt"]};
const schema63 = {"type":"object","additionalProperties":false,"required":["path","reason"],"properties":{"path":{"type":"string","minLength":1},"reason":{"type":"string","minLength":1}}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = ajv_dist_runtime_ucs2length_js__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A;
const formats0 = ajv_formats_dist_formats_js__WEBPACK_IMPORTED_MODULE_0__/* .fullFormats */ .U9["date-time"];
const schema32 = {"type":"object","additionalProperties":false,"required":["ref","sha"],"properties":{"ref":{"type":"string"},"sha":{"$ref":"#/$defs/sha"}}};
const pattern4 = new RegExp("^[0-9a-f]{40}([0-9a-f]{24})?$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ref === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ref"},message:"must have required property '"+"ref"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sha === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha"},message:"must have required property '"+"sha"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ref") || (key0 === "sha"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ref !== undefined){
if(typeof data.ref !== "string"){
const err3 = {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.sha !== undefined){
let data1 = data.sha;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err4 = {instancePath:instancePath+"/sha",schemaPath:"#/$defs/sha/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}([0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}([0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/sha",schemaPath:"#/$defs/sha/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"type":"object","additionalProperties":false,"required":["id","slot","severity","raisedSeverity","file","line","claimed","issue","fix","category","quote","grounding","onChangedLine","anchor","bucket","reason","cluster","duplicateOf"],"properties":{"id":{"type":"string","minLength":1},"slot":{"$ref":"#/$defs/slot"},"severity":{"$ref":"#/$defs/severity"},"raisedSeverity":{"$ref":"#/$defs/severity"},"file":{"type":"string","minLength":1},"line":{"type":"integer","minimum":0},"claimed":{"type":"object","additionalProperties":false,"required":["file","line"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":0}}},"issue":{"type":"string","minLength":4},"fix":{"type":["string","null"]},"category":{"type":["string","null"],"enum":["correctness","security","concurrency","error-handling","api","performance","tests","maintainability",null]},"quote":{"type":["string","null"]},"ruleId":{"type":"string","minLength":1},"criteriaSource":{"type":"string","minLength":1},"fingerprint":{"$ref":"#/$defs/fingerprint"},"grounding":{"type":"string","enum":["quote","line","file","none"]},"onChangedLine":{"type":"boolean"},"anchor":{"type":["object","null"],"additionalProperties":false,"required":["path","side","line","startLine"],"properties":{"path":{"type":"string","minLength":1},"side":{"type":"string","enum":["LEFT","RIGHT"]},"line":{"type":"integer","minimum":1},"startLine":{"type":["integer","null"],"minimum":1}}},"bucket":{"$ref":"#/$defs/bucket"},"reason":{"type":"string","minLength":1},"cluster":{"type":"string","minLength":1},"duplicateOf":{"type":["string","null"]}}};
const schema37 = {"type":"string","enum":["blocking","important","suggestion"]};
const schema39 = {"type":"string","pattern":"^[0-9a-f]{16}$"};
const schema40 = {"type":"string","enum":["accepted","deferred","rejected"]};
const pattern6 = new RegExp("^[0-9a-f]{16}$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.slot === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slot"},message:"must have required property '"+"slot"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.severity === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.raisedSeverity === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "raisedSeverity"},message:"must have required property '"+"raisedSeverity"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.file === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.line === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.claimed === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claimed"},message:"must have required property '"+"claimed"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.issue === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issue"},message:"must have required property '"+"issue"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.fix === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fix"},message:"must have required property '"+"fix"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.category === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.quote === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quote"},message:"must have required property '"+"quote"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.grounding === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grounding"},message:"must have required property '"+"grounding"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.onChangedLine === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "onChangedLine"},message:"must have required property '"+"onChangedLine"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.anchor === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "anchor"},message:"must have required property '"+"anchor"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.bucket === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bucket"},message:"must have required property '"+"bucket"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.reason === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.cluster === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cluster"},message:"must have required property '"+"cluster"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.duplicateOf === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duplicateOf"},message:"must have required property '"+"duplicateOf"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema35.properties, key0))){
const err18 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err19 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.slot !== undefined){
let data1 = data.slot;
if(typeof data1 !== "string"){
const err21 = {instancePath:instancePath+"/slot",schemaPath:"#/$defs/slot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((((data1 === "fable") || (data1 === "opus")) || (data1 === "sonnet")) || (data1 === "gpt"))){
const err22 = {instancePath:instancePath+"/slot",schemaPath:"#/$defs/slot/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.severity !== undefined){
let data2 = data.severity;
if(typeof data2 !== "string"){
const err23 = {instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((data2 === "blocking") || (data2 === "important")) || (data2 === "suggestion"))){
const err24 = {instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/enum",keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.raisedSeverity !== undefined){
let data3 = data.raisedSeverity;
if(typeof data3 !== "string"){
const err25 = {instancePath:instancePath+"/raisedSeverity",schemaPath:"#/$defs/severity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((data3 === "blocking") || (data3 === "important")) || (data3 === "suggestion"))){
const err26 = {instancePath:instancePath+"/raisedSeverity",schemaPath:"#/$defs/severity/enum",keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.file !== undefined){
let data4 = data.file;
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err27 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.line !== undefined){
let data5 = data.line;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err29 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err30 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.claimed !== undefined){
let data6 = data.claimed;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.file === undefined){
const err31 = {instancePath:instancePath+"/claimed",schemaPath:"#/properties/claimed/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data6.line === undefined){
const err32 = {instancePath:instancePath+"/claimed",schemaPath:"#/properties/claimed/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key1 in data6){
if(!((key1 === "file") || (key1 === "line"))){
const err33 = {instancePath:instancePath+"/claimed",schemaPath:"#/properties/claimed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data6.file !== undefined){
if(typeof data6.file !== "string"){
const err34 = {instancePath:instancePath+"/claimed/file",schemaPath:"#/properties/claimed/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data6.line !== undefined){
let data8 = data6.line;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err35 = {instancePath:instancePath+"/claimed/line",schemaPath:"#/properties/claimed/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err36 = {instancePath:instancePath+"/claimed/line",schemaPath:"#/properties/claimed/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/claimed",schemaPath:"#/properties/claimed/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.issue !== undefined){
let data9 = data.issue;
if(typeof data9 === "string"){
if(func2(data9) < 4){
const err38 = {instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.fix !== undefined){
let data10 = data.fix;
if((typeof data10 !== "string") && (data10 !== null)){
const err40 = {instancePath:instancePath+"/fix",schemaPath:"#/properties/fix/type",keyword:"type",params:{type: schema35.properties.fix.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.category !== undefined){
let data11 = data.category;
if((typeof data11 !== "string") && (data11 !== null)){
const err41 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: schema35.properties.category.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(((((((((data11 === "correctness") || (data11 === "security")) || (data11 === "concurrency")) || (data11 === "error-handling")) || (data11 === "api")) || (data11 === "performance")) || (data11 === "tests")) || (data11 === "maintainability")) || (data11 === null))){
const err42 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema35.properties.category.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.quote !== undefined){
let data12 = data.quote;
if((typeof data12 !== "string") && (data12 !== null)){
const err43 = {instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type: schema35.properties.quote.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.ruleId !== undefined){
let data13 = data.ruleId;
if(typeof data13 === "string"){
if(func2(data13) < 1){
const err44 = {instancePath:instancePath+"/ruleId",schemaPath:"#/properties/ruleId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/ruleId",schemaPath:"#/properties/ruleId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.criteriaSource !== undefined){
let data14 = data.criteriaSource;
if(typeof data14 === "string"){
if(func2(data14) < 1){
const err46 = {instancePath:instancePath+"/criteriaSource",schemaPath:"#/properties/criteriaSource/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/criteriaSource",schemaPath:"#/properties/criteriaSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.fingerprint !== undefined){
let data15 = data.fingerprint;
if(typeof data15 === "string"){
if(!pattern6.test(data15)){
const err48 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/$defs/fingerprint/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"},message:"must match pattern \""+"^[0-9a-f]{16}$"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/$defs/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.grounding !== undefined){
let data16 = data.grounding;
if(typeof data16 !== "string"){
const err50 = {instancePath:instancePath+"/grounding",schemaPath:"#/properties/grounding/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!((((data16 === "quote") || (data16 === "line")) || (data16 === "file")) || (data16 === "none"))){
const err51 = {instancePath:instancePath+"/grounding",schemaPath:"#/properties/grounding/enum",keyword:"enum",params:{allowedValues: schema35.properties.grounding.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.onChangedLine !== undefined){
if(typeof data.onChangedLine !== "boolean"){
const err52 = {instancePath:instancePath+"/onChangedLine",schemaPath:"#/properties/onChangedLine/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.anchor !== undefined){
let data18 = data.anchor;
if((!(data18 && typeof data18 == "object" && !Array.isArray(data18))) && (data18 !== null)){
const err53 = {instancePath:instancePath+"/anchor",schemaPath:"#/properties/anchor/type",keyword:"type",params:{type: schema35.properties.anchor.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.path === undefined){
const err54 = {instancePath:instancePath+"/anchor",schemaPath:"#/properties/anchor/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data18.side === undefined){
const err55 = {instancePath:instancePath+"/anchor",schemaPath:"#/properties/anchor/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data18.line === undefined){
const err56 = {instancePath:instancePath+"/anchor",schemaPath:"#/properties/anchor/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data18.startLine === undefined){
const err57 = {instancePath:instancePath+"/anchor",schemaPath:"#/properties/anchor/required",keyword:"required",params:{missingProperty: "startLine"},message:"must have required property '"+"startLine"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key2 in data18){
if(!((((key2 === "path") || (key2 === "side")) || (key2 === "line")) || (key2 === "startLine"))){
const err58 = {instancePath:instancePath+"/anchor",schemaPath:"#/properties/anchor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data18.path !== undefined){
let data19 = data18.path;
if(typeof data19 === "string"){
if(func2(data19) < 1){
const err59 = {instancePath:instancePath+"/anchor/path",schemaPath:"#/properties/anchor/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err60 = {instancePath:instancePath+"/anchor/path",schemaPath:"#/properties/anchor/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data18.side !== undefined){
let data20 = data18.side;
if(typeof data20 !== "string"){
const err61 = {instancePath:instancePath+"/anchor/side",schemaPath:"#/properties/anchor/properties/side/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!((data20 === "LEFT") || (data20 === "RIGHT"))){
const err62 = {instancePath:instancePath+"/anchor/side",schemaPath:"#/properties/anchor/properties/side/enum",keyword:"enum",params:{allowedValues: schema35.properties.anchor.properties.side.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data18.line !== undefined){
let data21 = data18.line;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err63 = {instancePath:instancePath+"/anchor/line",schemaPath:"#/properties/anchor/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
const err64 = {instancePath:instancePath+"/anchor/line",schemaPath:"#/properties/anchor/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data18.startLine !== undefined){
let data22 = data18.startLine;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (data22 !== null)){
const err65 = {instancePath:instancePath+"/anchor/startLine",schemaPath:"#/properties/anchor/properties/startLine/type",keyword:"type",params:{type: schema35.properties.anchor.properties.startLine.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
const err66 = {instancePath:instancePath+"/anchor/startLine",schemaPath:"#/properties/anchor/properties/startLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
}
}
if(data.bucket !== undefined){
let data23 = data.bucket;
if(typeof data23 !== "string"){
const err67 = {instancePath:instancePath+"/bucket",schemaPath:"#/$defs/bucket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(!(((data23 === "accepted") || (data23 === "deferred")) || (data23 === "rejected"))){
const err68 = {instancePath:instancePath+"/bucket",schemaPath:"#/$defs/bucket/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.reason !== undefined){
let data24 = data.reason;
if(typeof data24 === "string"){
if(func2(data24) < 1){
const err69 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.cluster !== undefined){
let data25 = data.cluster;
if(typeof data25 === "string"){
if(func2(data25) < 1){
const err71 = {instancePath:instancePath+"/cluster",schemaPath:"#/properties/cluster/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/cluster",schemaPath:"#/properties/cluster/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.duplicateOf !== undefined){
let data26 = data.duplicateOf;
if((typeof data26 !== "string") && (data26 !== null)){
const err73 = {instancePath:instancePath+"/duplicateOf",schemaPath:"#/properties/duplicateOf/type",keyword:"type",params:{type: schema35.properties.duplicateOf.type},message:"must be string,null"};
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
const err74 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"type":"object","additionalProperties":false,"required":["id","representative","members","slots","families","severity","bucket","reason","fix","votes","raised","covering","agent","second"],"properties":{"id":{"type":"string","minLength":1},"representative":{"type":"string","minLength":1},"members":{"type":"array","items":{"type":"string","minLength":1}},"slots":{"type":"array","items":{"$ref":"#/$defs/slot"}},"families":{"type":"array","items":{"type":"string","minLength":1}},"severity":{"$ref":"#/$defs/severity"},"bucket":{"$ref":"#/$defs/bucket"},"reason":{"type":"string","minLength":1},"fix":{"type":"string"},"votes":{"type":"integer","minimum":0},"raised":{"type":"integer","minimum":0},"covering":{"type":"integer","minimum":0},"agent":{"$ref":"#/$defs/rulingOrNone"},"second":{"$ref":"#/$defs/rulingOrNone"}}};
const schema45 = {"type":["object","null"],"additionalProperties":false,"required":["slot","family","bucket","severity","reason","basis","proven","fix"],"properties":{"slot":{"$ref":"#/$defs/slot"},"family":{"type":"string","minLength":1},"bucket":{"$ref":"#/$defs/bucket"},"severity":{"$ref":"#/$defs/severity"},"reason":{"type":"string"},"basis":{"type":["string","null"],"enum":["defect","false","out-of-scope","taste",null]},"proven":{"type":"boolean"},"fix":{"type":["string","null"]}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema45.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slot === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slot"},message:"must have required property '"+"slot"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.family === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "family"},message:"must have required property '"+"family"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.bucket === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bucket"},message:"must have required property '"+"bucket"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.severity === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.reason === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.basis === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basis"},message:"must have required property '"+"basis"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.proven === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proven"},message:"must have required property '"+"proven"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.fix === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fix"},message:"must have required property '"+"fix"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "slot") || (key0 === "family")) || (key0 === "bucket")) || (key0 === "severity")) || (key0 === "reason")) || (key0 === "basis")) || (key0 === "proven")) || (key0 === "fix"))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.slot !== undefined){
let data0 = data.slot;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/slot",schemaPath:"#/$defs/slot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((data0 === "fable") || (data0 === "opus")) || (data0 === "sonnet")) || (data0 === "gpt"))){
const err11 = {instancePath:instancePath+"/slot",schemaPath:"#/$defs/slot/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.family !== undefined){
let data1 = data.family;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err12 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.bucket !== undefined){
let data2 = data.bucket;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/bucket",schemaPath:"#/$defs/bucket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data2 === "accepted") || (data2 === "deferred")) || (data2 === "rejected"))){
const err15 = {instancePath:instancePath+"/bucket",schemaPath:"#/$defs/bucket/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.severity !== undefined){
let data3 = data.severity;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data3 === "blocking") || (data3 === "important")) || (data3 === "suggestion"))){
const err17 = {instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/enum",keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err18 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.basis !== undefined){
let data5 = data.basis;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/basis",schemaPath:"#/properties/basis/type",keyword:"type",params:{type: schema45.properties.basis.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((data5 === "defect") || (data5 === "false")) || (data5 === "out-of-scope")) || (data5 === "taste")) || (data5 === null))){
const err20 = {instancePath:instancePath+"/basis",schemaPath:"#/properties/basis/enum",keyword:"enum",params:{allowedValues: schema45.properties.basis.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.proven !== undefined){
if(typeof data.proven !== "boolean"){
const err21 = {instancePath:instancePath+"/proven",schemaPath:"#/properties/proven/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.fix !== undefined){
let data7 = data.fix;
if((typeof data7 !== "string") && (data7 !== null)){
const err22 = {instancePath:instancePath+"/fix",schemaPath:"#/properties/fix/type",keyword:"type",params:{type: schema45.properties.fix.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.representative === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "representative"},message:"must have required property '"+"representative"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.members === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "members"},message:"must have required property '"+"members"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.slots === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slots"},message:"must have required property '"+"slots"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.families === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "families"},message:"must have required property '"+"families"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.severity === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.bucket === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bucket"},message:"must have required property '"+"bucket"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.reason === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.fix === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fix"},message:"must have required property '"+"fix"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.votes === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "votes"},message:"must have required property '"+"votes"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.raised === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "raised"},message:"must have required property '"+"raised"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.covering === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "covering"},message:"must have required property '"+"covering"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.agent === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.second === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "second"},message:"must have required property '"+"second"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema41.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err15 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.representative !== undefined){
let data1 = data.representative;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err17 = {instancePath:instancePath+"/representative",schemaPath:"#/properties/representative/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/representative",schemaPath:"#/properties/representative/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.members !== undefined){
let data2 = data.members;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err19 = {instancePath:instancePath+"/members/" + i0,schemaPath:"#/properties/members/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/members/" + i0,schemaPath:"#/properties/members/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.slots !== undefined){
let data4 = data.slots;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err22 = {instancePath:instancePath+"/slots/" + i1,schemaPath:"#/$defs/slot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((((data5 === "fable") || (data5 === "opus")) || (data5 === "sonnet")) || (data5 === "gpt"))){
const err23 = {instancePath:instancePath+"/slots/" + i1,schemaPath:"#/$defs/slot/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.families !== undefined){
let data6 = data.families;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(func2(data7) < 1){
const err25 = {instancePath:instancePath+"/families/" + i2,schemaPath:"#/properties/families/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/families/" + i2,schemaPath:"#/properties/families/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/families",schemaPath:"#/properties/families/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.severity !== undefined){
let data8 = data.severity;
if(typeof data8 !== "string"){
const err28 = {instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data8 === "blocking") || (data8 === "important")) || (data8 === "suggestion"))){
const err29 = {instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/enum",keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.bucket !== undefined){
let data9 = data.bucket;
if(typeof data9 !== "string"){
const err30 = {instancePath:instancePath+"/bucket",schemaPath:"#/$defs/bucket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((data9 === "accepted") || (data9 === "deferred")) || (data9 === "rejected"))){
const err31 = {instancePath:instancePath+"/bucket",schemaPath:"#/$defs/bucket/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.reason !== undefined){
let data10 = data.reason;
if(typeof data10 === "string"){
if(func2(data10) < 1){
const err32 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.fix !== undefined){
if(typeof data.fix !== "string"){
const err34 = {instancePath:instancePath+"/fix",schemaPath:"#/properties/fix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.votes !== undefined){
let data12 = data.votes;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err35 = {instancePath:instancePath+"/votes",schemaPath:"#/properties/votes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err36 = {instancePath:instancePath+"/votes",schemaPath:"#/properties/votes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.raised !== undefined){
let data13 = data.raised;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err37 = {instancePath:instancePath+"/raised",schemaPath:"#/properties/raised/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err38 = {instancePath:instancePath+"/raised",schemaPath:"#/properties/raised/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data.covering !== undefined){
let data14 = data.covering;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err39 = {instancePath:instancePath+"/covering",schemaPath:"#/properties/covering/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err40 = {instancePath:instancePath+"/covering",schemaPath:"#/properties/covering/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.agent !== undefined){
if(!(validate27(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.second !== undefined){
if(!(validate27(data.second, {instancePath:instancePath+"/second",parentData:data,parentDataProperty:"second",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema53 = {"type":"object","additionalProperties":false,"required":["slot","family","bucket","severity","reason","basis","proven","fix"],"properties":{"slot":{"$ref":"#/$defs/slot"},"family":{"type":"string","minLength":1},"bucket":{"$ref":"#/$defs/bucket"},"severity":{"$ref":"#/$defs/severity"},"reason":{"type":"string"},"basis":{"type":["string","null"],"enum":["defect","false","out-of-scope","taste",null]},"proven":{"type":"boolean"},"fix":{"type":["string","null"]}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slot === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slot"},message:"must have required property '"+"slot"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.family === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "family"},message:"must have required property '"+"family"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.bucket === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bucket"},message:"must have required property '"+"bucket"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.severity === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.reason === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.basis === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basis"},message:"must have required property '"+"basis"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.proven === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proven"},message:"must have required property '"+"proven"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.fix === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fix"},message:"must have required property '"+"fix"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "slot") || (key0 === "family")) || (key0 === "bucket")) || (key0 === "severity")) || (key0 === "reason")) || (key0 === "basis")) || (key0 === "proven")) || (key0 === "fix"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.slot !== undefined){
let data0 = data.slot;
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/slot",schemaPath:"#/$defs/slot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data0 === "fable") || (data0 === "opus")) || (data0 === "sonnet")) || (data0 === "gpt"))){
const err10 = {instancePath:instancePath+"/slot",schemaPath:"#/$defs/slot/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.family !== undefined){
let data1 = data.family;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err11 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.bucket !== undefined){
let data2 = data.bucket;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/bucket",schemaPath:"#/$defs/bucket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data2 === "accepted") || (data2 === "deferred")) || (data2 === "rejected"))){
const err14 = {instancePath:instancePath+"/bucket",schemaPath:"#/$defs/bucket/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.severity !== undefined){
let data3 = data.severity;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data3 === "blocking") || (data3 === "important")) || (data3 === "suggestion"))){
const err16 = {instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/enum",keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err17 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.basis !== undefined){
let data5 = data.basis;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/basis",schemaPath:"#/properties/basis/type",keyword:"type",params:{type: schema53.properties.basis.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((data5 === "defect") || (data5 === "false")) || (data5 === "out-of-scope")) || (data5 === "taste")) || (data5 === null))){
const err19 = {instancePath:instancePath+"/basis",schemaPath:"#/properties/basis/enum",keyword:"enum",params:{allowedValues: schema53.properties.basis.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.proven !== undefined){
if(typeof data.proven !== "boolean"){
const err20 = {instancePath:instancePath+"/proven",schemaPath:"#/properties/proven/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.fix !== undefined){
let data7 = data.fix;
if((typeof data7 !== "string") && (data7 !== null)){
const err21 = {instancePath:instancePath+"/fix",schemaPath:"#/properties/fix/type",keyword:"type",params:{type: schema53.properties.fix.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema57 = {"type":"object","additionalProperties":false,"required":["task","slot","binding","index","status","reason","calls","usage","costUsd"],"properties":{"task":{"type":"string","enum":["rebuttal","triage-decisions","cross-check"]},"slot":{"$ref":"#/$defs/slot"},"binding":{"type":"string","minLength":1},"index":{"type":"integer","minimum":0},"status":{"type":"string","enum":["ok","repaired","partial","invalid","refused","timeout","rate-limited","unavailable"]},"reason":{"type":["string","null"]},"calls":{"type":"integer","minimum":0},"usage":{"$ref":"#/$defs/usage"},"costUsd":{"type":["number","null"],"minimum":0}}};
const schema59 = {"type":"object","additionalProperties":false,"required":["input","cacheRead","cacheWrite","output"],"properties":{"input":{"type":"integer","minimum":0},"cacheRead":{"type":"integer","minimum":0},"cacheWrite":{"type":"integer","minimum":0},"output":{"type":"integer","minimum":0}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "task"},message:"must have required property '"+"task"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.slot === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slot"},message:"must have required property '"+"slot"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.binding === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "binding"},message:"must have required property '"+"binding"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.index === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.reason === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.calls === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "calls"},message:"must have required property '"+"calls"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.usage === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usage"},message:"must have required property '"+"usage"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.costUsd === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "costUsd"},message:"must have required property '"+"costUsd"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema57.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.task !== undefined){
let data0 = data.task;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/task",schemaPath:"#/properties/task/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data0 === "rebuttal") || (data0 === "triage-decisions")) || (data0 === "cross-check"))){
const err11 = {instancePath:instancePath+"/task",schemaPath:"#/properties/task/enum",keyword:"enum",params:{allowedValues: schema57.properties.task.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.slot !== undefined){
let data1 = data.slot;
if(typeof data1 !== "string"){
const err12 = {instancePath:instancePath+"/slot",schemaPath:"#/$defs/slot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((data1 === "fable") || (data1 === "opus")) || (data1 === "sonnet")) || (data1 === "gpt"))){
const err13 = {instancePath:instancePath+"/slot",schemaPath:"#/$defs/slot/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.binding !== undefined){
let data2 = data.binding;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err14 = {instancePath:instancePath+"/binding",schemaPath:"#/properties/binding/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err15 = {instancePath:instancePath+"/binding",schemaPath:"#/properties/binding/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.index !== undefined){
let data3 = data.index;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err16 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((((((((data4 === "ok") || (data4 === "repaired")) || (data4 === "partial")) || (data4 === "invalid")) || (data4 === "refused")) || (data4 === "timeout")) || (data4 === "rate-limited")) || (data4 === "unavailable"))){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema57.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.reason !== undefined){
let data5 = data.reason;
if((typeof data5 !== "string") && (data5 !== null)){
const err20 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema57.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.calls !== undefined){
let data6 = data.calls;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err21 = {instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.usage !== undefined){
let data7 = data.usage;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.input === undefined){
const err23 = {instancePath:instancePath+"/usage",schemaPath:"#/$defs/usage/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.cacheRead === undefined){
const err24 = {instancePath:instancePath+"/usage",schemaPath:"#/$defs/usage/required",keyword:"required",params:{missingProperty: "cacheRead"},message:"must have required property '"+"cacheRead"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.cacheWrite === undefined){
const err25 = {instancePath:instancePath+"/usage",schemaPath:"#/$defs/usage/required",keyword:"required",params:{missingProperty: "cacheWrite"},message:"must have required property '"+"cacheWrite"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7.output === undefined){
const err26 = {instancePath:instancePath+"/usage",schemaPath:"#/$defs/usage/required",keyword:"required",params:{missingProperty: "output"},message:"must have required property '"+"output"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key1 in data7){
if(!((((key1 === "input") || (key1 === "cacheRead")) || (key1 === "cacheWrite")) || (key1 === "output"))){
const err27 = {instancePath:instancePath+"/usage",schemaPath:"#/$defs/usage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.input !== undefined){
let data8 = data7.input;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err28 = {instancePath:instancePath+"/usage/input",schemaPath:"#/$defs/usage/properties/input/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/usage/input",schemaPath:"#/$defs/usage/properties/input/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data7.cacheRead !== undefined){
let data9 = data7.cacheRead;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err30 = {instancePath:instancePath+"/usage/cacheRead",schemaPath:"#/$defs/usage/properties/cacheRead/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/usage/cacheRead",schemaPath:"#/$defs/usage/properties/cacheRead/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data7.cacheWrite !== undefined){
let data10 = data7.cacheWrite;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err32 = {instancePath:instancePath+"/usage/cacheWrite",schemaPath:"#/$defs/usage/properties/cacheWrite/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/usage/cacheWrite",schemaPath:"#/$defs/usage/properties/cacheWrite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data7.output !== undefined){
let data11 = data7.output;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err34 = {instancePath:instancePath+"/usage/output",schemaPath:"#/$defs/usage/properties/output/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/usage/output",schemaPath:"#/$defs/usage/properties/output/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/usage",schemaPath:"#/$defs/usage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.costUsd !== undefined){
let data12 = data.costUsd;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err37 = {instancePath:instancePath+"/costUsd",schemaPath:"#/properties/costUsd/type",keyword:"type",params:{type: schema57.properties.costUsd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/costUsd",schemaPath:"#/properties/costUsd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema66 = {"type":"object","additionalProperties":false,"required":["slot","binding","family","status","reason","approved","findings","dropped","calls","usage","costUsd"],"properties":{"slot":{"$ref":"#/$defs/slot"},"binding":{"type":"string","minLength":1},"family":{"type":"string","minLength":1},"status":{"type":"string","enum":["ok","repaired","partial","invalid","refused","timeout","rate-limited","unavailable"]},"reason":{"type":["string","null"]},"approved":{"type":["boolean","null"]},"findings":{"type":"integer","minimum":0},"dropped":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["reason"],"properties":{"reason":{"type":"string","minLength":1}}}},"calls":{"type":"integer","minimum":0},"usage":{"$ref":"#/$defs/usage"},"costUsd":{"type":["number","null"],"minimum":0}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slot === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slot"},message:"must have required property '"+"slot"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.binding === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "binding"},message:"must have required property '"+"binding"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.family === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "family"},message:"must have required property '"+"family"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.reason === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.approved === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approved"},message:"must have required property '"+"approved"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.findings === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.dropped === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dropped"},message:"must have required property '"+"dropped"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.calls === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "calls"},message:"must have required property '"+"calls"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.usage === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usage"},message:"must have required property '"+"usage"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.costUsd === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "costUsd"},message:"must have required property '"+"costUsd"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema66.properties, key0))){
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
if(data.slot !== undefined){
let data0 = data.slot;
if(typeof data0 !== "string"){
const err12 = {instancePath:instancePath+"/slot",schemaPath:"#/$defs/slot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((data0 === "fable") || (data0 === "opus")) || (data0 === "sonnet")) || (data0 === "gpt"))){
const err13 = {instancePath:instancePath+"/slot",schemaPath:"#/$defs/slot/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.binding !== undefined){
let data1 = data.binding;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err14 = {instancePath:instancePath+"/binding",schemaPath:"#/properties/binding/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err15 = {instancePath:instancePath+"/binding",schemaPath:"#/properties/binding/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.family !== undefined){
let data2 = data.family;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err16 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err18 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((((((((data3 === "ok") || (data3 === "repaired")) || (data3 === "partial")) || (data3 === "invalid")) || (data3 === "refused")) || (data3 === "timeout")) || (data3 === "rate-limited")) || (data3 === "unavailable"))){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema66.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.reason !== undefined){
let data4 = data.reason;
if((typeof data4 !== "string") && (data4 !== null)){
const err20 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema66.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.approved !== undefined){
let data5 = data.approved;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/approved",schemaPath:"#/properties/approved/type",keyword:"type",params:{type: schema66.properties.approved.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.findings !== undefined){
let data6 = data.findings;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err22 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.dropped !== undefined){
let data7 = data.dropped;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.reason === undefined){
const err24 = {instancePath:instancePath+"/dropped/" + i0,schemaPath:"#/properties/dropped/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key1 in data8){
if(!(key1 === "reason")){
const err25 = {instancePath:instancePath+"/dropped/" + i0,schemaPath:"#/properties/dropped/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.reason !== undefined){
let data9 = data8.reason;
if(typeof data9 === "string"){
if(func2(data9) < 1){
const err26 = {instancePath:instancePath+"/dropped/" + i0+"/reason",schemaPath:"#/properties/dropped/items/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/dropped/" + i0+"/reason",schemaPath:"#/properties/dropped/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err28 = {instancePath:instancePath+"/dropped/" + i0,schemaPath:"#/properties/dropped/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/dropped",schemaPath:"#/properties/dropped/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.calls !== undefined){
let data10 = data.calls;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err30 = {instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.usage !== undefined){
let data11 = data.usage;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.input === undefined){
const err32 = {instancePath:instancePath+"/usage",schemaPath:"#/$defs/usage/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.cacheRead === undefined){
const err33 = {instancePath:instancePath+"/usage",schemaPath:"#/$defs/usage/required",keyword:"required",params:{missingProperty: "cacheRead"},message:"must have required property '"+"cacheRead"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11.cacheWrite === undefined){
const err34 = {instancePath:instancePath+"/usage",schemaPath:"#/$defs/usage/required",keyword:"required",params:{missingProperty: "cacheWrite"},message:"must have required property '"+"cacheWrite"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11.output === undefined){
const err35 = {instancePath:instancePath+"/usage",schemaPath:"#/$defs/usage/required",keyword:"required",params:{missingProperty: "output"},message:"must have required property '"+"output"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key2 in data11){
if(!((((key2 === "input") || (key2 === "cacheRead")) || (key2 === "cacheWrite")) || (key2 === "output"))){
const err36 = {instancePath:instancePath+"/usage",schemaPath:"#/$defs/usage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.input !== undefined){
let data12 = data11.input;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err37 = {instancePath:instancePath+"/usage/input",schemaPath:"#/$defs/usage/properties/input/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/usage/input",schemaPath:"#/$defs/usage/properties/input/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data11.cacheRead !== undefined){
let data13 = data11.cacheRead;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err39 = {instancePath:instancePath+"/usage/cacheRead",schemaPath:"#/$defs/usage/properties/cacheRead/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err40 = {instancePath:instancePath+"/usage/cacheRead",schemaPath:"#/$defs/usage/properties/cacheRead/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data11.cacheWrite !== undefined){
let data14 = data11.cacheWrite;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err41 = {instancePath:instancePath+"/usage/cacheWrite",schemaPath:"#/$defs/usage/properties/cacheWrite/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/usage/cacheWrite",schemaPath:"#/$defs/usage/properties/cacheWrite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data11.output !== undefined){
let data15 = data11.output;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err43 = {instancePath:instancePath+"/usage/output",schemaPath:"#/$defs/usage/properties/output/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err44 = {instancePath:instancePath+"/usage/output",schemaPath:"#/$defs/usage/properties/output/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
}
else {
const err45 = {instancePath:instancePath+"/usage",schemaPath:"#/$defs/usage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.costUsd !== undefined){
let data16 = data.costUsd;
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
const err46 = {instancePath:instancePath+"/costUsd",schemaPath:"#/properties/costUsd/type",keyword:"type",params:{type: schema66.properties.costUsd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err47 = {instancePath:instancePath+"/costUsd",schemaPath:"#/properties/costUsd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://quorate.invalid/schemas/review.schema.json" */;
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
if(data.stage === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tool === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.runId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.startedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startedAt"},message:"must have required property '"+"startedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.finishedAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "finishedAt"},message:"must have required property '"+"finishedAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.change === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "change"},message:"must have required property '"+"change"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.conclusion === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conclusion"},message:"must have required property '"+"conclusion"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.reasons === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reasons"},message:"must have required property '"+"reasons"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.exitCode === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exitCode"},message:"must have required property '"+"exitCode"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.triage === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "triage"},message:"must have required property '"+"triage"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.findings === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.clusters === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clusters"},message:"must have required property '"+"clusters"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.verdicts === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdicts"},message:"must have required property '"+"verdicts"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.agent === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.rebuttal === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rebuttal"},message:"must have required property '"+"rebuttal"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.crossCheck === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "crossCheck"},message:"must have required property '"+"crossCheck"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.consultations === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "consultations"},message:"must have required property '"+"consultations"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.coverage === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coverage"},message:"must have required property '"+"coverage"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.skipped === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skipped"},message:"must have required property '"+"skipped"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.uncovered === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uncovered"},message:"must have required property '"+"uncovered"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.unscannable === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unscannable"},message:"must have required property '"+"unscannable"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.gaps === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gaps"},message:"must have required property '"+"gaps"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.slots === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slots"},message:"must have required property '"+"slots"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.gates === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gates"},message:"must have required property '"+"gates"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.critic === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "critic"},message:"must have required property '"+"critic"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.decisions === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decisions"},message:"must have required property '"+"decisions"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.costUsd === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "costUsd"},message:"must have required property '"+"costUsd"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.configuration === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "configuration"},message:"must have required property '"+"configuration"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.rulesChanged === undefined){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rulesChanged"},message:"must have required property '"+"rulesChanged"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.routing === undefined){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "routing"},message:"must have required property '"+"routing"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data.exceptions === undefined){
const err31 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exceptions"},message:"must have required property '"+"exceptions"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data.suppressed === undefined){
const err32 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suppressed"},message:"must have required property '"+"suppressed"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data.imported === undefined){
const err33 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "imported"},message:"must have required property '"+"imported"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data.scopeGate === undefined){
const err34 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopeGate"},message:"must have required property '"+"scopeGate"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data.conformance === undefined){
const err35 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conformance"},message:"must have required property '"+"conformance"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err36 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.schemaVersion !== undefined){
let data0 = data.schemaVersion;
if(typeof data0 !== "string"){
const err37 = {instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if("1.0.0" !== data0){
const err38 = {instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/const",keyword:"const",params:{allowedValue: "1.0.0"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.stage !== undefined){
let data1 = data.stage;
if(typeof data1 !== "string"){
const err39 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!((data1 === "analysed") || (data1 === "verified"))){
const err40 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/enum",keyword:"enum",params:{allowedValues: schema31.properties.stage.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.tool !== undefined){
let data2 = data.tool;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err41 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data2.version === undefined){
const err42 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "name") || (key1 === "version"))){
const err43 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err44 = {instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data2.version !== undefined){
let data4 = data2.version;
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err46 = {instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.runId !== undefined){
let data5 = data.runId;
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err49 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.startedAt !== undefined){
let data6 = data.startedAt;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err51 = {instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.finishedAt !== undefined){
let data7 = data.finishedAt;
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
const err53 = {instancePath:instancePath+"/finishedAt",schemaPath:"#/properties/finishedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/finishedAt",schemaPath:"#/properties/finishedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.change !== undefined){
let data8 = data.change;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.forge === undefined){
const err55 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/required",keyword:"required",params:{missingProperty: "forge"},message:"must have required property '"+"forge"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data8.repository === undefined){
const err56 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/required",keyword:"required",params:{missingProperty: "repository"},message:"must have required property '"+"repository"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data8.number === undefined){
const err57 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data8.base === undefined){
const err58 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data8.head === undefined){
const err59 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data8.mergeBase === undefined){
const err60 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/required",keyword:"required",params:{missingProperty: "mergeBase"},message:"must have required property '"+"mergeBase"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data8.author === undefined){
const err61 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key2 in data8){
if(!(((((((key2 === "forge") || (key2 === "repository")) || (key2 === "number")) || (key2 === "base")) || (key2 === "head")) || (key2 === "mergeBase")) || (key2 === "author"))){
const err62 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data8.forge !== undefined){
let data9 = data8.forge;
if(typeof data9 !== "string"){
const err63 = {instancePath:instancePath+"/change/forge",schemaPath:"#/properties/change/properties/forge/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!((((data9 === "github") || (data9 === "bitbucket-cloud")) || (data9 === "bitbucket-dc")) || (data9 === "local"))){
const err64 = {instancePath:instancePath+"/change/forge",schemaPath:"#/properties/change/properties/forge/enum",keyword:"enum",params:{allowedValues: schema31.properties.change.properties.forge.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data8.repository !== undefined){
let data10 = data8.repository;
if(typeof data10 === "string"){
if(func2(data10) < 1){
const err65 = {instancePath:instancePath+"/change/repository",schemaPath:"#/properties/change/properties/repository/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/change/repository",schemaPath:"#/properties/change/properties/repository/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data8.number !== undefined){
let data11 = data8.number;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err67 = {instancePath:instancePath+"/change/number",schemaPath:"#/properties/change/properties/number/type",keyword:"type",params:{type: schema31.properties.change.properties.number.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err68 = {instancePath:instancePath+"/change/number",schemaPath:"#/properties/change/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data8.base !== undefined){
if(!(validate21(data8.base, {instancePath:instancePath+"/change/base",parentData:data8,parentDataProperty:"base",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data8.head !== undefined){
if(!(validate21(data8.head, {instancePath:instancePath+"/change/head",parentData:data8,parentDataProperty:"head",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data8.mergeBase !== undefined){
let data14 = data8.mergeBase;
if(typeof data14 === "string"){
if(!pattern4.test(data14)){
const err69 = {instancePath:instancePath+"/change/mergeBase",schemaPath:"#/$defs/sha/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}([0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}([0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/change/mergeBase",schemaPath:"#/$defs/sha/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data8.author !== undefined){
let data15 = data8.author;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
const err71 = {instancePath:instancePath+"/change/author",schemaPath:"#/properties/change/properties/author/type",keyword:"type",params:{type: schema31.properties.change.properties.author.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.id === undefined){
const err72 = {instancePath:instancePath+"/change/author",schemaPath:"#/properties/change/properties/author/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data15.login === undefined){
const err73 = {instancePath:instancePath+"/change/author",schemaPath:"#/properties/change/properties/author/required",keyword:"required",params:{missingProperty: "login"},message:"must have required property '"+"login"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
for(const key3 in data15){
if(!((key3 === "id") || (key3 === "login"))){
const err74 = {instancePath:instancePath+"/change/author",schemaPath:"#/properties/change/properties/author/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data15.id !== undefined){
let data16 = data15.id;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err75 = {instancePath:instancePath+"/change/author/id",schemaPath:"#/properties/change/properties/author/properties/id/type",keyword:"type",params:{type: schema31.properties.change.properties.author.properties.id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data15.login !== undefined){
let data17 = data15.login;
if(typeof data17 === "string"){
if(func2(data17) < 1){
const err76 = {instancePath:instancePath+"/change/author/login",schemaPath:"#/properties/change/properties/author/properties/login/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/change/author/login",schemaPath:"#/properties/change/properties/author/properties/login/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
}
}
else {
const err78 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.conclusion !== undefined){
let data18 = data.conclusion;
if(typeof data18 !== "string"){
const err79 = {instancePath:instancePath+"/conclusion",schemaPath:"#/properties/conclusion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(!((((data18 === "pass") || (data18 === "block")) || (data18 === "incomplete")) || (data18 === "skipped"))){
const err80 = {instancePath:instancePath+"/conclusion",schemaPath:"#/properties/conclusion/enum",keyword:"enum",params:{allowedValues: schema31.properties.conclusion.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.reasons !== undefined){
let data19 = data.reasons;
if(Array.isArray(data19)){
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
let data20 = data19[i0];
if(typeof data20 === "string"){
if(func2(data20) < 1){
const err81 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err83 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.exitCode !== undefined){
let data21 = data.exitCode;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err84 = {instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(!((data21 === 0) || (data21 === 1))){
const err85 = {instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/enum",keyword:"enum",params:{allowedValues: schema31.properties.exitCode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.triage !== undefined){
let data22 = data.triage;
if((!(data22 && typeof data22 == "object" && !Array.isArray(data22))) && (data22 !== null)){
const err86 = {instancePath:instancePath+"/triage",schemaPath:"#/properties/triage/type",keyword:"type",params:{type: schema31.properties.triage.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.findings !== undefined){
let data23 = data.findings;
if(Array.isArray(data23)){
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
if(!(validate24(data23[i1], {instancePath:instancePath+"/findings/" + i1,parentData:data23,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err87 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.clusters !== undefined){
let data25 = data.clusters;
if(Array.isArray(data25)){
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
if(!(validate26(data25[i2], {instancePath:instancePath+"/clusters/" + i2,parentData:data25,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err88 = {instancePath:instancePath+"/clusters",schemaPath:"#/properties/clusters/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.verdicts !== undefined){
let data27 = data.verdicts;
if(Array.isArray(data27)){
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
let data28 = data27[i3];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.slot === undefined){
const err89 = {instancePath:instancePath+"/verdicts/" + i3,schemaPath:"#/properties/verdicts/items/required",keyword:"required",params:{missingProperty: "slot"},message:"must have required property '"+"slot"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data28.verdict === undefined){
const err90 = {instancePath:instancePath+"/verdicts/" + i3,schemaPath:"#/properties/verdicts/items/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
for(const key4 in data28){
if(!((key4 === "slot") || (key4 === "verdict"))){
const err91 = {instancePath:instancePath+"/verdicts/" + i3,schemaPath:"#/properties/verdicts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data28.slot !== undefined){
let data29 = data28.slot;
if(typeof data29 !== "string"){
const err92 = {instancePath:instancePath+"/verdicts/" + i3+"/slot",schemaPath:"#/$defs/slot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(!((((data29 === "fable") || (data29 === "opus")) || (data29 === "sonnet")) || (data29 === "gpt"))){
const err93 = {instancePath:instancePath+"/verdicts/" + i3+"/slot",schemaPath:"#/$defs/slot/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data28.verdict !== undefined){
let data30 = data28.verdict;
if((typeof data30 !== "string") && (data30 !== null)){
const err94 = {instancePath:instancePath+"/verdicts/" + i3+"/verdict",schemaPath:"#/properties/verdicts/items/properties/verdict/type",keyword:"type",params:{type: schema31.properties.verdicts.items.properties.verdict.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(!(((data30 === "pass") || (data30 === "block")) || (data30 === null))){
const err95 = {instancePath:instancePath+"/verdicts/" + i3+"/verdict",schemaPath:"#/properties/verdicts/items/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema31.properties.verdicts.items.properties.verdict.enum},message:"must be equal to one of the allowed values"};
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
const err96 = {instancePath:instancePath+"/verdicts/" + i3,schemaPath:"#/properties/verdicts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err97 = {instancePath:instancePath+"/verdicts",schemaPath:"#/properties/verdicts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.agent !== undefined){
let data31 = data.agent;
if((!(data31 && typeof data31 == "object" && !Array.isArray(data31))) && (data31 !== null)){
const err98 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: schema31.properties.agent.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.slots === undefined){
const err99 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/required",keyword:"required",params:{missingProperty: "slots"},message:"must have required property '"+"slots"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data31.asked === undefined){
const err100 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/required",keyword:"required",params:{missingProperty: "asked"},message:"must have required property '"+"asked"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data31.ruled === undefined){
const err101 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/required",keyword:"required",params:{missingProperty: "ruled"},message:"must have required property '"+"ruled"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data31.remarks === undefined){
const err102 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/required",keyword:"required",params:{missingProperty: "remarks"},message:"must have required property '"+"remarks"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
for(const key5 in data31){
if(!((((key5 === "slots") || (key5 === "asked")) || (key5 === "ruled")) || (key5 === "remarks"))){
const err103 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data31.slots !== undefined){
let data32 = data31.slots;
if(Array.isArray(data32)){
const len4 = data32.length;
for(let i4=0; i4<len4; i4++){
let data33 = data32[i4];
if(typeof data33 !== "string"){
const err104 = {instancePath:instancePath+"/agent/slots/" + i4,schemaPath:"#/$defs/slot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(!((((data33 === "fable") || (data33 === "opus")) || (data33 === "sonnet")) || (data33 === "gpt"))){
const err105 = {instancePath:instancePath+"/agent/slots/" + i4,schemaPath:"#/$defs/slot/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/agent/slots",schemaPath:"#/properties/agent/properties/slots/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data31.asked !== undefined){
let data34 = data31.asked;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err107 = {instancePath:instancePath+"/agent/asked",schemaPath:"#/properties/agent/properties/asked/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
const err108 = {instancePath:instancePath+"/agent/asked",schemaPath:"#/properties/agent/properties/asked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
if(data31.ruled !== undefined){
let data35 = data31.ruled;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err109 = {instancePath:instancePath+"/agent/ruled",schemaPath:"#/properties/agent/properties/ruled/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
const err110 = {instancePath:instancePath+"/agent/ruled",schemaPath:"#/properties/agent/properties/ruled/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data31.remarks !== undefined){
let data36 = data31.remarks;
if(Array.isArray(data36)){
const len5 = data36.length;
for(let i5=0; i5<len5; i5++){
let data37 = data36[i5];
if(typeof data37 === "string"){
if(func2(data37) < 1){
const err111 = {instancePath:instancePath+"/agent/remarks/" + i5,schemaPath:"#/properties/agent/properties/remarks/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
else {
const err112 = {instancePath:instancePath+"/agent/remarks/" + i5,schemaPath:"#/properties/agent/properties/remarks/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
else {
const err113 = {instancePath:instancePath+"/agent/remarks",schemaPath:"#/properties/agent/properties/remarks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
}
if(data.rebuttal !== undefined){
let data38 = data.rebuttal;
if((!(data38 && typeof data38 == "object" && !Array.isArray(data38))) && (data38 !== null)){
const err114 = {instancePath:instancePath+"/rebuttal",schemaPath:"#/properties/rebuttal/type",keyword:"type",params:{type: schema31.properties.rebuttal.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.debates === undefined){
const err115 = {instancePath:instancePath+"/rebuttal",schemaPath:"#/properties/rebuttal/required",keyword:"required",params:{missingProperty: "debates"},message:"must have required property '"+"debates"+"'"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data38.remarks === undefined){
const err116 = {instancePath:instancePath+"/rebuttal",schemaPath:"#/properties/rebuttal/required",keyword:"required",params:{missingProperty: "remarks"},message:"must have required property '"+"remarks"+"'"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
for(const key6 in data38){
if(!((key6 === "debates") || (key6 === "remarks"))){
const err117 = {instancePath:instancePath+"/rebuttal",schemaPath:"#/properties/rebuttal/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data38.debates !== undefined){
let data39 = data38.debates;
if(Array.isArray(data39)){
const len6 = data39.length;
for(let i6=0; i6<len6; i6++){
let data40 = data39[i6];
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.cluster === undefined){
const err118 = {instancePath:instancePath+"/rebuttal/debates/" + i6,schemaPath:"#/properties/rebuttal/properties/debates/items/required",keyword:"required",params:{missingProperty: "cluster"},message:"must have required property '"+"cluster"+"'"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data40.positions === undefined){
const err119 = {instancePath:instancePath+"/rebuttal/debates/" + i6,schemaPath:"#/properties/rebuttal/properties/debates/items/required",keyword:"required",params:{missingProperty: "positions"},message:"must have required property '"+"positions"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data40.effect === undefined){
const err120 = {instancePath:instancePath+"/rebuttal/debates/" + i6,schemaPath:"#/properties/rebuttal/properties/debates/items/required",keyword:"required",params:{missingProperty: "effect"},message:"must have required property '"+"effect"+"'"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
for(const key7 in data40){
if(!(((key7 === "cluster") || (key7 === "positions")) || (key7 === "effect"))){
const err121 = {instancePath:instancePath+"/rebuttal/debates/" + i6,schemaPath:"#/properties/rebuttal/properties/debates/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data40.cluster !== undefined){
let data41 = data40.cluster;
if(typeof data41 === "string"){
if(func2(data41) < 1){
const err122 = {instancePath:instancePath+"/rebuttal/debates/" + i6+"/cluster",schemaPath:"#/properties/rebuttal/properties/debates/items/properties/cluster/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/rebuttal/debates/" + i6+"/cluster",schemaPath:"#/properties/rebuttal/properties/debates/items/properties/cluster/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data40.positions !== undefined){
let data42 = data40.positions;
if(Array.isArray(data42)){
const len7 = data42.length;
for(let i7=0; i7<len7; i7++){
let data43 = data42[i7];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.slot === undefined){
const err124 = {instancePath:instancePath+"/rebuttal/debates/" + i6+"/positions/" + i7,schemaPath:"#/properties/rebuttal/properties/debates/items/properties/positions/items/required",keyword:"required",params:{missingProperty: "slot"},message:"must have required property '"+"slot"+"'"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data43.family === undefined){
const err125 = {instancePath:instancePath+"/rebuttal/debates/" + i6+"/positions/" + i7,schemaPath:"#/properties/rebuttal/properties/debates/items/properties/positions/items/required",keyword:"required",params:{missingProperty: "family"},message:"must have required property '"+"family"+"'"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data43.stand === undefined){
const err126 = {instancePath:instancePath+"/rebuttal/debates/" + i6+"/positions/" + i7,schemaPath:"#/properties/rebuttal/properties/debates/items/properties/positions/items/required",keyword:"required",params:{missingProperty: "stand"},message:"must have required property '"+"stand"+"'"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data43.reason === undefined){
const err127 = {instancePath:instancePath+"/rebuttal/debates/" + i6+"/positions/" + i7,schemaPath:"#/properties/rebuttal/properties/debates/items/properties/positions/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
for(const key8 in data43){
if(!((((key8 === "slot") || (key8 === "family")) || (key8 === "stand")) || (key8 === "reason"))){
const err128 = {instancePath:instancePath+"/rebuttal/debates/" + i6+"/positions/" + i7,schemaPath:"#/properties/rebuttal/properties/debates/items/properties/positions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data43.slot !== undefined){
let data44 = data43.slot;
if(typeof data44 !== "string"){
const err129 = {instancePath:instancePath+"/rebuttal/debates/" + i6+"/positions/" + i7+"/slot",schemaPath:"#/$defs/slot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(!((((data44 === "fable") || (data44 === "opus")) || (data44 === "sonnet")) || (data44 === "gpt"))){
const err130 = {instancePath:instancePath+"/rebuttal/debates/" + i6+"/positions/" + i7+"/slot",schemaPath:"#/$defs/slot/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data43.family !== undefined){
let data45 = data43.family;
if(typeof data45 === "string"){
if(func2(data45) < 1){
const err131 = {instancePath:instancePath+"/rebuttal/debates/" + i6+"/positions/" + i7+"/family",schemaPath:"#/properties/rebuttal/properties/debates/items/properties/positions/items/properties/family/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
else {
const err132 = {instancePath:instancePath+"/rebuttal/debates/" + i6+"/positions/" + i7+"/family",schemaPath:"#/properties/rebuttal/properties/debates/items/properties/positions/items/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data43.stand !== undefined){
let data46 = data43.stand;
if(typeof data46 !== "string"){
const err133 = {instancePath:instancePath+"/rebuttal/debates/" + i6+"/positions/" + i7+"/stand",schemaPath:"#/properties/rebuttal/properties/debates/items/properties/positions/items/properties/stand/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(!((data46 === "uphold") || (data46 === "withdraw"))){
const err134 = {instancePath:instancePath+"/rebuttal/debates/" + i6+"/positions/" + i7+"/stand",schemaPath:"#/properties/rebuttal/properties/debates/items/properties/positions/items/properties/stand/enum",keyword:"enum",params:{allowedValues: schema31.properties.rebuttal.properties.debates.items.properties.positions.items.properties.stand.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data43.reason !== undefined){
if(typeof data43.reason !== "string"){
const err135 = {instancePath:instancePath+"/rebuttal/debates/" + i6+"/positions/" + i7+"/reason",schemaPath:"#/properties/rebuttal/properties/debates/items/properties/positions/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
else {
const err136 = {instancePath:instancePath+"/rebuttal/debates/" + i6+"/positions/" + i7,schemaPath:"#/properties/rebuttal/properties/debates/items/properties/positions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
else {
const err137 = {instancePath:instancePath+"/rebuttal/debates/" + i6+"/positions",schemaPath:"#/properties/rebuttal/properties/debates/items/properties/positions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data40.effect !== undefined){
let data48 = data40.effect;
if(typeof data48 === "string"){
if(func2(data48) < 1){
const err138 = {instancePath:instancePath+"/rebuttal/debates/" + i6+"/effect",schemaPath:"#/properties/rebuttal/properties/debates/items/properties/effect/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
else {
const err139 = {instancePath:instancePath+"/rebuttal/debates/" + i6+"/effect",schemaPath:"#/properties/rebuttal/properties/debates/items/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
else {
const err140 = {instancePath:instancePath+"/rebuttal/debates/" + i6,schemaPath:"#/properties/rebuttal/properties/debates/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath:instancePath+"/rebuttal/debates",schemaPath:"#/properties/rebuttal/properties/debates/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data38.remarks !== undefined){
let data49 = data38.remarks;
if(Array.isArray(data49)){
const len8 = data49.length;
for(let i8=0; i8<len8; i8++){
let data50 = data49[i8];
if(typeof data50 === "string"){
if(func2(data50) < 1){
const err142 = {instancePath:instancePath+"/rebuttal/remarks/" + i8,schemaPath:"#/properties/rebuttal/properties/remarks/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
else {
const err143 = {instancePath:instancePath+"/rebuttal/remarks/" + i8,schemaPath:"#/properties/rebuttal/properties/remarks/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
else {
const err144 = {instancePath:instancePath+"/rebuttal/remarks",schemaPath:"#/properties/rebuttal/properties/remarks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
}
if(data.crossCheck !== undefined){
let data51 = data.crossCheck;
if((!(data51 && typeof data51 == "object" && !Array.isArray(data51))) && (data51 !== null)){
const err145 = {instancePath:instancePath+"/crossCheck",schemaPath:"#/properties/crossCheck/type",keyword:"type",params:{type: schema31.properties.crossCheck.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.slots === undefined){
const err146 = {instancePath:instancePath+"/crossCheck",schemaPath:"#/properties/crossCheck/required",keyword:"required",params:{missingProperty: "slots"},message:"must have required property '"+"slots"+"'"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(data51.sampled === undefined){
const err147 = {instancePath:instancePath+"/crossCheck",schemaPath:"#/properties/crossCheck/required",keyword:"required",params:{missingProperty: "sampled"},message:"must have required property '"+"sampled"+"'"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(data51.checked === undefined){
const err148 = {instancePath:instancePath+"/crossCheck",schemaPath:"#/properties/crossCheck/required",keyword:"required",params:{missingProperty: "checked"},message:"must have required property '"+"checked"+"'"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(data51.differences === undefined){
const err149 = {instancePath:instancePath+"/crossCheck",schemaPath:"#/properties/crossCheck/required",keyword:"required",params:{missingProperty: "differences"},message:"must have required property '"+"differences"+"'"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(data51.remarks === undefined){
const err150 = {instancePath:instancePath+"/crossCheck",schemaPath:"#/properties/crossCheck/required",keyword:"required",params:{missingProperty: "remarks"},message:"must have required property '"+"remarks"+"'"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
for(const key9 in data51){
if(!(((((key9 === "slots") || (key9 === "sampled")) || (key9 === "checked")) || (key9 === "differences")) || (key9 === "remarks"))){
const err151 = {instancePath:instancePath+"/crossCheck",schemaPath:"#/properties/crossCheck/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data51.slots !== undefined){
let data52 = data51.slots;
if(Array.isArray(data52)){
const len9 = data52.length;
for(let i9=0; i9<len9; i9++){
let data53 = data52[i9];
if(typeof data53 !== "string"){
const err152 = {instancePath:instancePath+"/crossCheck/slots/" + i9,schemaPath:"#/$defs/slot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(!((((data53 === "fable") || (data53 === "opus")) || (data53 === "sonnet")) || (data53 === "gpt"))){
const err153 = {instancePath:instancePath+"/crossCheck/slots/" + i9,schemaPath:"#/$defs/slot/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
else {
const err154 = {instancePath:instancePath+"/crossCheck/slots",schemaPath:"#/properties/crossCheck/properties/slots/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data51.sampled !== undefined){
if(typeof data51.sampled !== "boolean"){
const err155 = {instancePath:instancePath+"/crossCheck/sampled",schemaPath:"#/properties/crossCheck/properties/sampled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data51.checked !== undefined){
let data55 = data51.checked;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err156 = {instancePath:instancePath+"/crossCheck/checked",schemaPath:"#/properties/crossCheck/properties/checked/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 0 || isNaN(data55)){
const err157 = {instancePath:instancePath+"/crossCheck/checked",schemaPath:"#/properties/crossCheck/properties/checked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data51.differences !== undefined){
let data56 = data51.differences;
if(Array.isArray(data56)){
const len10 = data56.length;
for(let i10=0; i10<len10; i10++){
let data57 = data56[i10];
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(data57.cluster === undefined){
const err158 = {instancePath:instancePath+"/crossCheck/differences/" + i10,schemaPath:"#/properties/crossCheck/properties/differences/items/required",keyword:"required",params:{missingProperty: "cluster"},message:"must have required property '"+"cluster"+"'"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data57.agent === undefined){
const err159 = {instancePath:instancePath+"/crossCheck/differences/" + i10,schemaPath:"#/properties/crossCheck/properties/differences/items/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data57.second === undefined){
const err160 = {instancePath:instancePath+"/crossCheck/differences/" + i10,schemaPath:"#/properties/crossCheck/properties/differences/items/required",keyword:"required",params:{missingProperty: "second"},message:"must have required property '"+"second"+"'"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if(data57.outcome === undefined){
const err161 = {instancePath:instancePath+"/crossCheck/differences/" + i10,schemaPath:"#/properties/crossCheck/properties/differences/items/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
for(const key10 in data57){
if(!((((key10 === "cluster") || (key10 === "agent")) || (key10 === "second")) || (key10 === "outcome"))){
const err162 = {instancePath:instancePath+"/crossCheck/differences/" + i10,schemaPath:"#/properties/crossCheck/properties/differences/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data57.cluster !== undefined){
let data58 = data57.cluster;
if(typeof data58 === "string"){
if(func2(data58) < 1){
const err163 = {instancePath:instancePath+"/crossCheck/differences/" + i10+"/cluster",schemaPath:"#/properties/crossCheck/properties/differences/items/properties/cluster/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
else {
const err164 = {instancePath:instancePath+"/crossCheck/differences/" + i10+"/cluster",schemaPath:"#/properties/crossCheck/properties/differences/items/properties/cluster/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data57.agent !== undefined){
if(!(validate31(data57.agent, {instancePath:instancePath+"/crossCheck/differences/" + i10+"/agent",parentData:data57,parentDataProperty:"agent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data57.second !== undefined){
if(!(validate31(data57.second, {instancePath:instancePath+"/crossCheck/differences/" + i10+"/second",parentData:data57,parentDataProperty:"second",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data57.outcome !== undefined){
let data61 = data57.outcome;
if(typeof data61 === "string"){
if(func2(data61) < 1){
const err165 = {instancePath:instancePath+"/crossCheck/differences/" + i10+"/outcome",schemaPath:"#/properties/crossCheck/properties/differences/items/properties/outcome/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
else {
const err166 = {instancePath:instancePath+"/crossCheck/differences/" + i10+"/outcome",schemaPath:"#/properties/crossCheck/properties/differences/items/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
}
else {
const err167 = {instancePath:instancePath+"/crossCheck/differences/" + i10,schemaPath:"#/properties/crossCheck/properties/differences/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
}
else {
const err168 = {instancePath:instancePath+"/crossCheck/differences",schemaPath:"#/properties/crossCheck/properties/differences/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data51.remarks !== undefined){
let data62 = data51.remarks;
if(Array.isArray(data62)){
const len11 = data62.length;
for(let i11=0; i11<len11; i11++){
let data63 = data62[i11];
if(typeof data63 === "string"){
if(func2(data63) < 1){
const err169 = {instancePath:instancePath+"/crossCheck/remarks/" + i11,schemaPath:"#/properties/crossCheck/properties/remarks/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
else {
const err170 = {instancePath:instancePath+"/crossCheck/remarks/" + i11,schemaPath:"#/properties/crossCheck/properties/remarks/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
}
else {
const err171 = {instancePath:instancePath+"/crossCheck/remarks",schemaPath:"#/properties/crossCheck/properties/remarks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
}
}
if(data.consultations !== undefined){
let data64 = data.consultations;
if(Array.isArray(data64)){
const len12 = data64.length;
for(let i12=0; i12<len12; i12++){
if(!(validate34(data64[i12], {instancePath:instancePath+"/consultations/" + i12,parentData:data64,parentDataProperty:i12,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err172 = {instancePath:instancePath+"/consultations",schemaPath:"#/properties/consultations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data.coverage !== undefined){
let data66 = data.coverage;
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.quorum === undefined){
const err173 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/required",keyword:"required",params:{missingProperty: "quorum"},message:"must have required property '"+"quorum"+"'"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data66.seats === undefined){
const err174 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/required",keyword:"required",params:{missingProperty: "seats"},message:"must have required property '"+"seats"+"'"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if(data66.cut === undefined){
const err175 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/required",keyword:"required",params:{missingProperty: "cut"},message:"must have required property '"+"cut"+"'"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if(data66.complete === undefined){
const err176 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/required",keyword:"required",params:{missingProperty: "complete"},message:"must have required property '"+"complete"+"'"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if(data66.files === undefined){
const err177 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
for(const key11 in data66){
if(!(((((key11 === "quorum") || (key11 === "seats")) || (key11 === "cut")) || (key11 === "complete")) || (key11 === "files"))){
const err178 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data66.quorum !== undefined){
let data67 = data66.quorum;
if(!(((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67))) && (isFinite(data67)))){
const err179 = {instancePath:instancePath+"/coverage/quorum",schemaPath:"#/properties/coverage/properties/quorum/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 < 0 || isNaN(data67)){
const err180 = {instancePath:instancePath+"/coverage/quorum",schemaPath:"#/properties/coverage/properties/quorum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
}
if(data66.seats !== undefined){
let data68 = data66.seats;
if(!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))){
const err181 = {instancePath:instancePath+"/coverage/seats",schemaPath:"#/properties/coverage/properties/seats/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 < 0 || isNaN(data68)){
const err182 = {instancePath:instancePath+"/coverage/seats",schemaPath:"#/properties/coverage/properties/seats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
if(data66.cut !== undefined){
let data69 = data66.cut;
if(Array.isArray(data69)){
const len13 = data69.length;
for(let i13=0; i13<len13; i13++){
let data70 = data69[i13];
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
if(data70.slot === undefined){
const err183 = {instancePath:instancePath+"/coverage/cut/" + i13,schemaPath:"#/properties/coverage/properties/cut/items/required",keyword:"required",params:{missingProperty: "slot"},message:"must have required property '"+"slot"+"'"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if(data70.cause === undefined){
const err184 = {instancePath:instancePath+"/coverage/cut/" + i13,schemaPath:"#/properties/coverage/properties/cut/items/required",keyword:"required",params:{missingProperty: "cause"},message:"must have required property '"+"cause"+"'"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
for(const key12 in data70){
if(!((key12 === "slot") || (key12 === "cause"))){
const err185 = {instancePath:instancePath+"/coverage/cut/" + i13,schemaPath:"#/properties/coverage/properties/cut/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data70.slot !== undefined){
let data71 = data70.slot;
if(typeof data71 !== "string"){
const err186 = {instancePath:instancePath+"/coverage/cut/" + i13+"/slot",schemaPath:"#/$defs/slot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if(!((((data71 === "fable") || (data71 === "opus")) || (data71 === "sonnet")) || (data71 === "gpt"))){
const err187 = {instancePath:instancePath+"/coverage/cut/" + i13+"/slot",schemaPath:"#/$defs/slot/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data70.cause !== undefined){
let data72 = data70.cause;
if(typeof data72 !== "string"){
const err188 = {instancePath:instancePath+"/coverage/cut/" + i13+"/cause",schemaPath:"#/properties/coverage/properties/cut/items/properties/cause/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
if(!((data72 === "cost") || (data72 === "window"))){
const err189 = {instancePath:instancePath+"/coverage/cut/" + i13+"/cause",schemaPath:"#/properties/coverage/properties/cut/items/properties/cause/enum",keyword:"enum",params:{allowedValues: schema31.properties.coverage.properties.cut.items.properties.cause.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
}
else {
const err190 = {instancePath:instancePath+"/coverage/cut/" + i13,schemaPath:"#/properties/coverage/properties/cut/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
}
else {
const err191 = {instancePath:instancePath+"/coverage/cut",schemaPath:"#/properties/coverage/properties/cut/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
if(data66.complete !== undefined){
if(typeof data66.complete !== "boolean"){
const err192 = {instancePath:instancePath+"/coverage/complete",schemaPath:"#/properties/coverage/properties/complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data66.files !== undefined){
let data74 = data66.files;
if(Array.isArray(data74)){
const len14 = data74.length;
for(let i14=0; i14<len14; i14++){
let data75 = data74[i14];
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(data75.path === undefined){
const err193 = {instancePath:instancePath+"/coverage/files/" + i14,schemaPath:"#/properties/coverage/properties/files/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(data75.slots === undefined){
const err194 = {instancePath:instancePath+"/coverage/files/" + i14,schemaPath:"#/properties/coverage/properties/files/items/required",keyword:"required",params:{missingProperty: "slots"},message:"must have required property '"+"slots"+"'"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
if(data75.missed === undefined){
const err195 = {instancePath:instancePath+"/coverage/files/" + i14,schemaPath:"#/properties/coverage/properties/files/items/required",keyword:"required",params:{missingProperty: "missed"},message:"must have required property '"+"missed"+"'"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(data75.covered === undefined){
const err196 = {instancePath:instancePath+"/coverage/files/" + i14,schemaPath:"#/properties/coverage/properties/files/items/required",keyword:"required",params:{missingProperty: "covered"},message:"must have required property '"+"covered"+"'"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
for(const key13 in data75){
if(!((((key13 === "path") || (key13 === "slots")) || (key13 === "missed")) || (key13 === "covered"))){
const err197 = {instancePath:instancePath+"/coverage/files/" + i14,schemaPath:"#/properties/coverage/properties/files/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data75.path !== undefined){
let data76 = data75.path;
if(typeof data76 === "string"){
if(func2(data76) < 1){
const err198 = {instancePath:instancePath+"/coverage/files/" + i14+"/path",schemaPath:"#/properties/coverage/properties/files/items/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
else {
const err199 = {instancePath:instancePath+"/coverage/files/" + i14+"/path",schemaPath:"#/properties/coverage/properties/files/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(data75.slots !== undefined){
let data77 = data75.slots;
if(Array.isArray(data77)){
const len15 = data77.length;
for(let i15=0; i15<len15; i15++){
let data78 = data77[i15];
if(typeof data78 !== "string"){
const err200 = {instancePath:instancePath+"/coverage/files/" + i14+"/slots/" + i15,schemaPath:"#/$defs/slot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
if(!((((data78 === "fable") || (data78 === "opus")) || (data78 === "sonnet")) || (data78 === "gpt"))){
const err201 = {instancePath:instancePath+"/coverage/files/" + i14+"/slots/" + i15,schemaPath:"#/$defs/slot/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
}
else {
const err202 = {instancePath:instancePath+"/coverage/files/" + i14+"/slots",schemaPath:"#/properties/coverage/properties/files/items/properties/slots/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data75.missed !== undefined){
let data79 = data75.missed;
if(Array.isArray(data79)){
const len16 = data79.length;
for(let i16=0; i16<len16; i16++){
let data80 = data79[i16];
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
if(data80.slot === undefined){
const err203 = {instancePath:instancePath+"/coverage/files/" + i14+"/missed/" + i16,schemaPath:"#/properties/coverage/properties/files/items/properties/missed/items/required",keyword:"required",params:{missingProperty: "slot"},message:"must have required property '"+"slot"+"'"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(data80.status === undefined){
const err204 = {instancePath:instancePath+"/coverage/files/" + i14+"/missed/" + i16,schemaPath:"#/properties/coverage/properties/files/items/properties/missed/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
if(data80.reason === undefined){
const err205 = {instancePath:instancePath+"/coverage/files/" + i14+"/missed/" + i16,schemaPath:"#/properties/coverage/properties/files/items/properties/missed/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
for(const key14 in data80){
if(!(((key14 === "slot") || (key14 === "status")) || (key14 === "reason"))){
const err206 = {instancePath:instancePath+"/coverage/files/" + i14+"/missed/" + i16,schemaPath:"#/properties/coverage/properties/files/items/properties/missed/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
if(data80.slot !== undefined){
let data81 = data80.slot;
if(typeof data81 !== "string"){
const err207 = {instancePath:instancePath+"/coverage/files/" + i14+"/missed/" + i16+"/slot",schemaPath:"#/$defs/slot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
if(!((((data81 === "fable") || (data81 === "opus")) || (data81 === "sonnet")) || (data81 === "gpt"))){
const err208 = {instancePath:instancePath+"/coverage/files/" + i14+"/missed/" + i16+"/slot",schemaPath:"#/$defs/slot/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
if(data80.status !== undefined){
let data82 = data80.status;
if(typeof data82 !== "string"){
const err209 = {instancePath:instancePath+"/coverage/files/" + i14+"/missed/" + i16+"/status",schemaPath:"#/properties/coverage/properties/files/items/properties/missed/items/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
if(!(((((((data82 === "partial") || (data82 === "invalid")) || (data82 === "refused")) || (data82 === "timeout")) || (data82 === "rate-limited")) || (data82 === "unavailable")) || (data82 === "not-sent"))){
const err210 = {instancePath:instancePath+"/coverage/files/" + i14+"/missed/" + i16+"/status",schemaPath:"#/properties/coverage/properties/files/items/properties/missed/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema31.properties.coverage.properties.files.items.properties.missed.items.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
if(data80.reason !== undefined){
let data83 = data80.reason;
if((typeof data83 !== "string") && (data83 !== null)){
const err211 = {instancePath:instancePath+"/coverage/files/" + i14+"/missed/" + i16+"/reason",schemaPath:"#/properties/coverage/properties/files/items/properties/missed/items/properties/reason/type",keyword:"type",params:{type: schema31.properties.coverage.properties.files.items.properties.missed.items.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
}
else {
const err212 = {instancePath:instancePath+"/coverage/files/" + i14+"/missed/" + i16,schemaPath:"#/properties/coverage/properties/files/items/properties/missed/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
}
else {
const err213 = {instancePath:instancePath+"/coverage/files/" + i14+"/missed",schemaPath:"#/properties/coverage/properties/files/items/properties/missed/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
if(data75.covered !== undefined){
if(typeof data75.covered !== "boolean"){
const err214 = {instancePath:instancePath+"/coverage/files/" + i14+"/covered",schemaPath:"#/properties/coverage/properties/files/items/properties/covered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
}
else {
const err215 = {instancePath:instancePath+"/coverage/files/" + i14,schemaPath:"#/properties/coverage/properties/files/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
}
else {
const err216 = {instancePath:instancePath+"/coverage/files",schemaPath:"#/properties/coverage/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
}
else {
const err217 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
if(data.skipped !== undefined){
let data85 = data.skipped;
if(Array.isArray(data85)){
const len17 = data85.length;
for(let i17=0; i17<len17; i17++){
let data86 = data85[i17];
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
if(data86.path === undefined){
const err218 = {instancePath:instancePath+"/skipped/" + i17,schemaPath:"#/$defs/pathReason/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
if(data86.reason === undefined){
const err219 = {instancePath:instancePath+"/skipped/" + i17,schemaPath:"#/$defs/pathReason/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
for(const key15 in data86){
if(!((key15 === "path") || (key15 === "reason"))){
const err220 = {instancePath:instancePath+"/skipped/" + i17,schemaPath:"#/$defs/pathReason/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
if(data86.path !== undefined){
let data87 = data86.path;
if(typeof data87 === "string"){
if(func2(data87) < 1){
const err221 = {instancePath:instancePath+"/skipped/" + i17+"/path",schemaPath:"#/$defs/pathReason/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
else {
const err222 = {instancePath:instancePath+"/skipped/" + i17+"/path",schemaPath:"#/$defs/pathReason/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
if(data86.reason !== undefined){
let data88 = data86.reason;
if(typeof data88 === "string"){
if(func2(data88) < 1){
const err223 = {instancePath:instancePath+"/skipped/" + i17+"/reason",schemaPath:"#/$defs/pathReason/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
else {
const err224 = {instancePath:instancePath+"/skipped/" + i17+"/reason",schemaPath:"#/$defs/pathReason/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
}
else {
const err225 = {instancePath:instancePath+"/skipped/" + i17,schemaPath:"#/$defs/pathReason/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
}
else {
const err226 = {instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
if(data.uncovered !== undefined){
let data89 = data.uncovered;
if(Array.isArray(data89)){
const len18 = data89.length;
for(let i18=0; i18<len18; i18++){
let data90 = data89[i18];
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
if(data90.path === undefined){
const err227 = {instancePath:instancePath+"/uncovered/" + i18,schemaPath:"#/$defs/pathReason/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
if(data90.reason === undefined){
const err228 = {instancePath:instancePath+"/uncovered/" + i18,schemaPath:"#/$defs/pathReason/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
for(const key16 in data90){
if(!((key16 === "path") || (key16 === "reason"))){
const err229 = {instancePath:instancePath+"/uncovered/" + i18,schemaPath:"#/$defs/pathReason/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
if(data90.path !== undefined){
let data91 = data90.path;
if(typeof data91 === "string"){
if(func2(data91) < 1){
const err230 = {instancePath:instancePath+"/uncovered/" + i18+"/path",schemaPath:"#/$defs/pathReason/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
else {
const err231 = {instancePath:instancePath+"/uncovered/" + i18+"/path",schemaPath:"#/$defs/pathReason/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
if(data90.reason !== undefined){
let data92 = data90.reason;
if(typeof data92 === "string"){
if(func2(data92) < 1){
const err232 = {instancePath:instancePath+"/uncovered/" + i18+"/reason",schemaPath:"#/$defs/pathReason/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
else {
const err233 = {instancePath:instancePath+"/uncovered/" + i18+"/reason",schemaPath:"#/$defs/pathReason/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
}
else {
const err234 = {instancePath:instancePath+"/uncovered/" + i18,schemaPath:"#/$defs/pathReason/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
}
else {
const err235 = {instancePath:instancePath+"/uncovered",schemaPath:"#/properties/uncovered/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
if(data.unscannable !== undefined){
let data93 = data.unscannable;
if(Array.isArray(data93)){
const len19 = data93.length;
for(let i19=0; i19<len19; i19++){
let data94 = data93[i19];
if(data94 && typeof data94 == "object" && !Array.isArray(data94)){
if(data94.path === undefined){
const err236 = {instancePath:instancePath+"/unscannable/" + i19,schemaPath:"#/$defs/pathReason/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
if(data94.reason === undefined){
const err237 = {instancePath:instancePath+"/unscannable/" + i19,schemaPath:"#/$defs/pathReason/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
for(const key17 in data94){
if(!((key17 === "path") || (key17 === "reason"))){
const err238 = {instancePath:instancePath+"/unscannable/" + i19,schemaPath:"#/$defs/pathReason/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
if(data94.path !== undefined){
let data95 = data94.path;
if(typeof data95 === "string"){
if(func2(data95) < 1){
const err239 = {instancePath:instancePath+"/unscannable/" + i19+"/path",schemaPath:"#/$defs/pathReason/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
else {
const err240 = {instancePath:instancePath+"/unscannable/" + i19+"/path",schemaPath:"#/$defs/pathReason/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
if(data94.reason !== undefined){
let data96 = data94.reason;
if(typeof data96 === "string"){
if(func2(data96) < 1){
const err241 = {instancePath:instancePath+"/unscannable/" + i19+"/reason",schemaPath:"#/$defs/pathReason/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
else {
const err242 = {instancePath:instancePath+"/unscannable/" + i19+"/reason",schemaPath:"#/$defs/pathReason/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
}
else {
const err243 = {instancePath:instancePath+"/unscannable/" + i19,schemaPath:"#/$defs/pathReason/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
}
else {
const err244 = {instancePath:instancePath+"/unscannable",schemaPath:"#/properties/unscannable/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
if(data.gaps !== undefined){
let data97 = data.gaps;
if(Array.isArray(data97)){
const len20 = data97.length;
for(let i20=0; i20<len20; i20++){
let data98 = data97[i20];
if(typeof data98 === "string"){
if(func2(data98) < 1){
const err245 = {instancePath:instancePath+"/gaps/" + i20,schemaPath:"#/properties/gaps/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
else {
const err246 = {instancePath:instancePath+"/gaps/" + i20,schemaPath:"#/properties/gaps/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
}
else {
const err247 = {instancePath:instancePath+"/gaps",schemaPath:"#/properties/gaps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
if(data.slots !== undefined){
let data99 = data.slots;
if(Array.isArray(data99)){
const len21 = data99.length;
for(let i21=0; i21<len21; i21++){
if(!(validate36(data99[i21], {instancePath:instancePath+"/slots/" + i21,parentData:data99,parentDataProperty:i21,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err248 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
if(data.gates !== undefined){
let data101 = data.gates;
if(Array.isArray(data101)){
const len22 = data101.length;
for(let i22=0; i22<len22; i22++){
let data102 = data101[i22];
if(data102 && typeof data102 == "object" && !Array.isArray(data102)){
if(data102.name === undefined){
const err249 = {instancePath:instancePath+"/gates/" + i22,schemaPath:"#/properties/gates/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
if(data102.status === undefined){
const err250 = {instancePath:instancePath+"/gates/" + i22,schemaPath:"#/properties/gates/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
if(data102.reason === undefined){
const err251 = {instancePath:instancePath+"/gates/" + i22,schemaPath:"#/properties/gates/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
for(const key18 in data102){
if(!(((key18 === "name") || (key18 === "status")) || (key18 === "reason"))){
const err252 = {instancePath:instancePath+"/gates/" + i22,schemaPath:"#/properties/gates/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
if(data102.name !== undefined){
let data103 = data102.name;
if(typeof data103 === "string"){
if(func2(data103) < 1){
const err253 = {instancePath:instancePath+"/gates/" + i22+"/name",schemaPath:"#/properties/gates/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
else {
const err254 = {instancePath:instancePath+"/gates/" + i22+"/name",schemaPath:"#/properties/gates/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
if(data102.status !== undefined){
let data104 = data102.status;
if(typeof data104 !== "string"){
const err255 = {instancePath:instancePath+"/gates/" + i22+"/status",schemaPath:"#/properties/gates/items/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
if(!(((data104 === "pass") || (data104 === "fail")) || (data104 === "skipped"))){
const err256 = {instancePath:instancePath+"/gates/" + i22+"/status",schemaPath:"#/properties/gates/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema31.properties.gates.items.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
if(data102.reason !== undefined){
let data105 = data102.reason;
if((typeof data105 !== "string") && (data105 !== null)){
const err257 = {instancePath:instancePath+"/gates/" + i22+"/reason",schemaPath:"#/properties/gates/items/properties/reason/type",keyword:"type",params:{type: schema31.properties.gates.items.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
}
else {
const err258 = {instancePath:instancePath+"/gates/" + i22,schemaPath:"#/properties/gates/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
}
else {
const err259 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
if(data.critic !== undefined){
let data106 = data.critic;
if(!(data106 && typeof data106 == "object" && !Array.isArray(data106))){
const err260 = {instancePath:instancePath+"/critic",schemaPath:"#/properties/critic/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
if(data.decisions !== undefined){
let data107 = data.decisions;
if(Array.isArray(data107)){
const len23 = data107.length;
for(let i23=0; i23<len23; i23++){
let data108 = data107[i23];
if(typeof data108 === "string"){
if(func2(data108) < 1){
const err261 = {instancePath:instancePath+"/decisions/" + i23,schemaPath:"#/properties/decisions/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
else {
const err262 = {instancePath:instancePath+"/decisions/" + i23,schemaPath:"#/properties/decisions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
}
else {
const err263 = {instancePath:instancePath+"/decisions",schemaPath:"#/properties/decisions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
if(data.costUsd !== undefined){
let data109 = data.costUsd;
if((!((typeof data109 == "number") && (isFinite(data109)))) && (data109 !== null)){
const err264 = {instancePath:instancePath+"/costUsd",schemaPath:"#/properties/costUsd/type",keyword:"type",params:{type: schema31.properties.costUsd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
if((typeof data109 == "number") && (isFinite(data109))){
if(data109 < 0 || isNaN(data109)){
const err265 = {instancePath:instancePath+"/costUsd",schemaPath:"#/properties/costUsd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
}
if(data.configuration !== undefined){
let data110 = data.configuration;
if((!(data110 && typeof data110 == "object" && !Array.isArray(data110))) && (data110 !== null)){
const err266 = {instancePath:instancePath+"/configuration",schemaPath:"#/properties/configuration/type",keyword:"type",params:{type: schema31.properties.configuration.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
if(data110 && typeof data110 == "object" && !Array.isArray(data110)){
if(data110.path === undefined){
const err267 = {instancePath:instancePath+"/configuration",schemaPath:"#/properties/configuration/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
if(data110.commit === undefined){
const err268 = {instancePath:instancePath+"/configuration",schemaPath:"#/properties/configuration/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
for(const key19 in data110){
if(!((key19 === "path") || (key19 === "commit"))){
const err269 = {instancePath:instancePath+"/configuration",schemaPath:"#/properties/configuration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
}
if(data110.path !== undefined){
let data111 = data110.path;
if(typeof data111 === "string"){
if(func2(data111) < 1){
const err270 = {instancePath:instancePath+"/configuration/path",schemaPath:"#/properties/configuration/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
else {
const err271 = {instancePath:instancePath+"/configuration/path",schemaPath:"#/properties/configuration/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
if(data110.commit !== undefined){
let data112 = data110.commit;
if(typeof data112 === "string"){
if(!pattern4.test(data112)){
const err272 = {instancePath:instancePath+"/configuration/commit",schemaPath:"#/$defs/sha/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}([0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}([0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
else {
const err273 = {instancePath:instancePath+"/configuration/commit",schemaPath:"#/$defs/sha/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
}
}
if(data.rulesChanged !== undefined){
let data113 = data.rulesChanged;
if(Array.isArray(data113)){
const len24 = data113.length;
for(let i24=0; i24<len24; i24++){
let data114 = data113[i24];
if(typeof data114 === "string"){
if(func2(data114) < 1){
const err274 = {instancePath:instancePath+"/rulesChanged/" + i24,schemaPath:"#/properties/rulesChanged/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
else {
const err275 = {instancePath:instancePath+"/rulesChanged/" + i24,schemaPath:"#/properties/rulesChanged/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
}
else {
const err276 = {instancePath:instancePath+"/rulesChanged",schemaPath:"#/properties/rulesChanged/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
if(data.routing !== undefined){
let data115 = data.routing;
if((!(data115 && typeof data115 == "object" && !Array.isArray(data115))) && (data115 !== null)){
const err277 = {instancePath:instancePath+"/routing",schemaPath:"#/properties/routing/type",keyword:"type",params:{type: schema31.properties.routing.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
if(data115 && typeof data115 == "object" && !Array.isArray(data115)){
if(data115.strategy === undefined){
const err278 = {instancePath:instancePath+"/routing",schemaPath:"#/properties/routing/required",keyword:"required",params:{missingProperty: "strategy"},message:"must have required property '"+"strategy"+"'"};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
if(data115.matches === undefined){
const err279 = {instancePath:instancePath+"/routing",schemaPath:"#/properties/routing/required",keyword:"required",params:{missingProperty: "matches"},message:"must have required property '"+"matches"+"'"};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
if(data115.slots === undefined){
const err280 = {instancePath:instancePath+"/routing",schemaPath:"#/properties/routing/required",keyword:"required",params:{missingProperty: "slots"},message:"must have required property '"+"slots"+"'"};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
if(data115.capUsd === undefined){
const err281 = {instancePath:instancePath+"/routing",schemaPath:"#/properties/routing/required",keyword:"required",params:{missingProperty: "capUsd"},message:"must have required property '"+"capUsd"+"'"};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
if(data115.recorded === undefined){
const err282 = {instancePath:instancePath+"/routing",schemaPath:"#/properties/routing/required",keyword:"required",params:{missingProperty: "recorded"},message:"must have required property '"+"recorded"+"'"};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
for(const key20 in data115){
if(!(((((key20 === "strategy") || (key20 === "matches")) || (key20 === "slots")) || (key20 === "capUsd")) || (key20 === "recorded"))){
const err283 = {instancePath:instancePath+"/routing",schemaPath:"#/properties/routing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
}
if(data115.strategy !== undefined){
let data116 = data115.strategy;
if(typeof data116 !== "string"){
const err284 = {instancePath:instancePath+"/routing/strategy",schemaPath:"#/properties/routing/properties/strategy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
if(!((data116 === "manual") || (data116 === "cost-ceiling"))){
const err285 = {instancePath:instancePath+"/routing/strategy",schemaPath:"#/properties/routing/properties/strategy/enum",keyword:"enum",params:{allowedValues: schema31.properties.routing.properties.strategy.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
}
if(data115.matches !== undefined){
let data117 = data115.matches;
if(Array.isArray(data117)){
const len25 = data117.length;
for(let i25=0; i25<len25; i25++){
let data118 = data117[i25];
if(data118 && typeof data118 == "object" && !Array.isArray(data118)){
if(data118.rule === undefined){
const err286 = {instancePath:instancePath+"/routing/matches/" + i25,schemaPath:"#/properties/routing/properties/matches/items/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
if(data118.files === undefined){
const err287 = {instancePath:instancePath+"/routing/matches/" + i25,schemaPath:"#/properties/routing/properties/matches/items/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
if(data118.slots === undefined){
const err288 = {instancePath:instancePath+"/routing/matches/" + i25,schemaPath:"#/properties/routing/properties/matches/items/required",keyword:"required",params:{missingProperty: "slots"},message:"must have required property '"+"slots"+"'"};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
for(const key21 in data118){
if(!(((key21 === "rule") || (key21 === "files")) || (key21 === "slots"))){
const err289 = {instancePath:instancePath+"/routing/matches/" + i25,schemaPath:"#/properties/routing/properties/matches/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
}
if(data118.rule !== undefined){
let data119 = data118.rule;
if((!(((typeof data119 == "number") && (!(data119 % 1) && !isNaN(data119))) && (isFinite(data119)))) && (data119 !== null)){
const err290 = {instancePath:instancePath+"/routing/matches/" + i25+"/rule",schemaPath:"#/properties/routing/properties/matches/items/properties/rule/type",keyword:"type",params:{type: schema31.properties.routing.properties.matches.items.properties.rule.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
if((typeof data119 == "number") && (isFinite(data119))){
if(data119 < 1 || isNaN(data119)){
const err291 = {instancePath:instancePath+"/routing/matches/" + i25+"/rule",schemaPath:"#/properties/routing/properties/matches/items/properties/rule/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
}
}
if(data118.files !== undefined){
let data120 = data118.files;
if(!(((typeof data120 == "number") && (!(data120 % 1) && !isNaN(data120))) && (isFinite(data120)))){
const err292 = {instancePath:instancePath+"/routing/matches/" + i25+"/files",schemaPath:"#/properties/routing/properties/matches/items/properties/files/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
if((typeof data120 == "number") && (isFinite(data120))){
if(data120 < 1 || isNaN(data120)){
const err293 = {instancePath:instancePath+"/routing/matches/" + i25+"/files",schemaPath:"#/properties/routing/properties/matches/items/properties/files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
}
if(data118.slots !== undefined){
let data121 = data118.slots;
if(Array.isArray(data121)){
const len26 = data121.length;
for(let i26=0; i26<len26; i26++){
let data122 = data121[i26];
if(typeof data122 !== "string"){
const err294 = {instancePath:instancePath+"/routing/matches/" + i25+"/slots/" + i26,schemaPath:"#/$defs/slot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
if(!((((data122 === "fable") || (data122 === "opus")) || (data122 === "sonnet")) || (data122 === "gpt"))){
const err295 = {instancePath:instancePath+"/routing/matches/" + i25+"/slots/" + i26,schemaPath:"#/$defs/slot/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
}
}
else {
const err296 = {instancePath:instancePath+"/routing/matches/" + i25+"/slots",schemaPath:"#/properties/routing/properties/matches/items/properties/slots/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
}
else {
const err297 = {instancePath:instancePath+"/routing/matches/" + i25,schemaPath:"#/properties/routing/properties/matches/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
}
else {
const err298 = {instancePath:instancePath+"/routing/matches",schemaPath:"#/properties/routing/properties/matches/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
if(data115.slots !== undefined){
let data123 = data115.slots;
if(Array.isArray(data123)){
const len27 = data123.length;
for(let i27=0; i27<len27; i27++){
let data124 = data123[i27];
if(typeof data124 !== "string"){
const err299 = {instancePath:instancePath+"/routing/slots/" + i27,schemaPath:"#/$defs/slot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
if(!((((data124 === "fable") || (data124 === "opus")) || (data124 === "sonnet")) || (data124 === "gpt"))){
const err300 = {instancePath:instancePath+"/routing/slots/" + i27,schemaPath:"#/$defs/slot/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
}
}
else {
const err301 = {instancePath:instancePath+"/routing/slots",schemaPath:"#/properties/routing/properties/slots/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
}
if(data115.capUsd !== undefined){
let data125 = data115.capUsd;
if((!((typeof data125 == "number") && (isFinite(data125)))) && (data125 !== null)){
const err302 = {instancePath:instancePath+"/routing/capUsd",schemaPath:"#/properties/routing/properties/capUsd/type",keyword:"type",params:{type: schema31.properties.routing.properties.capUsd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
}
if(data115.recorded !== undefined){
if(typeof data115.recorded !== "boolean"){
const err303 = {instancePath:instancePath+"/routing/recorded",schemaPath:"#/properties/routing/properties/recorded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
}
}
}
if(data.exceptions !== undefined){
let data127 = data.exceptions;
if(Array.isArray(data127)){
const len28 = data127.length;
for(let i28=0; i28<len28; i28++){
let data128 = data127[i28];
if(data128 && typeof data128 == "object" && !Array.isArray(data128)){
if(data128.path === undefined){
const err304 = {instancePath:instancePath+"/exceptions/" + i28,schemaPath:"#/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
if(data128.line === undefined){
const err305 = {instancePath:instancePath+"/exceptions/" + i28,schemaPath:"#/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
if(data128.tool === undefined){
const err306 = {instancePath:instancePath+"/exceptions/" + i28,schemaPath:"#/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
if(data128.rule === undefined){
const err307 = {instancePath:instancePath+"/exceptions/" + i28,schemaPath:"#/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
if(data128.until === undefined){
const err308 = {instancePath:instancePath+"/exceptions/" + i28,schemaPath:"#/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
if(data128.reason === undefined){
const err309 = {instancePath:instancePath+"/exceptions/" + i28,schemaPath:"#/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
if(data128.added === undefined){
const err310 = {instancePath:instancePath+"/exceptions/" + i28,schemaPath:"#/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "added"},message:"must have required property '"+"added"+"'"};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
if(data128.state === undefined){
const err311 = {instancePath:instancePath+"/exceptions/" + i28,schemaPath:"#/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
for(const key22 in data128){
if(!(func1.call(schema31.properties.exceptions.items.properties, key22))){
const err312 = {instancePath:instancePath+"/exceptions/" + i28,schemaPath:"#/properties/exceptions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
}
if(data128.path !== undefined){
let data129 = data128.path;
if(typeof data129 === "string"){
if(func2(data129) < 1){
const err313 = {instancePath:instancePath+"/exceptions/" + i28+"/path",schemaPath:"#/properties/exceptions/items/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
}
else {
const err314 = {instancePath:instancePath+"/exceptions/" + i28+"/path",schemaPath:"#/properties/exceptions/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
if(data128.line !== undefined){
let data130 = data128.line;
if(!(((typeof data130 == "number") && (!(data130 % 1) && !isNaN(data130))) && (isFinite(data130)))){
const err315 = {instancePath:instancePath+"/exceptions/" + i28+"/line",schemaPath:"#/properties/exceptions/items/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
if((typeof data130 == "number") && (isFinite(data130))){
if(data130 < 1 || isNaN(data130)){
const err316 = {instancePath:instancePath+"/exceptions/" + i28+"/line",schemaPath:"#/properties/exceptions/items/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
}
}
if(data128.covers !== undefined){
let data131 = data128.covers;
if(!(((typeof data131 == "number") && (!(data131 % 1) && !isNaN(data131))) && (isFinite(data131)))){
const err317 = {instancePath:instancePath+"/exceptions/" + i28+"/covers",schemaPath:"#/properties/exceptions/items/properties/covers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
if((typeof data131 == "number") && (isFinite(data131))){
if(data131 < 1 || isNaN(data131)){
const err318 = {instancePath:instancePath+"/exceptions/" + i28+"/covers",schemaPath:"#/properties/exceptions/items/properties/covers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
}
}
if(data128.tool !== undefined){
let data132 = data128.tool;
if(typeof data132 === "string"){
if(func2(data132) < 1){
const err319 = {instancePath:instancePath+"/exceptions/" + i28+"/tool",schemaPath:"#/properties/exceptions/items/properties/tool/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
}
else {
const err320 = {instancePath:instancePath+"/exceptions/" + i28+"/tool",schemaPath:"#/properties/exceptions/items/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
}
if(data128.rule !== undefined){
let data133 = data128.rule;
if((typeof data133 !== "string") && (data133 !== null)){
const err321 = {instancePath:instancePath+"/exceptions/" + i28+"/rule",schemaPath:"#/properties/exceptions/items/properties/rule/type",keyword:"type",params:{type: schema31.properties.exceptions.items.properties.rule.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
}
if(data128.until !== undefined){
let data134 = data128.until;
if((typeof data134 !== "string") && (data134 !== null)){
const err322 = {instancePath:instancePath+"/exceptions/" + i28+"/until",schemaPath:"#/properties/exceptions/items/properties/until/type",keyword:"type",params:{type: schema31.properties.exceptions.items.properties.until.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
}
if(data128.reason !== undefined){
let data135 = data128.reason;
if((typeof data135 !== "string") && (data135 !== null)){
const err323 = {instancePath:instancePath+"/exceptions/" + i28+"/reason",schemaPath:"#/properties/exceptions/items/properties/reason/type",keyword:"type",params:{type: schema31.properties.exceptions.items.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
}
if(data128.added !== undefined){
if(typeof data128.added !== "boolean"){
const err324 = {instancePath:instancePath+"/exceptions/" + i28+"/added",schemaPath:"#/properties/exceptions/items/properties/added/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
if(data128.state !== undefined){
let data137 = data128.state;
if(typeof data137 !== "string"){
const err325 = {instancePath:instancePath+"/exceptions/" + i28+"/state",schemaPath:"#/properties/exceptions/items/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
if(!((((data137 === "active") || (data137 === "expired")) || (data137 === "no-reason")) || (data137 === "malformed"))){
const err326 = {instancePath:instancePath+"/exceptions/" + i28+"/state",schemaPath:"#/properties/exceptions/items/properties/state/enum",keyword:"enum",params:{allowedValues: schema31.properties.exceptions.items.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
}
}
else {
const err327 = {instancePath:instancePath+"/exceptions/" + i28,schemaPath:"#/properties/exceptions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
}
}
else {
const err328 = {instancePath:instancePath+"/exceptions",schemaPath:"#/properties/exceptions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
}
if(data.suppressed !== undefined){
let data138 = data.suppressed;
if(Array.isArray(data138)){
const len29 = data138.length;
for(let i29=0; i29<len29; i29++){
let data139 = data138[i29];
if(data139 && typeof data139 == "object" && !Array.isArray(data139)){
if(data139.finding === undefined){
const err329 = {instancePath:instancePath+"/suppressed/" + i29,schemaPath:"#/properties/suppressed/items/required",keyword:"required",params:{missingProperty: "finding"},message:"must have required property '"+"finding"+"'"};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
if(data139.path === undefined){
const err330 = {instancePath:instancePath+"/suppressed/" + i29,schemaPath:"#/properties/suppressed/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
if(data139.line === undefined){
const err331 = {instancePath:instancePath+"/suppressed/" + i29,schemaPath:"#/properties/suppressed/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
for(const key23 in data139){
if(!(((key23 === "finding") || (key23 === "path")) || (key23 === "line"))){
const err332 = {instancePath:instancePath+"/suppressed/" + i29,schemaPath:"#/properties/suppressed/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
if(data139.finding !== undefined){
let data140 = data139.finding;
if(data140 && typeof data140 == "object" && !Array.isArray(data140)){
if(data140.severity === undefined){
const err333 = {instancePath:instancePath+"/suppressed/" + i29+"/finding",schemaPath:"#/properties/suppressed/items/properties/finding/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
if(data140.file === undefined){
const err334 = {instancePath:instancePath+"/suppressed/" + i29+"/finding",schemaPath:"#/properties/suppressed/items/properties/finding/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
if(data140.issue === undefined){
const err335 = {instancePath:instancePath+"/suppressed/" + i29+"/finding",schemaPath:"#/properties/suppressed/items/properties/finding/required",keyword:"required",params:{missingProperty: "issue"},message:"must have required property '"+"issue"+"'"};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
for(const key24 in data140){
if(!((((((key24 === "severity") || (key24 === "file")) || (key24 === "line")) || (key24 === "rule")) || (key24 === "issue")) || (key24 === "fix"))){
const err336 = {instancePath:instancePath+"/suppressed/" + i29+"/finding",schemaPath:"#/properties/suppressed/items/properties/finding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
}
if(data140.severity !== undefined){
let data141 = data140.severity;
if(typeof data141 !== "string"){
const err337 = {instancePath:instancePath+"/suppressed/" + i29+"/finding/severity",schemaPath:"#/properties/suppressed/items/properties/finding/properties/severity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
if(!(((data141 === "blocking") || (data141 === "important")) || (data141 === "suggestion"))){
const err338 = {instancePath:instancePath+"/suppressed/" + i29+"/finding/severity",schemaPath:"#/properties/suppressed/items/properties/finding/properties/severity/enum",keyword:"enum",params:{allowedValues: schema31.properties.suppressed.items.properties.finding.properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
}
if(data140.file !== undefined){
let data142 = data140.file;
if(typeof data142 === "string"){
if(func2(data142) < 1){
const err339 = {instancePath:instancePath+"/suppressed/" + i29+"/finding/file",schemaPath:"#/properties/suppressed/items/properties/finding/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
}
else {
const err340 = {instancePath:instancePath+"/suppressed/" + i29+"/finding/file",schemaPath:"#/properties/suppressed/items/properties/finding/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
}
if(data140.line !== undefined){
let data143 = data140.line;
if(!(((typeof data143 == "number") && (!(data143 % 1) && !isNaN(data143))) && (isFinite(data143)))){
const err341 = {instancePath:instancePath+"/suppressed/" + i29+"/finding/line",schemaPath:"#/properties/suppressed/items/properties/finding/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
if((typeof data143 == "number") && (isFinite(data143))){
if(data143 < 1 || isNaN(data143)){
const err342 = {instancePath:instancePath+"/suppressed/" + i29+"/finding/line",schemaPath:"#/properties/suppressed/items/properties/finding/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
}
}
if(data140.rule !== undefined){
let data144 = data140.rule;
if(typeof data144 === "string"){
if(func2(data144) < 1){
const err343 = {instancePath:instancePath+"/suppressed/" + i29+"/finding/rule",schemaPath:"#/properties/suppressed/items/properties/finding/properties/rule/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
}
else {
const err344 = {instancePath:instancePath+"/suppressed/" + i29+"/finding/rule",schemaPath:"#/properties/suppressed/items/properties/finding/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
}
if(data140.issue !== undefined){
let data145 = data140.issue;
if(typeof data145 === "string"){
if(func2(data145) < 1){
const err345 = {instancePath:instancePath+"/suppressed/" + i29+"/finding/issue",schemaPath:"#/properties/suppressed/items/properties/finding/properties/issue/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
}
else {
const err346 = {instancePath:instancePath+"/suppressed/" + i29+"/finding/issue",schemaPath:"#/properties/suppressed/items/properties/finding/properties/issue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
}
if(data140.fix !== undefined){
let data146 = data140.fix;
if(typeof data146 === "string"){
if(func2(data146) < 1){
const err347 = {instancePath:instancePath+"/suppressed/" + i29+"/finding/fix",schemaPath:"#/properties/suppressed/items/properties/finding/properties/fix/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
}
else {
const err348 = {instancePath:instancePath+"/suppressed/" + i29+"/finding/fix",schemaPath:"#/properties/suppressed/items/properties/finding/properties/fix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
}
}
else {
const err349 = {instancePath:instancePath+"/suppressed/" + i29+"/finding",schemaPath:"#/properties/suppressed/items/properties/finding/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
}
if(data139.path !== undefined){
let data147 = data139.path;
if(typeof data147 === "string"){
if(func2(data147) < 1){
const err350 = {instancePath:instancePath+"/suppressed/" + i29+"/path",schemaPath:"#/properties/suppressed/items/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
}
else {
const err351 = {instancePath:instancePath+"/suppressed/" + i29+"/path",schemaPath:"#/properties/suppressed/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
}
if(data139.line !== undefined){
let data148 = data139.line;
if(!(((typeof data148 == "number") && (!(data148 % 1) && !isNaN(data148))) && (isFinite(data148)))){
const err352 = {instancePath:instancePath+"/suppressed/" + i29+"/line",schemaPath:"#/properties/suppressed/items/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
}
if((typeof data148 == "number") && (isFinite(data148))){
if(data148 < 1 || isNaN(data148)){
const err353 = {instancePath:instancePath+"/suppressed/" + i29+"/line",schemaPath:"#/properties/suppressed/items/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
}
}
}
else {
const err354 = {instancePath:instancePath+"/suppressed/" + i29,schemaPath:"#/properties/suppressed/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
}
}
else {
const err355 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
}
if(data.imported !== undefined){
let data149 = data.imported;
if(Array.isArray(data149)){
const len30 = data149.length;
for(let i30=0; i30<len30; i30++){
let data150 = data149[i30];
if(data150 && typeof data150 == "object" && !Array.isArray(data150)){
if(data150.source === undefined){
const err356 = {instancePath:instancePath+"/imported/" + i30,schemaPath:"#/properties/imported/items/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
if(data150.tool === undefined){
const err357 = {instancePath:instancePath+"/imported/" + i30,schemaPath:"#/properties/imported/items/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
if(data150.results === undefined){
const err358 = {instancePath:instancePath+"/imported/" + i30,schemaPath:"#/properties/imported/items/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
if(data150.taken === undefined){
const err359 = {instancePath:instancePath+"/imported/" + i30,schemaPath:"#/properties/imported/items/required",keyword:"required",params:{missingProperty: "taken"},message:"must have required property '"+"taken"+"'"};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
if(data150.left === undefined){
const err360 = {instancePath:instancePath+"/imported/" + i30,schemaPath:"#/properties/imported/items/required",keyword:"required",params:{missingProperty: "left"},message:"must have required property '"+"left"+"'"};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
for(const key25 in data150){
if(!(((((key25 === "source") || (key25 === "tool")) || (key25 === "results")) || (key25 === "taken")) || (key25 === "left"))){
const err361 = {instancePath:instancePath+"/imported/" + i30,schemaPath:"#/properties/imported/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
}
if(data150.source !== undefined){
let data151 = data150.source;
if(typeof data151 === "string"){
if(func2(data151) < 1){
const err362 = {instancePath:instancePath+"/imported/" + i30+"/source",schemaPath:"#/properties/imported/items/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
}
else {
const err363 = {instancePath:instancePath+"/imported/" + i30+"/source",schemaPath:"#/properties/imported/items/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
}
if(data150.tool !== undefined){
let data152 = data150.tool;
if(typeof data152 === "string"){
if(func2(data152) < 1){
const err364 = {instancePath:instancePath+"/imported/" + i30+"/tool",schemaPath:"#/properties/imported/items/properties/tool/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
}
else {
const err365 = {instancePath:instancePath+"/imported/" + i30+"/tool",schemaPath:"#/properties/imported/items/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
}
if(data150.results !== undefined){
let data153 = data150.results;
if(!(((typeof data153 == "number") && (!(data153 % 1) && !isNaN(data153))) && (isFinite(data153)))){
const err366 = {instancePath:instancePath+"/imported/" + i30+"/results",schemaPath:"#/properties/imported/items/properties/results/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
if((typeof data153 == "number") && (isFinite(data153))){
if(data153 < 0 || isNaN(data153)){
const err367 = {instancePath:instancePath+"/imported/" + i30+"/results",schemaPath:"#/properties/imported/items/properties/results/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
}
}
if(data150.taken !== undefined){
let data154 = data150.taken;
if(!(((typeof data154 == "number") && (!(data154 % 1) && !isNaN(data154))) && (isFinite(data154)))){
const err368 = {instancePath:instancePath+"/imported/" + i30+"/taken",schemaPath:"#/properties/imported/items/properties/taken/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
if((typeof data154 == "number") && (isFinite(data154))){
if(data154 < 0 || isNaN(data154)){
const err369 = {instancePath:instancePath+"/imported/" + i30+"/taken",schemaPath:"#/properties/imported/items/properties/taken/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
}
}
}
if(data150.left !== undefined){
let data155 = data150.left;
if(Array.isArray(data155)){
const len31 = data155.length;
for(let i31=0; i31<len31; i31++){
let data156 = data155[i31];
if(data156 && typeof data156 == "object" && !Array.isArray(data156)){
if(data156.reason === undefined){
const err370 = {instancePath:instancePath+"/imported/" + i30+"/left/" + i31,schemaPath:"#/properties/imported/items/properties/left/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
}
if(data156.count === undefined){
const err371 = {instancePath:instancePath+"/imported/" + i30+"/left/" + i31,schemaPath:"#/properties/imported/items/properties/left/items/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
for(const key26 in data156){
if(!((key26 === "reason") || (key26 === "count"))){
const err372 = {instancePath:instancePath+"/imported/" + i30+"/left/" + i31,schemaPath:"#/properties/imported/items/properties/left/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
}
if(data156.reason !== undefined){
let data157 = data156.reason;
if(typeof data157 === "string"){
if(func2(data157) < 1){
const err373 = {instancePath:instancePath+"/imported/" + i30+"/left/" + i31+"/reason",schemaPath:"#/properties/imported/items/properties/left/items/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
}
else {
const err374 = {instancePath:instancePath+"/imported/" + i30+"/left/" + i31+"/reason",schemaPath:"#/properties/imported/items/properties/left/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
}
if(data156.count !== undefined){
let data158 = data156.count;
if(!(((typeof data158 == "number") && (!(data158 % 1) && !isNaN(data158))) && (isFinite(data158)))){
const err375 = {instancePath:instancePath+"/imported/" + i30+"/left/" + i31+"/count",schemaPath:"#/properties/imported/items/properties/left/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err375];
}
else {
vErrors.push(err375);
}
errors++;
}
if((typeof data158 == "number") && (isFinite(data158))){
if(data158 < 1 || isNaN(data158)){
const err376 = {instancePath:instancePath+"/imported/" + i30+"/left/" + i31+"/count",schemaPath:"#/properties/imported/items/properties/left/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
}
}
}
else {
const err377 = {instancePath:instancePath+"/imported/" + i30+"/left/" + i31,schemaPath:"#/properties/imported/items/properties/left/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err377];
}
else {
vErrors.push(err377);
}
errors++;
}
}
}
else {
const err378 = {instancePath:instancePath+"/imported/" + i30+"/left",schemaPath:"#/properties/imported/items/properties/left/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
}
}
else {
const err379 = {instancePath:instancePath+"/imported/" + i30,schemaPath:"#/properties/imported/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
}
}
}
else {
const err380 = {instancePath:instancePath+"/imported",schemaPath:"#/properties/imported/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err380];
}
else {
vErrors.push(err380);
}
errors++;
}
}
if(data.scopeGate !== undefined){
let data159 = data.scopeGate;
if((!(data159 && typeof data159 == "object" && !Array.isArray(data159))) && (data159 !== null)){
const err381 = {instancePath:instancePath+"/scopeGate",schemaPath:"#/properties/scopeGate/type",keyword:"type",params:{type: schema31.properties.scopeGate.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
if(data159 && typeof data159 == "object" && !Array.isArray(data159)){
if(data159.reviewers === undefined){
const err382 = {instancePath:instancePath+"/scopeGate",schemaPath:"#/properties/scopeGate/required",keyword:"required",params:{missingProperty: "reviewers"},message:"must have required property '"+"reviewers"+"'"};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
if(data159.reason === undefined){
const err383 = {instancePath:instancePath+"/scopeGate",schemaPath:"#/properties/scopeGate/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err383];
}
else {
vErrors.push(err383);
}
errors++;
}
for(const key27 in data159){
if(!((key27 === "reviewers") || (key27 === "reason"))){
const err384 = {instancePath:instancePath+"/scopeGate",schemaPath:"#/properties/scopeGate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
}
}
if(data159.reviewers !== undefined){
let data160 = data159.reviewers;
if(!((data160 === "one") || (data160 === "panel"))){
const err385 = {instancePath:instancePath+"/scopeGate/reviewers",schemaPath:"#/properties/scopeGate/properties/reviewers/enum",keyword:"enum",params:{allowedValues: schema31.properties.scopeGate.properties.reviewers.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
}
if(data159.reason !== undefined){
let data161 = data159.reason;
if(typeof data161 === "string"){
if(func2(data161) < 1){
const err386 = {instancePath:instancePath+"/scopeGate/reason",schemaPath:"#/properties/scopeGate/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err386];
}
else {
vErrors.push(err386);
}
errors++;
}
}
else {
const err387 = {instancePath:instancePath+"/scopeGate/reason",schemaPath:"#/properties/scopeGate/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err387];
}
else {
vErrors.push(err387);
}
errors++;
}
}
}
}
if(data.conformance !== undefined){
let data162 = data.conformance;
if(data162 && typeof data162 == "object" && !Array.isArray(data162)){
if(data162.rules === undefined){
const err388 = {instancePath:instancePath+"/conformance",schemaPath:"#/properties/conformance/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err388];
}
else {
vErrors.push(err388);
}
errors++;
}
if(data162.left === undefined){
const err389 = {instancePath:instancePath+"/conformance",schemaPath:"#/properties/conformance/required",keyword:"required",params:{missingProperty: "left"},message:"must have required property '"+"left"+"'"};
if(vErrors === null){
vErrors = [err389];
}
else {
vErrors.push(err389);
}
errors++;
}
for(const key28 in data162){
if(!((key28 === "rules") || (key28 === "left"))){
const err390 = {instancePath:instancePath+"/conformance",schemaPath:"#/properties/conformance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err390];
}
else {
vErrors.push(err390);
}
errors++;
}
}
if(data162.rules !== undefined){
let data163 = data162.rules;
if(Array.isArray(data163)){
const len32 = data163.length;
for(let i32=0; i32<len32; i32++){
let data164 = data163[i32];
if(data164 && typeof data164 == "object" && !Array.isArray(data164)){
if(data164.id === undefined){
const err391 = {instancePath:instancePath+"/conformance/rules/" + i32,schemaPath:"#/properties/conformance/properties/rules/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err391];
}
else {
vErrors.push(err391);
}
errors++;
}
if(data164.source === undefined){
const err392 = {instancePath:instancePath+"/conformance/rules/" + i32,schemaPath:"#/properties/conformance/properties/rules/items/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err392];
}
else {
vErrors.push(err392);
}
errors++;
}
if(data164.severity === undefined){
const err393 = {instancePath:instancePath+"/conformance/rules/" + i32,schemaPath:"#/properties/conformance/properties/rules/items/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err393];
}
else {
vErrors.push(err393);
}
errors++;
}
if(data164.title === undefined){
const err394 = {instancePath:instancePath+"/conformance/rules/" + i32,schemaPath:"#/properties/conformance/properties/rules/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err394];
}
else {
vErrors.push(err394);
}
errors++;
}
if(data164.status === undefined){
const err395 = {instancePath:instancePath+"/conformance/rules/" + i32,schemaPath:"#/properties/conformance/properties/rules/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err395];
}
else {
vErrors.push(err395);
}
errors++;
}
if(data164.rows === undefined){
const err396 = {instancePath:instancePath+"/conformance/rules/" + i32,schemaPath:"#/properties/conformance/properties/rules/items/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err396];
}
else {
vErrors.push(err396);
}
errors++;
}
if(data164.gap === undefined){
const err397 = {instancePath:instancePath+"/conformance/rules/" + i32,schemaPath:"#/properties/conformance/properties/rules/items/required",keyword:"required",params:{missingProperty: "gap"},message:"must have required property '"+"gap"+"'"};
if(vErrors === null){
vErrors = [err397];
}
else {
vErrors.push(err397);
}
errors++;
}
for(const key29 in data164){
if(!(((((((key29 === "id") || (key29 === "source")) || (key29 === "severity")) || (key29 === "title")) || (key29 === "status")) || (key29 === "rows")) || (key29 === "gap"))){
const err398 = {instancePath:instancePath+"/conformance/rules/" + i32,schemaPath:"#/properties/conformance/properties/rules/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err398];
}
else {
vErrors.push(err398);
}
errors++;
}
}
if(data164.id !== undefined){
let data165 = data164.id;
if(typeof data165 === "string"){
if(func2(data165) < 1){
const err399 = {instancePath:instancePath+"/conformance/rules/" + i32+"/id",schemaPath:"#/properties/conformance/properties/rules/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err399];
}
else {
vErrors.push(err399);
}
errors++;
}
}
else {
const err400 = {instancePath:instancePath+"/conformance/rules/" + i32+"/id",schemaPath:"#/properties/conformance/properties/rules/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err400];
}
else {
vErrors.push(err400);
}
errors++;
}
}
if(data164.source !== undefined){
let data166 = data164.source;
if(typeof data166 === "string"){
if(func2(data166) < 1){
const err401 = {instancePath:instancePath+"/conformance/rules/" + i32+"/source",schemaPath:"#/properties/conformance/properties/rules/items/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err401];
}
else {
vErrors.push(err401);
}
errors++;
}
}
else {
const err402 = {instancePath:instancePath+"/conformance/rules/" + i32+"/source",schemaPath:"#/properties/conformance/properties/rules/items/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err402];
}
else {
vErrors.push(err402);
}
errors++;
}
}
if(data164.severity !== undefined){
let data167 = data164.severity;
if(!(((data167 === "blocking") || (data167 === "important")) || (data167 === "suggestion"))){
const err403 = {instancePath:instancePath+"/conformance/rules/" + i32+"/severity",schemaPath:"#/properties/conformance/properties/rules/items/properties/severity/enum",keyword:"enum",params:{allowedValues: schema31.properties.conformance.properties.rules.items.properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err403];
}
else {
vErrors.push(err403);
}
errors++;
}
}
if(data164.title !== undefined){
let data168 = data164.title;
if(typeof data168 === "string"){
if(func2(data168) < 1){
const err404 = {instancePath:instancePath+"/conformance/rules/" + i32+"/title",schemaPath:"#/properties/conformance/properties/rules/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err404];
}
else {
vErrors.push(err404);
}
errors++;
}
}
else {
const err405 = {instancePath:instancePath+"/conformance/rules/" + i32+"/title",schemaPath:"#/properties/conformance/properties/rules/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err405];
}
else {
vErrors.push(err405);
}
errors++;
}
}
if(data164.status !== undefined){
let data169 = data164.status;
if(!((((data169 === "met") || (data169 === "violated")) || (data169 === "not-applicable")) || (data169 === "not-checked"))){
const err406 = {instancePath:instancePath+"/conformance/rules/" + i32+"/status",schemaPath:"#/properties/conformance/properties/rules/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema31.properties.conformance.properties.rules.items.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err406];
}
else {
vErrors.push(err406);
}
errors++;
}
}
if(data164.rows !== undefined){
let data170 = data164.rows;
if(Array.isArray(data170)){
const len33 = data170.length;
for(let i33=0; i33<len33; i33++){
let data171 = data170[i33];
if(data171 && typeof data171 == "object" && !Array.isArray(data171)){
if(data171.slot === undefined){
const err407 = {instancePath:instancePath+"/conformance/rules/" + i32+"/rows/" + i33,schemaPath:"#/properties/conformance/properties/rules/items/properties/rows/items/required",keyword:"required",params:{missingProperty: "slot"},message:"must have required property '"+"slot"+"'"};
if(vErrors === null){
vErrors = [err407];
}
else {
vErrors.push(err407);
}
errors++;
}
if(data171.status === undefined){
const err408 = {instancePath:instancePath+"/conformance/rules/" + i32+"/rows/" + i33,schemaPath:"#/properties/conformance/properties/rules/items/properties/rows/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err408];
}
else {
vErrors.push(err408);
}
errors++;
}
if(data171.evidence === undefined){
const err409 = {instancePath:instancePath+"/conformance/rules/" + i32+"/rows/" + i33,schemaPath:"#/properties/conformance/properties/rules/items/properties/rows/items/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
if(vErrors === null){
vErrors = [err409];
}
else {
vErrors.push(err409);
}
errors++;
}
for(const key30 in data171){
if(!(((key30 === "slot") || (key30 === "status")) || (key30 === "evidence"))){
const err410 = {instancePath:instancePath+"/conformance/rules/" + i32+"/rows/" + i33,schemaPath:"#/properties/conformance/properties/rules/items/properties/rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key30},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err410];
}
else {
vErrors.push(err410);
}
errors++;
}
}
if(data171.slot !== undefined){
let data172 = data171.slot;
if(!((((data172 === "fable") || (data172 === "opus")) || (data172 === "sonnet")) || (data172 === "gpt"))){
const err411 = {instancePath:instancePath+"/conformance/rules/" + i32+"/rows/" + i33+"/slot",schemaPath:"#/properties/conformance/properties/rules/items/properties/rows/items/properties/slot/enum",keyword:"enum",params:{allowedValues: schema31.properties.conformance.properties.rules.items.properties.rows.items.properties.slot.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err411];
}
else {
vErrors.push(err411);
}
errors++;
}
}
if(data171.status !== undefined){
let data173 = data171.status;
if(!((((data173 === "met") || (data173 === "violated")) || (data173 === "not-applicable")) || (data173 === "not-checked"))){
const err412 = {instancePath:instancePath+"/conformance/rules/" + i32+"/rows/" + i33+"/status",schemaPath:"#/properties/conformance/properties/rules/items/properties/rows/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema31.properties.conformance.properties.rules.items.properties.rows.items.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err412];
}
else {
vErrors.push(err412);
}
errors++;
}
}
if(data171.evidence !== undefined){
let data174 = data171.evidence;
if((typeof data174 !== "string") && (data174 !== null)){
const err413 = {instancePath:instancePath+"/conformance/rules/" + i32+"/rows/" + i33+"/evidence",schemaPath:"#/properties/conformance/properties/rules/items/properties/rows/items/properties/evidence/type",keyword:"type",params:{type: schema31.properties.conformance.properties.rules.items.properties.rows.items.properties.evidence.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err413];
}
else {
vErrors.push(err413);
}
errors++;
}
}
}
else {
const err414 = {instancePath:instancePath+"/conformance/rules/" + i32+"/rows/" + i33,schemaPath:"#/properties/conformance/properties/rules/items/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err414];
}
else {
vErrors.push(err414);
}
errors++;
}
}
}
else {
const err415 = {instancePath:instancePath+"/conformance/rules/" + i32+"/rows",schemaPath:"#/properties/conformance/properties/rules/items/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err415];
}
else {
vErrors.push(err415);
}
errors++;
}
}
if(data164.gap !== undefined){
let data175 = data164.gap;
if((typeof data175 !== "string") && (data175 !== null)){
const err416 = {instancePath:instancePath+"/conformance/rules/" + i32+"/gap",schemaPath:"#/properties/conformance/properties/rules/items/properties/gap/type",keyword:"type",params:{type: schema31.properties.conformance.properties.rules.items.properties.gap.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err416];
}
else {
vErrors.push(err416);
}
errors++;
}
}
}
else {
const err417 = {instancePath:instancePath+"/conformance/rules/" + i32,schemaPath:"#/properties/conformance/properties/rules/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err417];
}
else {
vErrors.push(err417);
}
errors++;
}
}
}
else {
const err418 = {instancePath:instancePath+"/conformance/rules",schemaPath:"#/properties/conformance/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err418];
}
else {
vErrors.push(err418);
}
errors++;
}
}
if(data162.left !== undefined){
let data176 = data162.left;
if(Array.isArray(data176)){
const len34 = data176.length;
for(let i34=0; i34<len34; i34++){
let data177 = data176[i34];
if(data177 && typeof data177 == "object" && !Array.isArray(data177)){
if(data177.id === undefined){
const err419 = {instancePath:instancePath+"/conformance/left/" + i34,schemaPath:"#/properties/conformance/properties/left/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err419];
}
else {
vErrors.push(err419);
}
errors++;
}
if(data177.source === undefined){
const err420 = {instancePath:instancePath+"/conformance/left/" + i34,schemaPath:"#/properties/conformance/properties/left/items/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err420];
}
else {
vErrors.push(err420);
}
errors++;
}
if(data177.reason === undefined){
const err421 = {instancePath:instancePath+"/conformance/left/" + i34,schemaPath:"#/properties/conformance/properties/left/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err421];
}
else {
vErrors.push(err421);
}
errors++;
}
for(const key31 in data177){
if(!(((key31 === "id") || (key31 === "source")) || (key31 === "reason"))){
const err422 = {instancePath:instancePath+"/conformance/left/" + i34,schemaPath:"#/properties/conformance/properties/left/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key31},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err422];
}
else {
vErrors.push(err422);
}
errors++;
}
}
if(data177.id !== undefined){
let data178 = data177.id;
if(typeof data178 === "string"){
if(func2(data178) < 1){
const err423 = {instancePath:instancePath+"/conformance/left/" + i34+"/id",schemaPath:"#/properties/conformance/properties/left/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err423];
}
else {
vErrors.push(err423);
}
errors++;
}
}
else {
const err424 = {instancePath:instancePath+"/conformance/left/" + i34+"/id",schemaPath:"#/properties/conformance/properties/left/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err424];
}
else {
vErrors.push(err424);
}
errors++;
}
}
if(data177.source !== undefined){
let data179 = data177.source;
if(typeof data179 === "string"){
if(func2(data179) < 1){
const err425 = {instancePath:instancePath+"/conformance/left/" + i34+"/source",schemaPath:"#/properties/conformance/properties/left/items/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err425];
}
else {
vErrors.push(err425);
}
errors++;
}
}
else {
const err426 = {instancePath:instancePath+"/conformance/left/" + i34+"/source",schemaPath:"#/properties/conformance/properties/left/items/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err426];
}
else {
vErrors.push(err426);
}
errors++;
}
}
if(data177.reason !== undefined){
let data180 = data177.reason;
if(typeof data180 === "string"){
if(func2(data180) < 1){
const err427 = {instancePath:instancePath+"/conformance/left/" + i34+"/reason",schemaPath:"#/properties/conformance/properties/left/items/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err427];
}
else {
vErrors.push(err427);
}
errors++;
}
}
else {
const err428 = {instancePath:instancePath+"/conformance/left/" + i34+"/reason",schemaPath:"#/properties/conformance/properties/left/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err428];
}
else {
vErrors.push(err428);
}
errors++;
}
}
}
else {
const err429 = {instancePath:instancePath+"/conformance/left/" + i34,schemaPath:"#/properties/conformance/properties/left/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err429];
}
else {
vErrors.push(err429);
}
errors++;
}
}
}
else {
const err430 = {instancePath:instancePath+"/conformance/left",schemaPath:"#/properties/conformance/properties/left/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err430];
}
else {
vErrors.push(err430);
}
errors++;
}
}
}
else {
const err431 = {instancePath:instancePath+"/conformance",schemaPath:"#/properties/conformance/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err431];
}
else {
vErrors.push(err431);
}
errors++;
}
}
}
else {
const err432 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err432];
}
else {
vErrors.push(err432);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const embedded = {"triage":"triage-output","critic":"dev-critic-output"};


/***/ })

};
