/** Checks that each link to this site in emails, buttons and toasts leads to an existing page. */
import fs from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { cn } from '../features/account/messages/cn.ts';
import { de } from '../features/account/messages/de.ts';
import { en } from '../features/account/messages/en.ts';
import { ja } from '../features/account/messages/ja.ts';
import { kr } from '../features/account/messages/kr.ts';
import { supportAnswerMail } from '../features/admin/support/support-mail.ts';
import { supportNoticeMail } from '../features/admin/support/support-notice-mail.ts';
import { type AuthMail, renderAuthMail } from '../features/auth/mails/mails.ts';
import { authMailWords } from '../features/auth/messages/auth-mail-words.ts';
import { localizeAnswerMail } from '../features/forum/answers/answer-mail.ts';
import { localizeModerationMail } from '../features/forum/moderation/moderation-mail.ts';
import { reportNoticeMail } from '../features/forum/moderation/report-notice-mail.ts';
import { farewellMail } from '../features/membership/deletion/farewell-mail.ts';
import { welcomeMail } from '../features/membership/mails.ts';
import { grantedMail } from '../features/membership/notices/granted-mail.ts';
import { legalNoticeMail } from '../features/membership/notices/legal-notice-mail.ts';
import { reminderMail } from '../features/membership/notices/reminder-mail.ts';
import { returnReasons } from '../features/payments/capture/attempt.rules.ts';
import { capturedMail } from '../features/payments/capture/mails.ts';
import type { RecordedChange } from '../features/payments/capture/recorded.ts';
import { alertMail } from '../features/payments/operations/alert-mail.ts';
import { createRefundMails } from '../features/refunds/mails/refund-mails.ts';
import type { RequestRow } from '../features/refunds/request-queries.store.ts';
import { uploadMail } from '../features/tools/uploads/upload-mail.ts';
import type { Mail } from '../platform/server/mail/mail.ts';
import { myPageNames } from '../platform/server/mail/my-page-words.ts';
import { type Language, languages, localPath, pathPrefix, splitPath } from '../platform/shared/i18n/i18n.ts';
import { isPrefixed } from '../platform/shared/i18n/language-choice.ts';
import routes from '../routes.ts';

const accountWords = { en, de, cn, ja, kr };
const root = path.resolve(import.meta.dirname, '..');
const site = { name: 'Ferrite', url: 'https://ferrite.example' };
const moment = new Date('2026-11-22T06:00:00Z');

const asObjects = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path: at, children, file }) => ({
    ...(at === undefined ? {} : { path: at }),
    id: `${file}:${at}`,
    handle: file,
    ...(children && { children: asObjects(children) }),
  })) as RouteObject[];
const sitemap = asObjects(routes as readonly RouteConfigEntry[]);

/** Returns the route module of the page at a path; null if there is none. */
function pageAt(pathname: string): string | null {
  const matched = matchRoutes(sitemap, pathname)?.at(-1)?.route;
  return matched && matched.path !== '*' ? String(matched.handle) : null;
}

const sources = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** Returns all emails that a module can send, in one language. */
type BuildMails = (language: Language) => Mail[] | Promise<Mail[]>;

const person = (language: Language) => ({ email: 'a@example.org', name: 'Anna', nickname: 'anna', language });
const attempt = { id: 1, orderRef: 'F-1', planId: 'annual', amount: { minor: 9_600, currency: 'USD' } };
const recorded = (fields: object) =>
  ({
    attempt,
    member: {},
    end: moment,
    start: moment,
    receiptNumber: 'R-1',
    creditNoteNumber: 'C-1',
    ...fields,
  }) as never as RecordedChange;
const refund = { id: 7, adminNotes: 'note', refundAmount: 9_600, currency: 'USD', reason: 'mistake' };
const request = { ...refund, createdAt: moment };

const changed = ['/terms-of-service', '/refund-policy'].map((path) => ({
  path,
  title: 'Terms',
  changes: ['x'],
}));

