export const id = 6850;
export const ids = [6850,7008];
export const modules = {

/***/ 88832:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

var aws4 = exports,
    url = __webpack_require__(87016),
    querystring = __webpack_require__(83480),
    crypto = __webpack_require__(76982),
    lru = __webpack_require__(22638),
    credentialsCache = lru(1000)

// http://docs.amazonwebservices.com/general/latest/gr/signature-version-4.html

function hmac(key, string, encoding) {
  return crypto.createHmac('sha256', key).update(string, 'utf8').digest(encoding)
}

function hash(string, encoding) {
  return crypto.createHash('sha256').update(string, 'utf8').digest(encoding)
}

// This function assumes the string has already been percent encoded
function encodeRfc3986(urlEncodedString) {
  return urlEncodedString.replace(/[!'()*]/g, function(c) {
    return '%' + c.charCodeAt(0).toString(16).toUpperCase()
  })
}

function encodeRfc3986Full(str) {
  return encodeRfc3986(encodeURIComponent(str))
}

// A bit of a combination of:
// https://github.com/aws/aws-sdk-java-v2/blob/dc695de6ab49ad03934e1b02e7263abbd2354be0/core/auth/src/main/java/software/amazon/awssdk/auth/signer/internal/AbstractAws4Signer.java#L59
// https://github.com/aws/aws-sdk-js/blob/18cb7e5b463b46239f9fdd4a65e2ff8c81831e8f/lib/signers/v4.js#L191-L199
// https://github.com/mhart/aws4fetch/blob/b3aed16b6f17384cf36ea33bcba3c1e9f3bdfefd/src/main.js#L25-L34
var HEADERS_TO_IGNORE = {
  'authorization': true,
  'connection': true,
  'x-amzn-trace-id': true,
  'user-agent': true,
  'expect': true,
  'presigned-expires': true,
  'range': true,
}

// request: { path | body, [host], [method], [headers], [service], [region] }
// credentials: { accessKeyId, secretAccessKey, [sessionToken] }
function RequestSigner(request, credentials) {

  if (typeof request === 'string') request = url.parse(request)

  var headers = request.headers = Object.assign({}, (request.headers || {})),
      hostParts = (!this.service || !this.region) && this.matchHost(request.hostname || request.host || headers.Host || headers.host)

  this.request = request
  this.credentials = credentials || this.defaultCredentials()

  this.service = request.service || hostParts[0] || ''
  this.region = request.region || hostParts[1] || 'us-east-1'

  // SES uses a different domain from the service name
  if (this.service === 'email') this.service = 'ses'

  if (!request.method && request.body)
    request.method = 'POST'

  if (!headers.Host && !headers.host) {
    headers.Host = request.hostname || request.host || this.createHost()

    // If a port is specified explicitly, use it as is
    if (request.port)
      headers.Host += ':' + request.port
  }
  if (!request.hostname && !request.host)
    request.hostname = headers.Host || headers.host

  this.isCodeCommitGit = this.service === 'codecommit' && request.method === 'GIT'

  this.extraHeadersToIgnore = request.extraHeadersToIgnore || Object.create(null)
  this.extraHeadersToInclude = request.extraHeadersToInclude || Object.create(null)
}

RequestSigner.prototype.matchHost = function(host) {
  var match = (host || '').match(/([^\.]{1,63})\.(?:([^\.]{0,63})\.)?amazonaws\.com(\.cn)?$/)
  var hostParts = (match || []).slice(1, 3)

  // ES's hostParts are sometimes the other way round, if the value that is expected
  // to be region equals ‘es’ switch them back
  // e.g. search-cluster-name-aaaa00aaaa0aaa0aaaaaaa0aaa.us-east-1.es.amazonaws.com
  if (hostParts[1] === 'es' || hostParts[1] === 'aoss')
    hostParts = hostParts.reverse()

  if (hostParts[1] == 's3') {
    hostParts[0] = 's3'
    hostParts[1] = 'us-east-1'
  } else {
    for (var i = 0; i < 2; i++) {
      if (/^s3-/.test(hostParts[i])) {
        hostParts[1] = hostParts[i].slice(3)
        hostParts[0] = 's3'
        break
      }
    }
  }

  return hostParts
}

// http://docs.aws.amazon.com/general/latest/gr/rande.html
RequestSigner.prototype.isSingleRegion = function() {
  // Special case for S3 and SimpleDB in us-east-1
  if (['s3', 'sdb'].indexOf(this.service) >= 0 && this.region === 'us-east-1') return true

  return ['cloudfront', 'ls', 'route53', 'iam', 'importexport', 'sts']
    .indexOf(this.service) >= 0
}

RequestSigner.prototype.createHost = function() {
  var region = this.isSingleRegion() ? '' : '.' + this.region,
      subdomain = this.service === 'ses' ? 'email' : this.service
  return subdomain + region + '.amazonaws.com'
}

RequestSigner.prototype.prepareRequest = function() {
  this.parsePath()

  var request = this.request, headers = request.headers, query

  if (request.signQuery) {

    this.parsedPath.query = query = this.parsedPath.query || {}

    if (this.credentials.sessionToken)
      query['X-Amz-Security-Token'] = this.credentials.sessionToken

    if (this.service === 's3' && !query['X-Amz-Expires'])
      query['X-Amz-Expires'] = 86400

    if (query['X-Amz-Date'])
      this.datetime = query['X-Amz-Date']
    else
      query['X-Amz-Date'] = this.getDateTime()

    query['X-Amz-Algorithm'] = 'AWS4-HMAC-SHA256'
    query['X-Amz-Credential'] = this.credentials.accessKeyId + '/' + this.credentialString()
    query['X-Amz-SignedHeaders'] = this.signedHeaders()

  } else {

    if (!request.doNotModifyHeaders && !this.isCodeCommitGit) {
      if (request.body && !headers['Content-Type'] && !headers['content-type'])
        headers['Content-Type'] = 'application/x-www-form-urlencoded; charset=utf-8'

      if (request.body && !headers['Content-Length'] && !headers['content-length'])
        headers['Content-Length'] = Buffer.byteLength(request.body)

      if (this.credentials.sessionToken && !headers['X-Amz-Security-Token'] && !headers['x-amz-security-token'])
        headers['X-Amz-Security-Token'] = this.credentials.sessionToken

      if (this.service === 's3' && !headers['X-Amz-Content-Sha256'] && !headers['x-amz-content-sha256'])
        headers['X-Amz-Content-Sha256'] = hash(this.request.body || '', 'hex')

      if (headers['X-Amz-Date'] || headers['x-amz-date'])
        this.datetime = headers['X-Amz-Date'] || headers['x-amz-date']
      else
        headers['X-Amz-Date'] = this.getDateTime()
    }

    delete headers.Authorization
    delete headers.authorization
  }
}

RequestSigner.prototype.sign = function() {
  if (!this.parsedPath) this.prepareRequest()

  if (this.request.signQuery) {
    this.parsedPath.query['X-Amz-Signature'] = this.signature()
  } else {
    this.request.headers.Authorization = this.authHeader()
  }

  this.request.path = this.formatPath()

  return this.request
}

RequestSigner.prototype.getDateTime = function() {
  if (!this.datetime) {
    var headers = this.request.headers,
      date = new Date(headers.Date || headers.date || new Date)

    this.datetime = date.toISOString().replace(/[:\-]|\.\d{3}/g, '')

    // Remove the trailing 'Z' on the timestamp string for CodeCommit git access
    if (this.isCodeCommitGit) this.datetime = this.datetime.slice(0, -1)
  }
  return this.datetime
}

RequestSigner.prototype.getDate = function() {
  return this.getDateTime().substr(0, 8)
}

RequestSigner.prototype.authHeader = function() {
  return [
    'AWS4-HMAC-SHA256 Credential=' + this.credentials.accessKeyId + '/' + this.credentialString(),
    'SignedHeaders=' + this.signedHeaders(),
    'Signature=' + this.signature(),
  ].join(', ')
}

RequestSigner.prototype.signature = function() {
  var date = this.getDate(),
      cacheKey = [this.credentials.secretAccessKey, date, this.region, this.service].join(),
      kDate, kRegion, kService, kCredentials = credentialsCache.get(cacheKey)
  if (!kCredentials) {
    kDate = hmac('AWS4' + this.credentials.secretAccessKey, date)
    kRegion = hmac(kDate, this.region)
    kService = hmac(kRegion, this.service)
    kCredentials = hmac(kService, 'aws4_request')
    credentialsCache.set(cacheKey, kCredentials)
  }
  return hmac(kCredentials, this.stringToSign(), 'hex')
}

RequestSigner.prototype.stringToSign = function() {
  return [
    'AWS4-HMAC-SHA256',
    this.getDateTime(),
    this.credentialString(),
    hash(this.canonicalString(), 'hex'),
  ].join('\n')
}

RequestSigner.prototype.canonicalString = function() {
  if (!this.parsedPath) this.prepareRequest()

  var pathStr = this.parsedPath.path,
      query = this.parsedPath.query,
      headers = this.request.headers,
      queryStr = '',
      normalizePath = this.service !== 's3',
      decodePath = this.service === 's3' || this.request.doNotEncodePath,
      decodeSlashesInPath = this.service === 's3',
      firstValOnly = this.service === 's3',
      bodyHash

  if (this.service === 's3' && this.request.signQuery) {
    bodyHash = 'UNSIGNED-PAYLOAD'
  } else if (this.isCodeCommitGit) {
    bodyHash = ''
  } else {
    bodyHash = headers['X-Amz-Content-Sha256'] || headers['x-amz-content-sha256'] ||
      hash(this.request.body || '', 'hex')
  }

  if (query) {
    var reducedQuery = Object.keys(query).reduce(function(obj, key) {
      if (!key) return obj
      obj[encodeRfc3986Full(key)] = !Array.isArray(query[key]) ? query[key] :
        (firstValOnly ? query[key][0] : query[key])
      return obj
    }, {})
    var encodedQueryPieces = []
    Object.keys(reducedQuery).sort().forEach(function(key) {
      if (!Array.isArray(reducedQuery[key])) {
        encodedQueryPieces.push(key + '=' + encodeRfc3986Full(reducedQuery[key]))
      } else {
        reducedQuery[key].map(encodeRfc3986Full).sort()
          .forEach(function(val) { encodedQueryPieces.push(key + '=' + val) })
      }
    })
    queryStr = encodedQueryPieces.join('&')
  }
  if (pathStr !== '/') {
    if (normalizePath) pathStr = pathStr.replace(/\/{2,}/g, '/')
    pathStr = pathStr.split('/').reduce(function(path, piece) {
      if (normalizePath && piece === '..') {
        path.pop()
      } else if (!normalizePath || piece !== '.') {
        if (decodePath) piece = decodeURIComponent(piece.replace(/\+/g, ' '))
        path.push(encodeRfc3986Full(piece))
      }
      return path
    }, []).join('/')
    if (pathStr[0] !== '/') pathStr = '/' + pathStr
    if (decodeSlashesInPath) pathStr = pathStr.replace(/%2F/g, '/')
  }

  return [
    this.request.method || 'GET',
    pathStr,
    queryStr,
    this.canonicalHeaders() + '\n',
    this.signedHeaders(),
    bodyHash,
  ].join('\n')
}

RequestSigner.prototype.filterHeaders = function() {
  var headers = this.request.headers,
      extraHeadersToInclude = this.extraHeadersToInclude,
      extraHeadersToIgnore = this.extraHeadersToIgnore
  this.filteredHeaders = Object.keys(headers)
    .map(function(key) { return [key.toLowerCase(), headers[key]] })
    .filter(function(entry) {
      return extraHeadersToInclude[entry[0]] ||
        (HEADERS_TO_IGNORE[entry[0]] == null && !extraHeadersToIgnore[entry[0]])
    })
    .sort(function(a, b) { return a[0] < b[0] ? -1 : 1 })
}

RequestSigner.prototype.canonicalHeaders = function() {
  if (!this.filteredHeaders) this.filterHeaders()

  return this.filteredHeaders.map(function(entry) {
    return entry[0] + ':' + entry[1].toString().trim().replace(/\s+/g, ' ')
  }).join('\n')
}

RequestSigner.prototype.signedHeaders = function() {
  if (!this.filteredHeaders) this.filterHeaders()

  return this.filteredHeaders.map(function(entry) { return entry[0] }).join(';')
}

RequestSigner.prototype.credentialString = function() {
  return [
    this.getDate(),
    this.region,
    this.service,
    'aws4_request',
  ].join('/')
}

RequestSigner.prototype.defaultCredentials = function() {
  var env = process.env
  return {
    accessKeyId: env.AWS_ACCESS_KEY_ID || env.AWS_ACCESS_KEY,
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY || env.AWS_SECRET_KEY,
    sessionToken: env.AWS_SESSION_TOKEN,
  }
}

RequestSigner.prototype.parsePath = function() {
  var path = this.request.path || '/'

  // S3 doesn't always encode characters > 127 correctly and
  // all services don't encode characters > 255 correctly
  // So if there are non-reserved chars (and it's not already all % encoded), just encode them all
  if (/[^0-9A-Za-z;,/?:@&=+$\-_.!~*'()#%]/.test(path)) {
    path = encodeURI(decodeURI(path))
  }

  var queryIx = path.indexOf('?'),
      query = null

  if (queryIx >= 0) {
    query = querystring.parse(path.slice(queryIx + 1))
    path = path.slice(0, queryIx)
  }

  this.parsedPath = {
    path: path,
    query: query,
  }
}

RequestSigner.prototype.formatPath = function() {
  var path = this.parsedPath.path,
      query = this.parsedPath.query

  if (!query) return path

  // Services don't support empty query string keys
  if (query[''] != null) delete query['']

  return path + '?' + encodeRfc3986(querystring.stringify(query))
}

aws4.RequestSigner = RequestSigner

aws4.sign = function(request, credentials) {
  return new RequestSigner(request, credentials).sign()
}


/***/ }),

