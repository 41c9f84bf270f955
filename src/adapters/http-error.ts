/** How an exchange can fail below the meaning of its answer. */

const HTTP_FAULTS = [
  'aborted',
  'connect-timeout',
  'idle-timeout',
  'total-timeout',
  'reset',
  'network',
  'tls',
  'redirect',
  'headers-too-large',
  'body-too-large',
  'encoding',
  'content-type',
  'bad-json',
] as const;
export type HttpFault = (typeof HTTP_FAULTS)[number];

/** Where a request went, without its query: that may hold what nobody should read. */
export function placeOf(method: string, url: URL): string {
  return `${method} ${url.origin}${url.pathname}`;
}

/**
 * An exchange that brought no answer. It keeps neither the request nor the error of the library underneath: both hold
 * the headers, and with them the key.
 */
export class HttpError extends Error {
  readonly fault: HttpFault;

  constructor(place: string, fault: HttpFault, detail: string) {
    super(`${place}: ${detail}`);
    this.name = 'HttpError';
    this.fault = fault;
  }
}

/** Whether the same request may work the next time. */
export function isTransient(fault: HttpFault): boolean {
  return fault === 'reset' || fault === 'connect-timeout';
}

/** Node's codes for connections that broke, and names that could not be resolved just now. */
const RESET_CODES: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

/** OpenSSL's verification results as Node names them, and Node's own. */
const TLS_CODE = /^(?:ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$)/;

const ZLIB_CODE = /^(?:Z_|ERR_BROTLI|ERR__ERROR_|ERR_ZLIB|ZSTD_)/;

/** The typed form of an error that Node or the library below threw; only its code is kept. */
export function toHttpError(error: unknown, place: string): HttpError {
  if (error instanceof HttpError) return error;
  const code = codeOf(error);
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new HttpError(place, 'headers-too-large', 'the headers of the answer are too large');
  }
  if (RESET_CODES.has(code)) return new HttpError(place, 'reset', `the connection broke (${code})`);
  if (TLS_CODE.test(code)) {
    const remedy = 'name the authority in NODE_EXTRA_CA_CERTS if the server is yours';
    return new HttpError(place, 'tls', `the certificate or the TLS handshake failed (${code}); ${remedy}`);
  }
  if (ZLIB_CODE.test(code)) {
    return new HttpError(place, 'encoding', `the compressed answer is damaged (${code})`);
  }
  return new HttpError(place, 'network', `no connection (${code})`);
}

/** Codes are constants of Node and never hold outside text; anything else is left out. */
function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : 'unknown error';
}
