import type { Evaluated } from '@ferrite/calculators/core/evaluate.ts';
import type { Changed } from '../../../../platform/server/cache/cache.ts';
import type { Clock } from '../../../../platform/server/clock.ts';
import type { RecordAudit } from '../../../../platform/shared/audit.ts';
import type { PostTitles } from '../../catalogue/usecases/deps.ts';
import type { Catalogue } from '../../catalogue/usecases/list-tools.ts';
import type { ComputeCaller } from '../../computing/compute-caller.ts';
import type { ToolsStore } from '../../tools.store.ts';

export type LinkDeps = {
  readonly store: Pick<ToolsStore, 'transaction' | 'addLink' | 'removeLink'>;
  readonly clock: Clock;
  readonly audit: RecordAudit;
  readonly postTitles: PostTitles;
  /** Called after every write. */
  readonly changed: Changed;
};

export type QuoteDeps = {
  readonly publicUrl: string;
  /** Computes with the access rights of the author. @throws AppError when access is denied */
  readonly compute: (calculatorId: string, inputs: unknown, computer: ComputeCaller) => Promise<Evaluated>;
  readonly computeWithoutAccess: (calculatorId: string, inputs: unknown) => Promise<Evaluated>;
  readonly isPremium: (memberId: string) => Promise<boolean>;
  readonly onError: (error: unknown) => void;
};

export type PostToolsDeps = {
  readonly publicUrl: string;
  readonly listTools: () => Promise<Catalogue>;
};
