/** The sitemap: every page of the site, one list. */
import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { languages, localPath } from './platform/i18n.ts';

const section = (path: string) => route(path, 'shell/pages/section.tsx', { id: `section:${path}` });
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

  route('/forum-mails', 'forum/pages/mails.tsx'),
  ...each(
    languages.map((language) => localPath(language, '/forum/:slug')),
    'forum/pages/question.tsx',
  ),

  ...each(['/archive/post/:id', '/resources/:id'], 'archive/pages/post.tsx'),

  route('/login', 'auth/pages/login.tsx'),
  ...each(['/register', '/register-new'], 'membership/pages/register.tsx'),
  route('/register-old', 'shell/pages/register-old.ts'),
  route('/verify-code', 'auth/pages/verify-code.tsx'),
  route('/email-verification-pending', 'auth/pages/email-pending.tsx'),
  route('/reset-password', 'auth/pages/reset-password.tsx'),
  route('/expired', 'membership/pages/expired.tsx'),
  route('/membership', 'shell/pages/membership.tsx'),
  route('/renew', 'membership/pages/renew.ts'),

  route('/my-page', 'shell/pages/my-page.tsx'),
  route('/my-page/calculations', 'tools/pages/saved-calculations.tsx'),
  route('/my-page/security', 'account/pages/security.tsx'),
  route('/my-page/receipts/:id', 'account/pages/receipt.tsx'),
  route('/refund-request', 'refunds/pages/refund-request.tsx'),
  route('/admin/dashboard', 'shell/pages/admin-dashboard.tsx'),
  route('/dashboard', 'shell/pages/dashboard.ts'),
  route('/dev/mailbox', 'shell/pages/mailbox.tsx'),

  ...each(['/toss-checkout', '/toss-checkout-simple'], 'membership/payments/pages/toss-checkout.tsx'),
  ...each(
    ['/toss-success', '/toss/payment/success', '/toss-payment-success'],
    'membership/payments/pages/toss-success.tsx',
  ),
  ...each(
    ['/toss-fail', '/toss/payment/fail', '/toss-payment-fail'],
    'membership/payments/pages/toss-fail.tsx',
  ),
  route('/pay/eximbay/return', 'membership/payments/pages/eximbay-return.tsx'),

  ...each(['/terms-of-service', '/refund-policy', '/privacy-policy'], 'shell/pages/legal.tsx'),

  route('*', 'shell/pages/not-found.tsx'),
] satisfies RouteConfig;
