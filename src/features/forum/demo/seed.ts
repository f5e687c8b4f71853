/** Inserts a year of demo questions and answers in five languages. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database/database.ts';
import { indexWords } from '../../../platform/server/database/search-words.ts';
import { createRandom } from '../../../platform/server/random.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import { forumAnswers, forumCounts, forumPosts } from '../tables.ts';
import { type DemoQuestion, withLinks } from './question.ts';
import { chinese } from './questions-cn.ts';
import { german } from './questions-de.ts';
import { english } from './questions-en.ts';
import { japanese } from './questions-ja.ts';
import { korean } from './questions-kr.ts';

export const demoQuestions: Readonly<Record<Language, readonly DemoQuestion[]>> = {
  en: english,
  de: german,
  cn: chinese,
  ja: japanese,
  kr: korean,
};

export type DemoWriter = { readonly id: string; readonly language: Language; readonly joinedAt: Date };

const dayMs = 86_400_000;
const hourMs = 3_600_000;

type Post = DemoQuestion & { readonly language: Language; readonly at: Date; readonly userId: string };

/** Distributes the questions over the year and assigns each to a member who had joined by then. */
function schedulePosts(writers: readonly DemoWriter[], now: Date): Post[] {
  const chance = createRandom(7);
  const all = chance.shuffled(
    Object.entries(demoQuestions).flatMap(([language, list]) =>
      list.map((question) => ({ ...question, language: language as Language })),
    ),
  );
  return all
    .map((question, index) => {
      const days = 2 + (330 * (index + chance.next())) / all.length;
      const sameLanguage = writers
        .filter(({ language }) => language === question.language)
        .sort((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime());
      const wanted = now.getTime() - days * dayMs;
      const joined = sameLanguage.filter(({ joinedAt }) => joinedAt.getTime() < wanted - dayMs);
      const asker = chance.pick(joined.length > 0 ? joined : sameLanguage.slice(0, 3));
      const at = new Date(
        Math.min(Math.max(wanted, asker.joinedAt.getTime() + 2 * hourMs), now.getTime() - hourMs),
      );
      return { ...question, at, userId: asker.id };
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/**
 * Inserts the questions and answers.
 * @param helperId member who answers if no other member is available
 */
export async function seedYearOfQuestions(
  tx: Executor,
  options: {
    readonly writers: readonly DemoWriter[];
    readonly helperId: string;
    readonly publicUrl: string;
    readonly now: Date;
  },
): Promise<void> {
  const { writers, helperId, publicUrl, now } = options;
  const posts = schedulePosts(writers, now).map((post) => ({
    ...post,
    content: withLinks(post.content, publicUrl),
  }));
  const rows = await tx
    .insert(forumPosts)
    .values(
      posts.map(({ userId, title, content, category, accepted, at }) => ({
        userId,
        title,
        content,
        category,
        images: [],
        isAnswered: accepted !== undefined,
        searchWords: sql`array_to_tsvector(${sql.param(indexWords(`${title}\n${content}`))}::text[])`,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .returning({ id: forumPosts.id, title: forumPosts.title });
  const idOf = new Map(rows.map(({ id, title }) => [title, id]));

  const chance = createRandom(11);
  const answers = posts.flatMap((post) => {
    const others = chance.shuffled(
      writers.filter(
        ({ id, language, joinedAt }) =>
          id !== post.userId && language === post.language && joinedAt < post.at,
      ),
    );
    let at = post.at.getTime();
    return post.answers.map((content, place) => {
      at += Math.min(chance.whole(1, 30) * hourMs, (now.getTime() - at) / 2);
      return {
        postId: idOf.get(post.title) ?? 0,
        userId: others[place]?.id ?? helperId,
        content: withLinks(content, publicUrl),
        isAccepted: place === post.accepted,
        createdAt: new Date(at),
        updatedAt: new Date(at),
      };
    });
  });
  answers.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  await tx.insert(forumAnswers).values(answers);
  await tx.execute(sql`
    INSERT INTO ${forumCounts} (category, posts)
    SELECT category, count(*)::int FROM ${forumPosts} WHERE hidden_at IS NULL GROUP BY category
    ON CONFLICT (category) DO UPDATE SET posts = excluded.posts`);
}
