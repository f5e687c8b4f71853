/** `npm run admin -- grant|revoke <email>`: gives or takes the role Admin; Ferrite may run meanwhile. */
import path from 'node:path';
import { createAuditStore } from '../src/admin/audit-store.ts';
import { createRoles } from '../src/admin/roles.ts';
import { createMemberStore } from '../src/membership/member-store.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { connectDatabase } from '../src/platform/database.ts';
import { openDatabase } from '../src/platform/open-database.ts';

const usage = 'Use: npm run admin -- grant <email>, or: npm run admin -- revoke <email>';

try {
  const [command, email] = process.argv.slice(2);
  if (!email || (command !== 'grant' && command !== 'revoke')) throw new Error(usage);
  const database = await openDatabase(
    readConfig(process.env),
    path.join(import.meta.dirname, '..', 'migrations'),
  );
  const { db, close } = connectDatabase(database.url, (error) => process.stderr.write(`${error.message}\n`), {
    max: 1,
  });
  try {
    const roles = createRoles({
      members: createMemberStore(db),
      audit: createAuditStore(db),
      clock: systemClock,
    });
    const role = command === 'grant' ? 'Admin' : 'Member';
    const outcome = await roles.setByEmail(email, role, null);
    process.stdout.write(
      outcome === 'changed' ? `${email} is now ${role}.\n` : `${email} is ${role} already.\n`,
    );
  } finally {
    await close();
    await database.stop();
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
