/**
 * Verification of an entry. `seen`: the work, an excerpt or a public reproduction of its formulas was read and
 * agrees. `reproduced`: the work was not seen, but texts that print its formulas with their numbers, named in
 * `readings.ts`, were, and agree. `quoted`: taken from another author, the original was not seen. `unseen`: stated as
 * generally known, no text of this work was compared. `practice`: customary values without a single original. `own`:
 * worked out here.
 */
export const sourceStatuses = ['seen', 'reproduced', 'quoted', 'unseen', 'practice', 'own'] as const;
export type SourceStatus = (typeof sourceStatuses)[number];

/**
 * A line of the bibliography. What the site says about it stands in `texts/remarks.<language>.ts` under the same key.
 * Only what is known of a source is given.
 */
export type Source = {
  /** Names the source inside a sentence. */
  readonly short: string;
  /**
   * Authors, title, journal with volume and pages, standard with edition and part: the same in every language. Other words, e.g. of a
   * table or an annex, are translated in `texts/citations.ts`, those of the short name in `texts/shorts.ts`.
   * Japanese and Chinese authors also in their own script, where that is known.
   */
  readonly citation: string;
  readonly status: SourceStatus;
};
