import type { FeaturePage } from '../../../platform/shared/rendering/feature-pages.ts';

export const pages: readonly FeaturePage[] = [
  {
    paths: ['/toss-checkout', '/toss-checkout-simple'],
    file: 'toss/toss-checkout.tsx',
    addresses: 'exact',
  },
  {
    paths: ['/toss-success', '/toss/payment/success', '/toss-payment-success'],
    file: 'toss/toss-success.tsx',
    addresses: 'exact',
  },
  {
    paths: ['/toss-fail', '/toss/payment/fail', '/toss-payment-fail'],
    file: 'toss/toss-fail.tsx',
    addresses: 'exact',
  },
  { paths: ['/pay/eximbay/return'], file: 'eximbay/eximbay-return.tsx', addresses: 'exact' },
];
