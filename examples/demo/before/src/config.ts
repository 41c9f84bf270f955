export const config = {
  paymentsUrl: process.env.PAYMENTS_URL ?? 'https://payments.example.com',
  paymentsKey: process.env.PAYMENTS_KEY ?? '',
  timeoutMs: 5_000,
};
