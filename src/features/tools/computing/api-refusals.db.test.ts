import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestApp, type TestApp } from '../../../../test/app.ts';
import { maxRows } from '../tools.rules.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const steel = { C: 0.18, Mn: 1.45 };
const url = '/api/calculators/carbon-equivalent';
const compute = (body: unknown, as: Account = 'premium') => test.call('POST', url, { as, body });

describe('C-04 calls without an accepted access key', () => {
  it.each(['GET /api/auth/profile', 'GET /api/user/data', 'POST /api/user/reports', 'GET /api/auth/user'])(
    'C-04 %s with a valid access key is refused with the reason that it accepts no keys',
    async (route) => {
      const made = await test.call('POST', '/api/user/access-keys', { as: 'premium', body: { name: 'a' } });
      const [method = '', path = ''] = route.split(' ');
      const headers = { authorization: `Bearer ${made.json().key}` };
      const answer = await test.call(method, path, { headers, ...(method === 'POST' && { body: {} }) });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.key_not_accepted']);
    },
  );
});

describe('C-04 request bodies', () => {
  it.each<[string, unknown, string, string]>([
    ['a batch without rows', [], '', 'A batch has 1 to 1,000 rows.'],
    ['a batch above the limit', Array(maxRows + 1).fill(steel), '', 'A batch has 1 to 1,000 rows.'],
    [
      'a row that is no object',
      [steel, 5],
      '1',
      'Inputs are an object: each value under the key of its input.',
    ],
  ])('C-04 the refusal of %s names the field and the limit', async (_, body, field, message) => {
    const answer = await compute(body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
    expect(answer.json().fields).toEqual([{ field, message }]);
    expect(answer.json().message).toContain(message);
  });

  it('C-04 the refusal of a body that is neither inputs nor a batch states both', async () => {
    for (const body of ['"abc"', '5', 'null', 'true']) {
      const headers = { 'content-type': 'application/json' };
      const answer = await test.call('POST', url, { as: 'premium', body, headers });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
      expect(answer.json().message).toMatch(/Inputs are an object.+array/);
    }
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'C-04 a body of the type %s is refused with 415',
    async (type) => {
      const answer = await test.call('POST', url, {
        as: 'premium',
        body: 'C=0.2',
        headers: { 'content-type': type },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'request.unsupported_type']);
    },
  );
});

it('C-04 OpenAPI describes the fields of the refusals of inputs', async () => {
  const { components } = (await test.call('GET', '/api/docs/json')).json();
  const fieldsOf = (code: string) => components.schemas[code].properties;
  expect(fieldsOf('tools.impossible_inputs')).toMatchObject({
    ok: { enum: [false] },
    problems: {
      type: 'array',
      items: {
        required: ['key', 'code', 'params'],
        properties: { key: { type: 'string' }, code: { type: 'string' }, params: { type: 'object' } },
      },
    },
  });
  expect(fieldsOf('tools.ambiguous_number')).toMatchObject({
    row: { type: 'integer' },
    column: { type: 'string' },
    readings: { type: 'array' },
  });
  expect(fieldsOf('tools.refund_ends')).toMatchObject({ consent: { type: 'string' } });
});
