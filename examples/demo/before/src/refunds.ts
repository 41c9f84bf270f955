import type { Ledger } from './ledger.ts';
import type { Order } from './orders.ts';

export type RefundResult = { readonly ok: boolean; readonly refunded: number };

/** Refunds an order in full. */
export async function refundOrder(ledger: Ledger, order: Order): Promise<RefundResult> {
  if (order.state !== 'paid') {
    return { ok: false, refunded: 0 };
  }
  await ledger.credit(order.customerId, order.total);
  order.state = 'refunded';
  return { ok: true, refunded: order.total };
}
