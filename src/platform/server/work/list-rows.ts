/** Maps rows one after the other instead of at once, so that a long list does not block other requests. */
export async function mapSequentially<T, U>(rows: readonly T[], view: (row: T) => Promise<U>): Promise<U[]> {
  const views: U[] = [];
  for (const row of rows) views.push(await view(row));
  return views;
}

/** Maximum length of an unpaged list in characters of JSON; further entries are omitted. */
export const maxListCharacters = 2_000_000;

/**
 * Maps the first rows of a list: at least one row, at most `most` rows, until the JSON reaches `maxListCharacters`.
 * @param read returns at most `count` rows from `offset`
 */
export async function listUpTo<T, U>(
  most: number,
  read: (offset: number, count: number) => Promise<readonly T[]>,
  view: (row: T) => Promise<U>,
): Promise<U[]> {
  const batchSize = 50;
  const views: U[] = [];
  let characters = 0;
  while (views.length < most) {
    const wanted = Math.min(batchSize, most - views.length);
    const rows = await read(views.length, wanted);
    for (const row of rows) {
      const made = await view(row);
      characters += JSON.stringify(made).length;
      if (views.length > 0 && characters > maxListCharacters) return views;
      views.push(made);
    }
    if (rows.length < wanted) return views;
  }
  return views;
}
