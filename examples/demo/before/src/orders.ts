export type Order = {
  readonly id: string;
  readonly customerId: string;
  readonly total: number;
  state: 'open' | 'paid' | 'refunded';
};
