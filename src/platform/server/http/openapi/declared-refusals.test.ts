import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { forumRefusals } from '../../../../features/forum/refusals.ts';
import { platformRefusals, refuse, sharedRefusals } from '../../errors/refusals.ts';
import { contract, type Endpoint } from '../contract.ts';
import { translateErrors } from '../http-errors.ts';
import { checkRefusals, refusalsOf } from './declared-refusals.ts';

const read = { method: 'GET', path: '/api/x', guard: 'public', limit: 'none', summary: 'X' } as const;
const catalogue = { ...platformRefusals, ...sharedRefusals, ...forumRefusals };
const codesOf = (endpoint: Omit<Endpoint, 'answers'>) =>
  refusalsOf({ ...endpoint, answers: { 200: null } }, catalogue).map(
    ({ status, code }) => `${status} ${code}`,
  );

describe('declared refusals of an endpoint', () => {
  it('declared refusals have the status that the error catalogue lists for their code, or that of the kind given with it', () => {
    const refusals = ['forum.changed_meanwhile', ['auth.password_incorrect', 'declined']] as const;
    expect(codesOf({ ...read, refusals })).toEqual([
      '400 request.malformed',
      '409 forum.changed_meanwhile',
      '422 auth.password_incorrect',
      '500 server.unexpected',
      '503 server.busy',
      '503 server.database_unavailable',
    ]);
  });

  it('the declared refusals of an endpoint include those of its guard, rate limit and body', () => {
    const open = codesOf(read);
    const added = (more: Partial<Endpoint>) =>
      codesOf({ ...read, ...more }).filter((each) => !open.includes(each));
    expect(added({ guard: 'session' })).toContain('401 auth.session_ended');
    expect(added({ guard: 'admin' })).toContain('403 auth.admin_only');
    expect(added({ limit: { what: 'x', most: 1, minutes: 1, per: 'address' } })).toEqual([
      '429 request.too_many',
    ]);
    expect(added({ method: 'DELETE' })).toEqual([
      '403 request.header_missing',
      '408 request.too_slow',
      '413 request.too_large',
      '415 request.unsupported_type',
      '503 server.disk_full',
      '503 server.files_unavailable',
    ]);
    expect(added({ body: { form: { file: 'file' } } })).toContain('413 files.too_large');
  });

  it('only codes of the catalogue can be declared, with a kind if the catalogue lists several', () => {
    const answers = { 200: null };
    // @ts-expect-error no such code
    contract('x', { a: { ...read, answers, refusals: ['forum.no_such_code'] } });
    // @ts-expect-error answered with two statuses
    contract('x', { a: { ...read, answers, refusals: ['auth.password_incorrect'] } });
    // @ts-expect-error has another kind
    contract('x', { a: { ...read, answers, refusals: [['auth.password_incorrect', 'gone']] } });
    const refusals = ['auth.password_incorrect'] as unknown as NonNullable<Endpoint['refusals']>;
    expect(() => refusalsOf({ ...read, answers, refusals }, catalogue)).toThrow('has several kinds');
  });

  it('a response with an undeclared code is reported', async () => {
    const server = Fastify();
    const reported: string[] = [];
    translateErrors(server);
    checkRefusals(server, catalogue, ({ route, issues }) => reported.push(route, ...issues));
    const endpoint: Endpoint = { ...read, answers: { 200: null }, refusals: ['mail.not_found'] };
    for (const code of ['mail.not_found', 'files.not_found'] as const)
      server.get(`/${code}`, { config: { endpoint } }, async () => {
        throw refuse(code);
      });
    await server.inject('/mail.not_found');
    expect(reported).toEqual([]);
    expect((await server.inject('/files.not_found')).statusCode).toBe(404);
    expect(reported).toEqual(['GET /api/x', '404 files.not_found: not declared']);
    await server.close();
  });
});
