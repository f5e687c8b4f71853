/** Looks up an external name among the own properties of a table; never inherited ones such as `constructor`. */
export function lookUp<T>(
  table: Readonly<Record<string, T>>,
  name: string | null | undefined,
): T | undefined {
  return name !== null && name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}
