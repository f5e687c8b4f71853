import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('W-07 the workbench lists a member’s own questions with their number of answers, and only to that member', async () => {
  const asked = await test.call('POST', '/api/forum/posts', {
    as: 'member',
    body: { title: 'Quench cracks in 42CrMo4', content: 'What helps?', category: 'heat-treatment' },
  });
  expect(asked.statusCode, asked.body).toBe(201);
  const { id } = asked.json();
  await test.call('POST', `/api/forum/posts/${id}/answers`, { as: 'premium', body: { content: 'Polymer.' } });
  const own = await test.call('GET', '/api/user/questions', { as: 'member' });
  expect(own.json()[0]).toMatchObject({ id, title: 'Quench cracks in 42CrMo4', answerCount: 1 });
  const others = (await test.call('GET', '/api/user/questions', { as: 'premium' })).json();
  expect(others.map((each: { id: number }) => each.id)).not.toContain(id);
  expect((await test.call('GET', '/api/user/questions')).statusCode).toBe(401);
});