/***/ 22638:
/***/ ((module) => {

module.exports = function(size) {
  return new LruCache(size)
}

function LruCache(size) {
  this.capacity = size | 0
  this.map = Object.create(null)
  this.list = new DoublyLinkedList()
}

LruCache.prototype.get = function(key) {
  var node = this.map[key]
  if (node == null) return undefined
  this.used(node)
  return node.val
}

LruCache.prototype.set = function(key, val) {
  var node = this.map[key]
  if (node != null) {
    node.val = val
  } else {
    if (!this.capacity) this.prune()
    if (!this.capacity) return false
    node = new DoublyLinkedNode(key, val)
    this.map[key] = node
    this.capacity--
  }
  this.used(node)
  return true
}

LruCache.prototype.used = function(node) {
  this.list.moveToFront(node)
}

LruCache.prototype.prune = function() {
  var node = this.list.pop()
  if (node != null) {
    delete this.map[node.key]
    this.capacity++
  }
}


function DoublyLinkedList() {
  this.firstNode = null
  this.lastNode = null
}

DoublyLinkedList.prototype.moveToFront = function(node) {
  if (this.firstNode == node) return

  this.remove(node)

  if (this.firstNode == null) {
    this.firstNode = node
    this.lastNode = node
    node.prev = null
    node.next = null
  } else {
    node.prev = null
    node.next = this.firstNode
    node.next.prev = node
    this.firstNode = node
  }
}

DoublyLinkedList.prototype.pop = function() {
  var lastNode = this.lastNode
  if (lastNode != null) {
    this.remove(lastNode)
  }
  return lastNode
}

DoublyLinkedList.prototype.remove = function(node) {
  if (this.firstNode == node) {
    this.firstNode = node.next
  } else if (node.prev != null) {
    node.prev.next = node.next
  }
  if (this.lastNode == node) {
    this.lastNode = node.prev
  } else if (node.next != null) {
    node.next.prev = node.prev
  }
}


function DoublyLinkedNode(key, val) {
  this.key = key
  this.val = val
  this.prev = null
  this.next = null
}


/***/ }),