const builders: Readonly<Record<string, BuildMails>> = {
  'features/membership/mails.ts': (language) => [
    welcomeMail({ ...person(language), to: 'a@example.org', siteName: site.name, siteUrl: site.url }),
  ],
  'features/membership/deletion/farewell-mail.ts': (language) => [
    farewellMail('a@example.org', language, site.name),
  ],
  'features/membership/notices/granted-mail.ts': (language) => [
    grantedMail(person(language), { days: 30, until: moment }, site),
  ],
  'features/membership/notices/legal-notice-mail.ts': (language) => [
    legalNoticeMail(person(language), changed, moment, site),
  ],
  'features/payments/capture/mails.ts': (language) => [
    ...(['granted', ...returnReasons, 'refunded', 'reversed'] as const).flatMap(
      (kind) =>
        capturedMail(recorded({ kind, isRenamed: true }), person(language), site, {
          now: moment,
          refundRequest: { id: 7, kind: 'refund', note: null },
        }) ?? [],
    ),
  ],
  'features/membership/notices/reminder-mail.ts': (language) =>
    [7, 1, 0].map((days) => {
      const now = new Date(moment.getTime() - days * 86_400_000);
      return reminderMail(person(language), { now, end: moment }, site);
    }),
  'features/admin/support/support-notice-mail.ts': (language) => {
    const notice = { nickname: 'anna', isPremium: true, subject: 'A', text: 'B' };
    return [supportNoticeMail(notice, { to: 'a@example.org', language }, site)];
  },
  'features/forum/moderation/report-notice-mail.ts': (language) => {
    const notice = { title: 'A', excerpt: 'B', reporter: 'anna', reason: 'spam', note: 'C' } as const;
    const admin = { to: 'a@example.org', language };
    return (['question', 'answer'] as const).map((kind) =>
      reportNoticeMail({ kind, ...notice }, admin, site),
    );
  },
  'features/payments/operations/alert-mail.ts': (language) => [
    alertMail('payment.manual', { payment: 1 }, person(language), site),
  ],
  'features/refunds/mails/refund-mails.ts': async (language) => {
    const sent: Mail[] = [];
    const refundMails = createRefundMails({ site, sendWith: async (_tx, mail) => void sent.push(mail) });
    for (const kind of ['refund', 'withdrawal'] as const) {
      const paid = { paymentId: 'F-1', planType: 'annual', capturedAt: moment };
      const row = { request: { ...request, kind }, userName: 'Anna', userEmail: 'a@example.org', language };
      const all = { ...row, ...paid } as unknown as RequestRow;
      for (const what of ['received', 'approved', 'rejected'] as const)
        await refundMails.toMember(null as never, what, all);
      await refundMails.toAdmins(null as never, all, [{ email: 'b@example.org', language }]);
    }
    return sent;
  },
  'features/admin/support/support-mail.ts': (language) => [
    supportAnswerMail(
      { to: 'a@example.org', name: 'Anna', language, subject: 'Ms', answer: 'yes' } as never,
      site,
    ),
  ],
  'features/auth/mails/mails.ts': (language) =>
    (Object.keys(authMailWords.en.templates) as AuthMail['template'][]).map((template) =>
      renderAuthMail(
        {
          to: 'a@example.org',
          template,
          language,
          params: { email: 'a@example.org', code: '123456', link: `${site.url}/reset-password#token=x` },
        },
        site,
      ),
    ),
  'features/tools/uploads/upload-mail.ts': (language) =>
    (['accepted', 'declined'] as const).map((state) =>
      uploadMail(
        { to: 'a@example.org', name: 'Anna', language, fileName: 'ms.zip', state, notes: null },
        site,
      ),
    ),
  'features/forum/moderation/moderation-mail.ts': (language) =>
    (['hidden', 'shown', 'deleted'] as const).map((action) => {
      const about = { kind: 'answer' as const, action, title: 'Ms', excerpt: 'yes', reason: 'spam' as const };
      return localizeModerationMail({ ...person(language), to: 'a@example.org', ...about }, site);
    }),
  'features/forum/answers/answer-mail.ts': (language) => [
    localizeAnswerMail(
      {
        to: 'a@example.org',
        language,
        nickname: 'anna',
        author: 'ben',
        title: 'Ms',
        excerpt: 'yes',
        link: `${site.url}/forum/ms-1#answer-2`,
        muteLink: `${site.url}/forum-mails?token=x`,
      },
      site.name,
    ) as Mail,
  ],
};

