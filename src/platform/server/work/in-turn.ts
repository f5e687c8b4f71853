/** Views of rows, one after the other, so that a long list does not stand in everybody's way. */
export async function inTurn<T, U>(rows: readonly T[], view: (row: T) => Promise<U>): Promise<U[]> {
  const views: U[] = [];
  for (const row of rows) views.push(await view(row));
  return views;
}

/** So many letters of JSON a list holds that is not paged; it then ends before its number is reached. */
export const longestList = 2_000_000;

/**
 * Views of the first rows of a list that people lengthen, up to a number and `longestList`; at least one.
 * @param read rows from this offset on, at most `count`
 */
export async function listWithin<T, U>(
  most: number,
  read: (offset: number, count: number) => Promise<readonly T[]>,
  view: (row: T) => Promise<U>,
): Promise<U[]> {
  const atOnce = 50;
  const views: U[] = [];
  let letters = 0;
  while (views.length < most) {
    const wanted = Math.min(atOnce, most - views.length);
    const rows = await read(views.length, wanted);
    for (const row of rows) {
      const made = await view(row);
      letters += JSON.stringify(made).length;
      if (views.length > 0 && letters > longestList) return views;
      views.push(made);
    }
    if (rows.length < wanted) return views;
  }
  return views;
}
