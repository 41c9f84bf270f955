import type { AwsAccess } from '../domain/credentials.ts';

/** Where the requests of one seat go, and what they carry: a key, nothing, or a signature. */
export type Endpoint =
  | { readonly baseUrl: string; readonly apiKey: string | null; readonly aws?: undefined }
  | { readonly baseUrl: string; readonly apiKey: null; readonly aws: AwsAccess };
