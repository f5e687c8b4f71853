import type { FeaturePage } from '../../../platform/shared/rendering/feature-pages.ts';

export const pages: readonly FeaturePage[] = [
  { paths: ['/my-page/security'], file: 'security/security.tsx', addresses: 'account' },
  {
    paths: ['/my-page/receipts/:id', '/my-page/receipts/:id/credit-note'],
    file: 'receipts/receipt.tsx',
    addresses: 'account',
  },
];