describe('P-10 links in emails', () => {
  it('every module that writes emails is tested here', () => {
    const writers = sources.filter(
      (file) =>
        !/^(platform|layout)\/|^failure-page\.ts$/.test(file) &&
        /renderEmail\(|<!doctype html><html lang=/.test(textOf(file)),
    );
    expect(writers.toSorted()).toEqual(Object.keys(builders).toSorted());
  });

  it.each(Object.keys(builders).flatMap((file) => languages.map((language) => [file, language] as const)))(
    'emails of %s in %s: every link leads to an existing page, in the reader’s language if it has one',
    async (file, language) => {
      const mails = (await builders[file]?.(language)) ?? [];
      expect(mails.length).toBeGreaterThan(0);
      for (const mail of mails) {
        const links = [...mail.text.matchAll(/https:\/\/ferrite\.example[^\s)>]*/g)].map(([link]) => link);
        for (const link of links) {
          const { pathname } = new URL(link);
          expect(pageAt(pathname), `${mail.subject}: ${link}`).not.toBeNull();
          const { language: named, rest } = splitPath(pathname);
          // URLs from the forum and the auth service are placeholders here, so only the other modules are checked.
          const isOwn = /^(membership|refunds)\//.test(file);
          if (isOwn && isPrefixed(rest)) expect(named ?? 'en', link).toBe(language);
        }
      }
    },
  );

  it('an email that names My Page links to it and uses the name in the menu', async () => {
    for (const language of languages) {
      const { title, profile, payment, settings } = accountWords[language].myPage;
      expect(myPageNames[language]).toEqual({ title, profile, payment, settings });
      for (const build of Object.values(builders)) {
        for (const { subject, text } of await build(language)) {
          if (text.includes(title)) expect(text, subject).toMatch(/\/my-page\?tab=/);
        }
      }
    }
  });

  it('reminders link to the plans; alerts and pending requests link to the dashboard', async () => {
    for (const language of languages) {
      const modules = [
        'features/payments/capture/mails.ts',
        'features/membership/notices/reminder-mail.ts',
        'features/payments/operations/alert-mail.ts',
      ];
      const mails = await Promise.all(modules.map((name) => builders[name]?.(language) ?? []));
      const paths = mails
        .flat()
        .flatMap(({ text }) => [...text.matchAll(/https:\/\/ferrite\.example(\S*)/g)].map(([, at]) => at));
      expect(paths.map((at) => pageAt(at ?? ''))).toEqual([
        'features/account/pages/receipts/receipt.tsx',
        'site/pages/section.tsx',
        'site/pages/my-page.tsx',
        ...Array(2).fill(['features/account/pages/receipts/receipt.tsx', 'site/pages/my-page.tsx']).flat(),
        ...Array(3).fill('site/pages/membership.tsx'),
        'site/pages/admin-dashboard.tsx',
      ]);
    }
  });
});

/** Matches paths of this site in the source: text that begins with a slash and follows one of these. */
const literal =
  /(?:\b(?:to|href|action)=\{?|\bto: |\bnavigate\(|\bredirect\(|\blocation\.(?:assign|replace)\(|\blocalPath\(\w+, )(['"`])(\/(?!\/)[^'"`]*)\1/g;

type Found = { readonly file: string; readonly address: string; readonly isLocal: boolean };

const found: readonly Found[] = sources.flatMap((file) =>
  [...textOf(file).matchAll(literal)].map(([whole, , address = '']) => ({
    file,
    // A placeholder that does not follow a slash is a query or empty, so it is removed.
    address: address.replace(/(?<=\/)\$\{[^}]*\}/g, 'x').replace(/\$\{[^}]*\}/g, ''),
    isLocal: whole.startsWith('localPath'),
  })),
);
/** Returns whether a path is served, but is not a page. */
const isServed = (address: string) =>
  /^\/(api|auth\/v1|calculators)\//.test(address) || fs.existsSync(path.join(root, '../public', address));

describe('R-05 links of buttons, toasts and cards', () => {
  it('the test finds more than 60 link paths in the source code', () => {
    expect(found.length).toBeGreaterThan(60);
    expect(found.some(({ address }) => address === '/membership')).toBe(true);
  });

  it.each(found)('the path $address in $file is a page', ({ file, address, isLocal }) => {
    const { pathname } = new URL(address, site.url);
    if (isServed(pathname)) return;
    const addresses = isLocal ? languages.map((language) => localPath(language, pathname)) : [pathname];
    for (const each of addresses) expect(pageAt(each), `${file}: ${each}`).not.toBeNull();
  });

  it('paths with a language prefix are created only by localPath', () => {
    const prefixes = Object.values(pathPrefix).filter(Boolean);
    const typed = found.filter(
      // Texts of members, also in the demo, are in one language and may contain such a path.
      ({ file, address }) =>
        !file.includes('/demo/') && prefixes.some((each) => address.startsWith(`${each}/`)),
    );
    expect(typed).toEqual([]);
  });
});
