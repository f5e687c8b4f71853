/** Route of the sitemap of posts. */
import type { FastifyInstance } from 'fastify';
import { maxEntries, sitemapXml } from '../../platform/shared/rendering/sitemap-xml.ts';
import type { ArchiveUseCases } from './archive.ts';

const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

/** Registers `GET /archive/sitemap.xml`. */
export async function archiveSitemap(
  server: FastifyInstance,
  { archive, publicUrl }: { readonly archive: ArchiveUseCases; readonly publicUrl: string },
): Promise<void> {
  server.get('/archive/sitemap.xml', async (_request, reply) => {
    const rows = await archive.addresses(maxEntries);
    const entries = rows.map(({ id, updatedAt }) => ({
      address: `${publicUrl}/resources/${id}`,
      changedAt: updatedAt,
    }));
    return reply.headers(headers).send(sitemapXml(entries));
  });
}
