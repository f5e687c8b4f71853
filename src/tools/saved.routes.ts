import { z } from 'zod';
import { type ApiServer, callerOf } from '../platform/api.ts';
import { defaultLanguage, languages } from '../platform/i18n.ts';
import type { SavedUseCases } from './saved.ts';
import { termsOf, useQuery } from './schemas.ts';

const wording = z.object({ lang: z.enum(languages).default(defaultLanguage) });
const body = z.object({
  name: z.string().trim().min(1, 'Name is required').max(100),
  address: z.string().min(1).max(4_000),
});
const params = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/** The JSON door of saved calculations. */
export function savedApi(app: ApiServer, saved: SavedUseCases): void {
  app.get(
    '/user/calculations',
    {
      config: { guard: 'session' },
      schema: { summary: "One's saved calculations, newest first", querystring: wording },
    },
    async (request) => saved.list(callerOf(request), request.query.lang),
  );

  app.post(
    '/user/calculations',
    {
      config: { guard: 'session' },
      schema: {
        summary: 'Save the calculation of a link; counts as a use of the tool',
        querystring: wording.extend(useQuery.shape),
        body,
      },
    },
    async (request, reply) => {
      const { name, address } = request.body;
      const row = await saved.save(
        callerOf(request),
        name,
        address,
        request.query.lang,
        termsOf(request.query),
      );
      return reply.code(201).send(row);
    },
  );

  app.delete(
    '/user/calculations/:id',
    { config: { guard: 'session' }, schema: { summary: 'Delete a saved calculation', params } },
    async (request, reply) => {
      await saved.remove(callerOf(request), request.params.id);
      return reply.code(204).send();
    },
  );
}
