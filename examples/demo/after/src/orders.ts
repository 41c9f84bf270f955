export type Order = {
  readonly id: string;
  readonly customerId: string;
  readonly total: number;
  refunded: number;
  state: 'open' | 'paid' | 'refunded';
};