/***/ 47008:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   API_VERSION: () => (/* binding */ API_VERSION),
/* harmony export */   MESSAGES_CHANGES: () => (/* binding */ CHANGES),
/* harmony export */   OLD_API_VERSION: () => (/* binding */ OLD_API_VERSION),
/* harmony export */   createAnthropicClient: () => (/* binding */ createAnthropicClient),
/* harmony export */   messagesBody: () => (/* binding */ bodyOf),
/* harmony export */   readMessage: () => (/* binding */ readWhole),
/* harmony export */   readMessageEvents: () => (/* binding */ readStream)
/* harmony export */ });
/* harmony import */ var _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94227);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49467);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85367);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61892);




const API_VERSION = '2026-10-21';
const OLD_API_VERSION = '2023-06-01';
const IDLE_MS = 60_000;
const STOP_REASONS = {
    end_turn: 'end',
    stop_sequence: 'end',
    max_tokens: 'length',
    refusal: 'refusal',
    model_context_window_exceeded: 'context',
};
const CHANGES = [
    {
        name: 'old-version',
        field: /anthropic-version/i,
        note: `the server does not know API version ${API_VERSION}: asked with ${OLD_API_VERSION}`,
    },
    {
        name: 'no-effort',
        field: /\beffort\b/,
        note: 'the server refused "effort": asked without it',
    },
    {
        name: 'no-format',
        field: /output_config\.format|\bformat\b|json_schema/,
        note: 'the server refused "output_config.format": the schema was described in the prompt instead',
    },
    {
        name: 'no-output-config',
        field: /output_config/,
        note: 'the server refused "output_config": asked without effort, the schema described in the prompt',
    },
    {
        name: 'no-cache',
        field: /cache_control/,
        note: 'the server refused "cache_control": asked without it',
    },
];
function createAnthropicClient(options) {
    const { baseUrl } = options;
    const dialect = {
        url: baseUrl.endsWith('/v1') ? `${baseUrl}/messages` : `${baseUrl}/v1/messages`,
        idleMs: IDLE_MS,
        headers: (apiKey, made) => ({
            'anthropic-version': made.has('old-version') ? OLD_API_VERSION : API_VERSION,
            ...(apiKey === null ? {} : { 'x-api-key': apiKey }),
        }),
        body: (request, made) => bodyOf(request, made, options),
        changes: CHANGES,
        readWhole,
        readStream,
    };
    return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .createModelClient */ .$)(dialect, options);
}
function bodyOf(request, made, options) {
    const { binding, facts } = options;
    const isPlain = made.has('no-output-config');
    const withFormat = !isPlain && !made.has('no-format');
    const withEffort = !isPlain && !made.has('no-effort') && binding.effort !== null;
    const outputConfig = {
        ...(withEffort ? { effort: binding.effort } : {}),
        ...(withFormat ? { format: { type: 'json_schema', schema: request.schema } } : {}),
    };
    const system = withFormat ? request.system : (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .systemWithSchema */ .Vn)(request);
    return {
        model: binding.model,
        max_tokens: Math.min(request.maxOutputTokens, facts.maxOutputTokens),
        stream: true,
        system: [textBlock(system, !made.has('no-cache'))],
        messages: messagesOf(request, !made.has('no-cache')),
        ...(Object.keys(outputConfig).length === 0 ? {} : { output_config: outputConfig }),
    };
}
function messagesOf(request, mayCache) {
    const isCorrection = request.turns.length > 1;
    return request.turns.map(({ role, text }, index) => ({
        role,
        content: [textBlock(text, mayCache && isCorrection && index === 0)],
    }));
}

