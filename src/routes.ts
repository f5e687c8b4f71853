/** The sitemap: every page of the site, one list. */
import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { languages, localPath } from './platform/i18n.ts';

const section = (path: string) => route(path, 'shell/pages/section.tsx', { id: `section:${path}` });
const coming = (path: string) => route(path, 'shell/pages/coming.tsx', { id: `coming:${path}` });
/** One page at several addresses. */
const each = (paths: readonly string[], file: string) =>
  paths.map((path) => route(path, file, { id: `${file}:${path}` }));

export default [
  // Home, tools, archive and forum under every prefix: one screen that stays while its section changes.
  layout(
    'shell/pages/home.tsx',
    languages.flatMap((language) =>
      ['/', '/tools', '/archive', '/forum'].map((rest) => section(localPath(language, rest))),
    ),
  ),
  ...each(
    languages.map((language) => localPath(language, '/tools/:id')),
    'tools/pages/tool.tsx',
  ),

  ...each(['/archive/post/:id', '/resources/:id'], 'archive/pages/post.tsx'),

  route('/login', 'auth/pages/login.tsx'),
  coming('/register'),
  coming('/register-new'),
  route('/register-old', 'shell/pages/register-old.ts'),
  route('/verify-code', 'auth/pages/verify-code.tsx'),
  route('/email-verification-pending', 'auth/pages/email-pending.tsx'),
  route('/reset-password', 'auth/pages/reset-password.tsx'),
  coming('/expired'),
  coming('/membership'),

  ...each(['/my-page', '/refund-request', '/admin/dashboard'], 'shell/pages/account-area.tsx'),
  route('/dashboard', 'shell/pages/dashboard.ts'),
  route('/dev/mailbox', 'shell/pages/mailbox.tsx'),

  coming('/toss-checkout'),
  coming('/toss-checkout-simple'),
  coming('/toss-success'),
  coming('/toss/payment/success'),
  coming('/toss-payment-success'),
  coming('/toss-fail'),
  coming('/toss/payment/fail'),
  coming('/toss-payment-fail'),
  coming('/pay/eximbay/return'),

  ...each(['/terms-of-service', '/refund-policy', '/privacy-policy'], 'shell/pages/legal.tsx'),

  route('*', 'shell/pages/not-found.tsx'),
] satisfies RouteConfig;
