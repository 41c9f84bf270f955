export const id = 1835;
export const ids = [1835];
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

/***/ 41835:
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
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://quorate.invalid/schemas/recording.schema.json","version":"1.0.0","type":"object","additionalProperties":false,"required":["version","tool","runId","startedAt","finishedAt","change","settings","seats","secrets","turns"],"properties":{"version":{"type":"integer","const":1},"tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"type":"string","minLength":1},"version":{"type":"string","minLength":1}}},"runId":{"type":"string","minLength":1},"startedAt":{"type":"string","format":"date-time"},"finishedAt":{"type":"string","format":"date-time"},"change":{"type":"object","additionalProperties":false,"required":["identity","files","gaps"],"properties":{"identity":{"type":"object","additionalProperties":false,"required":["forge","repository","number","base","head","mergeBase","author","title","body"],"properties":{"forge":{"type":"string","enum":["github","bitbucket-cloud","bitbucket-dc","local"]},"repository":{"type":"string","minLength":1},"number":{"type":["integer","null"],"minimum":1},"base":{"$ref":"#/$defs/pinned"},"head":{"$ref":"#/$defs/pinned"},"mergeBase":{"$ref":"#/$defs/sha"},"author":{"type":["object","null"],"additionalProperties":false,"required":["id","login"],"properties":{"id":{"type":["integer","null"]},"login":{"type":"string","minLength":1}}},"title":{"type":["string","null"]},"body":{"type":["string","null"]}}},"files":{"type":"array","items":{"$ref":"#/$defs/changedFile"}},"gaps":{"type":"array","items":{"type":"string"}}}},"settings":{"type":"object","additionalProperties":{"type":"string"}},"seats":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["slot","binding"],"properties":{"slot":{"$ref":"#/$defs/slot"},"binding":{"$ref":"#/$defs/binding"}}}},"secrets":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["path","line","rule","added"],"properties":{"path":{"type":"string","minLength":1},"line":{"type":"integer","minimum":0},"rule":{"type":"string","minLength":1},"added":{"type":"boolean"}}}},"turns":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["label","digest","slot","binding","answer","error","attempts","durationMs"],"properties":{"label":{"type":"string","minLength":1},"digest":{"type":"string","pattern":"^[0-9a-f]{64}$"},"slot":{"$ref":"#/$defs/slot"},"binding":{"$ref":"#/$defs/binding"},"answer":{"type":["object","null"],"additionalProperties":false,"required":["text","stop","rawStop","usage","servedModel","notes"],"properties":{"text":{"type":"string"},"stop":{"type":"string","enum":["end","length","refusal","context","other"]},"rawStop":{"type":"string"},"usage":{"type":"object","additionalProperties":false,"required":["input","cacheRead","cacheWrite","output"],"properties":{"input":{"type":"integer","minimum":0},"cacheRead":{"type":"integer","minimum":0},"cacheWrite":{"type":"integer","minimum":0},"output":{"type":"integer","minimum":0}}},"servedModel":{"type":["string","null"]},"notes":{"type":"array","items":{"type":"string"}}}},"error":{"type":["object","null"],"additionalProperties":false,"required":["fault","message"],"properties":{"fault":{"type":"string","minLength":1},"message":{"type":"string"}}},"attempts":{"type":"integer","minimum":0},"durationMs":{"type":"number","minimum":0}}}},"config":{"type":["object","null"],"contract":"config"},"imported":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["source","tool","results","findings","left"],"properties":{"source":{"type":"string","minLength":1},"tool":{"type":"string","minLength":1},"results":{"type":"integer","minimum":0},"findings":{"type":"array","items":{"$ref":"#/$defs/gateFinding"}},"left":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["reason","count"],"properties":{"reason":{"type":"string","minLength":1},"count":{"type":"integer","minimum":1}}}}}}},"found":{"type":"object","additionalProperties":false,"required":["checks","markers"],"properties":{"checks":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","status","reason","findings"],"properties":{"name":{"type":"string","minLength":1},"status":{"type":"string","enum":["pass","fail","skipped"]},"reason":{"type":["string","null"]},"findings":{"type":"array","items":{"$ref":"#/$defs/gateFinding"}}}}},"markers":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["path","line","tool","rule","until","reason","added","state"],"properties":{"path":{"type":"string","minLength":1},"line":{"type":"integer","minimum":1},"covers":{"type":"integer","minimum":1},"tool":{"type":"string","minLength":1},"rule":{"type":["string","null"]},"until":{"type":["string","null"]},"reason":{"type":["string","null"]},"added":{"type":"boolean"},"state":{"type":"string","enum":["active","expired","no-reason","malformed"]}}}}}},"criteria":{"type":"object","additionalProperties":false,"required":["rules","left"],"properties":{"rules":{"type":"array","items":{"$ref":"#/$defs/rule"}},"left":{"type":"array","items":{"$ref":"#/$defs/leftRule"}}}}},"$defs":{"sha":{"type":"string","pattern":"^[0-9a-f]{40}([0-9a-f]{24})?$"},"pinned":{"type":"object","additionalProperties":false,"required":["ref","sha"],"properties":{"ref":{"type":"string"},"sha":{"$ref":"#/$defs/sha"}}},"changedFile":{"type":"object","additionalProperties":false,"required":["path","oldPath","status","oldMode","newMode","additions","deletions","attributes","diff","missing","content","context"],"properties":{"path":{"type":"string","minLength":1},"oldPath":{"type":["string","null"]},"status":{"type":"string","enum":["added","deleted","modified","renamed","copied"]},"oldMode":{"type":["string","null"]},"newMode":{"type":["string","null"]},"additions":{"type":["integer","null"],"minimum":0},"deletions":{"type":["integer","null"],"minimum":0},"attributes":{"type":"object","additionalProperties":false,"required":["generated","vendored","noDiff"],"properties":{"generated":{"type":["boolean","null"]},"vendored":{"type":["boolean","null"]},"noDiff":{"type":["boolean","null"]}}},"diff":{"type":["object","null"],"additionalProperties":false,"required":["oldPath","newPath","status","oldMode","newMode","binary","submodule","truncated","additions","deletions","hunks","bytes"],"properties":{"oldPath":{"type":["string","null"]},"newPath":{"type":["string","null"]},"status":{"type":"string","enum":["added","deleted","modified","renamed","copied"]},"oldMode":{"type":["string","null"]},"newMode":{"type":["string","null"]},"binary":{"type":"boolean"},"submodule":{"type":"boolean"},"truncated":{"type":"boolean"},"additions":{"type":"integer","minimum":0},"deletions":{"type":"integer","minimum":0},"hunks":{"type":"array","items":{"$ref":"#/$defs/hunk"}},"bytes":{"type":"integer","minimum":0}}},"missing":{"type":["string","null"]},"content":{"type":"object","additionalProperties":false,"required":["binary","minified","generatedMark"],"properties":{"binary":{"$ref":"#/$defs/sideFlags"},"minified":{"$ref":"#/$defs/sideFlags"},"generatedMark":{"$ref":"#/$defs/sideFlags"}}},"context":{"type":"array","items":{"$ref":"#/$defs/line"}}}},"hunk":{"type":"object","additionalProperties":false,"required":["oldStart","oldLines","newStart","newLines","section","lines"],"properties":{"oldStart":{"type":"integer","minimum":0},"oldLines":{"type":"integer","minimum":0},"newStart":{"type":"integer","minimum":0},"newLines":{"type":"integer","minimum":0},"section":{"type":"string"},"lines":{"type":"array","items":{"$ref":"#/$defs/line"}}}},"line":{"type":"array","minItems":4,"maxItems":4,"prefixItems":[{"type":"string","enum":[" ","+","-"]},{"type":["integer","null"],"minimum":0},{"type":["integer","null"],"minimum":0},{"type":"string"}],"items":false},"sideFlags":{"type":"object","additionalProperties":false,"required":["base","head"],"properties":{"base":{"type":["boolean","null"]},"head":{"type":["boolean","null"]}}},"binding":{"type":"object","additionalProperties":false,"required":["provider","model","effort"],"properties":{"provider":{"type":"string","enum":["anthropic","openai","google","azure","bedrock","openai-compatible","builtin"]},"model":{"type":"string","minLength":1},"effort":{"type":["string","null"],"enum":["low","medium","high","xhigh","max",null]}}},"slot":{"type":"string","enum":["fable","opus","sonnet","gpt"]},"gateFinding":{"type":"object","additionalProperties":false,"required":["severity","path","line","rule","issue","fix"],"properties":{"severity":{"type":"string","enum":["blocking","important","suggestion"]},"path":{"type":"string","minLength":1},"line":{"type":["integer","null"],"minimum":1},"endLine":{"type":"integer","minimum":1},"rule":{"type":"string","minLength":1},"issue":{"type":"string","minLength":1},"fix":{"type":["string","null"]}}},"rule":{"type":"object","additionalProperties":false,"required":["id","severity","category","title","text","paths","languages","violates","meets","expires","source"],"properties":{"id":{"type":"string","minLength":1},"severity":{"enum":["blocking","important","suggestion"]},"category":{"enum":["correctness","security","concurrency","error-handling","api","performance","tests","maintainability",null]},"title":{"type":"string","minLength":1},"text":{"type":"string"},"paths":{"type":["array","null"],"items":{"type":"string","minLength":1}},"languages":{"type":["array","null"],"items":{"type":"string","minLength":1}},"violates":{"type":"array","items":{"type":"string"}},"meets":{"type":"array","items":{"type":"string"}},"expires":{"type":["string","null"]},"source":{"type":"string","minLength":1}}},"leftRule":{"type":"object","additionalProperties":false,"required":["id","source","reason"],"properties":{"id":{"type":"string","minLength":1},"source":{"type":"string","minLength":1},"reason":{"type":"string","minLength":1}}}}};
const schema33 = {"type":"string","pattern":"^[0-9a-f]{40}([0-9a-f]{24})?$"};
const schema42 = {"type":"string","enum":["fable","opus","sonnet","gpt"]};
const schema43 = {"type":"object","additionalProperties":false,"required":["provider","model","effort"],"properties":{"provider":{"type":"string","enum":["anthropic","openai","google","azure","bedrock","openai-compatible","builtin"]},"model":{"type":"string","minLength":1},"effort":{"type":["string","null"],"enum":["low","medium","high","xhigh","max",null]}}};
const schema46 = {"type":"object","additionalProperties":false,"required":["severity","path","line","rule","issue","fix"],"properties":{"severity":{"type":"string","enum":["blocking","important","suggestion"]},"path":{"type":"string","minLength":1},"line":{"type":["integer","null"],"minimum":1},"endLine":{"type":"integer","minimum":1},"rule":{"type":"string","minLength":1},"issue":{"type":"string","minLength":1},"fix":{"type":["string","null"]}}};
const schema48 = {"type":"object","additionalProperties":false,"required":["id","severity","category","title","text","paths","languages","violates","meets","expires","source"],"properties":{"id":{"type":"string","minLength":1},"severity":{"enum":["blocking","important","suggestion"]},"category":{"enum":["correctness","security","concurrency","error-handling","api","performance","tests","maintainability",null]},"title":{"type":"string","minLength":1},"text":{"type":"string"},"paths":{"type":["array","null"],"items":{"type":"string","minLength":1}},"languages":{"type":["array","null"],"items":{"type":"string","minLength":1}},"violates":{"type":"array","items":{"type":"string"}},"meets":{"type":"array","items":{"type":"string"}},"expires":{"type":["string","null"]},"source":{"type":"string","minLength":1}}};
const schema49 = {"type":"object","additionalProperties":false,"required":["id","source","reason"],"properties":{"id":{"type":"string","minLength":1},"source":{"type":"string","minLength":1},"reason":{"type":"string","minLength":1}}};
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

