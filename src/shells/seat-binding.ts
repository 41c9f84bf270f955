import { apiRoot, checkBaseUrl } from '../domain/endpoint.ts';
import {
  type Binding,
  bindingText,
  compareSlots,
  isBuiltin,
  type Provider,
  type Seat,
  type Slot,
} from '../domain/slot.ts';
import { bedrockEndpoint } from './bedrock-binding.ts';
import type { Endpoint } from './seat-endpoint.ts';
import { isTrue, type Values } from './setting-values.ts';
import { environmentName } from './settings-table.ts';

/** A seat and where its requests go; null where nothing leaves the machine. */
export type BoundSeat = Seat & { readonly endpoint: Endpoint | null };

/** Whether a provider has an address and a key of its own settings; the others are servers of whoever runs this. */
function isVendor(provider: Provider): boolean {
  return provider !== 'openai-compatible';
}

/** The key of a seat: its own, else the vendor's, which goes to the vendor's address only. */
function endpointOf(seat: Seat, value: Values, problems: string[]): Endpoint | null {
  const { provider } = seat.binding;
  if (provider === 'bedrock') return bedrockEndpoint(seat, value, problems);
  const ownUrl = value(`${seat.slot}-base-url`);
  const ownKey = value(`${seat.slot}-api-key`);
  const vendor = isVendor(provider);
  const urlSetting = ownUrl === '' && vendor ? `${provider}-base-url` : `${seat.slot}-base-url`;
  const keySetting =
    ownUrl === '' && ownKey === '' && vendor ? `${provider}-api-key` : `${seat.slot}-api-key`;
  const url = value(urlSetting);
  if (url === '') {
    problems.push(`${seat.slot}: ${provider} needs an address: set ${environmentName(urlSetting)}`);
    return null;
  }
  const checked = checkBaseUrl(url, { allowHttp: isTrue(value('allow-http')) });
  if (!checked.ok) {
    problems.push(`${urlSetting}: ${checked.problem}`);
    return null;
  }
  const key = value(keySetting);
  if (key === '' && vendor) {
    problems.push(
      `${seat.slot}: ${bindingText(seat.binding)} has no key: set ${environmentName(keySetting)}`,
    );
    return null;
  }
  return { baseUrl: apiRoot(seat.binding.provider, checked.url), apiKey: key === '' ? null : key };
}

function sameSeat(a: BoundSeat, binding: Binding, endpoint: Endpoint | null): boolean {
  return bindingText(a.binding) === bindingText(binding) && a.endpoint?.baseUrl === endpoint?.baseUrl;
}

/** Seats with their endpoints, and those that became one with another by the one that is left. */
export type BoundPanel = { readonly seats: readonly BoundSeat[]; readonly twins: ReadonlyMap<Slot, Slot> };

/** What binding has to say: `problems` and `decisions` are added to. */
type BindingNotes = { readonly problems: string[]; readonly decisions: string[] };

/** Gives each seat its endpoint; seats that resolve to the same binding at the same address become one. */
export function bindPanel(seats: readonly Seat[], value: Values, notes: BindingNotes): BoundPanel {
  const bound: BoundSeat[] = [];
  const twins = new Map<Slot, Slot>();
  for (const seat of seats) {
    const isLocal = isBuiltin(seat.binding);
    const endpoint = isLocal ? null : endpointOf(seat, value, notes.problems);
    if (endpoint === null && !isLocal) continue;
    const twin = bound.find((other) => sameSeat(other, seat.binding, endpoint));
    if (twin === undefined) bound.push({ ...seat, endpoint });
    else {
      twins.set(seat.slot, twin.slot);
      notes.decisions.push(
        `${seat.slot} and ${twin.slot} resolve to the same binding: one seat, ${twin.slot}`,
      );
    }
  }
  return { seats: bound.sort((a, b) => compareSlots(a.slot, b.slot)), twins };
}

/** Who sits on a seat, and where the request goes. */
export function seatLine({ slot, binding, endpoint }: BoundSeat): string {
  const where = endpoint === null ? 'on this machine' : `at ${new URL(endpoint.baseUrl).origin}`;
  return `${slot.padEnd(6)} ${bindingText(binding)} ${where}`;
}
