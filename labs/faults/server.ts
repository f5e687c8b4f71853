/**
 * One process of the product under test: the real application and server on a port, with a clock that the fault test
 * sets. The process communicates with its supervisor over the IPC channel and ends with the supervisor.
 */
import { flushCompileCache } from 'node:module';
import { createApp } from '../../src/app.ts';
import { readPaymentSettings, withSandboxUrl } from '../../src/features/payments/settings.ts';
import { createHttp } from '../../src/http.ts';
import { readConfig } from '../../src/platform/server/config/config.ts';

/** Command of the supervisor: offset of the clock, or a job to run. */
export type Order = { readonly aheadMs: number } | { readonly run: string; readonly number: number };
/** Report to the supervisor: ready, or a job has ended. */
export type Report = { readonly ready: true } | { readonly done: number; readonly error?: string };

const { FAULTS_SANDBOX: sandboxUrl = '', FAULTS_AHEAD_MS = '0', FAULTS_JOBS } = process.env;
let aheadMs = Number(FAULTS_AHEAD_MS);
const version = '0.0.0';
const report = (word: Report) => process.send?.(word);

process.on('disconnect', () => process.exit(0));

const settings = readConfig(process.env, readPaymentSettings);
const config = {
  ...settings,
  secret: settings.secret ?? '',
  payments: withSandboxUrl(settings.payments, sandboxUrl),
};
const app = await createApp({
  config,
  databaseUrl: settings.databaseUrl ?? '',
  demoPassword: settings.demoPassword,
  version,
  clock: { now: () => new Date(Date.now() + aheadMs) },
  runJobs: FAULTS_JOBS === 'on',
  onError: (error) => console.error(error),
});
const http = await createHttp({ config, app, version });
await http.listen({ port: config.port, host: '127.0.0.1' });

process.on('message', async (order: Order) => {
  if ('aheadMs' in order) {
    aheadMs = order.aheadMs;
    return;
  }
  try {
    await app.runJob(order.run);
    report({ done: order.number });
  } catch (error) {
    report({ done: order.number, error: String(error) });
  }
});
report({ ready: true });
// The compile cache is written at once for the next start, because a killed process would not write it.
flushCompileCache();
