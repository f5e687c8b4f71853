import type { FeaturePage } from '../../../platform/shared/rendering/feature-pages.ts';

export const pages: readonly FeaturePage[] = [
  { paths: ['/forum-mails'], file: 'unsubscribe.tsx', addresses: 'exact' },
  { paths: ['/forum/:slug'], file: 'question/question.tsx', addresses: 'languages' },
];
