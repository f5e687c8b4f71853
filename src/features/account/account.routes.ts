import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type ApiServer, callerOf, requireCaller } from '../../platform/server/http/api.ts';
import { route, sendingRoute } from '../../platform/server/http/route.ts';
import { accountContract as calls } from './account.contract.ts';
import type { AccountUseCases } from './account.ts';

/** Routes of My Page. */
export function accountApi(app: ApiServer, account: AccountUseCases): void {
  sendingRoute(app, calls.data, async (request, reply) =>
    sendFile(reply, account.exportOwn(callerOf(request))),
  );
  sendingRoute(app, calls.dataByToken, async (request, reply) =>
    sendFile(reply, await account.exportByToken(request.body.renewalToken)),
  );

  route(app, calls.continueFree, async (request) => {
    await account.continueFree(request.body.renewalToken);
    return { success: true };
  });

  route(app, calls.delete, async (request) => {
    const { keepReports } = request.body;
    if ('renewalToken' in request.body)
      await account.deleteByToken(request.body.renewalToken, { keepReports });
    else
      await account.deleteOwn(
        await requireCaller(request),
        request.body.password,
        { keepReports },
        { ip: request.ip },
      );
    return { success: true, message: 'Your account has been deleted.' };
  });
}

/** Starts the response with the first piece, so that earlier failures lead to an error response. */
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
