/** Exports of the build for `server.ts`: API, use cases and pages as one module graph. */
import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { readPaymentSettings } from './features/payments/settings.ts';
import { readConfig as readWithout } from './platform/server/config/config.ts';

export { createApp } from './app.ts';
export { withSandboxUrl } from './features/payments/settings.ts';
export { createHttp } from './http.ts';
export { persistedSecret } from './platform/server/config/data-folder.ts';
export { openDatabase } from './platform/server/database/open-database.ts';
export { createMetrics } from './platform/server/metrics/metrics.ts';
export { readRestarts } from './platform/server/operations/health.ts';
export { createLog, reportTo } from './platform/server/operations/log.ts';
export { startTraces } from './platform/server/traces/traces.ts';

export const pagesBuild: ServerBuild = build as unknown as ServerBuild;

/** All settings of the process, the payment providers' among them. @throws ConfigError with every problem at once */
export const readConfig = (variables: Readonly<Record<string, string | undefined>>) =>
  readWithout(variables, readPaymentSettings);
