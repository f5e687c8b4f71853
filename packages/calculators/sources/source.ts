/**
 * Verification status of an entry. `seen`: the work, an excerpt or a public reproduction of its formulas was read and agrees.
 * `reproduced`: the work was not seen, but texts that print its formulas with their numbers, named in `readings.ts`,
 * were, and agree. `quoted`: taken from another author, the original was not seen. `unseen`: stated as generally known,
 * no text of this work was compared. `practice`: customary values without a single original. `own`: worked out here.
 */
export const sourceStatuses = ['seen', 'reproduced', 'quoted', 'unseen', 'practice', 'own'] as const;
export type SourceStatus = (typeof sourceStatuses)[number];

/**
 * Entry of the bibliography. Remarks about it are in `texts/remarks.<language>.ts` under the same key. Only known
 * properties of a source are given.
 */
export type Source = {
  /** Short name of the source for use in sentences. */
  readonly short: string;
  /**
   * Citation with authors, title, journal with volume and pages, or standard with edition and part: the same in every
   * language. Other words, e.g. of a table or an annex, are translated in `texts/citations.ts`, those of the short name
   * in `texts/shorts.ts`. Japanese and Chinese authors are also given in their own script where it is known.
   */
  readonly citation: string;
  readonly status: SourceStatus;
};
