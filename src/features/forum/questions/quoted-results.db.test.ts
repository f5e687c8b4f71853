import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import type { Answer, Post } from '../forum.contract.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const at = (path: string) => `${server.app.pageData(() => undefined).site.publicUrl}/calculators/${path}`;
const forAll = () => at('welding/carbon-equivalent.html?C=0.2&Mn=1.45');
const forPremium = () => at('welding/schaeffler-diagram.html?A.C=0.16');
const body = (content: string) => ({ title: 'Is this right?', content, category: 'welding' });
const ask = async (as: 'member' | 'premium', content: string) =>
  (await server.call('POST', '/api/forum/posts', { as, body: body(content) })).json<Post>();
const htmlOf = async (id: number) =>
  (await server.call('GET', `/api/forum/posts/${id}`)).json<Post>().contentHtml ?? '';

describe('B-11 results of the calculators that a text links to', () => {
  it('B-11 results are public in questions and answers, with the formula version', async () => {
    const { id } = await ask('member', `What about\n\n${forAll()}`);
    // 0.2 + 1.45/6: elements that are missing in the URL count as 0, as on the calculator's page.
    expect(await htmlOf(id)).toMatch(/tool-card-results.*0\.442.*tool-card-version">v\d+\.\d+/s);
    const answer = await server.call('POST', `/api/forum/posts/${id}/answers`, {
      as: 'premium',
      body: { content: `Rather\n\n${forPremium()}` },
    });
    expect(answer.json<Answer>().contentHtml).toContain('tool-card-results');
  });

  it('B-11 results are computed with the access rights of the author; a text by an author without access is saved without them', async () => {
    const { id } = await ask('member', `Quote\n\n${forPremium()}`);
    const html = await htmlOf(id);
    expect(html).toContain('tool-card');
    expect(html).not.toContain('tool-card-results');
  });

  it('B-11 results do not change when the text around them is edited', async () => {
    const { id } = await ask('member', forAll());
    await server.database.pool.query(
      `UPDATE forum_posts SET results = jsonb_set(results, '{0,version}', '"0.1"') WHERE id = $1`,
      [id],
    );
    await server.call('PUT', `/api/forum/posts/${id}`, {
      as: 'member',
      body: body(`${forAll()}\n\nEdited.`),
    });
    expect(await htmlOf(id)).toMatch(/tool-card-version">v0\.1 → v\d/);
  });

  it('B-11 lists of questions contain no results', async () => {
    await ask('member', forAll());
    const listed = (await server.call('GET', '/api/forum/posts')).body;
    expect(listed).not.toContain('"results"');
  });
});
