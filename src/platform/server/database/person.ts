import type { Executor } from './database.ts';

/** Everything by which rows of one person can be found. */
export type Person = {
  /** Key in local_users. */
  readonly memberId: string;
  /** Id at the auth service; null before the account exists there. */
  readonly userId: string | null;
  readonly email: string;
};

/** A feature forgets a person: it removes or empties what is about them, in the transaction it is given. */
export type Erase = (tx: Executor, person: Person) => Promise<void>;
