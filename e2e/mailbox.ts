/** What the product mailed, read as its reader would. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export type Mail = { readonly id: number; readonly subject: string; readonly text: string };

/** The newest mail to this address whose subject fits, once it is there. */
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

/** The newest six digits mailed to this address, whatever the language. */
export const lastCode = async (page: Page, to: string) => codeOf(await lastMail(page, to, /./));
