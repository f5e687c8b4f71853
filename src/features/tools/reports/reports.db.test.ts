import { findEntry, pagePath } from '@ferrite/calculators/registry.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestApp, demoPassword, type TestApp } from '../../../../test/app.ts';
import { docxParts } from '../../../../test/docx-parts.ts';
import { pdfPages } from '../../../../test/pdf-pages.ts';
import { languages } from '../../../platform/shared/i18n/i18n.ts';
import { wordType } from './reports.contract.ts';
import { headFields, maxCalculations, maxFieldLength, maxLogoBytes } from './reports.rules.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const preheat =
  '/calculators/preheat-temperature.html?lang=en&C=0.16&Si=0.35&Mn=1.45&thicknessMm=40&grade=en-s355j2&units=F';
const carbon = '/calculators/carbon-equivalent.html?C=0.2&Mn=1.45';
const head = {
  company: 'Hanbit Forge Co., Ltd. 한빛단조',
  customer: 'Nordsveis AS',
  heat: '4711',
  author: '박진우',
  approvedBy: 'M. Vogt',
};
const make = (as: Account | undefined, body: object = {}) =>
  test.call('POST', '/api/user/reports', {
    ...(as && { as }),
    body: { head, calculations: [preheat], ...body },
  });
const list = async (as: Account) => (await test.call('GET', '/api/user/reports', { as })).json();
const pdf = (id: string, lang = 'en') => test.call('GET', `/api/reports/${id}/pdf?lang=${lang}`);
const docx = (id: string, lang = 'en') => test.call('GET', `/api/reports/${id}/docx?lang=${lang}`);
const show = (id: string, language: (typeof languages)[number] = 'en') => test.app.reports.show(id, language);

const dense = (text: string) => text.replace(/\s/g, '');

describe('B-08 a report at its public URL', () => {
  it('B-08 B-07 the page publicly shows header, results in the units of the link, grade and checksum in every language', async () => {
    const made = await make('premium');
    expect([made.statusCode, made.json()]).toEqual([
      201,
      expect.objectContaining({ revision: 'A', isLatest: true }),
    ]);
    const { id, number } = made.json();
    expect(id).toMatch(/^[\w-]{22}$/);
    for (const language of languages) {
      const shown = await show(id, language);
      if (typeof shown === 'string') throw new Error(shown);
      expect(shown).toMatchObject({
        number,
        revision: 'A',
        head: { ...head, drawing: '', title: '' },
        isIntact: true,
        newer: null,
      });
      const [calculation] = shown.calculations;
      expect(calculation?.today).toMatchObject({ isSame: true, changes: [] });
      expect(calculation?.answers[0]?.unit).toBe('°F');
      expect(calculation?.analyses[0]?.grade).toContain('S355J2');
      expect(calculation?.diagram?.drawing.y.unit).toBe('°F');
      const texts = shown.calculations.map(({ diagram: _diagram, working: _working, ...rest }) => rest);
      expect(JSON.stringify(texts)).not.toMatch(/undefined|NaN|\{\w+\}/);
    }
  });

  it('B-08 the page contains no account, key or email address', async () => {
    const { id } = (await make('premium')).json();
    const text = JSON.stringify(await show(id));
    const { rows } = await test.database.pool.query(
      `SELECT id, email, nickname FROM local_users WHERE nickname = 'premium'`,
    );
    for (const value of [rows[0].id, rows[0].email]) expect(text).not.toContain(value);
  });

  it('B-08 only the owner can withdraw a report: 410 afterwards, 404 for an unknown URL', async () => {
    const { id } = (await make('premium')).json();
    const withdraw = (as: Account) => test.call('DELETE', `/api/user/reports/${id}`, { as });
    expect((await withdraw('member')).statusCode).toBe(404);
    expect(await show(id)).toMatchObject({ id });
    expect((await withdraw('premium')).statusCode).toBe(204);
    const [first] = (await list('premium')).reports;
    expect((await withdraw('premium')).statusCode).toBe(204);
    expect((await list('premium')).reports[0].withdrawnAt).toBe(first.withdrawnAt);
    expect(await show(id)).toBe('withdrawn');
    const never = 'A'.repeat(22);
    expect(await show(never)).toBe('missing');
    for (const download of [pdf, docx]) {
      const statuses = [await download(id), await download(never), await download('x')];
      expect(statuses.map(({ statusCode }) => statusCode)).toEqual([410, 404, 400]);
    }
  });

  it('B-08 the page shows the results of a newer formula version beside the old ones', async () => {
    const { id } = (await make('premium')).json();
    await test.database.pool.query(
      `UPDATE reports SET calculations = jsonb_set(jsonb_set(calculations, '{0,version}', '"0.1"'), '{0,values,methodBC}', '11') WHERE id = $1`,
      [id],
    );
    const shown = await show(id);
    if (typeof shown === 'string') throw new Error(shown);
    const { version, today } = shown.calculations[0] ?? {};
    expect([version, today?.isSame]).toEqual(['0.1', false]);
    expect(today?.changes.length).toBeGreaterThan(0);
    expect(today?.differences).toHaveLength(1);
    // A change in the database makes the checksum invalid.
    expect(shown.isIntact).toBe(false);
  });

  it('B-08 the page remains accessible after the membership of the owner has ended', async () => {
    const { id } = (await make('member', { calculations: [carbon] })).json();
    await test.database.pool.query(
      `UPDATE local_users SET subscription_expires_at = now() - interval '1 day' WHERE nickname = 'member'`,
    );
    expect(await show(id)).toMatchObject({ id, isFree: true, isIntact: true });
    expect((await pdf(id)).statusCode).toBe(200);
    await test.database.pool.query(
      `UPDATE local_users SET subscription_expires_at = now() + interval '1 year' WHERE nickname = 'member'`,
    );
  });
});

