/** Tools module: catalogue, uses, links, uploads, reports, saved calculations, access keys. */
import type { Cache, Tags } from '../../platform/server/cache/cache.ts';
import { retentionEnd } from '../../platform/server/clock.ts';
import type { Database } from '../../platform/server/database/database.ts';
import type { FeatureModule } from '../../platform/server/feature-module.ts';
import type { Language } from '../../platform/shared/i18n/i18n.ts';
import { type ComputeRoutesOptions, computeApi } from './computing/compute.routes.ts';
import { type ComputingDependencies, createComputing } from './computing/computing.ts';
import { createKeyStore, removeEndedKeys } from './computing/key.store.ts';
import { createKeys, type KeysOptions } from './computing/keys.ts';
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
import { createTools, type ToolsDependencies } from './tools.ts';
import { toolUploadsApi } from './uploads/upload.routes.ts';
import { createUploadStore } from './uploads/upload.store.ts';
import type { UploadDeps } from './uploads/usecases/deps.ts';
import { createUsesStore, removeUses } from './uses/uses.store.ts';
import { createUses, type UsesDependencies } from './uses/uses.ts';

export type ToolsModuleOptions = Omit<ToolsDependencies, 'store' | 'isPremium' | 'computing' | 'uses'> &
  Omit<UsesDependencies, 'store'> &
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
    readonly isPremiumMember: ToolsDependencies['isPremium'];
  };

/** Months for which ended access keys stay in the list of keys. */
const endedKeyMonths = 12;

async function cleanUp(db: Database, now: Date, useMonths: number): Promise<void> {
  const usesEnd = retentionEnd(now, useMonths);
  if (usesEnd) await removeUses(db, usesEnd);
  const keysEnd = retentionEnd(now, endedKeyMonths);
  if (keysEnd) await removeEndedKeys(db, keysEnd);
}

export function createToolsModule({ db, countToolUse, isPremiumMember, ...options }: ToolsModuleOptions) {
  const { cache, catalogueTags, clock, config, consume, publicUrl, requireOwner } = options;
  const store = createToolsStore(db);
  const uses = createUses({ ...options, store: createUsesStore(db, countToolUse) });
  const computing = createComputing(options);
  const tools = createTools({ ...options, store, uses, computing, isPremium: isPremiumMember });
  const keys = createKeys({ ...options, store: createKeyStore(db) });
  const links = createLinks({ ...options, store });
  const uploads: UploadDeps = { ...options, store: createUploadStore(db), running: new Map() };
  const reports = createReportDeps({
    ...options,
    db,
    compute: computing.one,
    computeSpreads: computing.spreads,
    computeForReaders: createComputing({ ...options, run: options.runForReaders }).one,
    countUses: tools.countUsesToKeep,
  });
  const saved = createSaved({ store: createSavedStore(db), clock, compute: tools.computeToKeep });
  const requireOwnAddress = createOwnAddress(publicUrl);
  const grants = createGrants(config.secret, publicUrl);
  const module: FeatureModule = {
    name: 'tools',
    pages,
    tags: { tools: 'Calculators: catalogue, calculation, saved calculations, reports, uploads' },
    refusals: toolRefusals,
    exportData: toolsExport,
    api(api) {
      computeApi(api, { tools, keys, consume, requireOwner });
      savedApi(api, saved, requireOwnAddress);
      reportsApi(api, reports, requireOwnAddress);
      toolsApi(api, { tools, links, grants, cache, catalogueTags });
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
  return {
    module,
    tools,
    links,
    keys,
    /** Public reports, for pages. */
    reports: { show: (id: string, language: Language) => showReport(reports, id, language) },
    saved,
    grants,
    figures: createFigures({
      compute: computing.one,
      computeSpreads: (id, raw) => computing.spreads(id, raw, null),
    }),
    calculatorsOfPosts: () => calculatorsOfPosts(store),
    quotes: createQuotedResults({
      ...options,
      compute: tools.computeToKeep,
      computeWithoutAccess: computing.one,
      isPremium: isPremiumMember,
    }),
  };
}
