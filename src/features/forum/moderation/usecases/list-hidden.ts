import { slugOf } from '../../forum.rules.ts';
import { formulasAsText, plainExcerpt } from '../../text/plain-text.ts';
import type { HiddenPage } from '../moderation.contract.ts';
import type { ModerationDeps } from './deps.ts';

const pageSize = 20;

/** Returns hidden questions and answers, most recently hidden first. */
export async function listHidden(
  { hiddenStore }: Pick<ModerationDeps, 'hiddenStore'>,
  page: number,
): Promise<HiddenPage> {
  const { items, total } = await hiddenStore.list((page - 1) * pageSize, pageSize);
  return {
    items: items.map(({ content, hiddenAt, ...row }) => ({
      ...row,
      title: formulasAsText(row.title),
      slug: slugOf({ id: row.postId, title: row.title }),
      excerpt: plainExcerpt(content),
      hiddenAt: hiddenAt?.toISOString() ?? '',
    })),
    total,
    page,
    pageSize,
  };
}
