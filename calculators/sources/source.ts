/**
 * A line of the bibliography. `short` names the source inside a sentence; author names stay Latin and titles
 * in their own language. Only what is known of a source is given.
 */
export type Source = {
  readonly short: string;
  readonly authors?: string;
  readonly year?: number;
  readonly title?: string;
  /** Journal with volume and pages, standard with part and table, or the publisher. */
  readonly where: string;
  readonly doi?: string;
};
