/** Page of a feature. `pages/<feature>.pages.ts` lists the pages of a feature; `src/routes.ts` finds these files. */
export type FeaturePage = {
  readonly paths: readonly string[];
  /** Route module, relative to the folder of `<feature>.pages.ts`. */
  readonly file: string;
  /**
   * `languages`: at its paths in every language.
   * `account`: without language; addresses with a language prefix are redirected.
   * `exact`: at its paths only.
   */
  readonly addresses: 'languages' | 'account' | 'exact';
  /** Whether the sitemap lists the page in every language. */
  readonly isInSitemap?: boolean;
};
