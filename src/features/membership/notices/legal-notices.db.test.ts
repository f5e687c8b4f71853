import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../../test/app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { mails } from '../../../platform/server/mail/tables.ts';
import { consents, localUsers } from '../tables.ts';
import { createLegalNoticeStore } from './legal-notice.store.ts';
import type { LegalRevision } from './usecases/deps.ts';
import { sendLegalNotices } from './usecases/send-legal-notices.ts';

const clock = testClock('2026-11-21T12:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const revision: LegalRevision = {
  postedOn: '2026-11-22',
  effectiveFrom: '2026-11-29',
  texts: async (language) => [
    { path: '/terms-of-service', title: `Terms (${language})`, changes: ['one thing', 'another'] },
  ],
};
const nextRevision: LegalRevision = {
  postedOn: '2026-11-30',
  effectiveFrom: '2026-12-07',
  texts: async () => [{ path: '/privacy-policy', title: 'Privacy', changes: ['a third'] }],
};

const send = (revisions: readonly LegalRevision[] = [revision]) =>
  sendLegalNotices({
    store: createLegalNoticeStore(database.db),
    clock,
    site: { name: 'Ferrite', url: 'https://ferrite.example' },
    revisions,
    queueMail: async (tx, { to, subject, text, html, language }) =>
      void (await tx
        .insert(mails)
        .values({ to, subject, text, html, language, nextAttemptAt: clock.now(), createdAt: clock.now() })),
  });
const join = async (name: string, language: string) => {
  const [row] = await database.db
    .insert(localUsers)
    .values({ name, nickname: name, email: `${name}@example.org`, language, createdAt: clock.now() })
    .returning({ id: localUsers.id });
  return row?.id ?? '';
};
const recipients = async () =>
  (await database.db.select().from(mails).orderBy(asc(mails.to))).map(({ to }) => to);

describe('revision of the legal texts', () => {
  it('each member gets one email with the changes of the legal texts and their date, in the member’s language', async () => {
    await join('anna', 'de');
    await join('minji', 'kr');
    expect(await send()).toBe(0);
    expect(await recipients()).toEqual([]);

    clock.set('2026-11-22T01:00:00Z');
    await join('late', 'en');
    // Runs two workers simultaneously, and one later.
    await Promise.all([send(), send()]);
    await send();
    expect(await recipients()).toEqual(['anna@example.org', 'minji@example.org']);
    const [mail] = await database.db.select().from(mails).where(eq(mails.to, 'anna@example.org'));
    expect(mail?.subject).toBe('Ferrite: Änderungen unserer Bedingungen ab 29. November 2026');
    expect(mail?.text).toContain('Terms (de)\n• one thing\n• another');
    expect(mail?.text).toContain('https://ferrite.example/terms-of-service');
    expect(mail?.text).not.toMatch(/\{\w+\}/);
  });

  it('members who have already accepted the revised legal texts get no email', async () => {
    clock.set('2026-11-21T12:00:00Z');
    const userId = await join('renewed', 'ja');
    clock.set('2026-11-23T12:00:00Z');
    await database.db.insert(consents).values({ userId, document: 'terms', version: '2026-11-29' });
    expect(await send()).toBe(0);
  });

  it('R-07 a revision posted later is announced in an email of its own, also to members who have not yet been told of the earlier one', async () => {
    clock.set('2026-11-21T12:00:00Z');
    await join('untold', 'en');
    clock.set('2026-11-30T12:00:00Z');
    await send([revision, nextRevision]);
    const subjectsOf = async (name: string) =>
      (
        await database.db
          .select()
          .from(mails)
          .where(eq(mails.to, `${name}@example.org`))
      )
        .map(({ subject }) => subject.replace(/.* as of /, ''))
        .sort();
    expect(await subjectsOf('untold')).toEqual(['December 7, 2026', 'November 29, 2026']);
    expect(await subjectsOf('late')).toEqual(['December 7, 2026']);
    expect(await send([revision, nextRevision])).toBe(0);
  });
});
