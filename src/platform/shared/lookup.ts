/** What a table holds under a name that came from outside; never what every object has (`constructor`). */
export function lookUp<T>(
  table: Readonly<Record<string, T>>,
  name: string | null | undefined,
): T | undefined {
  return name !== null && name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}
