/** Mails of the product, read from its mailbox. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export type Mail = { readonly id: number; readonly subject: string; readonly text: string };

/** Returns the newest email to this address with a matching subject, as soon as it has arrived. */
export async function lastMail(page: Page, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/dev/mailbox?to=${encodeURIComponent(to)}`);
      found = ((await answer.json()) as Mail[]).find((mail) => subject.test(mail.subject));
      return found !== undefined;
    })
    .toBe(true);
  return found as Mail;
}

export const codeOf = (mail: Mail) => /^\d{6}$/m.exec(mail.text)?.[0] ?? '';

/** Returns the newest six-digit code mailed to this address, in any language. */
export const lastCode = async (page: Page, to: string) => codeOf(await lastMail(page, to, /./));
