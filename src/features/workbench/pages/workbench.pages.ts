import type { FeaturePage } from '../../../platform/shared/rendering/feature-pages.ts';

export const pages: readonly FeaturePage[] = [
  { paths: ['/workbench/section'], file: 'section/section.tsx', addresses: 'languages' },
  { paths: ['/workbench/heats/import'], file: 'import/import-page.tsx', addresses: 'account' },
  { paths: ['/workbench/heats/:id'], file: 'heats/heat-page.tsx', addresses: 'account' },
];
