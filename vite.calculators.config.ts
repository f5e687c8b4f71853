/** Client build of the calculators' standalone pages: one entry per calculator. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { shownExample } from '@ferrite/calculators/core/texts/worked-text.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import { folderOf, registry } from '@ferrite/calculators/registry.ts';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { allTableNames } from './src/calculator-page/batch/all-table-names.ts';

const root = import.meta.dirname;
const calculators = path.join(root, 'packages/calculators');
/** Begins the names of the entries, one per calculator. */
export const virtual = 'virtual:calculator/';
const definitionOf = (entry: Entry): string => path.join(calculators, folderOf(entry.id), 'index.ts');

/** Modules of which a page carries only its own part, as data. */
const embedded: Readonly<Record<string, string>> = {
  [path.join(calculators, 'sources/index.ts')]: path.join(root, 'src/calculator-page/embedded/sources.ts'),
  [path.join(calculators, 'sources/texts/shorts.ts')]: path.join(
    root,
    'src/calculator-page/embedded/shorts.ts',
  ),
  [path.join(calculators, 'core/texts/common-words.ts')]: path.join(
    root,
    'src/calculator-page/embedded/words.ts',
  ),
};

const zipAtOnce = path.join(root, 'src/platform/browser/tables/zip-at-once.ts');

/** Name of the entry that computes a calculator's batches in a worker. */
export const batchEntry = (id: string): string => `batch-${id}`;

type Entry = (typeof registry)[number];
const importOf = (name: string, file: string): string =>
  `import ${name} from ${JSON.stringify(path.join(root, file))};\n`;
const definition = (entry: Entry): string =>
  `import calculator from ${JSON.stringify(definitionOf(entry))};\n`;

function pageEntry(entry: Entry): string {
  const begin = definition(entry) + importOf('{ mount }', 'src/calculator-page/mount.tsx');
  if (!definitions[entry.id].inputs.some(({ kind }) => kind === 'series'))
    return `${begin}mount(calculator);\n`;
  const field = importOf('{ SeriesField }', 'src/calculator-page/inputs/series-field.tsx');
  return `${begin}${field}mount(calculator, SeriesField);\n`;
}

const workerEntry = (entry: Entry): string =>
  `${definition(entry)}${importOf('{ handleBatchMessages }', 'src/calculator-page/batch/worker.ts')}handleBatchMessages(calculator, ${JSON.stringify(allTableNames(entry.id))});\n`;

/** Returns a file of worked examples with the one of each list that the page shows, as data. */
async function shownExamples(file: string): Promise<string> {
  const lists: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
  return Object.entries(lists)
    .map(([name, list]) => {
      const shown = Array.isArray(list) ? [shownExample(list)] : list;
      return `export const ${name} = ${JSON.stringify(shown)};\n`;
    })
    .join('');
}

/** Entry modules per calculator: its definition for the page and for the worker. The page brings the sources it cites. */
function calculatorEntries(): Plugin {
  return {
    name: 'calculator-entries',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith(virtual)) return `\0${id}`;
      if (!importer) return undefined;
      if (id === 'fflate' && importer.includes('/write-excel-file/')) return zipAtOnce;
      return embedded[
        id.startsWith('@ferrite/calculators/')
          ? path.join(root, id.replace('@ferrite', 'packages'))
          : path.resolve(path.dirname(importer), id)
      ];
    },
    load(id) {
      for (const entry of registry) {
        if (id === `\0${virtual}${entry.id}`) return pageEntry(entry);
        if (id === `\0${virtual}${batchEntry(entry.id)}`) return workerEntry(entry);
      }
      return id.startsWith(calculators) && id.endsWith('/examples.ts') ? shownExamples(id) : undefined;
    },
  };
}

const inFolders = (id: string, folders: readonly string[]): boolean =>
  folders.some((folder) => id.startsWith(path.join(root, folder) + path.sep));
const gatedFolders = [
  'packages/calculators/formulas',
  ...new Set(registry.map((entry) => `packages/calculators/${entry.category}`)),
];

/** A definition or a formula: what a grant opens. */
const isGated = (id: string): boolean => id.includes(virtual) || inFolders(id, gatedFolders);
/** Loaded later, by those who need it. */
const lazyParts = [
  /\/calculators\/core\/(steels\/|(element-names|random|requirement-doubt)\.ts|inputs\/(requirement|summary-labels|swept-fields)\.ts|analysis\/|pasted\/)/,
  /\/(temml|papaparse|fflate|saxen|write-excel-file|@tanstack)\//,
  /\/calculator-page\/(results\/((typeset|example-origin)\.ts|(differences|reference-case|spread)\.tsx|models\/model-(detail|validity)\.tsx)|frame\/notices\.tsx|diagram\/(pinned-list|values)\.tsx|inputs\/(grade\/grade-(limits|options)|reading|range-note|series-field)\.tsx|inputs\/grade\/unreadable\.ts|batch\/|paste\/|export\/|uncertainty\/|solve\/|sweep\/|requirement\/requirement-|offline\/(cache-page|stay-on-page|worker)|heat\/(first-composition|steel-hint|heat-(parts|fill|note|switch|values|deleted))\.|(after-load|sliced-work)\.ts)/,
  /\/packages\/charts\/(save\.ts|value-table\.tsx|pointer\/|text\/(formula-text|aligned)\.ts)/,
  /\/ui\/(overlay\/tooltip\.tsx|state\/notice\.tsx|theme\/script-fonts\.ts|form\/search-field\.tsx)/,
  /\/(ui\/heat-menu|platform\/browser\/(i18n\/translated-nodes|heats\/chosen-heat(-check)?|session\/stored-session|tables\/.*)|platform\/shared\/(csv|offline-pages))\.tsx?/,
  /\/lucide-react\/dist\/esm\/icons\/(arrow-(left|up|down)|chevron-(left|right)|circle-check|clipboard-copy|download|file-up|flask-conical|folder-open|info|play|plus|redo-2|table-properties|trash(-2)?|undo-2)\./,
];
const isLazy = (id: string): boolean => lazyParts.some((part) => part.test(id));

/** What computing needs besides the definition: apart from the page, whose parts a worker cannot load. */
const isComputing = (id: string): boolean =>
  (inFolders(id, ['packages/calculators/core']) && !/common-texts\.ts$/.test(id) && !isLazy(id)) ||
  path.dirname(id) === calculators ||
  // Loads parts later, for page and worker.
  id.includes('vite/preload-helper') ||
  /\/calculator-page\/(embedded\/(sources|shorts)|page-data)\.ts$/.test(id);

export default defineConfig({
  root,
  base: '/calculators/',
  publicDir: false,
  plugins: [tailwindcss(), calculatorEntries()],
  build: {
    target: 'es2022',
    outDir: 'build/calculators',
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    // Whatever a part needs besides itself is in the page already.
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(
        registry
          .flatMap(({ id }) => [id, batchEntry(id)])
          .map((name): [string, string] => [name, `${virtual}${name}`]),
      ),
      output: {
        entryFileNames: 'gated/[name]-[hash].js',
        // A formula of several calculators is a piece of its own, and as much behind the grants as they are.
        chunkFileNames: (chunk) =>
          chunk.moduleIds.some(isGated) ? 'gated/common-[hash].js' : 'shared/[name]-[hash].js',
        assetFileNames: 'shared/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'compute', test: isComputing },
            { name: 'page', test: (id) => !isGated(id) && !isLazy(id) },
          ],
        },
      },
    },
  },
});
