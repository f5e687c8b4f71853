import type { Clock } from '../../../platform/server/clock.ts';
import { indexWords } from '../../../platform/server/database/search-words.ts';
import type { AnswerStore } from '../answers/answers.store.ts';
import type { QuotedResult } from '../forum.rules.ts';
import type { ForumStore } from '../forum.store.ts';
import { type SeedAuthor, seedQuestions } from './first-questions.ts';

export type SeedOptions = {
  readonly store: ForumStore;
  readonly answerStore: AnswerStore;
  readonly clock: Clock;
  /** Base URL of the site, for links to calculators. */
  readonly publicUrl: string;
  /** Computes the calculator results quoted in a text. */
  readonly quote: (text: string) => Promise<readonly QuotedResult[]>;
  /** Returns the member id of a demo account, or null when the account does not exist. */
  readonly memberOf: (author: SeedAuthor) => Promise<string | null>;
};

const hourMs = 3_600_000;

/** Inserts the demo questions if the forum is empty. */
export async function seedForum(options: SeedOptions): Promise<void> {
  const { store, answerStore, clock, publicUrl, memberOf, quote } = options;
  // With this lock only one of several processes that start simultaneously fills the forum.
  await store.withForumLock(async () => {
    if (Object.keys(await store.countByCategory()).length > 0) return;
    const now = clock.now().getTime();
    for (const { hoursAgo, author, answers, title, content, category } of seedQuestions(publicUrl)) {
      const asker = await memberOf(author);
      if (!asker) return;
      const words = indexWords(`${title}\n${content}`);
      const asked = new Date(now - hoursAgo * hourMs);
      const results = await quote(content);
      const post = { title, content, category, images: [], words, results };
      const postId = await store.transaction((tx) => store.insertPost(tx, asker, post, asked));
      for (const [index, answer] of answers.entries()) {
        const by = await memberOf(answer.author);
        const at = new Date(asked.getTime() + (index + 1) * 1.4 * hourMs);
        const results = await quote(answer.content);
        const newAnswer = by && { userId: by, content: answer.content, results };
        const id = newAnswer && (await answerStore.insertAnswer(postId, newAnswer, at));
        if (id && answer.accepted)
          await store.transaction((tx) => answerStore.acceptAnswer(tx, id, postId, true));
      }
    }
  });
}
