/**
 * Returns the entry of a table for a name from outside; only own properties count, not inherited ones such as
 * `constructor`.
 */
export function lookUp<T>(
  table: Readonly<Record<string, T>>,
  name: string | null | undefined,
): T | undefined {
  return name !== null && name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}
