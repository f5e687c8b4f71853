/** Views of rows, one after the other, so that a long list does not stand in everybody's way. */
export async function inTurn<T, U>(rows: readonly T[], view: (row: T) => Promise<U>): Promise<U[]> {
  const views: U[] = [];
  for (const row of rows) views.push(await view(row));
  return views;
}
