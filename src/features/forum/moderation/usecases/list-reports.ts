import { slugOf } from '../../forum.rules.ts';
import { formulasAsText, plainExcerpt } from '../../text/plain-text.ts';
import type { ReportPage } from '../moderation.contract.ts';
import type { ModerationDeps } from './deps.ts';

const pageSize = 20;

/** Returns open reports, oldest first. */
export async function listReports(
  { reports }: Pick<ModerationDeps, 'reports'>,
  page: number,
): Promise<ReportPage> {
  const { items, total } = await reports.listOpen((page - 1) * pageSize, pageSize);
  return {
    items: items.map(({ content, createdAt, userId: _, ...row }) => ({
      ...row,
      title: formulasAsText(row.title),
      slug: slugOf({ id: row.postId, title: row.title }),
      excerpt: plainExcerpt(content),
      createdAt: createdAt.toISOString(),
    })),
    total,
    page,
    pageSize,
  };
}
