import type { DevCriticOutput } from './contracts.generated.ts';

/** A secret's place and kind. The value itself is nowhere in this type. */
export type SecretHit = {
  readonly path: string;
  readonly line: number;
  readonly rule: string;
  readonly added: boolean;
};

export type GateStatus = 'pass' | 'fail' | 'skipped';

/** What the deterministic checks found. */
export type GateReport = {
  readonly critic: DevCriticOutput;
  readonly statuses: readonly {
    readonly name: string;
    readonly status: GateStatus;
    readonly reason: string | null;
  }[];
  readonly secrets: readonly SecretHit[];
  /** Files whose lines could not be scanned for secrets: they are not sent, and the run is incomplete. */
  readonly unscannable: readonly { readonly path: string; readonly reason: string }[];
};
