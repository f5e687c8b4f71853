import type { FeaturePage } from '../../../platform/shared/rendering/feature-pages.ts';

export const pages: readonly FeaturePage[] = [
  { paths: ['/login'], file: 'login/login.tsx', addresses: 'account' },
  { paths: ['/verify-code'], file: 'verify-code.tsx', addresses: 'account' },
  { paths: ['/email-verification-pending'], file: 'login/email-pending.tsx', addresses: 'account' },
  { paths: ['/reset-password'], file: 'recovery/reset-password.tsx', addresses: 'account' },
];