function textBlock(text, isCached) {
    return { type: 'text', text, ...(isCached ? { cache_control: { type: 'ephemeral' } } : {}) };
}
function readWhole(document) {
    if (document.type === 'error')
        return failureIn(document);
    if (document.type !== 'message')
        return (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .notAnAnswer */ .tl)('the answer is not a message');
    const texts = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(document.content).map(_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf).filter(isText);
    return finish({
        text: texts.map((block) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(block.text) ?? '').join(''),
        model: (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(document.model),
        usage: usageOf((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(document.usage), _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ),
        end: document,
    });
}
async function readStream(events) {
    const progress = { text: '', model: null, usage: _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ, end: null };
    for await (const event of events) {
        const fields = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .eventFields */ .ef)(event);
        if (fields === null)
            return (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .notAnAnswer */ .tl)('an event is not a JSON document');
        if (fields.type === 'error')
            return failureIn(fields);
        if (fields.type === 'message_stop') {
            return progress.end === null ? (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .endedEarly */ .S3)() : finish({ ...progress, end: progress.end });
        }
        take(fields, progress);
    }
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .endedEarly */ .S3)();
}
function take(event, progress) {
    if (event.type === 'message_start') {
        const message = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(event.message);
        progress.model = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(message.model);
        progress.usage = usageOf((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(message.usage), _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ);
    }
    else if (event.type === 'content_block_delta') {
        const delta = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(event.delta);
        if (delta.type === 'text_delta')
            progress.text += (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(delta.text) ?? '';
    }
    else if (event.type === 'message_delta') {
        progress.end = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(event.delta);
        progress.usage = usageOf((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(event.usage), progress.usage);
    }
}
function isText(block) {
    return block.type === 'text';
}
function failureIn(document) {
    const error = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(document.error);
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .failedMidway */ .NO)((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(error.type) ?? 'error', (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(error.message) ?? '');
}
function finish(whole) {
    const word = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(whole.end.stop_reason) ?? 'none';
    const category = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(whole.end.stop_details).category);
    const notes = category === null ? [] : [`refused as ${category}`];
    const { text, model, usage } = whole;
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .reading */ .hF)({ text, stop: STOP_REASONS[word] ?? 'other', word, usage, model, notes });
}
function usageOf(usage, before) {
    const beforeFresh = before.input - before.cacheRead - before.cacheWrite;
    const cacheRead = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(usage.cache_read_input_tokens) || before.cacheRead;
    const cacheWrite = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(usage.cache_creation_input_tokens) || before.cacheWrite;
    const fresh = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(usage.input_tokens) || beforeFresh;
    return {
        input: fresh + cacheRead + cacheWrite,
        cacheRead,
        cacheWrite,
        output: (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(usage.output_tokens) || before.output,
    };
}


/***/ }),

/***/ 96850:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createBedrockClient: () => (/* binding */ createBedrockClient)
});

