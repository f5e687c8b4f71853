import type { Clock } from '../../../../platform/server/clock.ts';
import type { Executor } from '../../../../platform/server/database/database.ts';
import type { RecordAudit } from '../../../../platform/shared/audit.ts';
import type { Member } from '../../member.store.ts';
import type { ExchangeRateStore } from '../exchange-rate.store.ts';
import type { grantDays, lockMember } from '../period.store.ts';

export type ExchangeRateSource = {
  readonly url: string;
  /** Path of the rate in the response, e.g. `rates.KRW`. */
  readonly path: string;
  readonly timeoutMs?: number;
};

export type ExchangeRateDeps = {
  readonly store: ExchangeRateStore;
  readonly clock: Clock;
  /** Null to send no queries; then the last known rate or the fallback is used. */
  readonly source: ExchangeRateSource | null;
  /** Called if the source fails; the last known rate remains in use. */
  readonly onError: (error: unknown) => void;
};

export type GrantDaysDeps = {
  readonly store: {
    transaction<Result>(work: (tx: Executor) => Promise<Result>): Promise<Result>;
    readonly lockMember: typeof lockMember;
    readonly grantDays: typeof grantDays;
  };
  readonly clock: Clock;
  /** Queues the mail to the member, within the transaction. */
  readonly notify: (
    tx: Executor,
    member: Member,
    grant: { readonly days: number; readonly until: Date },
  ) => Promise<void>;
  readonly audit: RecordAudit;
};
