import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cache } from '../../platform/server/cache/cache.ts';
import { missingFile, receiveImages } from '../../platform/server/files/receive.ts';
import type { Uploads } from '../../platform/server/files/uploads.ts';
import { type ApiServer, callerOf } from '../../platform/server/http/api.ts';
import type { AnswerOf, Endpoint } from '../../platform/server/http/contract.ts';
import { represent, sendRepresentation } from '../../platform/server/http/representation.ts';
import { route, type Sent, sendingRoute } from '../../platform/server/http/route.ts';
import { archiveContract as calls } from './archive.contract.ts';
import { imagesLimit, postTags } from './archive.rules.ts';
import { addComment, deleteComment, listCommentPage, listComments } from './usecases/comments.ts';
import type { ArchiveDeps } from './usecases/deps.ts';
import { requirePost } from './usecases/find-post.ts';
import { likePost } from './usecases/like-post.ts';
import { listPage, listPosts } from './usecases/list-posts.ts';
import { checkPost, createPost, deletePost, updatePost } from './usecases/write-post.ts';

export type ArchiveRoutesOptions = {
  readonly archive: ArchiveDeps;
  readonly uploads: Uploads;
  readonly cache: Cache;
  /** Cache tag of the calculators whose names appear in posts. */
  readonly calculatorTag: string;
};

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
/** Body limit of a form with a text and five images of 10 MB each. */
const formLimitBytes = 60 * 1024 * 1024;

export function archiveApi(app: ApiServer, options: ArchiveRoutesOptions): void {
  const { archive, uploads } = options;
  readingApi(app, options);
  writingApi(app, archive, uploads);
  memberApi(app, archive);
}

function readingApi(app: ApiServer, { archive, cache, calculatorTag }: ArchiveRoutesOptions): void {
  const send = async <E extends Endpoint>(
    request: FastifyRequest,
    reply: FastifyReply,
    kept: { readonly key: string; readonly tag: string } | null,
    make: () => Promise<Sent<AnswerOf<E>>>,
  ) => {
    const represented = async () => represent(200, json, JSON.stringify(await make()));
    const answer = kept
      ? await cache.get(kept.key, represented, { tags: () => [kept.tag, calculatorTag] })
      : await represented();
    return sendRepresentation(request, reply, answer);
  };

  sendingRoute(app, calls.list, async (request, reply) => {
    const { page, pageSize, search } = request.query;
    if (page === undefined && pageSize === undefined && search === undefined)
      return send<typeof calls.list>(request, reply, { key: 'api archive', tag: postTags.lists }, () =>
        listPosts(archive),
      );
    // Searches and rarely requested pages are not cached, because their number is unlimited.
    const isKept = !search && (page ?? 1) <= 50 && pageSize === undefined;
    const kept = isKept ? { key: `api archive page ${page ?? 1}`, tag: postTags.lists } : null;
    return send<typeof calls.list>(request, reply, kept, () =>
      listPage(archive, {
        ...(page && { page }),
        ...(pageSize && { pageSize }),
        ...(search && { search }),
      }),
    );
  });

  sendingRoute(app, calls.post, async (request, reply) => {
    const { id } = request.params;
    const kept = { key: `api archive post ${id}`, tag: postTags.one(id) };
    return send<typeof calls.post>(request, reply, kept, () => requirePost(archive, id));
  });

  sendingRoute(app, calls.comments, async (request, reply) => {
    const { id } = request.params;
    const { page, pageSize } = request.query;
    const isWhole = page === undefined && pageSize === undefined;
    const kept = isWhole ? { key: `api archive comments ${id}`, tag: postTags.one(id) } : null;
    return send<typeof calls.comments>(request, reply, kept, () =>
      isWhole ? listComments(archive, id) : listCommentPage(archive, id, request.query),
    );
  });
}

function writingApi(app: ApiServer, archive: ArchiveDeps, uploads: Uploads): void {
  const keptBy = (ownerId: string) => ({
    fileLimitBytes: uploads.imageLimitBytes,
    temporaryFolder: uploads.temporaryFolder,
    keep: (bytes: Buffer) => uploads.storeImage({ bytes, ownerId, purpose: 'archive' }),
    undo: (kept: readonly { url: string }[]) => uploads.removeImages(kept.map(({ url }) => url)),
  });

  route(
    app,
    calls.create,
    async (request) => {
      const author = callerOf(request);
      const keeping = keptBy(author.memberId);
      const { fields, images } = await receiveImages(request, {
        ...keeping,
        field: 'images',
        most: imagesLimit,
        check: ({ title = '', content = '' }) => checkPost(archive, { title, content }),
      });
      try {
        const { title = '', content = '' } = fields;
        const kept = images.map(({ url }) => url);
        const written = await createPost(archive, { title, content, images: kept }, author);
        const { contentHtml: _html, results: _results, commentCount: _count, comments: _, ...post } = written;
        return post;
      } catch (error) {
        await keeping.undo(images);
        throw error;
      }
    },
    { bodyLimit: formLimitBytes },
  );

  route(app, calls.update, async (request) => {
    const caller = callerOf(request);
    const { title, content, updatedAt } = request.body;
    const edited = { id: request.params.id, seen: updatedAt ?? null };
    return updatePost(archive, edited, { title, content }, caller);
  });

  route(app, calls.remove, async (request) => deletePost(archive, request.params.id, callerOf(request)));

  route(
    app,
    calls.uploadImage,
    async (request) => {
      const author = callerOf(request);
      const { images } = await receiveImages(request, {
        ...keptBy(author.memberId),
        field: 'image',
        most: 1,
      });
      if (!images[0]) throw missingFile('image');
      return images[0];
    },
    { bodyLimit: formLimitBytes },
  );
}

function memberApi(app: ApiServer, archive: ArchiveDeps): void {
  route(app, calls.like, async (request) => likePost(archive, request.params.id, callerOf(request)));

  route(app, calls.likes, async (request) => ({
    postIds: await archive.store.likedBy(callerOf(request).memberId),
  }));

  route(app, calls.comment, async (request) =>
    addComment(archive, request.params.id, request.body.text, callerOf(request)),
  );

  route(app, calls.removeComment, async (request) =>
    deleteComment(archive, request.params.id, callerOf(request)),
  );
}
