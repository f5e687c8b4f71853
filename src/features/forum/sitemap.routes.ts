/** Serves the sitemaps of the questions: an index and one sitemap per range of ids. */
import type { FastifyInstance } from 'fastify';
import { sitemapIndexXml, sitemapXml } from '../../platform/shared/rendering/sitemap-xml.ts';
import { slugOf } from './forum.rules.ts';
import type { QuestionDeps } from './questions/usecases/deps.ts';
import { findLastId, listSitemapEntries } from './questions/usecases/list-sitemap-entries.ts';
import { refuse } from './refusals.ts';

/** Number of ids in one sitemap. */
const partSize = 10_000;
const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

/** Registers `GET /forum/sitemap.xml` and `GET /forum/sitemap-{part}.xml`; 404 beyond the last part. */
export async function forumSitemap(
  server: FastifyInstance,
  { questions, publicUrl }: { readonly questions: QuestionDeps; readonly publicUrl: string },
): Promise<void> {
  const partOf = (id: number) => Math.floor(id / partSize);

  server.get('/forum/sitemap.xml', async (_request, reply) => {
    const parts = partOf(await findLastId(questions)) + 1;
    const addresses = Array.from({ length: parts }, (_, part) => `${publicUrl}/forum/sitemap-${part}.xml`);
    return reply.headers(headers).send(sitemapIndexXml(addresses));
  });

  server.get<{ Params: { part: string } }>('/forum/sitemap-:part(^\\d{1,6}).xml', async (request, reply) => {
    const part = Number(request.params.part);
    if (part > partOf(await findLastId(questions))) throw refuse('forum.not_found');
    const rows = await listSitemapEntries(questions, part * partSize, (part + 1) * partSize - 1);
    const entries = rows.map(({ id, title, updatedAt }) => ({
      address: `${publicUrl}/forum/${encodeURIComponent(slugOf({ id, title }))}`,
      changedAt: updatedAt,
    }));
    return reply.headers(headers).send(sitemapXml(entries));
  });
}
