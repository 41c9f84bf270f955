import type { Database } from './database.ts';
import type { Order } from './orders.ts';

const PAGE = 50;

/** Orders of one customer, newest first. */
export function ordersOf(db: Database, customerId: string): Promise<Order[]> {
  return db.query('select * from orders where customer_id = $1 order by created_at desc', [customerId]);
}

/** Orders whose note contains a text. */
export function searchNotes(db: Database, text: string, page: number): Promise<Order[]> {
  const offset = page * PAGE;
  return db.query(`select * from orders where note like '%${text}%' limit ${PAGE} offset ${offset}`, []);
}
