import type { ToolsStore } from '../../tools.store.ts';

/** Returns titles of posts by id; unknown ids are omitted. */
export type PostTitles = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

export type CatalogueDeps = {
  readonly store: Pick<ToolsStore, 'listLinks'>;
  readonly hasCalculator: (id: string) => boolean;
  readonly postTitles: PostTitles;
};
