import type { FeaturePage } from '../../../platform/shared/rendering/feature-pages.ts';

export const pages: readonly FeaturePage[] = [
  { paths: ['/archive/post/:id', '/resources/:id'], file: 'post.tsx', addresses: 'exact' },
];
