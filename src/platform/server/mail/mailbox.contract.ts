import { z } from 'zod';
import { contract } from '../http/contract.ts';

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

export type KeptMail = z.infer<typeof mail>;

/** Endpoints of the demo mode's mailbox, which contains every sent email, newest first. */
export const mailboxContract = contract('platform', {
  list: {
    method: 'GET',
    path: '/api/dev/mailbox',
    guard: 'public',
    limit: 'none',
    summary: 'List emails sent in demo mode',
    query: z.object({ to: z.string().max(320).optional() }),
    answers: { 200: z.array(mail) },
  },
  show: {
    method: 'GET',
    path: '/api/dev/mailbox/:id',
    guard: 'public',
    limit: 'none',
    summary: 'Get an email sent in demo mode',
    params: z.object({ id: z.coerce.number().int().positive() }),
    answers: { 200: 'text/html' },
    refusals: ['mail.not_found'],
  },
});
