import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * What every page runs. In two files instead of thirty: fewer requests, and 13 kB less over the wire. Icons that neither
 * the bar nor the home page shows are a third one, and what the expressions leave out goes with the pages that use it.
 */
const onEveryPage = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@remix-run|cookie-es|i18next|react-i18next|@tanstack)\/(?!.*\/(useQueries|queriesObserver)\.)/,
    priority: 3,
  },
  {
    name: 'layout',
    test: /\/src\/(root|platform\/(?!browser\/(use-image-check|session\/(device-id|sign-in\/(expired-user|second-step)))|shared\/(images\/|money\/money|rendering\/payment-pages))|layout\/(bar\/|failure\/|(?!authentication-required)[^/]*$)|site\/section-screens|ui\/(button|class-names|overlay\/menu|state\/skeleton|theme\/(grain|mark|theme)|toast\/toast))|\/lucide-react\/.*\/icons\/search\./,
    tags: ['$initial' as const],
    priority: 2,
  },
  { name: 'icons', test: /\/lucide-react\//, tags: ['$initial' as const], priority: 1 },
];

/** Refuses an import of `src/platform/server/` in the browser build, by its folder. */
const serverOnly: Plugin = {
  name: 'server-only',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (this.environment.name !== 'client') return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (found && !found.external && /\/src\/platform\/server\//.test(found.id))
      this.error(`${importer} imports ${found.id}, which runs on the server only.`);
    return found;
  },
};

/** Compresses .xlsx files within the worker that writes them, see `zip-at-once.ts`. */
const zipAtOnce: Plugin = {
  name: 'zip-at-once',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'fflate' && importer?.includes('/write-excel-file/')
      ? path.join(import.meta.dirname, 'src/platform/browser/tables/zip-at-once.ts')
      : null,
};

/**
 * Packages that the build bundles, because Node would load every file of them (all icons, all of drizzle) and keep
 * 200 MB of it. In development Node loads them itself, faster than Vite would load their 2,400 modules.
 */
const bundledPackages = [
  /^drizzle-orm/,
  /^lucide-react/,
  /^radix-ui/,
  /^@radix-ui\//,
  /^zod/,
  /^fastify-type-provider-zod/,
  /^temml/,
];

export default defineConfig(({ command }) => ({
  plugins: [serverOnly, tailwindcss(), reactRouter()],
  worker: { format: 'es', plugins: () => [zipAtOnce] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The pages are reached lazily: without these entries the first visit of one reloads React twice.
  optimizeDeps: { entries: ['src/root.tsx', 'src/entry.client.tsx', 'src/**/pages/**/*.tsx'] },
  ssr: { noExternal: command === 'build' ? bundledPackages : [] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: onEveryPage } } } } },
    // API, use cases and pages are one module graph: the server's entry is ours, it imports the pages' build.
    ssr: { build: { rollupOptions: { input: './src/entry.ts' } } },
  },
}));