// EXTERNAL MODULE: ./src/domain/bedrock.ts
var bedrock = __webpack_require__(52530);
// EXTERNAL MODULE: ./src/adapters/llm/anthropic.ts
var anthropic = __webpack_require__(47008);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/aws4/aws4.js
var aws4 = __webpack_require__(88832);
var aws4_default = /*#__PURE__*/__webpack_require__.n(aws4);
;// CONCATENATED MODULE: ./src/adapters/llm/aws-sign.ts


const SERVICE = 'bedrock';
function signAws(request, access, now) {
    const { host, pathname } = new URL(request.url);
    const { region, accessKeyId, secretAccessKey, sessionToken } = access;
    const stamps = {
        'x-amz-date': now.replace(/[-:]|\.\d+/g, ''),
        ...(sessionToken === null ? {} : { 'x-amz-security-token': sessionToken }),
    };
    const headers = {
        host,
        'content-type': request.contentType,
        'content-length': String(external_node_buffer_.Buffer.byteLength(request.body)),
        ...stamps,
    };
    const signed = aws4_default().sign({ service: SERVICE, region, method: 'POST', host, path: pathname, headers, body: request.body }, { accessKeyId, secretAccessKey });
    return { ...stamps, authorization: String(signed.headers?.Authorization) };
}

// EXTERNAL MODULE: ./src/domain/usage.ts
var domain_usage = __webpack_require__(94227);
// EXTERNAL MODULE: ./src/adapters/llm/fields.ts
var llm_fields = __webpack_require__(85367);
// EXTERNAL MODULE: ./src/adapters/llm/reading.ts
var reading = __webpack_require__(61892);
;// CONCATENATED MODULE: ./src/adapters/llm/bedrock-converse.ts



