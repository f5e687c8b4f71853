import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerSerializer, type InvalidResponse } from './answers.ts';
import { dateTime } from './contract.ts';

const schema = z.object({
  id: z.number(),
  at: dateTime.nullable(),
  tags: z.array(z.object({ name: z.string() })),
});
const good = { id: 1, at: new Date('2026-11-22T10:00:00Z'), tags: [{ name: 'a' }] };

function write(answer: unknown, { strict = false, httpStatus = '200' } = {}) {
  const problems: InvalidResponse[] = [];
  const serializer = answerSerializer({ strict, onWrong: (problem) => problems.push(problem) });
  const route = { schema, method: 'GET', url: '/api/x', httpStatus } as Parameters<typeof serializer>[0];
  return { written: JSON.parse(serializer(route)(answer)), problems };
}

describe('S-06 validation of responses against their schema', () => {
  it('S-06 a valid response is serialized as its schema describes, with dates as text', () => {
    const { written, problems } = write(good, { strict: true });
    expect(written).toEqual({ id: 1, at: '2026-11-22T10:00:00.000Z', tags: [{ name: 'a' }] });
    expect(problems).toEqual([]);
  });

  it('S-06 an invalid response is sent, and its route and field are logged without values', () => {
    const { written, problems } = write({ ...good, id: 'secret', tags: [{}] });
    expect(written).toMatchObject({ id: 'secret', tags: [{}] });
    expect(problems).toEqual([
      { route: 'GET /api/x 200', issues: ['id: invalid_type', 'tags.0.name: invalid_type'] },
    ]);
    expect(JSON.stringify(problems)).not.toContain('secret');
  });

  it('S-06 response fields that the schema does not describe are removed, and are reported as an error in tests', () => {
    const more = { ...good, hash: 'x', tags: [{ name: 'a', owner: 'x' }] };
    expect(write(more).written).toEqual({ ...good, at: good.at.toISOString() });
    expect(write(more).problems).toEqual([]);
    expect(write(more, { strict: true }).problems[0]?.issues).toEqual([
      'answer.tags.0.owner: not described',
      'answer.hash: not described',
    ]);
  });

  it('S-06 error responses keep all their fields', () => {
    const refusal = { code: 'a.b', message: 'No.', requestId: '1', retryAfterSeconds: 3 };
    expect(write(refusal, { httpStatus: '429', strict: true })).toEqual({ written: refusal, problems: [] });
  });
});
