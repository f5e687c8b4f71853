/**
 * Starts one PostgreSQL server per test run, with the template databases that test files clone: migrated, and with the
 * demo accounts.
 */
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { stopWithParent } from '../scripts/start/supervise.mjs';
import { createApp } from '../src/app.ts';
import { migrateDatabase } from '../src/platform/server/database/migrate.ts';
import { demoPassword, testClock, testConfig } from './settings.ts';
import { startTestPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    databaseLog: string;
  }
}

type TestDatabases = { readonly url: string; readonly log: string; readonly stop: () => Promise<void> };

/** The server is shared by the projects of a run, each of which loads this module separately. */
const run = globalThis as typeof globalThis & {
  testDatabases?: { readonly started: Promise<TestDatabases>; users: number } | undefined;
};

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.testDatabases ??= { started: start(), users: 0 };
  const shared = run.testDatabases;
  shared.users += 1;
  const { url, log, stop } = await shared.started;
  project.provide('databaseServer', url);
  project.provide('databaseLog', log);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    run.testDatabases = undefined;
    await stop();
  };
}

async function start(): Promise<TestDatabases> {
  stopWithParent(() => process.kill(process.pid, 'SIGTERM'));
  const { server, folder, stop } = await startTestPostgres();
  const client = new pg.Client({ connectionString: server.url });
  const urlOf = (database: string) => server.url.replace('/ferrite?', `/${database}?`);
  await client.connect();
  await client.query('CREATE DATABASE template_migrated');
  await migrateDatabase(urlOf('template_migrated'), 'migrations');
  await client.query('CREATE DATABASE template_seeded TEMPLATE template_migrated');
  await client.end();
  await seedAccounts(urlOf('template_seeded'), folder);
  return { url: server.url, log: path.join(folder, 'postgres.log'), stop };
}

/**
 * Starts the product once, which creates the demo accounts. Done once per run, because hashing their passwords takes a
 * second.
 */
async function seedAccounts(databaseUrl: string, folder: string): Promise<void> {
  const app = await createApp({
    config: testConfig(folder),
    databaseUrl,
    demoPassword,
    clock: testClock(),
    version: '0.0.0',
    runJobs: false,
  });
  await app.close();
}
