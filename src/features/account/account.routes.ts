import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { zipped } from '../../platform/server/files/zip.ts';
import { type ApiServer, callerOf, requireCaller } from '../../platform/server/http/api.ts';
import { route, sendingRoute } from '../../platform/server/http/route.ts';
import type { Language } from '../../platform/shared/i18n/i18n.ts';
import { accountContract as calls } from './account.contract.ts';
import type { ReceiptDeps } from './receipts/usecases/deps.ts';
import { continueFree } from './usecases/continue-free.ts';
import { deleteExpiredAccount, deleteOwnAccount } from './usecases/delete-account.ts';
import type { AccountDeps } from './usecases/deps.ts';
import { exportArchive } from './usecases/export-archive.ts';
import { exportData } from './usecases/export-data.ts';
import { requireExpiredMember } from './usecases/require-expired-member.ts';

export function accountApi(app: ApiServer, deps: AccountDeps & ReceiptDeps): void {
  const memberOf = (body: { readonly renewalToken: string }) => requireExpiredMember(deps, body.renewalToken);
  const sendData = (reply: FastifyReply, memberId: string) =>
    sendFile(reply, jsonFile, exportData(deps, memberId));
  const sendArchive = (reply: FastifyReply, memberId: string, language: Language) =>
    sendFile(reply, archiveFile, zipped(exportArchive(deps, { memberId }, language)));

  sendingRoute(app, calls.data, async (request, reply) => sendData(reply, callerOf(request).memberId));
  sendingRoute(app, calls.dataByToken, async (request, reply) =>
    sendData(reply, await memberOf(request.body)),
  );
  sendingRoute(app, calls.archive, async (request, reply) =>
    sendArchive(reply, callerOf(request).memberId, request.query.lang),
  );
  sendingRoute(app, calls.archiveByToken, async (request, reply) =>
    sendArchive(reply, await memberOf(request.body), request.query.lang),
  );

  route(app, calls.continueFree, async (request) => {
    await continueFree(deps, request.body.renewalToken);
    return { success: true };
  });

  route(app, calls.delete, async (request) => {
    const { keepReports } = request.body;
    if ('renewalToken' in request.body)
      await deleteExpiredAccount(deps, request.body.renewalToken, { keepReports });
    else {
      const { password } = request.body;
      await deleteOwnAccount(deps, await requireCaller(request), { password, keepReports, ip: request.ip });
    }
    return { success: true, message: 'Your account has been deleted.' };
  });
}

const jsonFile = {
  'content-type': 'application/json; charset=utf-8',
  'content-disposition': 'attachment; filename="ferrite-data.json"',
};
const archiveFile = {
  'content-type': 'application/zip',
  'content-disposition': 'attachment; filename="ferrite-data.zip"',
  'cache-control': 'private, no-store',
};

/** Sends a stream. The response starts with the first piece, so an earlier failure gives an error response. */
async function sendFile(
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
  pieces: AsyncIterable<string | Uint8Array>,
): Promise<FastifyReply> {
  const reading = pieces[Symbol.asyncIterator]();
  const first = await reading.next();
  async function* whole() {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => reading };
  }
  return reply.headers(headers).send(Readable.from(whole()));
}
