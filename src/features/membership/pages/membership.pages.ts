import type { FeaturePage } from '../../../platform/shared/rendering/feature-pages.ts';

export const pages: readonly FeaturePage[] = [
  { paths: ['/expired'], file: 'expired.tsx', addresses: 'account' },
  { paths: ['/renew'], file: 'renew.ts', addresses: 'account' },
];
