import type { Database } from './database/database.ts';

type WithoutDatabase<F> = F extends (db: Database, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

/** Returns the functions with their first parameter, the database, filled in: the methods of a store. */
export function withDatabase<F extends Record<string, (db: Database, ...rest: never[]) => unknown>>(
  db: Database,
  functions: F,
): { readonly [K in keyof F]: WithoutDatabase<F[K]> } {
  const bound = Object.entries(functions).map(([name, run]) => [
    name,
    (...rest: never[]) => run(db, ...rest),
  ]);
  return Object.fromEntries(bound) as { readonly [K in keyof F]: WithoutDatabase<F[K]> };
}
