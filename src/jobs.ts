/** Scheduled jobs of the platform and of all features; several instances share the work. */
import type { Foundation } from './foundation.ts';
import type { Job } from './platform/server/database/jobs.ts';
import type { FeatureModule } from './platform/server/feature-module.ts';

export function jobsOf(modules: readonly FeatureModule[], { mail, uploads }: Foundation): readonly Job[] {
  const usedFiles = Object.assign({}, ...modules.map((each) => each.usedFiles));
  return [
    { name: 'mail', everyMinutes: 1, run: () => mail.sendDue() },
    { name: 'unused-files', everyMinutes: 30, run: async () => void (await uploads.sweep(usedFiles)) },
    ...modules.flatMap((each) => each.jobs ?? []),
  ];
}
