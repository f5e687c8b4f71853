import { refuse } from '../errors/refusals.ts';
import type { ApiServer } from '../http/api.ts';
import { route, sendingRoute } from '../http/route.ts';
import type { MailUseCases } from './mail.ts';
import { mailboxContract as calls } from './mailbox.contract.ts';

/** Registers the mailbox endpoints; called in demo mode only. */
export function mailboxApi(app: ApiServer, mailbox: Pick<MailUseCases, 'list' | 'find'>): void {
  route(app, calls.list, async (request) =>
    (await mailbox.list(request.query.to)).map((each) => ({
      ...each,
      createdAt: each.createdAt.toISOString(),
    })),
  );

  sendingRoute(app, calls.show, async (request, reply) => {
    const found = await mailbox.find(request.params.id);
    if (!found) throw refuse('mail.not_found');
    // The mailbox shows an email in a frame: its styles are allowed, scripts are not.
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'`,
    );
    return reply.type('text/html; charset=utf-8').send(found.html);
  });
}
