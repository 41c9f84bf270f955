import type { Ledger } from './ledger.ts';
import type { Order } from './orders.ts';

export type RefundResult = { readonly ok: boolean; readonly refunded: number };

/** Refunds an order in full. */
export async function refundOrder(ledger: Ledger, order: Order): Promise<RefundResult> {
  return refundAmount(ledger, order, order.total - order.refunded);
}

/** Refunds a part of an order. */
export async function refundAmount(ledger: Ledger, order: Order, amount: number): Promise<RefundResult> {
  if (order.state !== 'paid' || amount > order.total - order.refunded) {
    return { ok: false, refunded: 0 };
  }
  await ledger.credit(order.customerId, amount);
  order.refunded += amount;
  if (order.refunded === order.total) {
    order.state = 'refunded';
  }
  return { ok: true, refunded: amount };
}
