import type { FeaturePage } from '../../../platform/shared/rendering/feature-pages.ts';

export const pages: readonly FeaturePage[] = [
  { paths: ['/tools/:id'], file: 'tool/tool.tsx', addresses: 'languages' },
  // Reports are public; a report contains its URL in its own language.
  { paths: ['/r/:id'], file: 'reports/report.tsx', addresses: 'languages' },
  { paths: ['/my-page/calculations'], file: 'saved/saved-calculations.tsx', addresses: 'account' },
];
