// Generated from schemas/ by `npm run generate`. Edit the schema instead.
import type { CompiledValidator } from '../contract.ts';

export declare const validate: CompiledValidator;
export declare const embedded: { readonly [key: string]: string };