const STOP_REASONS = {
    end_turn: 'end',
    stop_sequence: 'end',
    max_tokens: 'length',
    model_context_window_exceeded: 'context',
    refusal: 'refusal',
    guardrail_intervened: 'refusal',
    content_filtered: 'refusal',
};
const NOTES = {
    guardrail_intervened: 'a guardrail of the account stopped the answer',
    content_filtered: 'a content filter stopped the answer',
};
const CONVERSE_CHANGES = [
    {
        name: 'no-effort',
        field: /reasoning_effort|additionalModelRequestFields/,
        note: 'the model refused "reasoning_effort": asked without it',
    },
    {
        name: 'no-format',
        field: /outputConfig|textFormat|json_?schema|structured output/i,
        note: 'the model refused "outputConfig.textFormat": the schema was described in the prompt instead',
    },
    {
        name: 'no-system',
        field: /\bsystem\b/,
        note: 'the model refused "system": its text stands before the first question',
    },
];
function converseBody(request, made, options) {
    const { binding, facts } = options;
    const withFormat = !made.has('no-format');
    const withSystem = !made.has('no-system');
    const system = withFormat ? request.system : (0,reading/* systemWithSchema */.Vn)(request);
    return {
        messages: request.turns.map(({ role, text }, index) => ({
            role,
            content: [...(index === 0 && !withSystem ? [{ text: system }] : []), { text }],
        })),
        ...(withSystem ? { system: [{ text: system }] } : {}),
        inferenceConfig: { maxTokens: Math.min(request.maxOutputTokens, facts.maxOutputTokens) },
        ...(withFormat ? { outputConfig: { textFormat: textFormat(request) } } : {}),
        ...(binding.effort === null || made.has('no-effort')
            ? {}
            : { additionalModelRequestFields: { reasoning_effort: binding.effort } }),
    };
}
function textFormat({ schema }) {
    return {
        type: 'json_schema',
        structure: { jsonSchema: { name: (0,reading/* schemaName */.l_)(schema), schema: JSON.stringify(schema) } },
    };
}
function readConverse(document) {
    const message = (0,llm_fields/* fieldsOf */.Pf)((0,llm_fields/* fieldsOf */.Pf)(document.output).message);
    if (message.content === undefined)
        return (0,reading/* notAnAnswer */.tl)('the answer is not a message');
    const texts = (0,llm_fields/* listOf */.c3)(message.content).map((block) => (0,llm_fields/* textOf */.b6)((0,llm_fields/* fieldsOf */.Pf)(block).text) ?? '');
    return finish(texts.join(''), (0,llm_fields/* textOf */.b6)(document.stopReason), usageOf((0,llm_fields/* fieldsOf */.Pf)(document.usage)));
}
async function readConverseEvents(events) {
    const progress = { text: '', stop: null, usage: null };
    for await (const event of events) {
        const fields = (0,reading/* eventFields */.ef)(event);
        if (fields === null)
            return (0,reading/* notAnAnswer */.tl)('an event is not a JSON document');
        take(event.name, fields, progress);
        if (progress.usage !== null)
            break;
    }
    const { text, stop, usage } = progress;
    return stop === null ? (0,reading/* endedEarly */.S3)() : finish(text, stop, usage ?? domain_usage/* NO_USAGE */.yJ);
}
function take(name, fields, progress) {
    if (name === 'contentBlockDelta')
        progress.text += (0,llm_fields/* textOf */.b6)((0,llm_fields/* fieldsOf */.Pf)(fields.delta).text) ?? '';
    else if (name === 'messageStop')
        progress.stop = (0,llm_fields/* textOf */.b6)(fields.stopReason) ?? 'none';
    else if (name === 'metadata')
        progress.usage = usageOf((0,llm_fields/* fieldsOf */.Pf)(fields.usage));
}
function finish(text, stop, usage) {
    const word = stop ?? 'none';
    const note = NOTES[word];
    const notes = note === undefined ? [] : [note];
    return (0,reading/* reading */.hF)({ text, stop: STOP_REASONS[word] ?? 'other', word, usage, model: null, notes });
}
function usageOf(usage) {
    const cacheRead = (0,llm_fields/* countOf */.pq)(usage.cacheReadInputTokens);
    const cacheWrite = (0,llm_fields/* countOf */.pq)(usage.cacheWriteInputTokens);
    return {
        input: (0,llm_fields/* countOf */.pq)(usage.inputTokens) + cacheRead + cacheWrite,
        cacheRead,
        cacheWrite,
        output: (0,llm_fields/* countOf */.pq)(usage.outputTokens),
    };
}