describe('B-07 revisions of a report', () => {
  it('B-07 the next revision has the same number and the next letter, and the old page links to it', async () => {
    const first = (await make('premium')).json();
    const second = (await make('premium', { revises: first.id, calculations: [preheat, carbon] })).json();
    expect([second.number, second.revision]).toEqual([first.number, 'B']);
    expect(await show(first.id)).toMatchObject({ newer: { id: second.id, revision: 'B' } });
    const calculations = await test.call('GET', `/api/user/reports/${second.id}/calculations`, {
      as: 'premium',
    });
    expect(calculations.json()).toEqual([
      expect.stringMatching(/^\/calculators\/preheat-temperature\.html\?.*units=F$/),
      expect.stringMatching(/^\/calculators\/carbon-equivalent\.html\?C=0\.2&/),
    ]);
  });

  it('B-07 of two simultaneous revisions one gets a conflict, and no data is lost', async () => {
    const first = (await make('premium')).json();
    const both = await Promise.all([
      make('premium', { revises: first.id }),
      make('premium', { revises: first.id }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('tools.revised_meanwhile');
    const { reports } = await list('premium');
    const revisions = reports.filter(({ number }: { number: string }) => number === first.number);
    expect(
      revisions.map(({ revision, isLatest }: { revision: string; isLatest: boolean }) => [
        revision,
        isLatest,
      ]),
    ).toEqual([
      ['B', true],
      ['A', false],
    ]);
  });

  it('B-07 reports created simultaneously get distinct numbers; another member’s report cannot be revised', async () => {
    const made = await Promise.all([make('premium'), make('premium'), make('premium')]);
    expect(new Set(made.map((each) => each.json().number)).size).toBe(3);
    expect((await make('member', { revises: made[0].json().id, calculations: [carbon] })).statusCode).toBe(
      404,
    );
  });
});

describe('B-07 rejected requests for a report', () => {
  it('B-07 a report needs a login (401) and premium for a premium calculator (403), otherwise nothing is saved', async () => {
    expect((await make(undefined)).statusCode).toBe(401);
    const jominyEntry = findEntry('jominy-hardenability');
    if (!jominyEntry) throw new Error('There is no Jominy calculator.');
    const jominy = `/calculators/${pagePath(jominyEntry)}?C=0.4`;
    const before = (await list('member')).reports.length;
    const refused = await make('member', { calculations: [carbon, jominy] });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'tools.premium_required']);
    expect((await list('member')).reports).toHaveLength(before);
  });

  it('B-07 invalid, missing or too many calculation URLs, and too long texts, are answered with 400', async () => {
    const statuses = await Promise.all([
      make('premium', { calculations: ['https://example.org/'] }),
      make('premium', { calculations: ['/calculators/carbon-equivalent.html?C=-4'] }),
      make('premium', { calculations: [] }),
      make('premium', { calculations: Array(maxCalculations + 1).fill(carbon) }),
      make('premium', { head: { ...head, customer: 'x'.repeat(10_000) } }),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
  });

  it('B-07 calculation URLs of another host are answered with 400, those of this site are accepted', async () => {
    const statusOf = async (host: string) =>
      (await make('premium', { calculations: [host + carbon] })).statusCode;
    for (const host of ['https://evil.example', '//evil.example', 'http://localhost.evil.example:80'])
      expect(await statusOf(host), host).toBe(400);
    for (const host of ['', 'http://localhost', 'http://localhost:80', 'https://localhost:80'])
      expect(await statusOf(host), host).toBeLessThan(300);
  });

  it('B-07 markup is saved as text on one line, without direction overrides', async () => {
    const { id } = (
      await make('premium', {
        head: { ...head, customer: '<script>alert(1)</script>\n\u202eevil', title: '  A \t B ' },
      })
    ).json();
    const shown = await show(id);
    expect(shown).toMatchObject({ title: 'A B', head: { customer: '<script>alert(1)</script> evil' } });
    expect((await pdfPages((await pdf(id)).rawPayload)).map(dense).join('')).toContain(
      '<script>alert(1)</script>evil',
    );
  });

  it('B-07 a logo requires premium, a valid image and the maximum size', async () => {
    const picture = (
      await sharp({ create: { width: 900, height: 300, channels: 3, background: '#be3a0b' } })
        .png()
        .toBuffer()
    ).toString('base64');
    expect((await make('member', { calculations: [carbon], mark: { picture } })).json().code).toBe(
      'tools.mark_is_premium',
    );
    expect(
      (await make('premium', { mark: { picture: Buffer.from('no picture').toString('base64') } })).statusCode,
    ).toBe(415);
    const large = Buffer.alloc(maxLogoBytes + 1).toString('base64');
    expect((await make('premium', { mark: { picture: large } })).statusCode).toBe(413);
    const { id } = (await make('premium', { mark: { picture } })).json();
    const shown = await show(id);
    if (typeof shown === 'string') throw new Error(shown);
    const kept = await sharp(Buffer.from(shown.mark.split(',')[1] ?? '', 'base64')).metadata();
    expect([kept.format, kept.width, kept.height]).toEqual(['png', 400, 133]);
    expect((await pdf(id)).statusCode).toBe(200);
    // The next report uses the same logo, unless the request says `none`.
    const next = await show((await make('premium')).json().id);
    const without = await show((await make('premium', { mark: 'none' })).json().id);
    expect([next, without]).toEqual([
      expect.objectContaining({ mark: shown.mark }),
      expect.objectContaining({ mark: '' }),
    ]);
  });
});

describe('B-07 documents of a report', () => {
  it('B-07 the PDF has at most two pages for a joint of 40 mm in five languages, with all header fields', async () => {
    const { id, number } = (await make('premium', { calculations: [preheat] })).json();
    for (const language of languages) {
      const answer = await pdf(id, language);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      const sheets = (await pdfPages(answer.rawPayload)).map(dense);
      expect(sheets.length).toBeLessThanOrEqual(2);
      const shown = await show(id, language);
      if (typeof shown === 'string') throw new Error(shown);
      const [calculation] = shown.calculations;
      const text = sheets.join('');
      for (const part of [
        ...[
          number,
          head.company,
          head.customer,
          head.heat,
          head.author,
          head.approvedBy,
          shown.title,
          shown.hash,
        ],
        ...[
          shown.address.replace(/^https?:\/\//, ''),
          calculation?.answers[0]?.value,
          calculation?.answers[0]?.unit,
        ],
        ...(calculation?.inputs ?? []).flatMap(({ label, text: value }) => [label, value]),
        ...(calculation?.results ?? []).map(({ text: value }) => value),
      ])
        expect(text, `${language}: ${part}`).toContain(dense(part ?? ''));
      // All characters must exist in the fonts.
      expect(text).not.toContain('\u25a1');
      expect(sheets[0]).toContain(dense(calculation?.answers[0]?.label ?? ''));
    }
  });

  it('B-07 the PDF starts each calculation on a new page, also with header fields of maximum length', async () => {
    const long = Object.fromEntries(headFields.map((key) => [key, 'W한'.repeat(maxFieldLength / 2)]));
    const { id } = (await make('premium', { head: long, calculations: [preheat, carbon, preheat] })).json();
    const sheets = await pdfPages((await pdf(id)).rawPayload);
    expect(sheets.length).toBeGreaterThanOrEqual(3);
    expect(sheets.length).toBeLessThanOrEqual(6);
  });

  it('B-07 simultaneous requests for one document are answered with the same one; a third different document gets 503', async () => {
    const { id } = (await make('premium')).json();
    const same = await Promise.all(Array.from({ length: 6 }, () => pdf(id)));
    expect(same.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));

    const { id: other } = (await make('premium')).json();
    const all = await Promise.all([...languages.map((language) => pdf(other, language)), pdf(id)]);
    const statuses = all.map(({ statusCode }) => statusCode);
    expect(statuses.slice(0, -1).toSorted()).toEqual([200, 200, 503, 503, 503]);
    expect(all.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBeDefined();
    // A finished document is served from the cache.
    expect(statuses.at(-1)).toBe(200);
  });

  it('B-07 the Word document has the header fields and the answer, as a file download, in five languages', async () => {
    const { id, number } = (await make('premium', { calculations: [preheat, carbon] })).json();
    for (const language of languages) {
      const answer = await docx(id, language);
      expect([
        answer.statusCode,
        answer.headers['content-type'],
        answer.headers['content-disposition'],
      ]).toEqual([200, wordType, `attachment; filename="${number}-A-${language}.docx"`]);
      const shown = await show(id, language);
      if (typeof shown === 'string') throw new Error(shown);
      const { text = '' } = docxParts(answer.rawPayload)['word/document.xml'] ?? {};
      const answers = shown.calculations.flatMap(({ name, answers: [first] }) => [
        name,
        first?.label,
        first?.value,
      ]);
      const address = shown.address.replace(/^https?:\/\//, '');
      for (const part of [...Object.values(head), number, shown.title, shown.hash, address, ...answers])
        expect(text, `${language}: ${part}`).toContain(part);
    }
  });

  it('B-07 PDF and Word documents have a common limit: at most two at once, then 503', async () => {
    const { id } = (await make('premium')).json();
    const all = await Promise.all(
      ['de', 'kr'].flatMap((language) => [pdf(id, language), docx(id, language)]),
    );
    expect(all.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 503, 503]);
  });

  it('B-07 many document requests do not block computations of members', async () => {
    const six = { calculations: Array(maxCalculations).fill(carbon) };
    const ids = [(await make('premium', six)).json().id, (await make('premium', six)).json().id];
    const flood = ids.flatMap((id) =>
      Array.from({ length: 3 }, () => languages.map((language) => pdf(id, language))).flat(),
    );
    for (let number = 1; number <= 4; number += 1) {
      const computed = await test.call('POST', '/api/calculators/carbon-equivalent', {
        as: 'premium',
        body: { C: 0.2, Mn: 1.45 },
      });
      expect(computed.statusCode).toBe(200);
    }
    await Promise.all(flood);
  });
});

describe('U-08 reports when the account is deleted', () => {
  const remove = (as: Account, body: object = {}) =>
    test.call('DELETE', '/api/user/account', { as, body: { password: demoPassword, ...body } });
  const picture = async () =>
    (
      await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
    ).toString('base64');

  it('U-08 current reports are kept without personal data if the member chooses so, and the others are deleted', async () => {
    const title = 'Trial weld';
    const named = { ...head, title, drawing: 'Z-17' };
    const old = (await make('premium', { head: named, mark: { picture: await picture() } })).json();
    const { id } = (await make('premium', { head: named, mark: 'last', revises: old.id })).json();
    const withdrawn = (await make('premium')).json();
    const approved = (await make('premium')).json();
    const draft = (await make('premium', { revises: approved.id, state: 'draft' })).json();
    await test.call('DELETE', `/api/user/reports/${withdrawn.id}`, { as: 'premium' });

    expect((await remove('premium', { keepReports: true })).statusCode).toBe(200);
    expect(await show(id)).toMatchObject({
      head: { title, heat: '4711', drawing: 'Z-17', company: '', customer: '', author: '', approvedBy: '' },
      mark: '',
      isIntact: true,
      isReleased: true,
      newer: null,
    });
    const { rows } = await test.database.pool.query(
      'SELECT user_id, head, mark FROM reports WHERE user_id IS NULL',
    );
    for (const name of [head.company, head.customer, head.author, head.approvedBy])
      expect(JSON.stringify(rows)).not.toContain(name);
    expect(dense((await pdfPages((await pdf(id)).rawPayload)).join(''))).not.toContain(dense(head.author));
    expect([await show(old.id), await show(withdrawn.id)]).toEqual(['missing', 'missing']);
    // A draft does not replace the approved revision, which readers may have.
    expect([await show(approved.id), await show(draft.id)]).toEqual([
      expect.objectContaining({ id: approved.id }),
      'missing',
    ]);
  });

  it('U-08 otherwise all reports are deleted', async () => {
    const { id } = (await make('member', { calculations: [carbon] })).json();
    expect((await remove('member')).statusCode).toBe(200);
    expect(await show(id)).toBe('missing');
  });
});
