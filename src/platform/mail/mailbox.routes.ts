import { z } from 'zod';
import type { ApiServer } from '../api.ts';
import { refuse } from '../refusals.ts';
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
export function mailboxApi(app: ApiServer, mailbox: Pick<MailUseCases, 'list' | 'find'>): void {
  app.get(
    '/dev/mailbox',
    {
      config: { guard: 'public' },
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

  app.get(
    '/dev/mailbox/:id',
    {
      config: { guard: 'public' },
      schema: {
        summary: 'One mail as a mail program shows it',
        params: z.object({ id: z.coerce.number().int().positive() }),
      },
    },
    async (request, reply) => {
      const found = await mailbox.find(request.params.id);
      if (!found) throw refuse('mail.not_found');
      // A mail is shown in a frame of the mailbox: with its own sizes and colours, and nothing that runs.
      reply.header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'`,
      );
      return reply.type('text/html; charset=utf-8').send(found.html);
    },
  );
}
