import { z } from 'zod';
import { contract } from '../../src/platform/server/http/contract.ts';

const announcement = z.object({ id: z.number(), text: z.string() });

export const announcementsContract = contract('announcements', {
  list: {
    method: 'GET',
    path: '/api/announcements',
    guard: 'public',
    limit: 'none',
    summary: 'List the current announcements',
    answers: { 200: z.array(announcement) },
  },
  post: {
    method: 'POST',
    path: '/api/announcements',
    guard: 'admin',
    limit: { what: 'announcements', most: 10, minutes: 1, per: 'member' },
    summary: 'Post an announcement',
    body: z.object({ text: z.string().min(1).max(200), endsAt: z.iso.datetime() }),
    answers: { 201: announcement },
    refusals: ['announcements.already_posted'],
  },
});
