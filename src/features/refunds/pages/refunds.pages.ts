import type { FeaturePage } from '../../../platform/shared/rendering/feature-pages.ts';

export const pages: readonly FeaturePage[] = [
  { paths: ['/refund-request'], file: 'request/refund-request.tsx', addresses: 'account' },
];
