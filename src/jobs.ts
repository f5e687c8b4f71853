/** Scheduled jobs of the platform and of all features; several instances share the work. */
import type { Foundation } from './foundation.ts';
import { retentionEnd } from './platform/server/clock.ts';
import type { Config } from './platform/server/config/config.ts';
import type { Job } from './platform/server/database/jobs.ts';
import type { FeatureModule } from './platform/server/feature-module.ts';

export function jobsOf(
  modules: readonly FeatureModule[],
  { mail, uploads, auditStore, idempotency, clock }: Foundation,
  logMonths: Config['logMonths'],
): readonly Job[] {
  async function cleanAuditLog(): Promise<void> {
    const before = retentionEnd(clock.now(), logMonths.audit);
    if (before) await auditStore.removeOld(before);
  }
  const usedFiles = Object.assign({}, ...modules.map((each) => each.usedFiles));
  return [
    { name: 'mail', everyMinutes: 1, run: () => mail.sendDue() },
    { name: 'unused-files', everyMinutes: 30, run: async () => void (await uploads.sweep(usedFiles)) },
    { name: 'audit-clean-up', everyMinutes: 30, run: cleanAuditLog },
    { name: 'request-clean-up', everyMinutes: 30, run: idempotency.removeOld },
    ...modules.flatMap((each) => each.jobs ?? []),
  ];
}
