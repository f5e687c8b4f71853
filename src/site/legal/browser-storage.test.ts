import fs from 'node:fs/promises';
import { expect, it } from 'vitest';
import { loadDocument } from './document.ts';

/** How the privacy policy names what a module stores in the browser; null if it stores nothing of its own. */
const named: Readonly<Record<string, string | null>> = {
  'calculator-page/batch/table/stored-table.ts': 'the table of a calculator',
  'calculator-page/frame/top-bar.tsx': 'your language',
  'calculator-page/heat/heat-part.tsx': null,
  'calculator-page/offline/worker.ts': 'pages of calculators for use without a connection',
  'calculator-page/units/unit-storage.ts': 'the units',
  'features/auth/auth.routes.ts': 'proof of a verified email address',
  'features/forum/pages/list/page-size.ts': 'the length of lists you chose',
  'features/forum/pages/writing/drafts.ts': 'drafts of what you enter (posts',
  'features/membership/membership.routes.ts': 'an order in progress',
  'features/membership/pages/registration/registration-data.ts': 'the registration form without the password',
  'features/payments/checkout/order.routes.ts': 'an order in progress',
  'features/payments/pages/order/open-order.ts': 'an order in progress',
  'features/tools/pages/kept/local-tools.ts': 'favourites and recently used calculators',
  'features/tools/tools.routes.ts': 'the permission to open a tool',
  'layout/own-data/clear-member-storage.ts': null,
  'platform/browser/drafts/request-keys.ts':
    'digests of entries that the server has not confirmed (for one day)',
  'platform/browser/drafts/use-draft.ts':
    'comments, questions to support, reports, heats and reasons for a refund',
  'platform/browser/heats/chosen-heat.ts': 'recently used heats with their analyses',
  'platform/browser/i18n/stored-language.ts': 'your language',
  'platform/browser/load-part.ts': null,
  'platform/browser/session-key.ts': 'your sign-in',
  'platform/browser/session/auth-client.ts': 'your sign-in',
  'platform/browser/session/device-id.ts': 'a device number',
  'platform/browser/session/sign-in/chosen-language.ts': 'your language',
  'platform/browser/session/sign-in/expired-user.ts':
    'once a membership has expired, the data for its renewal',
  'platform/browser/session/sign-in/login-storage.ts': null,
  'platform/browser/session/sign-in/renewed-member.ts': 'the data for its renewal',
  'platform/browser/session/sign-in/return-path.ts': 'the page to open after you sign in',
  'platform/browser/session/sign-in/sent-code.ts': 'proof of a verified email address',
  'platform/browser/session/stored-session.ts': 'your sign-in',
  'platform/shared/offline-pages.ts': 'pages of calculators for use without a connection',
  'ui/theme/theme-script.ts': 'dark or light display',
  'ui/theme/theme.tsx': 'dark or light display',
};

it('R-07 the privacy policy names what each module stores in the browser', async () => {
  const uses =
    /\b(?:localStorage|sessionStorage|indexedDB)\b|\bcaches\.(?:open|match|has|delete)|document\.cookie|\.setCookie\(/;
  const root = new URL('../../', import.meta.url).pathname;
  const users: string[] = [];
  for await (const file of fs.glob('**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] })) {
    const text = await fs.readFile(root + file, 'utf8');
    const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    if (uses.test(code)) users.push(file);
  }
  expect(users.sort()).toEqual(Object.keys(named).sort());
  const policy = JSON.stringify(await loadDocument('privacy', 'en'));
  expect(Object.values(named).filter((each) => each !== null && !policy.includes(each))).toEqual([]);
});