;// CONCATENATED MODULE: ./src/adapters/llm/bedrock-problem.ts
const ADVICE = [
    {
        when: /on-demand throughput isn.t supported/i,
        fault: 'not-found',
        remedy: 'name an inference profile of the model instead, such as us.MODEL, eu.MODEL or its ARN',
    },
    {
        when: /model identifier is invalid/i,
        fault: 'not-found',
        remedy: 'check the id of the model and that its region offers it',
    },
    {
        when: /RequestTimeTooSkewed|Signature (?:expired|not yet current)/i,
        remedy: 'the clock of this machine is wrong: set it, for example by NTP',
        isSecret: true,
    },
    {
        when: /scoped to (?:correct|a valid)/i,
        remedy: 'AWS_REGION and the address of the service name different regions',
        isSecret: true,
    },
    {
        when: /SignatureDoesNotMatch|InvalidSignature|IncompleteSignature/i,
        remedy: 'check AWS_SECRET_ACCESS_KEY and the clock of this machine',
        isSecret: true,
    },
    {
        when: /ExpiredToken|security token.*expired/i,
        remedy: 'the temporary credentials have expired: get new ones',
    },
    {
        when: /UnrecognizedClient|InvalidClientTokenId/i,
        remedy: 'check AWS_ACCESS_KEY_ID, and AWS_SESSION_TOKEN where the credentials are temporary',
    },
    {
        when: /^AccessDenied/i,
        remedy: 'allow bedrock:InvokeModelWithResponseStream for this model, and ask for access to it in the console',
    },
    { when: /^ServiceQuotaExceeded|^Throttling.*\bper day\b/i, fault: 'quota' },
    { when: /^ModelNotReady|^ModelError|^ModelStreamError/i, fault: 'overloaded', transient: true },
];
const DIGEST = /\b[0-9a-f]{64}\b/gi;
function explainBedrock(problem, headers) {
    const code = nameOf(headers['x-amzn-errortype'] ?? problem.code);
    const advice = ADVICE.find(({ when }) => when.test(`${code}: ${problem.message}`));
    const said = advice?.isSecret ? '' : problem.message.replace(DIGEST, '[digest]');
    const message = [advice?.remedy, said].filter((part) => part !== undefined && part !== '').join(' – ');
    return {
        ...problem,
        code,
        message,
        ...(advice?.fault === undefined ? {} : { fault: advice.fault }),
        ...(advice?.transient === undefined ? {} : { transient: advice.transient }),
    };
}
function nameOf(type) {
    const name = /^(?:[\w.-]*#)?([\w.-]{1,80})(?=$|[:,])/.exec(type.trim())?.[1];
    return name ?? type;
}

// EXTERNAL MODULE: ./src/lib/json.ts
var json = __webpack_require__(18453);
;// CONCATENATED MODULE: ./src/adapters/llm/aws-events.ts

const PRELUDE_BYTES = 12;
const CHECKSUM_BYTES = 4;
const MAX_HEADER_BYTES = 128 * 1024;
const MAX_FRAME_BYTES = 24 * 1024 * 1024 + MAX_HEADER_BYTES + PRELUDE_BYTES + CHECKSUM_BYTES;
async function* readFrames(body) {
    let pieces = [];
    let size = 0;
    let wanted = PRELUDE_BYTES;
    for await (const chunk of body) {
        pieces.push(chunk);
        size += chunk.length;
        if (size < wanted)
            continue;
        let held = external_node_buffer_.Buffer.concat(pieces);
        let next = takeFrame(held);
        while (typeof next !== 'number') {
            yield next.found;
            if (next.found.kind === 'damaged')
                return;
            held = held.subarray(next.bytes);
            next = takeFrame(held);
        }
        wanted = next;
        pieces = [held];
        size = held.length;
    }
}
function takeFrame(bytes) {
    if (bytes.length < PRELUDE_BYTES)
        return PRELUDE_BYTES;
    const total = bytes.readUInt32BE(0);
    const headerBytes = bytes.readUInt32BE(4);
    if (crc32(bytes.subarray(0, 8)) !== bytes.readUInt32BE(8))
        return damaged('the checksum of a prelude');
    const overhead = PRELUDE_BYTES + CHECKSUM_BYTES;
    if (total > MAX_FRAME_BYTES || headerBytes > MAX_HEADER_BYTES || headerBytes + overhead > total) {
        return damaged('the length of a message');
    }
    if (bytes.length < total)
        return total;
    const end = total - CHECKSUM_BYTES;
    if (crc32(bytes.subarray(0, end)) !== bytes.readUInt32BE(end)) {
        return damaged('the checksum of a message');
    }
    const headersEnd = PRELUDE_BYTES + headerBytes;
    const headers = readHeaders(bytes.subarray(PRELUDE_BYTES, headersEnd));
    if (headers === null)
        return damaged('a header');
    return { found: { kind: 'frame', headers, payload: bytes.subarray(headersEnd, end) }, bytes: total };
}
function damaged(what) {
    return { found: { kind: 'damaged', what }, bytes: 0 };
}
const BYTES_TYPE = 6;
const TEXT_TYPE = 7;
const VALUE_BYTES = {
    0: 0,
    1: 0,
    2: 1,
    3: 2,
    4: 4,
    5: 8,
    8: 8,
    9: 16,
};
function readHeaders(bytes) {
    const headers = new Map();
    let at = 0;
    while (at < bytes.length) {
        const header = readHeader(bytes, at);
        if (header === null)
            return null;
        if (header.text !== null)
            headers.set(header.name, header.text);
        at = header.end;
    }
    return headers;
}
function readHeader(bytes, at) {
    const nameEnd = at + 1 + (bytes[at] ?? 0);
    const type = bytes[nameEnd] ?? -1;
    const hasLength = type === TEXT_TYPE || type === BYTES_TYPE;
    const start = nameEnd + (hasLength ? 3 : 1);
    if (start > bytes.length)
        return null;
    const length = hasLength ? bytes.readUInt16BE(nameEnd + 1) : VALUE_BYTES[type];
    if (length === undefined || start + length > bytes.length)
        return null;
    const end = start + length;
    const name = bytes.toString('utf8', at + 1, nameEnd);
    return { name, text: type === TEXT_TYPE ? bytes.toString('utf8', start, end) : null, end };
}
const POLYNOMIAL = 0xedb88320;
const CRC_TABLE = Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit++)
        value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
    return value;
});
function crc32(bytes) {
    let value = 0xffffffff;
    for (const byte of bytes)
        value = (value >>> 8) ^ (CRC_TABLE[(value ^ byte) & 0xff] ?? 0);
    return (value ^ 0xffffffff) >>> 0;
}

