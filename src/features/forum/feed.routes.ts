/** Serves the RSS feed with the newest questions. */

import type { FastifyInstance } from 'fastify';
import { Feed } from 'feed';
import type { Cache } from '../../platform/server/cache/cache.ts';
import { represent, sendRepresentation } from '../../platform/server/http/representation.ts';
import { questionTags } from './forum.rules.ts';
import type { QuestionDeps } from './questions/usecases/deps.ts';
import { listQuestions } from './questions/usecases/list-questions.ts';
import { formulasAsText } from './text/plain-text.ts';

export type FeedOptions = {
  readonly questions: QuestionDeps;
  readonly cache: Cache;
  readonly publicUrl: string;
  readonly siteName: string;
};

const items = 50;
/** Characters that XML forbids even as character references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters on purpose.
const invalidInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const clean = (text: string) => text.toWellFormed().replace(invalidInXml, '');

export async function forumFeed(
  server: FastifyInstance,
  { questions, cache, publicUrl, siteName }: FeedOptions,
): Promise<void> {
  server.get('/forum/feed.xml', async (request, reply) => {
    const make = async () => {
      const { items: posts } = await listQuestions(questions, { page: 1, pageSize: items }, 'en');
      const [newest] = posts;
      const feed = new Feed({
        id: `${publicUrl}/forum`,
        link: `${publicUrl}/forum`,
        title: `${siteName} Forum`,
        description: 'Questions and answers of steel and heat-treatment engineers',
        copyright: '',
        language: 'en',
        updated: newest ? new Date(newest.createdAt) : new Date(0),
        feedLinks: { rss: `${publicUrl}/forum/feed.xml` },
      });
      for (const post of posts) {
        const link = `${publicUrl}/forum/${encodeURIComponent(post.slug)}`;
        feed.addItem({
          id: `${publicUrl}/forum/${post.id}`,
          link,
          title: clean(formulasAsText(post.title)),
          content: clean(absolute(post.contentHtml ?? '', publicUrl)),
          date: new Date(post.createdAt),
          category: [{ name: post.category }],
          author: [{ name: clean(post.userNickname ?? '') }],
        });
      }
      const headers = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'no-cache' };
      return represent(200, headers, feed.rss2());
    };
    const cached = await cache.get('forum feed', make, { tags: () => [questionTags.lists] });
    return sendRepresentation(request, reply, cached);
  });
}

/** Makes URLs absolute, because feed readers do not know the site, and removes `srcset`. */
const absolute = (html: string, publicUrl: string) =>
  html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${publicUrl}/`).replace(/ srcset="[^"]*"/g, '');
