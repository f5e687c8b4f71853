import Fastify, { LogController } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog, gatherLines, logAnswers } from './log.ts';

/**
 * Starts a server with the product's buffered log.
 * @returns the server and the written lines
 */
async function startServer() {
  const written: string[] = [];
  const stream = gatherLines((lines) => written.push(lines));
  const server = Fastify({
    loggerInstance: createLog('info', stream),
    logController: new LogController({ disableRequestLogging: true }),
  });
  logAnswers(server);
  server.get('/*', async () => 'fine');
  const lines = () =>
    written.flatMap((each) => each.trimEnd().split('\n')).map((line) => JSON.parse(line) as object);
  return { server, stream, written, lines };
}

describe('request log', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('several lines are written together, complete and in order, after a short delay', async () => {
    const { server, written, lines } = await startServer();
    for (let call = 0; call < 3; call++) await server.inject(`/page-${call}`);
    expect(written).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(written).toHaveLength(1);
    expect(lines()).toMatchObject([0, 1, 2].map((call) => ({ req: { path: `/page-${call}` }, status: 200 })));
  });

  it('an error is written immediately, together with all earlier lines', async () => {
    const { server, lines } = await startServer();
    await server.inject('/first');
    server.log.error(new Error('broken'), 'second');
    expect(lines()).toMatchObject([{ req: { path: '/first' } }, { level: 50, msg: 'second' }]);
  });

  it('buffered lines are written on flush, and the buffer size is limited', async () => {
    const { server, stream, written } = await startServer();
    server.log.info('one');
    stream.flush();
    expect(written).toHaveLength(1);
    for (let line = 0; line < 200; line++) server.log.info(`${line} ${'x'.repeat(100)}`);
    expect(written.length).toBeGreaterThan(1);
  });

  it('S-08 a route is logged with its pattern, since parameters may be secret or personal', async () => {
    const { server, stream, lines } = await startServer();
    server.get('/webhooks/:secret/posts/:id', async () => 'fine');
    await server.inject('/webhooks/like-a-password-1/posts/17');
    await server.inject(`/nothing/me@priv.example/${'a1'.repeat(20)}`);
    stream.flush();
    expect(lines()).toMatchObject([
      { req: { path: '/webhooks/:secret/posts/17' } },
      { req: { path: expect.not.stringMatching(/priv|a1a1/) } },
    ]);
  });

  it('S-08 a rejected request has one log line with time, IP address, route and status; a line break in the request cannot start a new line', async () => {
    const { server, stream, lines } = await startServer();
    for (const status of [400, 401, 403, 429])
      server.post(`/api/rejects-${status}`, async (_request, reply) => reply.code(status).send());
    const send = (path: string) => server.inject({ method: 'POST', url: path });
    for (const status of [400, 401, 403, 429]) await send(`/api/rejects-${status}`);
    server.log.warn({ note: 'first\n{"level":30,"msg":"forged"}' }, 'second\nthird');
    stream.flush();
    const rejected = [400, 401, 403, 429].map((status) => ({
      time: expect.any(Number),
      reqId: expect.any(String),
      req: { method: 'POST', path: `/api/rejects-${status}`, ip: '127.0.0.1' },
      status,
    }));
    expect(lines()).toMatchObject([...rejected, { msg: 'second\nthird' }]);
  });

  it('the log contains paths without query, and no headers', async () => {
    const { server, stream, written } = await startServer();
    const headers = { authorization: 'Bearer secret-1', cookie: 'session=secret-2' };
    await server.inject({ url: '/reset?code=secret-3', headers });
    stream.flush();
    expect(written.join('')).toContain('"path":"/reset"');
    expect(written.join('')).not.toContain('secret');
  });
});
