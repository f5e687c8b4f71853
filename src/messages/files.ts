/** Loads the module with the texts of one set in one language, which it exports under the name of the language. */
export type LoadFile = () => Promise<Record<string, object>>;

/**
 * Returns the loaders of text files by set and language, e.g. `forum.de`. The folder that contains `messages/` names the set.
 * @param files loaders by path
 */
export function loadersByName(files: Readonly<Record<string, LoadFile>>): ReadonlyMap<string, LoadFile> {
  return new Map(
    Object.entries(files).map(([file, load]) => {
      const [, set, language] = /([^/]+)\/messages\/(\w+)\.ts$/.exec(file) ?? [];
      return [`${set}.${language}`, load];
    }),
  );
}

/** Loaders of all texts of pages. Each file is built as a separate chunk, so a browser loads only the texts that it shows. */
export const textFiles = loadersByName(
  import.meta.glob<Record<string, object>>('../{layout,features/**}/messages/{en,de,cn,ja,kr}.ts'),
);
