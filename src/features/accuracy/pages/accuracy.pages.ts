import type { FeaturePage } from '../../../platform/shared/rendering/feature-pages.ts';

export const pages: readonly FeaturePage[] = [
  { paths: ['/accuracy'], file: 'accuracy.tsx', addresses: 'languages', isInSitemap: true },
];
