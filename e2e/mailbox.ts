/** Mails of the product, read from its mailbox. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export type Mail = {
  readonly id: number;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: string;
};

/** What requests the mailbox: a page, or an object with a context for requests without a page. */
type Reader = Pick<Page, 'request'>;

let began = 0;

/** Notes the start of a test; earlier emails are not taken for those that the test expects. */
export function beginMails(): void {
  began = Date.now();
}

/** Returns the newest email of this test to this address with a matching subject, as soon as it has arrived. */
export async function lastMail(page: Reader, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/dev/mailbox?to=${encodeURIComponent(to)}`);
      found = ((await answer.json()) as Mail[]).find(
        (mail) => subject.test(mail.subject) && Date.parse(mail.createdAt) >= began,
      );
      return found !== undefined;
    })
    .toBe(true);
  return found as Mail;
}

export const codeOf = (mail: Mail) => /^\d{6}$/m.exec(mail.text)?.[0] ?? '';

/** Returns the newest six-digit code mailed to this address, in any language. */
export const lastCode = async (page: Reader, to: string) => codeOf(await lastMail(page, to, /./));
