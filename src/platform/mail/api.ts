import { z } from 'zod';
import type { ApiServer } from '../api.ts';
import type { MailUseCases } from './mail.ts';

const mail = z.object({
  id: z.number(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  language: z.string(),
  status: z.string(),
  createdAt: z.string(),
});

/** The mailbox of demo mode: every mail that the product sent, newest first. Registered in demo mode only. */
export function mailboxApi(app: ApiServer, mailbox: Pick<MailUseCases, 'list'>): void {
  app.get(
    '/dev/mailbox',
    {
      schema: {
        summary: 'Mails sent in demo mode',
        querystring: z.object({ to: z.string().max(320).optional() }),
        response: { 200: z.array(mail) },
      },
    },
    async (request) =>
      (await mailbox.list(request.query.to)).map((each) => ({
        ...each,
        createdAt: each.createdAt.toISOString(),
      })),
  );
}
