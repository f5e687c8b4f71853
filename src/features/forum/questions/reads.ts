import type { ReadsOf } from '../../../platform/server/replica/read-replica.ts';
import type { AnswerStore } from '../answers/answers.store.ts';
import type { ForumStore } from '../forum.store.ts';
import type { SearchStore } from './search.store.ts';

/** Public queries that a read replica may answer. */
export type ForumReads = {
  readonly posts: ReadsOf<
    Pick<
      ForumStore,
      'list' | 'listOf' | 'countByCategory' | 'findByIds' | 'findPost' | 'listSitemapEntries' | 'lastId'
    >
  >;
  readonly answers: ReadsOf<Pick<AnswerStore, 'listAnswers' | 'countBefore' | 'findAnswer'>>;
  readonly searches: ReadsOf<Pick<SearchStore, 'find' | 'findCostly' | 'findParts' | 'findSimilar'>>;
};
