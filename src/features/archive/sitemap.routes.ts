/** Route of the sitemap of posts. */
import type { FastifyInstance } from 'fastify';
import { maxEntries, sitemapXml } from '../../platform/shared/rendering/sitemap-xml.ts';
import type { ArchiveDeps } from './usecases/deps.ts';

const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

/** Registers `GET /archive/sitemap.xml`. */
export async function archiveSitemap(
  server: FastifyInstance,
  { store, publicUrl }: Pick<ArchiveDeps, 'store'> & { readonly publicUrl: string },
): Promise<void> {
  server.get('/archive/sitemap.xml', async (_request, reply) => {
    const rows = await store.listIds(maxEntries);
    const entries = rows.map(({ id, updatedAt }) => ({
      address: `${publicUrl}/resources/${id}`,
      changedAt: updatedAt,
    }));
    return reply.headers(headers).send(sitemapXml(entries));
  });
}
