/** Tools module: catalogue, uses, links, uploads, reports, saved calculations, access keys. */
import type { Cache, Tags } from '../../platform/server/cache/cache.ts';
import { retentionEnd } from '../../platform/server/clock.ts';
import type { Database } from '../../platform/server/database/database.ts';
import type { FeatureModule } from '../../platform/server/feature-module.ts';
import type { Language } from '../../platform/shared/i18n/i18n.ts';
import type { CountUses } from '../workbench/passport/passport.port.ts';
import type { AccessDeps } from './access/usecases/deps.ts';
import type { CatalogueDeps } from './catalogue/usecases/deps.ts';
import { listTools } from './catalogue/usecases/list-tools.ts';
import { type ComputeRoutesOptions, computeApi } from './computing/compute.routes.ts';
import { type ComputingDependencies, createComputing } from './computing/computing.ts';
import { createKeyStore, removeEndedKeys } from './computing/key.store.ts';
import { createKeys, type KeysOptions } from './computing/keys.ts';
import { computeToKeep } from './computing/usecases/compute-to-keep.ts';
import type { ComputeDeps } from './computing/usecases/deps.ts';
import { createFigures } from './figures/figures.ts';
import { createGrants } from './grants.ts';
import { createLinks, type LinksDependencies } from './links/links.ts';
import { createOwnAddress } from './links/own-address.ts';
import { calculatorsOfPosts } from './links/post-calculators.ts';
import { createQuotedResults, type QuotesDependencies } from './links/quoted-results.ts';
import { pages } from './pages/tools.pages.ts';
import { toolRefusals } from './refusals.ts';
import { reportsApi } from './reports/reports.routes.ts';
import { createReportDeps, type ReportWiring } from './reports/reports.wiring.ts';
import { showReport } from './reports/usecases/show-report.ts';
import { savedApi } from './saved/saved.routes.ts';
import { createSavedStore } from './saved/saved.store.ts';
import { createSaved } from './saved/saved.ts';
import { toolsExport } from './tables.ts';
import { toolsApi } from './tools.routes.ts';
import { createToolsStore } from './tools.store.ts';
import { toolUploadsApi } from './uploads/upload.routes.ts';
import { createUploadStore } from './uploads/upload.store.ts';
import type { UploadDeps } from './uploads/usecases/deps.ts';
import { countUsesToKeep } from './uses/usecases/count-uses.ts';
import type { UsesDeps } from './uses/usecases/deps.ts';
import { createUsesStore, removeUses } from './uses/uses.store.ts';

export type ToolsModuleOptions = Omit<CatalogueDeps, 'store'> &
  Omit<UsesDeps, 'store'> &
  Pick<AccessDeps, 'isSessionLive'> &
  Omit<ComputingDependencies, 'clock'> &
  Omit<UploadDeps, 'store' | 'running'> &
  Omit<KeysOptions, 'store'> &
  Pick<LinksDependencies, 'changed'> &
  Pick<QuotesDependencies, 'publicUrl' | 'onError'> &
  Pick<ReportWiring, 'makeMark' | 'writeDocument' | 'wordsOf' | 'typeset' | 'sections'> & {
    readonly db: Database;
    readonly cache: Cache;
    /** Tags of the data that the catalogue shows. */
    readonly catalogueTags: Tags;
    readonly config: { readonly secret: string; readonly logMonths: { readonly tools: number } };
    readonly requireOwner: ComputeRoutesOptions['requireOwner'];
    /** Increments the usage count of the member. */
    readonly countToolUse: Parameters<typeof createUsesStore>[1];
    /** Same as `run`, but in the thread for anonymous readers. */
    readonly runForReaders: ComputingDependencies['run'];
    readonly isPremiumMember: AccessDeps['isPremium'];
  };

/** Months for which ended access keys stay in the list of keys. */
const endedKeyMonths = 12;

async function cleanUp(db: Database, now: Date, useMonths: number): Promise<void> {
  const usesEnd = retentionEnd(now, useMonths);
  if (usesEnd) await removeUses(db, usesEnd);
  const keysEnd = retentionEnd(now, endedKeyMonths);
  if (keysEnd) await removeEndedKeys(db, keysEnd);
}

export function createToolsModule(options: ToolsModuleOptions) {
  const { db, cache, catalogueTags, clock, config, consume, publicUrl, requireOwner } = options;
  const { store, catalogue, access, compute, keys, links, uploads, reports, saved } = createParts(options);
  const { computing, uses } = compute;
  const requireOwnAddress = createOwnAddress(publicUrl);
  const grants = createGrants(config.secret, publicUrl);
  const module: FeatureModule = {
    name: 'tools',
    pages,
    tags: { tools: 'Calculators: catalogue, calculation, saved calculations, reports, uploads' },
    refusals: toolRefusals,
    exportData: toolsExport,
    api(api) {
      computeApi(api, { compute, keys, consume, requireOwner });
      savedApi(api, saved, requireOwnAddress);
      reportsApi(api, reports, requireOwnAddress);
      toolsApi(api, { catalogue, access, links, grants, cache, catalogueTags });
    },
    fileApi: (api) => toolUploadsApi(api, uploads),
    usedFiles: { tools: uploads.store.listKeys },
    jobs: [
      {
        name: 'tools-clean-up',
        everyMinutes: 30,
        run: () => cleanUp(db, clock.now(), config.logMonths.tools),
      },
    ],
  };
  const countUsesOfMember: CountUses = (caller, terms, work) => countUsesToKeep(uses, caller, terms, work);
  return {
    module,
    tools: { listTools: () => listTools(catalogue), countUsesToKeep: countUsesOfMember },
    /** Dependencies of the calculator pages. */
    toolAccess: access,
    keys,
    /** Public reports, for pages. */
    reports: { show: (id: string, language: Language) => showReport(reports, id, language) },
    grants,
    figures: createFigures({
      compute: computing.one,
      computeSpreads: (id, raw) => computing.spreads(id, raw, null),
    }),
    calculatorsOfPosts: () => calculatorsOfPosts(store),
    quotes: createQuotedResults({
      ...options,
      compute: (id, inputs, computer) => computeToKeep(compute, { id, inputs }, computer),
      computeWithoutAccess: computing.one,
      isPremium: options.isPremiumMember,
    }),
  };
}

/** Creates the dependencies of the use cases. */
function createParts(options: ToolsModuleOptions) {
  const { db, clock } = options;
  const store = createToolsStore(db);
  const uses: UsesDeps = { ...options, store: createUsesStore(db, options.countToolUse) };
  const catalogue: CatalogueDeps = { ...options, store };
  const access: AccessDeps = { ...options, uses, isPremium: options.isPremiumMember };
  const computing = createComputing(options);
  const compute: ComputeDeps = { computing, uses };
  const keys = createKeys({ ...options, store: createKeyStore(db) });
  const links = createLinks({ ...options, store });
  const uploads: UploadDeps = { ...options, store: createUploadStore(db), running: new Map() };
  const reports = createReportDeps({
    ...options,
    uses,
    compute: computing.one,
    computeSpreads: computing.spreads,
    computeForReaders: createComputing({ ...options, run: options.runForReaders }).one,
  });
  const saved = createSaved({
    store: createSavedStore(db),
    clock,
    compute: (id, inputs, caller, terms) => computeToKeep(compute, { id, inputs }, caller, terms),
  });
  return { store, catalogue, access, compute, keys, links, uploads, reports, saved };
}
