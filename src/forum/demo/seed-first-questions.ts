/** Questions of the demo, so that nobody meets an empty forum. */
import type { Clock } from '../../platform/clock.ts';
import { indexWords } from '../../platform/database/search-words.ts';
import type { QuotedResult } from '../forum.rules.ts';
import type { ForumStore } from '../forum.store.ts';
import type { AnswerStore } from '../questions/answers.store.ts';
import { type SeedAuthor, seedQuestions } from './first-questions.ts';

export type SeedOptions = {
  readonly store: ForumStore;
  readonly answerStore: AnswerStore;
  readonly clock: Clock;
  /** Where people reach the site, for links to calculators. */
  readonly publicUrl: string;
  /** Results of the calculators that a text quotes. */
  readonly quote: (text: string) => Promise<readonly QuotedResult[]>;
  /** Member id of a demo account. */
  readonly memberOf: (author: SeedAuthor) => Promise<string | null>;
};

const hourMs = 3_600_000;

/** Writes the demo's questions into an empty forum; one that people have used is left alone. */
export async function seedForum(options: SeedOptions): Promise<void> {
  const { store, answerStore, clock, publicUrl, memberOf, quote } = options;
  // Of several processes that start at once, one writes.
  await store.runAlone(async () => {
    if (Object.keys(await store.counts()).length > 0) return;
    const now = clock.now().getTime();
    for (const { hoursAgo, author, answers, title, content, category } of seedQuestions(publicUrl)) {
      const asker = await memberOf(author);
      if (!asker) return;
      const words = indexWords(`${title}\n${content}`);
      const asked = new Date(now - hoursAgo * hourMs);
      const results = await quote(content);
      const post = { title, content, category, images: [], words, results };
      const postId = await store.insertPost(asker, post, asked);
      for (const [index, answer] of answers.entries()) {
        const by = await memberOf(answer.author);
        const at = new Date(asked.getTime() + (index + 1) * 1.4 * hourMs);
        const kept = { content: answer.content, results: await quote(answer.content) };
        const id = by && (await answerStore.insertAnswer(postId, by, kept, at));
        if (id && answer.accepted) await answerStore.acceptAnswer(id, postId, true);
      }
    }
  });
}
