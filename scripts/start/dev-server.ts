/**
 * Runs the product from its sources: pages are updated in the browser when saved, and the server is rebuilt within a
 * second after a change, on the same port and database. For development only: no compression, no caching, no content
 * security policy.
 */
import fs from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pagePath, registry } from '@ferrite/calculators/registry.ts';
import type { SandboxProcess } from '@ferrite/payment-sandbox/process.ts';
import type { ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import { announce, buildServer, endWith, prepareServer, readSettings } from '../../server.ts';
import type * as Prerender from '../../src/calculator-page/prerender.tsx';
import type * as Entry from '../../src/entry.ts';
import { languages } from '../../src/platform/shared/i18n/i18n.ts';
import calculatorsConfig, { batchEntry, virtual } from '../../vite.calculators.config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const entryFile = '/src/entry.ts';
/** Base path of the second Vite server, which serves the calculator pages, because they are built separately. */
const base = '/calculators/dev/';
/** Modules that only the server loads; a file that one of them imports requires a new server. */
const serverFiles = /\/src\/(app|http)\.ts$/;

/** Returns whether the running server has loaded this file, so that a change of the file requires a new server. */
function isServers(vite: ViteDevServer, file: string): boolean {
  const seen = new Set<unknown>();
  const reaches = (module: { file: string | null; importers: Iterable<never> }): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    if (module.file && serverFiles.test(module.file)) return true;
    return [...module.importers].some(reaches);
  };
  return [...(vite.environments.ssr.moduleGraph.getModulesByFile(file) ?? [])].some((each) =>
    reaches(each as never),
  );
}

/** Returns the URLs of a calculator's source files. */
const filesOf = (id: string): Prerender.PageFiles => ({
  entry: `${base}@id/__x00__${virtual}${id}`,
  batchWorker: `${base}@id/__x00__${virtual}${batchEntry(id)}`,
  scripts: [],
  style: `@import url("${base}src/calculator-page/page.css");`,
  fonts: [],
});

/** Renders a calculator page by its file name in the build; null if there is none. */
async function calculatorPage(vite: ViteDevServer, name: string): Promise<string | null> {
  const { prerenderPage } = (await vite.ssrLoadModule(
    '/src/calculator-page/prerender.tsx',
  )) as typeof Prerender;
  for (const entry of registry)
    for (const language of languages)
      if (name === `${pagePath(entry).replace(/\.html$/, '')}.${language}.html`)
        return prerenderPage(entry, language, filesOf(entry.id))?.html ?? null;
  return null;
}

/**
 * Creates the folders that the build would create.
 * @returns their paths
 */
function emptyFolders() {
  const folder = path.join(root, 'build/development');
  fs.mkdirSync(path.join(folder, 'calculators/shared'), { recursive: true });
  fs.mkdirSync(path.join(folder, 'client'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'calculators/gated.json'), '{}');
  return {
    clientFolder: path.join(folder, 'client'),
    calculatorsFolder: path.join(folder, 'calculators'),
  };
}

/** Removes the content security policy, because Vite inserts styles and scripts into pages. */
function withoutContentPolicy(response: ServerResponse): void {
  const write = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = ((...args: unknown[]) => {
    for (const each of args)
      if (typeof each === 'object' && each !== null && 'content-security-policy' in each)
        delete each['content-security-policy'];
    return write(...args);
  }) as ServerResponse['writeHead'];
}

let stop = async (status: number): Promise<void> => process.exit(status);

async function start(): Promise<void> {
  const listener = http.createServer();
  const server = { middlewareMode: true, hmr: { server: listener } } as const;
  const vite = await createServer({ root, appType: 'custom', server });
  const calculators = await createServer({
    ...calculatorsConfig,
    configFile: false,
    base,
    appType: 'custom',
    cacheDir: 'node_modules/.vite/calculators',
    // Vite finds all dependencies at once: one found later would bring a second copy of React.
    optimizeDeps: { entries: ['src/calculator-page/**/*.tsx', 'src/calculator-page/**/worker.ts'] },
    server,
  });
  // Vite's own listeners end the process without closing the product and its database.
  process.removeAllListeners('SIGTERM');
  const load = () => vite.ssrLoadModule(entryFile) as Promise<typeof Entry>;
  const pages = {
    ...emptyFolders(),
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    calculatorPage: (name: string) => calculatorPage(vite, name),
  };

  const entry = await load();
  const settings = await readSettings(entry);
  const { config, log } = settings;
  let current: ReturnType<typeof build> | null = null;
  let sandbox: SandboxProcess | null = null;
  const ending = endWith(
    {
      async close() {
        listener.closeAllConnections();
        await Promise.all([vite.close(), calculators.close()]);
        const last = await current?.catch(() => null);
        await last?.http.close();
        await last?.app.close();
        await sandbox?.stop();
      },
    },
    log,
  );
  stop = ending.stop;
  const surroundings = await prepareServer(entry, settings, ending);
  const build = async (loaded: typeof Entry) => {
    const built = await buildServer(loaded, surroundings, pages);
    await built.http.ready();
    return built;
  };
  current = build(entry);
  const { app } = await current;

  listener.on('request', (request: IncomingMessage, response: ServerResponse) => {
    withoutContentPolicy(response);
    const ours = () =>
      current?.then(
        ({ http: fastify }) => fastify.routing(request, response),
        (error: Error) => {
          vite.ssrFixStacktrace(error);
          response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
        },
      );
    const modules = request.url?.startsWith(base) ? calculators : vite;
    modules.middlewares(request, response, () => void ours());
  });

  /**
   * Starts the next server after the previous one has stopped. If the code does not compile, the error is printed and
   * the next change tries again.
   */
  const renew = async (previous: typeof current) => {
    const before = await previous?.catch(() => null);
    await before?.http.close();
    await before?.app.close();
    return build(await load());
  };
  vite.watcher.on('change', (file) => {
    if (!isServers(vite, file)) return;
    const begun = performance.now();
    current = renew(current);
    current.then(
      () =>
        log.info(
          `${path.relative(root, file)}: server restarted in ${Math.round(performance.now() - begun)} ms`,
        ),
      (error: Error) => process.stderr.write(`${error.stack}\n`),
    );
  });

  await new Promise<void>((resolve) => listener.listen(config.port, config.host, resolve));
  process.send?.({ ready: true, port: config.port });
  sandbox = announce(surroundings, {
    port: config.port,
    sandbox: path.join(root, 'packages/payment-sandbox/main.ts'),
    listDemoPayments: app.listDemoPayments,
  });
}

start().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  void stop(1);
});
