/** What the build exports to `server.ts`: API, use cases and pages as one module graph. */
import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';

export { createApp } from './app.ts';
export { createHttp } from './http.ts';
export { keptRandom, readConfig } from './platform/config.ts';
export { openDatabase } from './platform/open-database.ts';

export const pagesBuild: ServerBuild = build as unknown as ServerBuild;
