/** The sitemap: every page of the site, one list. */
import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { defaultLanguage, languages, localPath } from './platform/shared/i18n/i18n.ts';

/** An address is one page: `/TOOLS` is not `/tools`. */
const page = (path: string, file: string) =>
  route(path, file, { id: `${file}:${path}`, caseSensitive: true });
/** One page at several addresses. */
const each = (paths: readonly string[], file: string) => paths.map((path) => page(path, file));
/** Account pages have no language in their address; a language prefix is stored and removed. */
const account = (path: string, file: string) => [
  page(path, file),
  ...each(
    languages.filter((language) => language !== defaultLanguage).map((language) => localPath(language, path)),
    'site/pages/redirects/without-prefix.ts',
  ),
];

export default [
  // Home, tools, archive and forum under every prefix: one screen that stays while its section changes.
  layout(
    'site/pages/home.tsx',
    languages.flatMap((language) =>
      ['/', '/tools', '/archive', '/forum'].map((rest) =>
        page(localPath(language, rest), 'site/pages/section.tsx'),
      ),
    ),
  ),
  ...each(
    languages.map((language) => localPath(language, '/tools/:id')),
    'features/tools/pages/tool/tool.tsx',
  ),

  page('/forum-mails', 'features/forum/pages/unsubscribe.tsx'),
  ...each(
    languages.map((language) => localPath(language, '/forum/:slug')),
    'features/forum/pages/question/question.tsx',
  ),

  ...each(['/archive/post/:id', '/resources/:id'], 'features/archive/pages/post.tsx'),
  ...each(
    languages.map((language) => localPath(language, '/resources')),
    'site/pages/redirects/resources.ts',
  ),

  ...each(
    languages.map((language) => localPath(language, '/pricing')),
    'site/pages/pricing.tsx',
  ),
  ...each(
    languages.map((language) => localPath(language, '/accuracy')),
    'features/accuracy/pages/accuracy.tsx',
  ),

  ...each(
    languages.map((language) => localPath(language, '/workbench/section')),
    'features/workbench/pages/section/section.tsx',
  ),

  // Reports are public; a report names its address in its own language.
  ...each(
    languages.map((language) => localPath(language, '/r/:id')),
    'features/tools/pages/reports/report.tsx',
  ),

  ...account('/login', 'features/auth/pages/login/login.tsx'),
  ...account('/register', 'site/pages/register.tsx'),
  ...account('/register-new', 'site/pages/register.tsx'),
  ...account('/register-old', 'site/pages/redirects/register-old.ts'),
  ...account('/verify-code', 'features/auth/pages/verify-code.tsx'),
  ...account('/email-verification-pending', 'features/auth/pages/login/email-pending.tsx'),
  ...account('/reset-password', 'features/auth/pages/recovery/reset-password.tsx'),
  ...account('/expired', 'features/membership/pages/expired.tsx'),
  ...account('/membership', 'site/pages/membership.tsx'),
  ...account('/renew', 'features/membership/pages/renew.ts'),

  ...account('/my-page', 'site/pages/my-page.tsx'),
  ...account('/my-page/calculations', 'features/tools/pages/saved/saved-calculations.tsx'),
  ...account('/my-page/security', 'features/account/pages/security/security.tsx'),
  ...account('/my-page/receipts/:id', 'features/account/pages/receipts/receipt.tsx'),
  ...account('/my-page/receipts/:id/credit-note', 'features/account/pages/receipts/receipt.tsx'),
  ...account('/workbench', 'site/pages/workbench/workbench.tsx'),
  ...account('/workbench/heats/:id', 'features/workbench/pages/heats/heat-page.tsx'),
  ...account('/refund-request', 'features/refunds/pages/request/refund-request.tsx'),
  ...account('/admin/dashboard', 'site/pages/admin-dashboard.tsx'),
  page('/dashboard', 'site/pages/redirects/dashboard.ts'),
  page('/dev/mailbox', 'site/pages/mailbox.tsx'),

  ...each(['/toss-checkout', '/toss-checkout-simple'], 'features/payments/pages/toss/toss-checkout.tsx'),
  ...each(
    ['/toss-success', '/toss/payment/success', '/toss-payment-success'],
    'features/payments/pages/toss/toss-success.tsx',
  ),
  ...each(
    ['/toss-fail', '/toss/payment/fail', '/toss-payment-fail'],
    'features/payments/pages/toss/toss-fail.tsx',
  ),
  page('/pay/eximbay/return', 'features/payments/pages/eximbay/eximbay-return.tsx'),

  ...each(['/terms-of-service', '/refund-policy', '/privacy-policy'], 'site/pages/legal.tsx'),

  route('*', 'site/pages/not-found.tsx'),
] satisfies RouteConfig;