const schema35 = {"type":"object","additionalProperties":false,"required":["path","oldPath","status","oldMode","newMode","additions","deletions","attributes","diff","missing","content","context"],"properties":{"path":{"type":"string","minLength":1},"oldPath":{"type":["string","null"]},"status":{"type":"string","enum":["added","deleted","modified","renamed","copied"]},"oldMode":{"type":["string","null"]},"newMode":{"type":["string","null"]},"additions":{"type":["integer","null"],"minimum":0},"deletions":{"type":["integer","null"],"minimum":0},"attributes":{"type":"object","additionalProperties":false,"required":["generated","vendored","noDiff"],"properties":{"generated":{"type":["boolean","null"]},"vendored":{"type":["boolean","null"]},"noDiff":{"type":["boolean","null"]}}},"diff":{"type":["object","null"],"additionalProperties":false,"required":["oldPath","newPath","status","oldMode","newMode","binary","submodule","truncated","additions","deletions","hunks","bytes"],"properties":{"oldPath":{"type":["string","null"]},"newPath":{"type":["string","null"]},"status":{"type":"string","enum":["added","deleted","modified","renamed","copied"]},"oldMode":{"type":["string","null"]},"newMode":{"type":["string","null"]},"binary":{"type":"boolean"},"submodule":{"type":"boolean"},"truncated":{"type":"boolean"},"additions":{"type":"integer","minimum":0},"deletions":{"type":"integer","minimum":0},"hunks":{"type":"array","items":{"$ref":"#/$defs/hunk"}},"bytes":{"type":"integer","minimum":0}}},"missing":{"type":["string","null"]},"content":{"type":"object","additionalProperties":false,"required":["binary","minified","generatedMark"],"properties":{"binary":{"$ref":"#/$defs/sideFlags"},"minified":{"$ref":"#/$defs/sideFlags"},"generatedMark":{"$ref":"#/$defs/sideFlags"}}},"context":{"type":"array","items":{"$ref":"#/$defs/line"}}}};
const schema38 = {"type":"object","additionalProperties":false,"required":["base","head"],"properties":{"base":{"type":["boolean","null"]},"head":{"type":["boolean","null"]}}};
const schema37 = {"type":"array","minItems":4,"maxItems":4,"prefixItems":[{"type":"string","enum":[" ","+","-"]},{"type":["integer","null"],"minimum":0},{"type":["integer","null"],"minimum":0},{"type":"string"}],"items":false};
const schema36 = {"type":"object","additionalProperties":false,"required":["oldStart","oldLines","newStart","newLines","section","lines"],"properties":{"oldStart":{"type":"integer","minimum":0},"oldLines":{"type":"integer","minimum":0},"newStart":{"type":"integer","minimum":0},"newLines":{"type":"integer","minimum":0},"section":{"type":"string"},"lines":{"type":"array","items":{"$ref":"#/$defs/line"}}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.oldStart === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "oldStart"},message:"must have required property '"+"oldStart"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.oldLines === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "oldLines"},message:"must have required property '"+"oldLines"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.newStart === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "newStart"},message:"must have required property '"+"newStart"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.newLines === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "newLines"},message:"must have required property '"+"newLines"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.section === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "section"},message:"must have required property '"+"section"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.lines === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lines"},message:"must have required property '"+"lines"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "oldStart") || (key0 === "oldLines")) || (key0 === "newStart")) || (key0 === "newLines")) || (key0 === "section")) || (key0 === "lines"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.oldStart !== undefined){
let data0 = data.oldStart;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/oldStart",schemaPath:"#/properties/oldStart/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/oldStart",schemaPath:"#/properties/oldStart/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.oldLines !== undefined){
let data1 = data.oldLines;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/oldLines",schemaPath:"#/properties/oldLines/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/oldLines",schemaPath:"#/properties/oldLines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.newStart !== undefined){
let data2 = data.newStart;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/newStart",schemaPath:"#/properties/newStart/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/newStart",schemaPath:"#/properties/newStart/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.newLines !== undefined){
let data3 = data.newLines;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/newLines",schemaPath:"#/properties/newLines/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/newLines",schemaPath:"#/properties/newLines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.section !== undefined){
if(typeof data.section !== "string"){
const err15 = {instancePath:instancePath+"/section",schemaPath:"#/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.lines !== undefined){
let data5 = data.lines;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(Array.isArray(data6)){
if(data6.length > 4){
const err16 = {instancePath:instancePath+"/lines/" + i0,schemaPath:"#/$defs/line/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.length < 4){
const err17 = {instancePath:instancePath+"/lines/" + i0,schemaPath:"#/$defs/line/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len1 = data6.length;
if(len1 > 0){
let data7 = data6[0];
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/lines/" + i0+"/0",schemaPath:"#/$defs/line/prefixItems/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data7 === " ") || (data7 === "+")) || (data7 === "-"))){
const err19 = {instancePath:instancePath+"/lines/" + i0+"/0",schemaPath:"#/$defs/line/prefixItems/0/enum",keyword:"enum",params:{allowedValues: schema37.prefixItems[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(len1 > 1){
let data8 = data6[1];
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err20 = {instancePath:instancePath+"/lines/" + i0+"/1",schemaPath:"#/$defs/line/prefixItems/1/type",keyword:"type",params:{type: schema37.prefixItems[1].type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/lines/" + i0+"/1",schemaPath:"#/$defs/line/prefixItems/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(len1 > 2){
let data9 = data6[2];
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err22 = {instancePath:instancePath+"/lines/" + i0+"/2",schemaPath:"#/$defs/line/prefixItems/2/type",keyword:"type",params:{type: schema37.prefixItems[2].type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/lines/" + i0+"/2",schemaPath:"#/$defs/line/prefixItems/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(len1 > 3){
if(typeof data6[3] !== "string"){
const err24 = {instancePath:instancePath+"/lines/" + i0+"/3",schemaPath:"#/$defs/line/prefixItems/3/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
const len2 = data6.length;
if(!(len2 <= 4)){
const err25 = {instancePath:instancePath+"/lines/" + i0,schemaPath:"#/$defs/line/items",keyword:"items",params:{limit: 4},message:"must NOT have more than 4 items"};
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
const err26 = {instancePath:instancePath+"/lines/" + i0,schemaPath:"#/$defs/line/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err27 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.oldPath === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "oldPath"},message:"must have required property '"+"oldPath"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.oldMode === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "oldMode"},message:"must have required property '"+"oldMode"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.newMode === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "newMode"},message:"must have required property '"+"newMode"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.additions === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "additions"},message:"must have required property '"+"additions"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.deletions === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deletions"},message:"must have required property '"+"deletions"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.attributes === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.diff === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "diff"},message:"must have required property '"+"diff"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.missing === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.content === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.context === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "context"},message:"must have required property '"+"context"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema35.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err13 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.oldPath !== undefined){
let data1 = data.oldPath;
if((typeof data1 !== "string") && (data1 !== null)){
const err15 = {instancePath:instancePath+"/oldPath",schemaPath:"#/properties/oldPath/type",keyword:"type",params:{type: schema35.properties.oldPath.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((data2 === "added") || (data2 === "deleted")) || (data2 === "modified")) || (data2 === "renamed")) || (data2 === "copied"))){
const err17 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema35.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.oldMode !== undefined){
let data3 = data.oldMode;
if((typeof data3 !== "string") && (data3 !== null)){
const err18 = {instancePath:instancePath+"/oldMode",schemaPath:"#/properties/oldMode/type",keyword:"type",params:{type: schema35.properties.oldMode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.newMode !== undefined){
let data4 = data.newMode;
if((typeof data4 !== "string") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/newMode",schemaPath:"#/properties/newMode/type",keyword:"type",params:{type: schema35.properties.newMode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.additions !== undefined){
let data5 = data.additions;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err20 = {instancePath:instancePath+"/additions",schemaPath:"#/properties/additions/type",keyword:"type",params:{type: schema35.properties.additions.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/additions",schemaPath:"#/properties/additions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.deletions !== undefined){
let data6 = data.deletions;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err22 = {instancePath:instancePath+"/deletions",schemaPath:"#/properties/deletions/type",keyword:"type",params:{type: schema35.properties.deletions.type},message:"must be integer,null"};
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
const err23 = {instancePath:instancePath+"/deletions",schemaPath:"#/properties/deletions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.attributes !== undefined){
let data7 = data.attributes;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.generated === undefined){
const err24 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "generated"},message:"must have required property '"+"generated"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.vendored === undefined){
const err25 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "vendored"},message:"must have required property '"+"vendored"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7.noDiff === undefined){
const err26 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "noDiff"},message:"must have required property '"+"noDiff"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key1 in data7){
if(!(((key1 === "generated") || (key1 === "vendored")) || (key1 === "noDiff"))){
const err27 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.generated !== undefined){
let data8 = data7.generated;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err28 = {instancePath:instancePath+"/attributes/generated",schemaPath:"#/properties/attributes/properties/generated/type",keyword:"type",params:{type: schema35.properties.attributes.properties.generated.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.vendored !== undefined){
let data9 = data7.vendored;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err29 = {instancePath:instancePath+"/attributes/vendored",schemaPath:"#/properties/attributes/properties/vendored/type",keyword:"type",params:{type: schema35.properties.attributes.properties.vendored.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data7.noDiff !== undefined){
let data10 = data7.noDiff;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err30 = {instancePath:instancePath+"/attributes/noDiff",schemaPath:"#/properties/attributes/properties/noDiff/type",keyword:"type",params:{type: schema35.properties.attributes.properties.noDiff.type},message:"must be boolean,null"};
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
else {
const err31 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.diff !== undefined){
let data11 = data.diff;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err32 = {instancePath:instancePath+"/diff",schemaPath:"#/properties/diff/type",keyword:"type",params:{type: schema35.properties.diff.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.oldPath === undefined){
const err33 = {instancePath:instancePath+"/diff",schemaPath:"#/properties/diff/required",keyword:"required",params:{missingProperty: "oldPath"},message:"must have required property '"+"oldPath"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11.newPath === undefined){
const err34 = {instancePath:instancePath+"/diff",schemaPath:"#/properties/diff/required",keyword:"required",params:{missingProperty: "newPath"},message:"must have required property '"+"newPath"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11.status === undefined){
const err35 = {instancePath:instancePath+"/diff",schemaPath:"#/properties/diff/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11.oldMode === undefined){
const err36 = {instancePath:instancePath+"/diff",schemaPath:"#/properties/diff/required",keyword:"required",params:{missingProperty: "oldMode"},message:"must have required property '"+"oldMode"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data11.newMode === undefined){
const err37 = {instancePath:instancePath+"/diff",schemaPath:"#/properties/diff/required",keyword:"required",params:{missingProperty: "newMode"},message:"must have required property '"+"newMode"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data11.binary === undefined){
const err38 = {instancePath:instancePath+"/diff",schemaPath:"#/properties/diff/required",keyword:"required",params:{missingProperty: "binary"},message:"must have required property '"+"binary"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data11.submodule === undefined){
const err39 = {instancePath:instancePath+"/diff",schemaPath:"#/properties/diff/required",keyword:"required",params:{missingProperty: "submodule"},message:"must have required property '"+"submodule"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data11.truncated === undefined){
const err40 = {instancePath:instancePath+"/diff",schemaPath:"#/properties/diff/required",keyword:"required",params:{missingProperty: "truncated"},message:"must have required property '"+"truncated"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data11.additions === undefined){
const err41 = {instancePath:instancePath+"/diff",schemaPath:"#/properties/diff/required",keyword:"required",params:{missingProperty: "additions"},message:"must have required property '"+"additions"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data11.deletions === undefined){
const err42 = {instancePath:instancePath+"/diff",schemaPath:"#/properties/diff/required",keyword:"required",params:{missingProperty: "deletions"},message:"must have required property '"+"deletions"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data11.hunks === undefined){
const err43 = {instancePath:instancePath+"/diff",schemaPath:"#/properties/diff/required",keyword:"required",params:{missingProperty: "hunks"},message:"must have required property '"+"hunks"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data11.bytes === undefined){
const err44 = {instancePath:instancePath+"/diff",schemaPath:"#/properties/diff/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key2 in data11){
if(!(func1.call(schema35.properties.diff.properties, key2))){
const err45 = {instancePath:instancePath+"/diff",schemaPath:"#/properties/diff/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data11.oldPath !== undefined){
let data12 = data11.oldPath;
if((typeof data12 !== "string") && (data12 !== null)){
const err46 = {instancePath:instancePath+"/diff/oldPath",schemaPath:"#/properties/diff/properties/oldPath/type",keyword:"type",params:{type: schema35.properties.diff.properties.oldPath.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data11.newPath !== undefined){
let data13 = data11.newPath;
if((typeof data13 !== "string") && (data13 !== null)){
const err47 = {instancePath:instancePath+"/diff/newPath",schemaPath:"#/properties/diff/properties/newPath/type",keyword:"type",params:{type: schema35.properties.diff.properties.newPath.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data11.status !== undefined){
let data14 = data11.status;
if(typeof data14 !== "string"){
const err48 = {instancePath:instancePath+"/diff/status",schemaPath:"#/properties/diff/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(((((data14 === "added") || (data14 === "deleted")) || (data14 === "modified")) || (data14 === "renamed")) || (data14 === "copied"))){
const err49 = {instancePath:instancePath+"/diff/status",schemaPath:"#/properties/diff/properties/status/enum",keyword:"enum",params:{allowedValues: schema35.properties.diff.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data11.oldMode !== undefined){
let data15 = data11.oldMode;
if((typeof data15 !== "string") && (data15 !== null)){
const err50 = {instancePath:instancePath+"/diff/oldMode",schemaPath:"#/properties/diff/properties/oldMode/type",keyword:"type",params:{type: schema35.properties.diff.properties.oldMode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data11.newMode !== undefined){
let data16 = data11.newMode;
if((typeof data16 !== "string") && (data16 !== null)){
const err51 = {instancePath:instancePath+"/diff/newMode",schemaPath:"#/properties/diff/properties/newMode/type",keyword:"type",params:{type: schema35.properties.diff.properties.newMode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data11.binary !== undefined){
if(typeof data11.binary !== "boolean"){
const err52 = {instancePath:instancePath+"/diff/binary",schemaPath:"#/properties/diff/properties/binary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data11.submodule !== undefined){
if(typeof data11.submodule !== "boolean"){
const err53 = {instancePath:instancePath+"/diff/submodule",schemaPath:"#/properties/diff/properties/submodule/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data11.truncated !== undefined){
if(typeof data11.truncated !== "boolean"){
const err54 = {instancePath:instancePath+"/diff/truncated",schemaPath:"#/properties/diff/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data11.additions !== undefined){
let data20 = data11.additions;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err55 = {instancePath:instancePath+"/diff/additions",schemaPath:"#/properties/diff/properties/additions/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err56 = {instancePath:instancePath+"/diff/additions",schemaPath:"#/properties/diff/properties/additions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
if(data11.deletions !== undefined){
let data21 = data11.deletions;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err57 = {instancePath:instancePath+"/diff/deletions",schemaPath:"#/properties/diff/properties/deletions/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err58 = {instancePath:instancePath+"/diff/deletions",schemaPath:"#/properties/diff/properties/deletions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
if(data11.hunks !== undefined){
let data22 = data11.hunks;
if(Array.isArray(data22)){
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data22[i0], {instancePath:instancePath+"/diff/hunks/" + i0,parentData:data22,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err59 = {instancePath:instancePath+"/diff/hunks",schemaPath:"#/properties/diff/properties/hunks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data11.bytes !== undefined){
let data24 = data11.bytes;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err60 = {instancePath:instancePath+"/diff/bytes",schemaPath:"#/properties/diff/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
const err61 = {instancePath:instancePath+"/diff/bytes",schemaPath:"#/properties/diff/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
}
}
if(data.missing !== undefined){
let data25 = data.missing;
if((typeof data25 !== "string") && (data25 !== null)){
const err62 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: schema35.properties.missing.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.content !== undefined){
let data26 = data.content;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.binary === undefined){
const err63 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: "binary"},message:"must have required property '"+"binary"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data26.minified === undefined){
const err64 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: "minified"},message:"must have required property '"+"minified"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data26.generatedMark === undefined){
const err65 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: "generatedMark"},message:"must have required property '"+"generatedMark"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
for(const key3 in data26){
if(!(((key3 === "binary") || (key3 === "minified")) || (key3 === "generatedMark"))){
const err66 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data26.binary !== undefined){
let data27 = data26.binary;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.base === undefined){
const err67 = {instancePath:instancePath+"/content/binary",schemaPath:"#/$defs/sideFlags/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data27.head === undefined){
const err68 = {instancePath:instancePath+"/content/binary",schemaPath:"#/$defs/sideFlags/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
for(const key4 in data27){
if(!((key4 === "base") || (key4 === "head"))){
const err69 = {instancePath:instancePath+"/content/binary",schemaPath:"#/$defs/sideFlags/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data27.base !== undefined){
let data28 = data27.base;
if((typeof data28 !== "boolean") && (data28 !== null)){
const err70 = {instancePath:instancePath+"/content/binary/base",schemaPath:"#/$defs/sideFlags/properties/base/type",keyword:"type",params:{type: schema38.properties.base.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data27.head !== undefined){
let data29 = data27.head;
if((typeof data29 !== "boolean") && (data29 !== null)){
const err71 = {instancePath:instancePath+"/content/binary/head",schemaPath:"#/$defs/sideFlags/properties/head/type",keyword:"type",params:{type: schema38.properties.head.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/content/binary",schemaPath:"#/$defs/sideFlags/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data26.minified !== undefined){
let data30 = data26.minified;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.base === undefined){
const err73 = {instancePath:instancePath+"/content/minified",schemaPath:"#/$defs/sideFlags/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data30.head === undefined){
const err74 = {instancePath:instancePath+"/content/minified",schemaPath:"#/$defs/sideFlags/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
for(const key5 in data30){
if(!((key5 === "base") || (key5 === "head"))){
const err75 = {instancePath:instancePath+"/content/minified",schemaPath:"#/$defs/sideFlags/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data30.base !== undefined){
let data31 = data30.base;
if((typeof data31 !== "boolean") && (data31 !== null)){
const err76 = {instancePath:instancePath+"/content/minified/base",schemaPath:"#/$defs/sideFlags/properties/base/type",keyword:"type",params:{type: schema38.properties.base.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data30.head !== undefined){
let data32 = data30.head;
if((typeof data32 !== "boolean") && (data32 !== null)){
const err77 = {instancePath:instancePath+"/content/minified/head",schemaPath:"#/$defs/sideFlags/properties/head/type",keyword:"type",params:{type: schema38.properties.head.type},message:"must be boolean,null"};
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
else {
const err78 = {instancePath:instancePath+"/content/minified",schemaPath:"#/$defs/sideFlags/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data26.generatedMark !== undefined){
let data33 = data26.generatedMark;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.base === undefined){
const err79 = {instancePath:instancePath+"/content/generatedMark",schemaPath:"#/$defs/sideFlags/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data33.head === undefined){
const err80 = {instancePath:instancePath+"/content/generatedMark",schemaPath:"#/$defs/sideFlags/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
for(const key6 in data33){
if(!((key6 === "base") || (key6 === "head"))){
const err81 = {instancePath:instancePath+"/content/generatedMark",schemaPath:"#/$defs/sideFlags/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data33.base !== undefined){
let data34 = data33.base;
if((typeof data34 !== "boolean") && (data34 !== null)){
const err82 = {instancePath:instancePath+"/content/generatedMark/base",schemaPath:"#/$defs/sideFlags/properties/base/type",keyword:"type",params:{type: schema38.properties.base.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data33.head !== undefined){
let data35 = data33.head;
if((typeof data35 !== "boolean") && (data35 !== null)){
const err83 = {instancePath:instancePath+"/content/generatedMark/head",schemaPath:"#/$defs/sideFlags/properties/head/type",keyword:"type",params:{type: schema38.properties.head.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/content/generatedMark",schemaPath:"#/$defs/sideFlags/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.context !== undefined){
let data36 = data.context;
if(Array.isArray(data36)){
const len1 = data36.length;
for(let i1=0; i1<len1; i1++){
let data37 = data36[i1];
if(Array.isArray(data37)){
if(data37.length > 4){
const err86 = {instancePath:instancePath+"/context/" + i1,schemaPath:"#/$defs/line/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data37.length < 4){
const err87 = {instancePath:instancePath+"/context/" + i1,schemaPath:"#/$defs/line/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
const len2 = data37.length;
if(len2 > 0){
let data38 = data37[0];
if(typeof data38 !== "string"){
const err88 = {instancePath:instancePath+"/context/" + i1+"/0",schemaPath:"#/$defs/line/prefixItems/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(!(((data38 === " ") || (data38 === "+")) || (data38 === "-"))){
const err89 = {instancePath:instancePath+"/context/" + i1+"/0",schemaPath:"#/$defs/line/prefixItems/0/enum",keyword:"enum",params:{allowedValues: schema37.prefixItems[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(len2 > 1){
let data39 = data37[1];
if((!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))) && (data39 !== null)){
const err90 = {instancePath:instancePath+"/context/" + i1+"/1",schemaPath:"#/$defs/line/prefixItems/1/type",keyword:"type",params:{type: schema37.prefixItems[1].type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 0 || isNaN(data39)){
const err91 = {instancePath:instancePath+"/context/" + i1+"/1",schemaPath:"#/$defs/line/prefixItems/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(len2 > 2){
let data40 = data37[2];
if((!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))) && (data40 !== null)){
const err92 = {instancePath:instancePath+"/context/" + i1+"/2",schemaPath:"#/$defs/line/prefixItems/2/type",keyword:"type",params:{type: schema37.prefixItems[2].type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
const err93 = {instancePath:instancePath+"/context/" + i1+"/2",schemaPath:"#/$defs/line/prefixItems/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(len2 > 3){
if(typeof data37[3] !== "string"){
const err94 = {instancePath:instancePath+"/context/" + i1+"/3",schemaPath:"#/$defs/line/prefixItems/3/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
const len3 = data37.length;
if(!(len3 <= 4)){
const err95 = {instancePath:instancePath+"/context/" + i1,schemaPath:"#/$defs/line/items",keyword:"items",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/context/" + i1,schemaPath:"#/$defs/line/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err97 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern6 = new RegExp("^[0-9a-f]{64}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://quorate.invalid/schemas/recording.schema.json" */;
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
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tool === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.runId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.startedAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startedAt"},message:"must have required property '"+"startedAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.finishedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "finishedAt"},message:"must have required property '"+"finishedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.change === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "change"},message:"must have required property '"+"change"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.settings === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.seats === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seats"},message:"must have required property '"+"seats"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.secrets === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secrets"},message:"must have required property '"+"secrets"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.turns === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(1 !== data0){
const err12 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.tool !== undefined){
let data1 = data.tool;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err13 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.version === undefined){
const err14 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "name") || (key1 === "version"))){
const err15 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err16 = {instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err17 = {instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.version !== undefined){
let data3 = data1.version;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err18 = {instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.runId !== undefined){
let data4 = data.runId;
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err21 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.startedAt !== undefined){
let data5 = data.startedAt;
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
const err23 = {instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.finishedAt !== undefined){
let data6 = data.finishedAt;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err25 = {instancePath:instancePath+"/finishedAt",schemaPath:"#/properties/finishedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err26 = {instancePath:instancePath+"/finishedAt",schemaPath:"#/properties/finishedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.change !== undefined){
let data7 = data.change;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.identity === undefined){
const err27 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/required",keyword:"required",params:{missingProperty: "identity"},message:"must have required property '"+"identity"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data7.files === undefined){
const err28 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data7.gaps === undefined){
const err29 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/required",keyword:"required",params:{missingProperty: "gaps"},message:"must have required property '"+"gaps"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key2 in data7){
if(!(((key2 === "identity") || (key2 === "files")) || (key2 === "gaps"))){
const err30 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data7.identity !== undefined){
let data8 = data7.identity;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.forge === undefined){
const err31 = {instancePath:instancePath+"/change/identity",schemaPath:"#/properties/change/properties/identity/required",keyword:"required",params:{missingProperty: "forge"},message:"must have required property '"+"forge"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data8.repository === undefined){
const err32 = {instancePath:instancePath+"/change/identity",schemaPath:"#/properties/change/properties/identity/required",keyword:"required",params:{missingProperty: "repository"},message:"must have required property '"+"repository"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data8.number === undefined){
const err33 = {instancePath:instancePath+"/change/identity",schemaPath:"#/properties/change/properties/identity/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data8.base === undefined){
const err34 = {instancePath:instancePath+"/change/identity",schemaPath:"#/properties/change/properties/identity/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data8.head === undefined){
const err35 = {instancePath:instancePath+"/change/identity",schemaPath:"#/properties/change/properties/identity/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data8.mergeBase === undefined){
const err36 = {instancePath:instancePath+"/change/identity",schemaPath:"#/properties/change/properties/identity/required",keyword:"required",params:{missingProperty: "mergeBase"},message:"must have required property '"+"mergeBase"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data8.author === undefined){
const err37 = {instancePath:instancePath+"/change/identity",schemaPath:"#/properties/change/properties/identity/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data8.title === undefined){
const err38 = {instancePath:instancePath+"/change/identity",schemaPath:"#/properties/change/properties/identity/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data8.body === undefined){
const err39 = {instancePath:instancePath+"/change/identity",schemaPath:"#/properties/change/properties/identity/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key3 in data8){
if(!(func1.call(schema31.properties.change.properties.identity.properties, key3))){
const err40 = {instancePath:instancePath+"/change/identity",schemaPath:"#/properties/change/properties/identity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data8.forge !== undefined){
let data9 = data8.forge;
if(typeof data9 !== "string"){
const err41 = {instancePath:instancePath+"/change/identity/forge",schemaPath:"#/properties/change/properties/identity/properties/forge/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!((((data9 === "github") || (data9 === "bitbucket-cloud")) || (data9 === "bitbucket-dc")) || (data9 === "local"))){
const err42 = {instancePath:instancePath+"/change/identity/forge",schemaPath:"#/properties/change/properties/identity/properties/forge/enum",keyword:"enum",params:{allowedValues: schema31.properties.change.properties.identity.properties.forge.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data8.repository !== undefined){
let data10 = data8.repository;
if(typeof data10 === "string"){
if(func2(data10) < 1){
const err43 = {instancePath:instancePath+"/change/identity/repository",schemaPath:"#/properties/change/properties/identity/properties/repository/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/change/identity/repository",schemaPath:"#/properties/change/properties/identity/properties/repository/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data8.number !== undefined){
let data11 = data8.number;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err45 = {instancePath:instancePath+"/change/identity/number",schemaPath:"#/properties/change/properties/identity/properties/number/type",keyword:"type",params:{type: schema31.properties.change.properties.identity.properties.number.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err46 = {instancePath:instancePath+"/change/identity/number",schemaPath:"#/properties/change/properties/identity/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data8.base !== undefined){
if(!(validate21(data8.base, {instancePath:instancePath+"/change/identity/base",parentData:data8,parentDataProperty:"base",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data8.head !== undefined){
if(!(validate21(data8.head, {instancePath:instancePath+"/change/identity/head",parentData:data8,parentDataProperty:"head",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data8.mergeBase !== undefined){
let data14 = data8.mergeBase;
if(typeof data14 === "string"){
if(!pattern4.test(data14)){
const err47 = {instancePath:instancePath+"/change/identity/mergeBase",schemaPath:"#/$defs/sha/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}([0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}([0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/change/identity/mergeBase",schemaPath:"#/$defs/sha/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data8.author !== undefined){
let data15 = data8.author;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
const err49 = {instancePath:instancePath+"/change/identity/author",schemaPath:"#/properties/change/properties/identity/properties/author/type",keyword:"type",params:{type: schema31.properties.change.properties.identity.properties.author.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.id === undefined){
const err50 = {instancePath:instancePath+"/change/identity/author",schemaPath:"#/properties/change/properties/identity/properties/author/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data15.login === undefined){
const err51 = {instancePath:instancePath+"/change/identity/author",schemaPath:"#/properties/change/properties/identity/properties/author/required",keyword:"required",params:{missingProperty: "login"},message:"must have required property '"+"login"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key4 in data15){
if(!((key4 === "id") || (key4 === "login"))){
const err52 = {instancePath:instancePath+"/change/identity/author",schemaPath:"#/properties/change/properties/identity/properties/author/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data15.id !== undefined){
let data16 = data15.id;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err53 = {instancePath:instancePath+"/change/identity/author/id",schemaPath:"#/properties/change/properties/identity/properties/author/properties/id/type",keyword:"type",params:{type: schema31.properties.change.properties.identity.properties.author.properties.id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data15.login !== undefined){
let data17 = data15.login;
if(typeof data17 === "string"){
if(func2(data17) < 1){
const err54 = {instancePath:instancePath+"/change/identity/author/login",schemaPath:"#/properties/change/properties/identity/properties/author/properties/login/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/change/identity/author/login",schemaPath:"#/properties/change/properties/identity/properties/author/properties/login/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
}
if(data8.title !== undefined){
let data18 = data8.title;
if((typeof data18 !== "string") && (data18 !== null)){
const err56 = {instancePath:instancePath+"/change/identity/title",schemaPath:"#/properties/change/properties/identity/properties/title/type",keyword:"type",params:{type: schema31.properties.change.properties.identity.properties.title.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data8.body !== undefined){
let data19 = data8.body;
if((typeof data19 !== "string") && (data19 !== null)){
const err57 = {instancePath:instancePath+"/change/identity/body",schemaPath:"#/properties/change/properties/identity/properties/body/type",keyword:"type",params:{type: schema31.properties.change.properties.identity.properties.body.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/change/identity",schemaPath:"#/properties/change/properties/identity/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data7.files !== undefined){
let data20 = data7.files;
if(Array.isArray(data20)){
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
if(!(validate24(data20[i0], {instancePath:instancePath+"/change/files/" + i0,parentData:data20,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err59 = {instancePath:instancePath+"/change/files",schemaPath:"#/properties/change/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data7.gaps !== undefined){
let data22 = data7.gaps;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
if(typeof data22[i1] !== "string"){
const err60 = {instancePath:instancePath+"/change/gaps/" + i1,schemaPath:"#/properties/change/properties/gaps/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/change/gaps",schemaPath:"#/properties/change/properties/gaps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.settings !== undefined){
let data24 = data.settings;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key5 in data24){
if(typeof data24[key5] !== "string"){
const err63 = {instancePath:instancePath+"/settings/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/settings/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.seats !== undefined){
let data26 = data.seats;
if(Array.isArray(data26)){
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
let data27 = data26[i2];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.slot === undefined){
const err65 = {instancePath:instancePath+"/seats/" + i2,schemaPath:"#/properties/seats/items/required",keyword:"required",params:{missingProperty: "slot"},message:"must have required property '"+"slot"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data27.binding === undefined){
const err66 = {instancePath:instancePath+"/seats/" + i2,schemaPath:"#/properties/seats/items/required",keyword:"required",params:{missingProperty: "binding"},message:"must have required property '"+"binding"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
for(const key6 in data27){
if(!((key6 === "slot") || (key6 === "binding"))){
const err67 = {instancePath:instancePath+"/seats/" + i2,schemaPath:"#/properties/seats/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data27.slot !== undefined){
let data28 = data27.slot;
if(typeof data28 !== "string"){
const err68 = {instancePath:instancePath+"/seats/" + i2+"/slot",schemaPath:"#/$defs/slot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!((((data28 === "fable") || (data28 === "opus")) || (data28 === "sonnet")) || (data28 === "gpt"))){
const err69 = {instancePath:instancePath+"/seats/" + i2+"/slot",schemaPath:"#/$defs/slot/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data27.binding !== undefined){
let data29 = data27.binding;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.provider === undefined){
const err70 = {instancePath:instancePath+"/seats/" + i2+"/binding",schemaPath:"#/$defs/binding/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data29.model === undefined){
const err71 = {instancePath:instancePath+"/seats/" + i2+"/binding",schemaPath:"#/$defs/binding/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data29.effort === undefined){
const err72 = {instancePath:instancePath+"/seats/" + i2+"/binding",schemaPath:"#/$defs/binding/required",keyword:"required",params:{missingProperty: "effort"},message:"must have required property '"+"effort"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
for(const key7 in data29){
if(!(((key7 === "provider") || (key7 === "model")) || (key7 === "effort"))){
const err73 = {instancePath:instancePath+"/seats/" + i2+"/binding",schemaPath:"#/$defs/binding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data29.provider !== undefined){
let data30 = data29.provider;
if(typeof data30 !== "string"){
const err74 = {instancePath:instancePath+"/seats/" + i2+"/binding/provider",schemaPath:"#/$defs/binding/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(!(((((((data30 === "anthropic") || (data30 === "openai")) || (data30 === "google")) || (data30 === "azure")) || (data30 === "bedrock")) || (data30 === "openai-compatible")) || (data30 === "builtin"))){
const err75 = {instancePath:instancePath+"/seats/" + i2+"/binding/provider",schemaPath:"#/$defs/binding/properties/provider/enum",keyword:"enum",params:{allowedValues: schema43.properties.provider.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data29.model !== undefined){
let data31 = data29.model;
if(typeof data31 === "string"){
if(func2(data31) < 1){
const err76 = {instancePath:instancePath+"/seats/" + i2+"/binding/model",schemaPath:"#/$defs/binding/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err77 = {instancePath:instancePath+"/seats/" + i2+"/binding/model",schemaPath:"#/$defs/binding/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data29.effort !== undefined){
let data32 = data29.effort;
if((typeof data32 !== "string") && (data32 !== null)){
const err78 = {instancePath:instancePath+"/seats/" + i2+"/binding/effort",schemaPath:"#/$defs/binding/properties/effort/type",keyword:"type",params:{type: schema43.properties.effort.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(!((((((data32 === "low") || (data32 === "medium")) || (data32 === "high")) || (data32 === "xhigh")) || (data32 === "max")) || (data32 === null))){
const err79 = {instancePath:instancePath+"/seats/" + i2+"/binding/effort",schemaPath:"#/$defs/binding/properties/effort/enum",keyword:"enum",params:{allowedValues: schema43.properties.effort.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/seats/" + i2+"/binding",schemaPath:"#/$defs/binding/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err81 = {instancePath:instancePath+"/seats/" + i2,schemaPath:"#/properties/seats/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err82 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.secrets !== undefined){
let data33 = data.secrets;
if(Array.isArray(data33)){
const len3 = data33.length;
for(let i3=0; i3<len3; i3++){
let data34 = data33[i3];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.path === undefined){
const err83 = {instancePath:instancePath+"/secrets/" + i3,schemaPath:"#/properties/secrets/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data34.line === undefined){
const err84 = {instancePath:instancePath+"/secrets/" + i3,schemaPath:"#/properties/secrets/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data34.rule === undefined){
const err85 = {instancePath:instancePath+"/secrets/" + i3,schemaPath:"#/properties/secrets/items/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data34.added === undefined){
const err86 = {instancePath:instancePath+"/secrets/" + i3,schemaPath:"#/properties/secrets/items/required",keyword:"required",params:{missingProperty: "added"},message:"must have required property '"+"added"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
for(const key8 in data34){
if(!((((key8 === "path") || (key8 === "line")) || (key8 === "rule")) || (key8 === "added"))){
const err87 = {instancePath:instancePath+"/secrets/" + i3,schemaPath:"#/properties/secrets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data34.path !== undefined){
let data35 = data34.path;
if(typeof data35 === "string"){
if(func2(data35) < 1){
const err88 = {instancePath:instancePath+"/secrets/" + i3+"/path",schemaPath:"#/properties/secrets/items/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/secrets/" + i3+"/path",schemaPath:"#/properties/secrets/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data34.line !== undefined){
let data36 = data34.line;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err90 = {instancePath:instancePath+"/secrets/" + i3+"/line",schemaPath:"#/properties/secrets/items/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
const err91 = {instancePath:instancePath+"/secrets/" + i3+"/line",schemaPath:"#/properties/secrets/items/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data34.rule !== undefined){
let data37 = data34.rule;
if(typeof data37 === "string"){
if(func2(data37) < 1){
const err92 = {instancePath:instancePath+"/secrets/" + i3+"/rule",schemaPath:"#/properties/secrets/items/properties/rule/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/secrets/" + i3+"/rule",schemaPath:"#/properties/secrets/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data34.added !== undefined){
if(typeof data34.added !== "boolean"){
const err94 = {instancePath:instancePath+"/secrets/" + i3+"/added",schemaPath:"#/properties/secrets/items/properties/added/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/secrets/" + i3,schemaPath:"#/properties/secrets/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err96 = {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data.turns !== undefined){
let data39 = data.turns;
if(Array.isArray(data39)){
const len4 = data39.length;
for(let i4=0; i4<len4; i4++){
let data40 = data39[i4];
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.label === undefined){
const err97 = {instancePath:instancePath+"/turns/" + i4,schemaPath:"#/properties/turns/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data40.digest === undefined){
const err98 = {instancePath:instancePath+"/turns/" + i4,schemaPath:"#/properties/turns/items/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data40.slot === undefined){
const err99 = {instancePath:instancePath+"/turns/" + i4,schemaPath:"#/properties/turns/items/required",keyword:"required",params:{missingProperty: "slot"},message:"must have required property '"+"slot"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data40.binding === undefined){
const err100 = {instancePath:instancePath+"/turns/" + i4,schemaPath:"#/properties/turns/items/required",keyword:"required",params:{missingProperty: "binding"},message:"must have required property '"+"binding"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data40.answer === undefined){
const err101 = {instancePath:instancePath+"/turns/" + i4,schemaPath:"#/properties/turns/items/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data40.error === undefined){
const err102 = {instancePath:instancePath+"/turns/" + i4,schemaPath:"#/properties/turns/items/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data40.attempts === undefined){
const err103 = {instancePath:instancePath+"/turns/" + i4,schemaPath:"#/properties/turns/items/required",keyword:"required",params:{missingProperty: "attempts"},message:"must have required property '"+"attempts"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data40.durationMs === undefined){
const err104 = {instancePath:instancePath+"/turns/" + i4,schemaPath:"#/properties/turns/items/required",keyword:"required",params:{missingProperty: "durationMs"},message:"must have required property '"+"durationMs"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
for(const key9 in data40){
if(!((((((((key9 === "label") || (key9 === "digest")) || (key9 === "slot")) || (key9 === "binding")) || (key9 === "answer")) || (key9 === "error")) || (key9 === "attempts")) || (key9 === "durationMs"))){
const err105 = {instancePath:instancePath+"/turns/" + i4,schemaPath:"#/properties/turns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data40.label !== undefined){
let data41 = data40.label;
if(typeof data41 === "string"){
if(func2(data41) < 1){
const err106 = {instancePath:instancePath+"/turns/" + i4+"/label",schemaPath:"#/properties/turns/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
else {
const err107 = {instancePath:instancePath+"/turns/" + i4+"/label",schemaPath:"#/properties/turns/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data40.digest !== undefined){
let data42 = data40.digest;
if(typeof data42 === "string"){
if(!pattern6.test(data42)){
const err108 = {instancePath:instancePath+"/turns/" + i4+"/digest",schemaPath:"#/properties/turns/items/properties/digest/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
else {
const err109 = {instancePath:instancePath+"/turns/" + i4+"/digest",schemaPath:"#/properties/turns/items/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data40.slot !== undefined){
let data43 = data40.slot;
if(typeof data43 !== "string"){
const err110 = {instancePath:instancePath+"/turns/" + i4+"/slot",schemaPath:"#/$defs/slot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(!((((data43 === "fable") || (data43 === "opus")) || (data43 === "sonnet")) || (data43 === "gpt"))){
const err111 = {instancePath:instancePath+"/turns/" + i4+"/slot",schemaPath:"#/$defs/slot/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data40.binding !== undefined){
let data44 = data40.binding;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.provider === undefined){
const err112 = {instancePath:instancePath+"/turns/" + i4+"/binding",schemaPath:"#/$defs/binding/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data44.model === undefined){
const err113 = {instancePath:instancePath+"/turns/" + i4+"/binding",schemaPath:"#/$defs/binding/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data44.effort === undefined){
const err114 = {instancePath:instancePath+"/turns/" + i4+"/binding",schemaPath:"#/$defs/binding/required",keyword:"required",params:{missingProperty: "effort"},message:"must have required property '"+"effort"+"'"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
for(const key10 in data44){
if(!(((key10 === "provider") || (key10 === "model")) || (key10 === "effort"))){
const err115 = {instancePath:instancePath+"/turns/" + i4+"/binding",schemaPath:"#/$defs/binding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data44.provider !== undefined){
let data45 = data44.provider;
if(typeof data45 !== "string"){
const err116 = {instancePath:instancePath+"/turns/" + i4+"/binding/provider",schemaPath:"#/$defs/binding/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(!(((((((data45 === "anthropic") || (data45 === "openai")) || (data45 === "google")) || (data45 === "azure")) || (data45 === "bedrock")) || (data45 === "openai-compatible")) || (data45 === "builtin"))){
const err117 = {instancePath:instancePath+"/turns/" + i4+"/binding/provider",schemaPath:"#/$defs/binding/properties/provider/enum",keyword:"enum",params:{allowedValues: schema43.properties.provider.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data44.model !== undefined){
let data46 = data44.model;
if(typeof data46 === "string"){
if(func2(data46) < 1){
const err118 = {instancePath:instancePath+"/turns/" + i4+"/binding/model",schemaPath:"#/$defs/binding/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
else {
const err119 = {instancePath:instancePath+"/turns/" + i4+"/binding/model",schemaPath:"#/$defs/binding/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data44.effort !== undefined){
let data47 = data44.effort;
if((typeof data47 !== "string") && (data47 !== null)){
const err120 = {instancePath:instancePath+"/turns/" + i4+"/binding/effort",schemaPath:"#/$defs/binding/properties/effort/type",keyword:"type",params:{type: schema43.properties.effort.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(!((((((data47 === "low") || (data47 === "medium")) || (data47 === "high")) || (data47 === "xhigh")) || (data47 === "max")) || (data47 === null))){
const err121 = {instancePath:instancePath+"/turns/" + i4+"/binding/effort",schemaPath:"#/$defs/binding/properties/effort/enum",keyword:"enum",params:{allowedValues: schema43.properties.effort.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/turns/" + i4+"/binding",schemaPath:"#/$defs/binding/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data40.answer !== undefined){
let data48 = data40.answer;
if((!(data48 && typeof data48 == "object" && !Array.isArray(data48))) && (data48 !== null)){
const err123 = {instancePath:instancePath+"/turns/" + i4+"/answer",schemaPath:"#/properties/turns/items/properties/answer/type",keyword:"type",params:{type: schema31.properties.turns.items.properties.answer.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.text === undefined){
const err124 = {instancePath:instancePath+"/turns/" + i4+"/answer",schemaPath:"#/properties/turns/items/properties/answer/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data48.stop === undefined){
const err125 = {instancePath:instancePath+"/turns/" + i4+"/answer",schemaPath:"#/properties/turns/items/properties/answer/required",keyword:"required",params:{missingProperty: "stop"},message:"must have required property '"+"stop"+"'"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data48.rawStop === undefined){
const err126 = {instancePath:instancePath+"/turns/" + i4+"/answer",schemaPath:"#/properties/turns/items/properties/answer/required",keyword:"required",params:{missingProperty: "rawStop"},message:"must have required property '"+"rawStop"+"'"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data48.usage === undefined){
const err127 = {instancePath:instancePath+"/turns/" + i4+"/answer",schemaPath:"#/properties/turns/items/properties/answer/required",keyword:"required",params:{missingProperty: "usage"},message:"must have required property '"+"usage"+"'"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(data48.servedModel === undefined){
const err128 = {instancePath:instancePath+"/turns/" + i4+"/answer",schemaPath:"#/properties/turns/items/properties/answer/required",keyword:"required",params:{missingProperty: "servedModel"},message:"must have required property '"+"servedModel"+"'"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data48.notes === undefined){
const err129 = {instancePath:instancePath+"/turns/" + i4+"/answer",schemaPath:"#/properties/turns/items/properties/answer/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
for(const key11 in data48){
if(!((((((key11 === "text") || (key11 === "stop")) || (key11 === "rawStop")) || (key11 === "usage")) || (key11 === "servedModel")) || (key11 === "notes"))){
const err130 = {instancePath:instancePath+"/turns/" + i4+"/answer",schemaPath:"#/properties/turns/items/properties/answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data48.text !== undefined){
if(typeof data48.text !== "string"){
const err131 = {instancePath:instancePath+"/turns/" + i4+"/answer/text",schemaPath:"#/properties/turns/items/properties/answer/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data48.stop !== undefined){
let data50 = data48.stop;
if(typeof data50 !== "string"){
const err132 = {instancePath:instancePath+"/turns/" + i4+"/answer/stop",schemaPath:"#/properties/turns/items/properties/answer/properties/stop/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(!(((((data50 === "end") || (data50 === "length")) || (data50 === "refusal")) || (data50 === "context")) || (data50 === "other"))){
const err133 = {instancePath:instancePath+"/turns/" + i4+"/answer/stop",schemaPath:"#/properties/turns/items/properties/answer/properties/stop/enum",keyword:"enum",params:{allowedValues: schema31.properties.turns.items.properties.answer.properties.stop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data48.rawStop !== undefined){
if(typeof data48.rawStop !== "string"){
const err134 = {instancePath:instancePath+"/turns/" + i4+"/answer/rawStop",schemaPath:"#/properties/turns/items/properties/answer/properties/rawStop/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data48.usage !== undefined){
let data52 = data48.usage;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.input === undefined){
const err135 = {instancePath:instancePath+"/turns/" + i4+"/answer/usage",schemaPath:"#/properties/turns/items/properties/answer/properties/usage/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(data52.cacheRead === undefined){
const err136 = {instancePath:instancePath+"/turns/" + i4+"/answer/usage",schemaPath:"#/properties/turns/items/properties/answer/properties/usage/required",keyword:"required",params:{missingProperty: "cacheRead"},message:"must have required property '"+"cacheRead"+"'"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
if(data52.cacheWrite === undefined){
const err137 = {instancePath:instancePath+"/turns/" + i4+"/answer/usage",schemaPath:"#/properties/turns/items/properties/answer/properties/usage/required",keyword:"required",params:{missingProperty: "cacheWrite"},message:"must have required property '"+"cacheWrite"+"'"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(data52.output === undefined){
const err138 = {instancePath:instancePath+"/turns/" + i4+"/answer/usage",schemaPath:"#/properties/turns/items/properties/answer/properties/usage/required",keyword:"required",params:{missingProperty: "output"},message:"must have required property '"+"output"+"'"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
for(const key12 in data52){
if(!((((key12 === "input") || (key12 === "cacheRead")) || (key12 === "cacheWrite")) || (key12 === "output"))){
const err139 = {instancePath:instancePath+"/turns/" + i4+"/answer/usage",schemaPath:"#/properties/turns/items/properties/answer/properties/usage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data52.input !== undefined){
let data53 = data52.input;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
const err140 = {instancePath:instancePath+"/turns/" + i4+"/answer/usage/input",schemaPath:"#/properties/turns/items/properties/answer/properties/usage/properties/input/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 0 || isNaN(data53)){
const err141 = {instancePath:instancePath+"/turns/" + i4+"/answer/usage/input",schemaPath:"#/properties/turns/items/properties/answer/properties/usage/properties/input/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
if(data52.cacheRead !== undefined){
let data54 = data52.cacheRead;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err142 = {instancePath:instancePath+"/turns/" + i4+"/answer/usage/cacheRead",schemaPath:"#/properties/turns/items/properties/answer/properties/usage/properties/cacheRead/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 0 || isNaN(data54)){
const err143 = {instancePath:instancePath+"/turns/" + i4+"/answer/usage/cacheRead",schemaPath:"#/properties/turns/items/properties/answer/properties/usage/properties/cacheRead/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data52.cacheWrite !== undefined){
let data55 = data52.cacheWrite;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err144 = {instancePath:instancePath+"/turns/" + i4+"/answer/usage/cacheWrite",schemaPath:"#/properties/turns/items/properties/answer/properties/usage/properties/cacheWrite/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 0 || isNaN(data55)){
const err145 = {instancePath:instancePath+"/turns/" + i4+"/answer/usage/cacheWrite",schemaPath:"#/properties/turns/items/properties/answer/properties/usage/properties/cacheWrite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data52.output !== undefined){
let data56 = data52.output;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
const err146 = {instancePath:instancePath+"/turns/" + i4+"/answer/usage/output",schemaPath:"#/properties/turns/items/properties/answer/properties/usage/properties/output/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 < 0 || isNaN(data56)){
const err147 = {instancePath:instancePath+"/turns/" + i4+"/answer/usage/output",schemaPath:"#/properties/turns/items/properties/answer/properties/usage/properties/output/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
}
}
else {
const err148 = {instancePath:instancePath+"/turns/" + i4+"/answer/usage",schemaPath:"#/properties/turns/items/properties/answer/properties/usage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data48.servedModel !== undefined){
let data57 = data48.servedModel;
if((typeof data57 !== "string") && (data57 !== null)){
const err149 = {instancePath:instancePath+"/turns/" + i4+"/answer/servedModel",schemaPath:"#/properties/turns/items/properties/answer/properties/servedModel/type",keyword:"type",params:{type: schema31.properties.turns.items.properties.answer.properties.servedModel.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data48.notes !== undefined){
let data58 = data48.notes;
if(Array.isArray(data58)){
const len5 = data58.length;
for(let i5=0; i5<len5; i5++){
if(typeof data58[i5] !== "string"){
const err150 = {instancePath:instancePath+"/turns/" + i4+"/answer/notes/" + i5,schemaPath:"#/properties/turns/items/properties/answer/properties/notes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
else {
const err151 = {instancePath:instancePath+"/turns/" + i4+"/answer/notes",schemaPath:"#/properties/turns/items/properties/answer/properties/notes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
}
}
if(data40.error !== undefined){
let data60 = data40.error;
if((!(data60 && typeof data60 == "object" && !Array.isArray(data60))) && (data60 !== null)){
const err152 = {instancePath:instancePath+"/turns/" + i4+"/error",schemaPath:"#/properties/turns/items/properties/error/type",keyword:"type",params:{type: schema31.properties.turns.items.properties.error.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.fault === undefined){
const err153 = {instancePath:instancePath+"/turns/" + i4+"/error",schemaPath:"#/properties/turns/items/properties/error/required",keyword:"required",params:{missingProperty: "fault"},message:"must have required property '"+"fault"+"'"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(data60.message === undefined){
const err154 = {instancePath:instancePath+"/turns/" + i4+"/error",schemaPath:"#/properties/turns/items/properties/error/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
for(const key13 in data60){
if(!((key13 === "fault") || (key13 === "message"))){
const err155 = {instancePath:instancePath+"/turns/" + i4+"/error",schemaPath:"#/properties/turns/items/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data60.fault !== undefined){
let data61 = data60.fault;
if(typeof data61 === "string"){
if(func2(data61) < 1){
const err156 = {instancePath:instancePath+"/turns/" + i4+"/error/fault",schemaPath:"#/properties/turns/items/properties/error/properties/fault/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
else {
const err157 = {instancePath:instancePath+"/turns/" + i4+"/error/fault",schemaPath:"#/properties/turns/items/properties/error/properties/fault/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data60.message !== undefined){
if(typeof data60.message !== "string"){
const err158 = {instancePath:instancePath+"/turns/" + i4+"/error/message",schemaPath:"#/properties/turns/items/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
}
if(data40.attempts !== undefined){
let data63 = data40.attempts;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err159 = {instancePath:instancePath+"/turns/" + i4+"/attempts",schemaPath:"#/properties/turns/items/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 < 0 || isNaN(data63)){
const err160 = {instancePath:instancePath+"/turns/" + i4+"/attempts",schemaPath:"#/properties/turns/items/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
}
if(data40.durationMs !== undefined){
let data64 = data40.durationMs;
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 < 0 || isNaN(data64)){
const err161 = {instancePath:instancePath+"/turns/" + i4+"/durationMs",schemaPath:"#/properties/turns/items/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
else {
const err162 = {instancePath:instancePath+"/turns/" + i4+"/durationMs",schemaPath:"#/properties/turns/items/properties/durationMs/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
}
else {
const err163 = {instancePath:instancePath+"/turns/" + i4,schemaPath:"#/properties/turns/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
}
else {
const err164 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data.config !== undefined){
let data65 = data.config;
if((!(data65 && typeof data65 == "object" && !Array.isArray(data65))) && (data65 !== null)){
const err165 = {instancePath:instancePath+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{type: schema31.properties.config.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data.imported !== undefined){
let data66 = data.imported;
if(Array.isArray(data66)){
const len6 = data66.length;
for(let i6=0; i6<len6; i6++){
let data67 = data66[i6];
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.source === undefined){
const err166 = {instancePath:instancePath+"/imported/" + i6,schemaPath:"#/properties/imported/items/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data67.tool === undefined){
const err167 = {instancePath:instancePath+"/imported/" + i6,schemaPath:"#/properties/imported/items/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(data67.results === undefined){
const err168 = {instancePath:instancePath+"/imported/" + i6,schemaPath:"#/properties/imported/items/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if(data67.findings === undefined){
const err169 = {instancePath:instancePath+"/imported/" + i6,schemaPath:"#/properties/imported/items/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data67.left === undefined){
const err170 = {instancePath:instancePath+"/imported/" + i6,schemaPath:"#/properties/imported/items/required",keyword:"required",params:{missingProperty: "left"},message:"must have required property '"+"left"+"'"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
for(const key14 in data67){
if(!(((((key14 === "source") || (key14 === "tool")) || (key14 === "results")) || (key14 === "findings")) || (key14 === "left"))){
const err171 = {instancePath:instancePath+"/imported/" + i6,schemaPath:"#/properties/imported/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data67.source !== undefined){
let data68 = data67.source;
if(typeof data68 === "string"){
if(func2(data68) < 1){
const err172 = {instancePath:instancePath+"/imported/" + i6+"/source",schemaPath:"#/properties/imported/items/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
else {
const err173 = {instancePath:instancePath+"/imported/" + i6+"/source",schemaPath:"#/properties/imported/items/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
if(data67.tool !== undefined){
let data69 = data67.tool;
if(typeof data69 === "string"){
if(func2(data69) < 1){
const err174 = {instancePath:instancePath+"/imported/" + i6+"/tool",schemaPath:"#/properties/imported/items/properties/tool/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
else {
const err175 = {instancePath:instancePath+"/imported/" + i6+"/tool",schemaPath:"#/properties/imported/items/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data67.results !== undefined){
let data70 = data67.results;
if(!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))){
const err176 = {instancePath:instancePath+"/imported/" + i6+"/results",schemaPath:"#/properties/imported/items/properties/results/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 < 0 || isNaN(data70)){
const err177 = {instancePath:instancePath+"/imported/" + i6+"/results",schemaPath:"#/properties/imported/items/properties/results/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
}
if(data67.findings !== undefined){
let data71 = data67.findings;
if(Array.isArray(data71)){
const len7 = data71.length;
for(let i7=0; i7<len7; i7++){
let data72 = data71[i7];
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.severity === undefined){
const err178 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7,schemaPath:"#/$defs/gateFinding/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(data72.path === undefined){
const err179 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7,schemaPath:"#/$defs/gateFinding/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(data72.line === undefined){
const err180 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7,schemaPath:"#/$defs/gateFinding/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if(data72.rule === undefined){
const err181 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7,schemaPath:"#/$defs/gateFinding/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if(data72.issue === undefined){
const err182 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7,schemaPath:"#/$defs/gateFinding/required",keyword:"required",params:{missingProperty: "issue"},message:"must have required property '"+"issue"+"'"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if(data72.fix === undefined){
const err183 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7,schemaPath:"#/$defs/gateFinding/required",keyword:"required",params:{missingProperty: "fix"},message:"must have required property '"+"fix"+"'"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
for(const key15 in data72){
if(!(((((((key15 === "severity") || (key15 === "path")) || (key15 === "line")) || (key15 === "endLine")) || (key15 === "rule")) || (key15 === "issue")) || (key15 === "fix"))){
const err184 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7,schemaPath:"#/$defs/gateFinding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data72.severity !== undefined){
let data73 = data72.severity;
if(typeof data73 !== "string"){
const err185 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7+"/severity",schemaPath:"#/$defs/gateFinding/properties/severity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(!(((data73 === "blocking") || (data73 === "important")) || (data73 === "suggestion"))){
const err186 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7+"/severity",schemaPath:"#/$defs/gateFinding/properties/severity/enum",keyword:"enum",params:{allowedValues: schema46.properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data72.path !== undefined){
let data74 = data72.path;
if(typeof data74 === "string"){
if(func2(data74) < 1){
const err187 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7+"/path",schemaPath:"#/$defs/gateFinding/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
else {
const err188 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7+"/path",schemaPath:"#/$defs/gateFinding/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data72.line !== undefined){
let data75 = data72.line;
if((!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))) && (data75 !== null)){
const err189 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7+"/line",schemaPath:"#/$defs/gateFinding/properties/line/type",keyword:"type",params:{type: schema46.properties.line.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 < 1 || isNaN(data75)){
const err190 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7+"/line",schemaPath:"#/$defs/gateFinding/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data72.endLine !== undefined){
let data76 = data72.endLine;
if(!(((typeof data76 == "number") && (!(data76 % 1) && !isNaN(data76))) && (isFinite(data76)))){
const err191 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7+"/endLine",schemaPath:"#/$defs/gateFinding/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if((typeof data76 == "number") && (isFinite(data76))){
if(data76 < 1 || isNaN(data76)){
const err192 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7+"/endLine",schemaPath:"#/$defs/gateFinding/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
}
if(data72.rule !== undefined){
let data77 = data72.rule;
if(typeof data77 === "string"){
if(func2(data77) < 1){
const err193 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7+"/rule",schemaPath:"#/$defs/gateFinding/properties/rule/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
else {
const err194 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7+"/rule",schemaPath:"#/$defs/gateFinding/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data72.issue !== undefined){
let data78 = data72.issue;
if(typeof data78 === "string"){
if(func2(data78) < 1){
const err195 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7+"/issue",schemaPath:"#/$defs/gateFinding/properties/issue/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
else {
const err196 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7+"/issue",schemaPath:"#/$defs/gateFinding/properties/issue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data72.fix !== undefined){
let data79 = data72.fix;
if((typeof data79 !== "string") && (data79 !== null)){
const err197 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7+"/fix",schemaPath:"#/$defs/gateFinding/properties/fix/type",keyword:"type",params:{type: schema46.properties.fix.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
}
else {
const err198 = {instancePath:instancePath+"/imported/" + i6+"/findings/" + i7,schemaPath:"#/$defs/gateFinding/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
}
else {
const err199 = {instancePath:instancePath+"/imported/" + i6+"/findings",schemaPath:"#/properties/imported/items/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(data67.left !== undefined){
let data80 = data67.left;
if(Array.isArray(data80)){
const len8 = data80.length;
for(let i8=0; i8<len8; i8++){
let data81 = data80[i8];
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
if(data81.reason === undefined){
const err200 = {instancePath:instancePath+"/imported/" + i6+"/left/" + i8,schemaPath:"#/properties/imported/items/properties/left/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
if(data81.count === undefined){
const err201 = {instancePath:instancePath+"/imported/" + i6+"/left/" + i8,schemaPath:"#/properties/imported/items/properties/left/items/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
for(const key16 in data81){
if(!((key16 === "reason") || (key16 === "count"))){
const err202 = {instancePath:instancePath+"/imported/" + i6+"/left/" + i8,schemaPath:"#/properties/imported/items/properties/left/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data81.reason !== undefined){
let data82 = data81.reason;
if(typeof data82 === "string"){
if(func2(data82) < 1){
const err203 = {instancePath:instancePath+"/imported/" + i6+"/left/" + i8+"/reason",schemaPath:"#/properties/imported/items/properties/left/items/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
else {
const err204 = {instancePath:instancePath+"/imported/" + i6+"/left/" + i8+"/reason",schemaPath:"#/properties/imported/items/properties/left/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
if(data81.count !== undefined){
let data83 = data81.count;
if(!(((typeof data83 == "number") && (!(data83 % 1) && !isNaN(data83))) && (isFinite(data83)))){
const err205 = {instancePath:instancePath+"/imported/" + i6+"/left/" + i8+"/count",schemaPath:"#/properties/imported/items/properties/left/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
if((typeof data83 == "number") && (isFinite(data83))){
if(data83 < 1 || isNaN(data83)){
const err206 = {instancePath:instancePath+"/imported/" + i6+"/left/" + i8+"/count",schemaPath:"#/properties/imported/items/properties/left/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
}
}
else {
const err207 = {instancePath:instancePath+"/imported/" + i6+"/left/" + i8,schemaPath:"#/properties/imported/items/properties/left/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
}
else {
const err208 = {instancePath:instancePath+"/imported/" + i6+"/left",schemaPath:"#/properties/imported/items/properties/left/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
}
else {
const err209 = {instancePath:instancePath+"/imported/" + i6,schemaPath:"#/properties/imported/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
}
else {
const err210 = {instancePath:instancePath+"/imported",schemaPath:"#/properties/imported/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
if(data.found !== undefined){
let data84 = data.found;
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
if(data84.checks === undefined){
const err211 = {instancePath:instancePath+"/found",schemaPath:"#/properties/found/required",keyword:"required",params:{missingProperty: "checks"},message:"must have required property '"+"checks"+"'"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if(data84.markers === undefined){
const err212 = {instancePath:instancePath+"/found",schemaPath:"#/properties/found/required",keyword:"required",params:{missingProperty: "markers"},message:"must have required property '"+"markers"+"'"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
for(const key17 in data84){
if(!((key17 === "checks") || (key17 === "markers"))){
const err213 = {instancePath:instancePath+"/found",schemaPath:"#/properties/found/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
if(data84.checks !== undefined){
let data85 = data84.checks;
if(Array.isArray(data85)){
const len9 = data85.length;
for(let i9=0; i9<len9; i9++){
let data86 = data85[i9];
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
if(data86.name === undefined){
const err214 = {instancePath:instancePath+"/found/checks/" + i9,schemaPath:"#/properties/found/properties/checks/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
if(data86.status === undefined){
const err215 = {instancePath:instancePath+"/found/checks/" + i9,schemaPath:"#/properties/found/properties/checks/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
if(data86.reason === undefined){
const err216 = {instancePath:instancePath+"/found/checks/" + i9,schemaPath:"#/properties/found/properties/checks/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
if(data86.findings === undefined){
const err217 = {instancePath:instancePath+"/found/checks/" + i9,schemaPath:"#/properties/found/properties/checks/items/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
for(const key18 in data86){
if(!((((key18 === "name") || (key18 === "status")) || (key18 === "reason")) || (key18 === "findings"))){
const err218 = {instancePath:instancePath+"/found/checks/" + i9,schemaPath:"#/properties/found/properties/checks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
if(data86.name !== undefined){
let data87 = data86.name;
if(typeof data87 === "string"){
if(func2(data87) < 1){
const err219 = {instancePath:instancePath+"/found/checks/" + i9+"/name",schemaPath:"#/properties/found/properties/checks/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
else {
const err220 = {instancePath:instancePath+"/found/checks/" + i9+"/name",schemaPath:"#/properties/found/properties/checks/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
if(data86.status !== undefined){
let data88 = data86.status;
if(typeof data88 !== "string"){
const err221 = {instancePath:instancePath+"/found/checks/" + i9+"/status",schemaPath:"#/properties/found/properties/checks/items/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
if(!(((data88 === "pass") || (data88 === "fail")) || (data88 === "skipped"))){
const err222 = {instancePath:instancePath+"/found/checks/" + i9+"/status",schemaPath:"#/properties/found/properties/checks/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema31.properties.found.properties.checks.items.properties.status.enum},message:"must be equal to one of the allowed values"};
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
let data89 = data86.reason;
if((typeof data89 !== "string") && (data89 !== null)){
const err223 = {instancePath:instancePath+"/found/checks/" + i9+"/reason",schemaPath:"#/properties/found/properties/checks/items/properties/reason/type",keyword:"type",params:{type: schema31.properties.found.properties.checks.items.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
if(data86.findings !== undefined){
let data90 = data86.findings;
if(Array.isArray(data90)){
const len10 = data90.length;
for(let i10=0; i10<len10; i10++){
let data91 = data90[i10];
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
if(data91.severity === undefined){
const err224 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10,schemaPath:"#/$defs/gateFinding/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
if(data91.path === undefined){
const err225 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10,schemaPath:"#/$defs/gateFinding/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
if(data91.line === undefined){
const err226 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10,schemaPath:"#/$defs/gateFinding/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
if(data91.rule === undefined){
const err227 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10,schemaPath:"#/$defs/gateFinding/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
if(data91.issue === undefined){
const err228 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10,schemaPath:"#/$defs/gateFinding/required",keyword:"required",params:{missingProperty: "issue"},message:"must have required property '"+"issue"+"'"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
if(data91.fix === undefined){
const err229 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10,schemaPath:"#/$defs/gateFinding/required",keyword:"required",params:{missingProperty: "fix"},message:"must have required property '"+"fix"+"'"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
for(const key19 in data91){
if(!(((((((key19 === "severity") || (key19 === "path")) || (key19 === "line")) || (key19 === "endLine")) || (key19 === "rule")) || (key19 === "issue")) || (key19 === "fix"))){
const err230 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10,schemaPath:"#/$defs/gateFinding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
if(data91.severity !== undefined){
let data92 = data91.severity;
if(typeof data92 !== "string"){
const err231 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10+"/severity",schemaPath:"#/$defs/gateFinding/properties/severity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
if(!(((data92 === "blocking") || (data92 === "important")) || (data92 === "suggestion"))){
const err232 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10+"/severity",schemaPath:"#/$defs/gateFinding/properties/severity/enum",keyword:"enum",params:{allowedValues: schema46.properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
if(data91.path !== undefined){
let data93 = data91.path;
if(typeof data93 === "string"){
if(func2(data93) < 1){
const err233 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10+"/path",schemaPath:"#/$defs/gateFinding/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
else {
const err234 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10+"/path",schemaPath:"#/$defs/gateFinding/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
if(data91.line !== undefined){
let data94 = data91.line;
if((!(((typeof data94 == "number") && (!(data94 % 1) && !isNaN(data94))) && (isFinite(data94)))) && (data94 !== null)){
const err235 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10+"/line",schemaPath:"#/$defs/gateFinding/properties/line/type",keyword:"type",params:{type: schema46.properties.line.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
if((typeof data94 == "number") && (isFinite(data94))){
if(data94 < 1 || isNaN(data94)){
const err236 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10+"/line",schemaPath:"#/$defs/gateFinding/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
}
if(data91.endLine !== undefined){
let data95 = data91.endLine;
if(!(((typeof data95 == "number") && (!(data95 % 1) && !isNaN(data95))) && (isFinite(data95)))){
const err237 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10+"/endLine",schemaPath:"#/$defs/gateFinding/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
if((typeof data95 == "number") && (isFinite(data95))){
if(data95 < 1 || isNaN(data95)){
const err238 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10+"/endLine",schemaPath:"#/$defs/gateFinding/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
}
if(data91.rule !== undefined){
let data96 = data91.rule;
if(typeof data96 === "string"){
if(func2(data96) < 1){
const err239 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10+"/rule",schemaPath:"#/$defs/gateFinding/properties/rule/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err240 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10+"/rule",schemaPath:"#/$defs/gateFinding/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
if(data91.issue !== undefined){
let data97 = data91.issue;
if(typeof data97 === "string"){
if(func2(data97) < 1){
const err241 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10+"/issue",schemaPath:"#/$defs/gateFinding/properties/issue/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err242 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10+"/issue",schemaPath:"#/$defs/gateFinding/properties/issue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
if(data91.fix !== undefined){
let data98 = data91.fix;
if((typeof data98 !== "string") && (data98 !== null)){
const err243 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10+"/fix",schemaPath:"#/$defs/gateFinding/properties/fix/type",keyword:"type",params:{type: schema46.properties.fix.type},message:"must be string,null"};
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
const err244 = {instancePath:instancePath+"/found/checks/" + i9+"/findings/" + i10,schemaPath:"#/$defs/gateFinding/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
}
else {
const err245 = {instancePath:instancePath+"/found/checks/" + i9+"/findings",schemaPath:"#/properties/found/properties/checks/items/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
}
else {
const err246 = {instancePath:instancePath+"/found/checks/" + i9,schemaPath:"#/properties/found/properties/checks/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err247 = {instancePath:instancePath+"/found/checks",schemaPath:"#/properties/found/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
if(data84.markers !== undefined){
let data99 = data84.markers;
if(Array.isArray(data99)){
const len11 = data99.length;
for(let i11=0; i11<len11; i11++){
let data100 = data99[i11];
if(data100 && typeof data100 == "object" && !Array.isArray(data100)){
if(data100.path === undefined){
const err248 = {instancePath:instancePath+"/found/markers/" + i11,schemaPath:"#/properties/found/properties/markers/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
if(data100.line === undefined){
const err249 = {instancePath:instancePath+"/found/markers/" + i11,schemaPath:"#/properties/found/properties/markers/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
if(data100.tool === undefined){
const err250 = {instancePath:instancePath+"/found/markers/" + i11,schemaPath:"#/properties/found/properties/markers/items/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
if(data100.rule === undefined){
const err251 = {instancePath:instancePath+"/found/markers/" + i11,schemaPath:"#/properties/found/properties/markers/items/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
if(data100.until === undefined){
const err252 = {instancePath:instancePath+"/found/markers/" + i11,schemaPath:"#/properties/found/properties/markers/items/required",keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
if(data100.reason === undefined){
const err253 = {instancePath:instancePath+"/found/markers/" + i11,schemaPath:"#/properties/found/properties/markers/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
if(data100.added === undefined){
const err254 = {instancePath:instancePath+"/found/markers/" + i11,schemaPath:"#/properties/found/properties/markers/items/required",keyword:"required",params:{missingProperty: "added"},message:"must have required property '"+"added"+"'"};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
if(data100.state === undefined){
const err255 = {instancePath:instancePath+"/found/markers/" + i11,schemaPath:"#/properties/found/properties/markers/items/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
for(const key20 in data100){
if(!(func1.call(schema31.properties.found.properties.markers.items.properties, key20))){
const err256 = {instancePath:instancePath+"/found/markers/" + i11,schemaPath:"#/properties/found/properties/markers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
if(data100.path !== undefined){
let data101 = data100.path;
if(typeof data101 === "string"){
if(func2(data101) < 1){
const err257 = {instancePath:instancePath+"/found/markers/" + i11+"/path",schemaPath:"#/properties/found/properties/markers/items/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
else {
const err258 = {instancePath:instancePath+"/found/markers/" + i11+"/path",schemaPath:"#/properties/found/properties/markers/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
if(data100.line !== undefined){
let data102 = data100.line;
if(!(((typeof data102 == "number") && (!(data102 % 1) && !isNaN(data102))) && (isFinite(data102)))){
const err259 = {instancePath:instancePath+"/found/markers/" + i11+"/line",schemaPath:"#/properties/found/properties/markers/items/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
if((typeof data102 == "number") && (isFinite(data102))){
if(data102 < 1 || isNaN(data102)){
const err260 = {instancePath:instancePath+"/found/markers/" + i11+"/line",schemaPath:"#/properties/found/properties/markers/items/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
}
if(data100.covers !== undefined){
let data103 = data100.covers;
if(!(((typeof data103 == "number") && (!(data103 % 1) && !isNaN(data103))) && (isFinite(data103)))){
const err261 = {instancePath:instancePath+"/found/markers/" + i11+"/covers",schemaPath:"#/properties/found/properties/markers/items/properties/covers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
if((typeof data103 == "number") && (isFinite(data103))){
if(data103 < 1 || isNaN(data103)){
const err262 = {instancePath:instancePath+"/found/markers/" + i11+"/covers",schemaPath:"#/properties/found/properties/markers/items/properties/covers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data100.tool !== undefined){
let data104 = data100.tool;
if(typeof data104 === "string"){
if(func2(data104) < 1){
const err263 = {instancePath:instancePath+"/found/markers/" + i11+"/tool",schemaPath:"#/properties/found/properties/markers/items/properties/tool/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
else {
const err264 = {instancePath:instancePath+"/found/markers/" + i11+"/tool",schemaPath:"#/properties/found/properties/markers/items/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
if(data100.rule !== undefined){
let data105 = data100.rule;
if((typeof data105 !== "string") && (data105 !== null)){
const err265 = {instancePath:instancePath+"/found/markers/" + i11+"/rule",schemaPath:"#/properties/found/properties/markers/items/properties/rule/type",keyword:"type",params:{type: schema31.properties.found.properties.markers.items.properties.rule.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data100.until !== undefined){
let data106 = data100.until;
if((typeof data106 !== "string") && (data106 !== null)){
const err266 = {instancePath:instancePath+"/found/markers/" + i11+"/until",schemaPath:"#/properties/found/properties/markers/items/properties/until/type",keyword:"type",params:{type: schema31.properties.found.properties.markers.items.properties.until.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
if(data100.reason !== undefined){
let data107 = data100.reason;
if((typeof data107 !== "string") && (data107 !== null)){
const err267 = {instancePath:instancePath+"/found/markers/" + i11+"/reason",schemaPath:"#/properties/found/properties/markers/items/properties/reason/type",keyword:"type",params:{type: schema31.properties.found.properties.markers.items.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
if(data100.added !== undefined){
if(typeof data100.added !== "boolean"){
const err268 = {instancePath:instancePath+"/found/markers/" + i11+"/added",schemaPath:"#/properties/found/properties/markers/items/properties/added/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
if(data100.state !== undefined){
let data109 = data100.state;
if(typeof data109 !== "string"){
const err269 = {instancePath:instancePath+"/found/markers/" + i11+"/state",schemaPath:"#/properties/found/properties/markers/items/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
if(!((((data109 === "active") || (data109 === "expired")) || (data109 === "no-reason")) || (data109 === "malformed"))){
const err270 = {instancePath:instancePath+"/found/markers/" + i11+"/state",schemaPath:"#/properties/found/properties/markers/items/properties/state/enum",keyword:"enum",params:{allowedValues: schema31.properties.found.properties.markers.items.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
}
else {
const err271 = {instancePath:instancePath+"/found/markers/" + i11,schemaPath:"#/properties/found/properties/markers/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
}
else {
const err272 = {instancePath:instancePath+"/found/markers",schemaPath:"#/properties/found/properties/markers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
}
else {
const err273 = {instancePath:instancePath+"/found",schemaPath:"#/properties/found/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
if(data.criteria !== undefined){
let data110 = data.criteria;
if(data110 && typeof data110 == "object" && !Array.isArray(data110)){
if(data110.rules === undefined){
const err274 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
if(data110.left === undefined){
const err275 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/required",keyword:"required",params:{missingProperty: "left"},message:"must have required property '"+"left"+"'"};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
for(const key21 in data110){
if(!((key21 === "rules") || (key21 === "left"))){
const err276 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
if(data110.rules !== undefined){
let data111 = data110.rules;
if(Array.isArray(data111)){
const len12 = data111.length;
for(let i12=0; i12<len12; i12++){
let data112 = data111[i12];
if(data112 && typeof data112 == "object" && !Array.isArray(data112)){
if(data112.id === undefined){
const err277 = {instancePath:instancePath+"/criteria/rules/" + i12,schemaPath:"#/$defs/rule/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
if(data112.severity === undefined){
const err278 = {instancePath:instancePath+"/criteria/rules/" + i12,schemaPath:"#/$defs/rule/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
if(data112.category === undefined){
const err279 = {instancePath:instancePath+"/criteria/rules/" + i12,schemaPath:"#/$defs/rule/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
if(data112.title === undefined){
const err280 = {instancePath:instancePath+"/criteria/rules/" + i12,schemaPath:"#/$defs/rule/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
if(data112.text === undefined){
const err281 = {instancePath:instancePath+"/criteria/rules/" + i12,schemaPath:"#/$defs/rule/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
if(data112.paths === undefined){
const err282 = {instancePath:instancePath+"/criteria/rules/" + i12,schemaPath:"#/$defs/rule/required",keyword:"required",params:{missingProperty: "paths"},message:"must have required property '"+"paths"+"'"};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
if(data112.languages === undefined){
const err283 = {instancePath:instancePath+"/criteria/rules/" + i12,schemaPath:"#/$defs/rule/required",keyword:"required",params:{missingProperty: "languages"},message:"must have required property '"+"languages"+"'"};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
if(data112.violates === undefined){
const err284 = {instancePath:instancePath+"/criteria/rules/" + i12,schemaPath:"#/$defs/rule/required",keyword:"required",params:{missingProperty: "violates"},message:"must have required property '"+"violates"+"'"};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
if(data112.meets === undefined){
const err285 = {instancePath:instancePath+"/criteria/rules/" + i12,schemaPath:"#/$defs/rule/required",keyword:"required",params:{missingProperty: "meets"},message:"must have required property '"+"meets"+"'"};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
if(data112.expires === undefined){
const err286 = {instancePath:instancePath+"/criteria/rules/" + i12,schemaPath:"#/$defs/rule/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
if(data112.source === undefined){
const err287 = {instancePath:instancePath+"/criteria/rules/" + i12,schemaPath:"#/$defs/rule/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
for(const key22 in data112){
if(!(func1.call(schema48.properties, key22))){
const err288 = {instancePath:instancePath+"/criteria/rules/" + i12,schemaPath:"#/$defs/rule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
if(data112.id !== undefined){
let data113 = data112.id;
if(typeof data113 === "string"){
if(func2(data113) < 1){
const err289 = {instancePath:instancePath+"/criteria/rules/" + i12+"/id",schemaPath:"#/$defs/rule/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
}
else {
const err290 = {instancePath:instancePath+"/criteria/rules/" + i12+"/id",schemaPath:"#/$defs/rule/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
}
if(data112.severity !== undefined){
let data114 = data112.severity;
if(!(((data114 === "blocking") || (data114 === "important")) || (data114 === "suggestion"))){
const err291 = {instancePath:instancePath+"/criteria/rules/" + i12+"/severity",schemaPath:"#/$defs/rule/properties/severity/enum",keyword:"enum",params:{allowedValues: schema48.properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
}
if(data112.category !== undefined){
let data115 = data112.category;
if(!(((((((((data115 === "correctness") || (data115 === "security")) || (data115 === "concurrency")) || (data115 === "error-handling")) || (data115 === "api")) || (data115 === "performance")) || (data115 === "tests")) || (data115 === "maintainability")) || (data115 === null))){
const err292 = {instancePath:instancePath+"/criteria/rules/" + i12+"/category",schemaPath:"#/$defs/rule/properties/category/enum",keyword:"enum",params:{allowedValues: schema48.properties.category.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
}
if(data112.title !== undefined){
let data116 = data112.title;
if(typeof data116 === "string"){
if(func2(data116) < 1){
const err293 = {instancePath:instancePath+"/criteria/rules/" + i12+"/title",schemaPath:"#/$defs/rule/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
else {
const err294 = {instancePath:instancePath+"/criteria/rules/" + i12+"/title",schemaPath:"#/$defs/rule/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
}
if(data112.text !== undefined){
if(typeof data112.text !== "string"){
const err295 = {instancePath:instancePath+"/criteria/rules/" + i12+"/text",schemaPath:"#/$defs/rule/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
}
if(data112.paths !== undefined){
let data118 = data112.paths;
if((!(Array.isArray(data118))) && (data118 !== null)){
const err296 = {instancePath:instancePath+"/criteria/rules/" + i12+"/paths",schemaPath:"#/$defs/rule/properties/paths/type",keyword:"type",params:{type: schema48.properties.paths.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
if(Array.isArray(data118)){
const len13 = data118.length;
for(let i13=0; i13<len13; i13++){
let data119 = data118[i13];
if(typeof data119 === "string"){
if(func2(data119) < 1){
const err297 = {instancePath:instancePath+"/criteria/rules/" + i12+"/paths/" + i13,schemaPath:"#/$defs/rule/properties/paths/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
else {
const err298 = {instancePath:instancePath+"/criteria/rules/" + i12+"/paths/" + i13,schemaPath:"#/$defs/rule/properties/paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
}
}
if(data112.languages !== undefined){
let data120 = data112.languages;
if((!(Array.isArray(data120))) && (data120 !== null)){
const err299 = {instancePath:instancePath+"/criteria/rules/" + i12+"/languages",schemaPath:"#/$defs/rule/properties/languages/type",keyword:"type",params:{type: schema48.properties.languages.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
if(Array.isArray(data120)){
const len14 = data120.length;
for(let i14=0; i14<len14; i14++){
let data121 = data120[i14];
if(typeof data121 === "string"){
if(func2(data121) < 1){
const err300 = {instancePath:instancePath+"/criteria/rules/" + i12+"/languages/" + i14,schemaPath:"#/$defs/rule/properties/languages/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
}
else {
const err301 = {instancePath:instancePath+"/criteria/rules/" + i12+"/languages/" + i14,schemaPath:"#/$defs/rule/properties/languages/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
}
}
}
if(data112.violates !== undefined){
let data122 = data112.violates;
if(Array.isArray(data122)){
const len15 = data122.length;
for(let i15=0; i15<len15; i15++){
if(typeof data122[i15] !== "string"){
const err302 = {instancePath:instancePath+"/criteria/rules/" + i12+"/violates/" + i15,schemaPath:"#/$defs/rule/properties/violates/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
}
}
else {
const err303 = {instancePath:instancePath+"/criteria/rules/" + i12+"/violates",schemaPath:"#/$defs/rule/properties/violates/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
}
if(data112.meets !== undefined){
let data124 = data112.meets;
if(Array.isArray(data124)){
const len16 = data124.length;
for(let i16=0; i16<len16; i16++){
if(typeof data124[i16] !== "string"){
const err304 = {instancePath:instancePath+"/criteria/rules/" + i12+"/meets/" + i16,schemaPath:"#/$defs/rule/properties/meets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
}
}
else {
const err305 = {instancePath:instancePath+"/criteria/rules/" + i12+"/meets",schemaPath:"#/$defs/rule/properties/meets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
}
if(data112.expires !== undefined){
let data126 = data112.expires;
if((typeof data126 !== "string") && (data126 !== null)){
const err306 = {instancePath:instancePath+"/criteria/rules/" + i12+"/expires",schemaPath:"#/$defs/rule/properties/expires/type",keyword:"type",params:{type: schema48.properties.expires.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
if(data112.source !== undefined){
let data127 = data112.source;
if(typeof data127 === "string"){
if(func2(data127) < 1){
const err307 = {instancePath:instancePath+"/criteria/rules/" + i12+"/source",schemaPath:"#/$defs/rule/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
else {
const err308 = {instancePath:instancePath+"/criteria/rules/" + i12+"/source",schemaPath:"#/$defs/rule/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
}
else {
const err309 = {instancePath:instancePath+"/criteria/rules/" + i12,schemaPath:"#/$defs/rule/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
}
}
else {
const err310 = {instancePath:instancePath+"/criteria/rules",schemaPath:"#/properties/criteria/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
if(data110.left !== undefined){
let data128 = data110.left;
if(Array.isArray(data128)){
const len17 = data128.length;
for(let i17=0; i17<len17; i17++){
let data129 = data128[i17];
if(data129 && typeof data129 == "object" && !Array.isArray(data129)){
if(data129.id === undefined){
const err311 = {instancePath:instancePath+"/criteria/left/" + i17,schemaPath:"#/$defs/leftRule/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
if(data129.source === undefined){
const err312 = {instancePath:instancePath+"/criteria/left/" + i17,schemaPath:"#/$defs/leftRule/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
if(data129.reason === undefined){
const err313 = {instancePath:instancePath+"/criteria/left/" + i17,schemaPath:"#/$defs/leftRule/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
for(const key23 in data129){
if(!(((key23 === "id") || (key23 === "source")) || (key23 === "reason"))){
const err314 = {instancePath:instancePath+"/criteria/left/" + i17,schemaPath:"#/$defs/leftRule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
if(data129.id !== undefined){
let data130 = data129.id;
if(typeof data130 === "string"){
if(func2(data130) < 1){
const err315 = {instancePath:instancePath+"/criteria/left/" + i17+"/id",schemaPath:"#/$defs/leftRule/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
}
else {
const err316 = {instancePath:instancePath+"/criteria/left/" + i17+"/id",schemaPath:"#/$defs/leftRule/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
}
if(data129.source !== undefined){
let data131 = data129.source;
if(typeof data131 === "string"){
if(func2(data131) < 1){
const err317 = {instancePath:instancePath+"/criteria/left/" + i17+"/source",schemaPath:"#/$defs/leftRule/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
}
else {
const err318 = {instancePath:instancePath+"/criteria/left/" + i17+"/source",schemaPath:"#/$defs/leftRule/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
}
if(data129.reason !== undefined){
let data132 = data129.reason;
if(typeof data132 === "string"){
if(func2(data132) < 1){
const err319 = {instancePath:instancePath+"/criteria/left/" + i17+"/reason",schemaPath:"#/$defs/leftRule/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err320 = {instancePath:instancePath+"/criteria/left/" + i17+"/reason",schemaPath:"#/$defs/leftRule/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
}
}
else {
const err321 = {instancePath:instancePath+"/criteria/left/" + i17,schemaPath:"#/$defs/leftRule/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
}
}
else {
const err322 = {instancePath:instancePath+"/criteria/left",schemaPath:"#/properties/criteria/properties/left/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
}
}
else {
const err323 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
}
}
else {
const err324 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const embedded = {"config":"config"};


/***/ })

};
