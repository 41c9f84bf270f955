import type { Database } from './database.ts';
import type { Order } from './orders.ts';

/** Orders of one customer, newest first. */
export function ordersOf(db: Database, customerId: string): Promise<Order[]> {
  return db.query('select * from orders where customer_id = $1 order by created_at desc', [customerId]);
}
