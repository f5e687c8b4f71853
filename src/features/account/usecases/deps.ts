import type { Clock } from '../../../platform/server/clock.ts';
import type { ExportFiles, ExportStore, Person } from '../../../platform/server/database/personal-data.ts';
import type { StoredFile } from '../../../platform/server/files/files.port.ts';
import type { Caller } from '../../../platform/server/http/api.ts';

/** Choice at a deletion: whether public reports remain, without personal data. */
export type DeletionChoice = { readonly keepReports: boolean };

export type AccountDeps = {
  readonly clock: Clock;
  readonly exports: ExportStore;
  /** Lists and reads the stored files that belong in the archive of personal data. */
  readonly stored: {
    readonly list: ExportFiles;
    readonly read: (key: string) => Promise<StoredFile | null>;
  };
  readonly findPerson: (memberId: string) => Promise<Person | null>;
  /** Returns the member of a renewal token, which expired members have; null if it is invalid. */
  readonly readToken: (token: string) => Promise<string | null>;
  /** Redeems a renewal token and returns its member; null if it is invalid. */
  readonly redeemToken: (token: string) => Promise<string | null>;
  /** Turns an expired member into a free one. */
  readonly makeFree: (memberId: string) => Promise<void>;
  readonly checkPassword: (caller: Caller, password: string, context: { ip: string }) => Promise<void>;
  readonly deleteMember: (memberId: string, actorId: string, choice: DeletionChoice) => Promise<void>;
};
