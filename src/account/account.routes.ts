import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type ApiServer, callerOf, requireCaller } from '../platform/api.ts';
import type { AccountUseCases } from './account.ts';
import { deletionBody, tokenBody } from './schemas.ts';

/** The JSON door of one's own account. */
export function accountApi(app: ApiServer, account: AccountUseCases): void {
  app.get(
    '/user/data',
    { config: { guard: 'session', work: 'export' }, schema: { summary: 'Everything kept about oneself' } },
    async (request, reply) => sendFile(reply, account.exportOwn(callerOf(request))),
  );

  // The token travels in the body: addresses are written into logs.
  app.post(
    '/user/data',
    {
      config: { guard: 'public', work: 'export' },
      schema: { summary: 'The same, for members whom an expired membership keeps out', body: tokenBody },
    },
    async (request, reply) => sendFile(reply, await account.exportByToken(request.body.renewalToken)),
  );

  app.delete(
    '/user/account',
    {
      config: { guard: 'public' },
      schema: { summary: 'Deletes the own account for good', body: deletionBody },
    },
    async (request) => {
      if ('renewalToken' in request.body) await account.deleteByToken(request.body.renewalToken);
      else await account.deleteOwn(await requireCaller(request), request.body.password, { ip: request.ip });
      return { success: true, message: 'Your account has been deleted.' };
    },
  );
}

/** Begins once the first piece is there: what fails until then is still an answer. */
async function sendFile(reply: FastifyReply, pieces: AsyncIterable<string>): Promise<FastifyReply> {
  const reading = pieces[Symbol.asyncIterator]();
  const first = await reading.next();
  async function* whole() {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => reading };
  }
  return reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="ferrite-data.json"',
    })
    .send(Readable.from(whole()));
}
