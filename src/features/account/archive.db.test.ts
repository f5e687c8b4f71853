import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfPages } from '../../../test/pdf-pages.ts';
import { type Browser, createShop, type Shop } from '../../../test/shop.ts';
import { accountWords } from './messages/index.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

/** Creates a logged-in member who has paid. */
async function payer() {
  const { person, browser } = await shop.newcomer({ membershipType: 'monthly' });
  const paid = await browser.buy('paypal', person);
  if (paid.answer.statusCode !== 200) throw new Error(`paying returned ${paid.answer.body}`);
  const { email, password } = person;
  const login = await browser.call('POST', '/api/auth/login', { email, password, takeOver: true });
  browser.signedInWith(login.json().access_token);
  return { person, browser };
}
const receiptsOf = async (browser: Browser) =>
  (await browser.call('GET', '/api/user/receipts')).json<
    { id: number; number: string; reference: string; creditNote: { number: string } | null }[]
  >();
const dense = (text: string) => text.replace(/\s/g, '');
const textOf = async (bytes: Uint8Array | undefined) =>
  dense((await pdfPages(bytes ?? new Uint8Array())).join(''));
const namesOf = (files: Record<string, unknown>) => Object.keys(files).toSorted();

describe('U-01 archive of one member’s data', () => {
  it('U-01 the archive contains the JSON export and every receipt and credit note as PDF in the requested language', async () => {
    const { browser, person } = await payer();
    await browser.buy('paypal', person);
    const [newest] = await receiptsOf(browser);
    await shop.app.payments.reverse(newest?.reference ?? '');
    const lines = await receiptsOf(browser);
    expect(lines.length).toBe(2);
    const answer = await browser.call('GET', '/api/user/data/archive?lang=kr');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzipSync(answer.rawPayload);
    const notes = lines.flatMap(({ creditNote }) => creditNote ?? []);
    expect(notes).toHaveLength(1);
    expect(namesOf(files)).toEqual(
      [
        ...notes.map(({ number }) => `credit-notes/${number}.pdf`),
        'ferrite-data.json',
        ...lines.map(({ number }) => `receipts/${number}.pdf`),
      ].toSorted(),
    );
    const { exportedAt, ...data } = JSON.parse(strFromU8(files['ferrite-data.json'] ?? new Uint8Array()));
    const alone = (await browser.call('GET', '/api/user/data')).json();
    expect({ ...alone, exportedAt }).toMatchObject(data);
    const { receipts: words } = await accountWords.kr();
    for (const { number } of lines)
      expect(await textOf(files[`receipts/${number}.pdf`])).toContain(dense(`${words.one}`));
    expect(await textOf(files[`credit-notes/${notes[0]?.number}.pdf`])).toContain(dense(words.creditNote));
  });

  it('U-01 the archive remains available with the renewal token after the membership has ended', async () => {
    const { browser, person } = await payer();
    const [line] = await receiptsOf(browser);
    await shop.database.pool.query(
      `UPDATE local_users SET subscription_expires_at = now() - interval '400 days' WHERE email = $1`,
      [person.email],
    );
    const login = await shop
      .browser()
      .call('POST', '/api/auth/login', { email: person.email, password: person.password });
    expect(login.statusCode).toBe(402);
    const { renewalToken } = login.json();
    const answer = await shop.browser().call('POST', '/api/user/data/archive', { renewalToken });
    expect(answer.statusCode).toBe(200);
    expect(namesOf(unzipSync(answer.rawPayload))).toEqual([
      'ferrite-data.json',
      `receipts/${line?.number}.pdf`,
    ]);
  });

  it('U-01 the archive contains only the member’s own documents; it returns 401 without a session or with a wrong token', async () => {
    const [one, other] = [await payer(), await payer()];
    const [line] = await receiptsOf(other.browser);
    const files = unzipSync((await one.browser.call('GET', '/api/user/data/archive')).rawPayload);
    expect(namesOf(files)).not.toContain(`receipts/${line?.number}.pdf`);
    const stranger = shop.browser();
    const closed = await Promise.all([
      stranger.call('GET', '/api/user/data/archive'),
      stranger.call('POST', '/api/user/data/archive', { renewalToken: 'guess' }),
    ]);
    expect(closed.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  });

  it('U-01 two archives requested simultaneously are complete, and a receipt PDF requested meanwhile is not rejected', async () => {
    const { browser } = await payer();
    const [line] = await receiptsOf(browser);
    const [archive, receipt, again] = await Promise.all([
      browser.call('GET', '/api/user/data/archive'),
      browser.call('GET', `/api/user/receipts/${line?.id}/pdf?lang=de`),
      browser.call('GET', '/api/user/data/archive'),
    ]);
    expect(receipt.statusCode).toBe(200);
    for (const { rawPayload } of [archive, again])
      expect(namesOf(unzipSync(rawPayload))).toContain(`receipts/${line?.number}.pdf`);
  });
});
