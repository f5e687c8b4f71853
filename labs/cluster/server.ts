/**
 * One instance of the built product: the same parts as `server.ts`, but with a shared payment sandbox, and with
 * migrations and a version set by the run.
 */
import path from 'node:path';
import { buildServer, closeHttp, endWith, refuseStart } from '../../server.ts';
import type * as Entry from '../../src/entry.ts';

const root = path.resolve(import.meta.dirname, '../..');
const {
  CLUSTER_SANDBOX = '',
  CLUSTER_VERSION: version = '0.0.0',
  CLUSTER_MIGRATIONS = path.join(root, 'migrations'),
} = process.env;

async function run(): Promise<void> {
  const entry: typeof Entry = await import(path.join(root, 'build/server/index.js'));
  const settings = entry.readConfig(process.env);
  const config = {
    ...settings,
    secret: settings.secret ?? '',
    payments: entry.withSandboxUrl(settings.payments, CLUSTER_SANDBOX),
  };
  const log = entry.createLog(config.logLevel);
  const database = await entry.openDatabase(config, CLUSTER_MIGRATIONS);
  const restarts = () => ({ server: null, database: 0 });
  const demoPassword = config.demoPassword;
  const surroundings = { config, sandboxPort: null, demoPassword, version, log, database, restarts };
  const { app, http } = await buildServer(entry, surroundings, {
    build: entry.pagesBuild,
    clientFolder: path.join(root, 'build/client'),
    calculatorsFolder: path.join(root, 'build/calculators'),
  });
  const ending = endWith(
    {
      async close() {
        await closeHttp(http);
        await app.close();
      },
      drain() {
        if (config.drainMs > 0) app.readiness.drain();
        return config.drainMs;
      },
    },
    log,
  );
  ending.onOpening(database.stop);
  await http.listen({ port: config.port, host: config.host });
}

run().catch(refuseStart);