;// CONCATENATED MODULE: ./src/adapters/llm/bedrock-stream.ts





const EXCEPTION = 'exception: ';
const DAMAGE = 'damage: ';
const MAX_PAYLOAD_BYTES = 24 * 1024 * 1024;
const EVENT_STREAM = {
    type: /^application\/vnd\.amazon\.eventstream\b/i,
    read: readBedrockEvents,
};
async function* readBedrockEvents(body) {
    for await (const frame of readFrames(body))
        yield eventOf(frame);
}
function eventOf(frame) {
    if (frame.kind === 'damaged')
        return { name: DAMAGE, data: frame.what };
    const { headers, payload } = frame;
    const text = payload.toString('utf8');
    const type = headers.get(':message-type');
    if (type === 'exception')
        return { name: EXCEPTION + (headers.get(':exception-type') ?? ''), data: text };
    if (type === 'error') {
        const message = headers.get(':error-message') ?? '';
        return {
            name: EXCEPTION + (headers.get(':error-code') ?? ''),
            data: JSON.stringify({ message }),
        };
    }
    const name = headers.get(':event-type') ?? '';
    if (name !== 'chunk')
        return { name, data: text };
    return { name, data: external_node_buffer_.Buffer.from((0,llm_fields/* textOf */.b6)(payloadOf(text).bytes) ?? '', 'base64').toString('utf8') };
}
function payloadOf(text) {
    const parsed = (0,json/* parseJson */.qF)(text, { maxDepth: 100, maxBytes: MAX_PAYLOAD_BYTES });
    return parsed.ok ? (0,llm_fields/* fieldsOf */.Pf)(parsed.value) : {};
}
function withExceptions(read) {
    return async (events) => {
        let failure = null;
        const passed = async function* () {
            for await (const event of events) {
                failure = failureOf(event);
                if (failure !== null)
                    return;
                yield event;
            }
        };
        const result = await read(passed());
        return failure ?? result;
    };
}
const PASSING = {
    internalServerException: 'overloaded',
    modelStreamErrorException: 'overloaded',
    serviceUnavailableException: 'overloaded',
    throttlingException: 'rate-limited',
    modelTimeoutException: 'timeout',
};
function failureOf({ name, data }) {
    if (name === DAMAGE) {
        const message = `the answer was damaged on its way: ${data} is wrong`;
        return { kind: 'broken', fault: 'network', transient: true, message };
    }
    if (!name.startsWith(EXCEPTION))
        return null;
    const code = name.slice(EXCEPTION.length);
    const fault = PASSING[code];
    const words = (0,llm_fields/* textOf */.b6)(payloadOf(data).message) ?? '';
    const message = `failed while answering (${code}): ${words}`;
    if (fault === undefined)
        return (0,reading/* notAnAnswer */.tl)(message);
    return { kind: 'broken', fault, transient: true, message };
}

// EXTERNAL MODULE: ./src/adapters/llm/exchange.ts + 3 modules
var exchange = __webpack_require__(49467);
;// CONCATENATED MODULE: ./src/adapters/llm/bedrock.ts







const ANTHROPIC_VERSION = 'bedrock-2023-05-31';
const IDLE_MS = 300_000;
const CONTENT_TYPE = 'application/json';
function createBedrockClient(options) {
    const { baseUrl, binding, aws, clock } = options;
    if (!(0,bedrock/* isBedrockModel */.CN)(binding.model))
        throw new Error('the name of the model is none that Bedrock has');
    const { operation, ...shape } = (0,bedrock/* bedrockMaker */.XQ)(binding.model) === 'anthropic' ? claude(options) : converse(options);
    return (0,exchange/* createModelClient */.$)({
        ...shape,
        url: `${baseUrl}/model/${encodeURIComponent(binding.model)}/${operation}`,
        idleMs: IDLE_MS,
        headers: (apiKey) => ({
            accept: '*/*',
            ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
        }),
        ...(aws === undefined
            ? {}
            : { authorise: (url, body) => signAws({ url, body, contentType: CONTENT_TYPE }, aws, clock.now()) }),
        framing: EVENT_STREAM,
        explain: explainBedrock,
    }, options);
}
function claude(options) {
    return {
        operation: 'invoke-with-response-stream',
        body: (request, made) => {
            const { model, stream, ...body } = (0,anthropic.messagesBody)(request, made, options);
            return { anthropic_version: ANTHROPIC_VERSION, ...body };
        },
        changes: anthropic.MESSAGES_CHANGES.filter(({ name }) => name !== 'old-version'),
        readWhole: anthropic.readMessage,
        readStream: withExceptions(anthropic.readMessageEvents),
    };
}
function converse(options) {
    return {
        operation: 'converse-stream',
        body: (request, made) => converseBody(request, made, options),
        changes: CONVERSE_CHANGES,
        readWhole: readConverse,
        readStream: withExceptions(readConverseEvents),
    };
}


/***/ })

};
