import type { FeaturePage } from '../../../src/platform/shared/rendering/feature-pages.ts';

export const pages: readonly FeaturePage[] = [
  {
    paths: ['/announcements'],
    file: 'announcements.tsx',
    addresses: 'languages',
    isInSitemap: true,
  },
];
