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
import { createKeyStore, removeEndedKeys } from './computing/keys/key.store.ts';
import type { KeyDeps } from './computing/keys/usecases/deps.ts';
import { identifyKey } from './computing/keys/usecases/identify-key.ts';
import { revokeAllKeys } from './computing/keys/usecases/revoke-keys.ts';
import { computeIntervals } from './computing/usecases/compute-intervals.ts';
import { computeResults } from './computing/usecases/compute-results.ts';
import { computeToKeep } from './computing/usecases/compute-to-keep.ts';
import type { ComputeDeps, ComputingDeps } from './computing/usecases/deps.ts';
import { createFigures } from './figures/figures.ts';
import { createGrants } from './grants.ts';
import { createOwnAddress } from './links/own-address.ts';
import { calculatorsOfPosts } from './links/post-calculators.ts';
import type { QuotedResult } from './links/quoted-results.ts';
import type { LinkDeps, QuoteDeps } from './links/usecases/deps.ts';
import { quoteResults, quoteWithoutAccess } from './links/usecases/quote-results.ts';
import { pages } from './pages/tools.pages.ts';
import { toolRefusals } from './refusals.ts';
import { reportsApi } from './reports/reports.routes.ts';
import { createReportDeps, type ReportWiring } from './reports/reports.wiring.ts';
import { showReport } from './reports/usecases/show-report.ts';
import { savedApi } from './saved/saved.routes.ts';
import { createSavedStore } from './saved/saved.store.ts';
import type { SavedDeps } from './saved/usecases/deps.ts';
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
  Omit<ComputingDeps, 'clock'> &
  Omit<UploadDeps, 'store' | 'running'> &
  Omit<KeyDeps, 'store'> &
  Pick<LinkDeps, 'changed'> &
  Pick<QuoteDeps, 'publicUrl' | 'onError'> &
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
    readonly runForReaders: ComputingDeps['run'];
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
  const { store, catalogue, access, compute, keys, links, uploads, reports, saved, quotes } =
    createParts(options);
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
    keys: {
      identify: (authorization: string | undefined) => identifyKey(keys, authorization),
      revokeAll: (memberId: string) => revokeAllKeys(keys, memberId),
    },
    /** Public reports, for pages. */
    reports: { show: (id: string, language: Language) => showReport(reports, id, language) },
    grants,
    figures: createFigures({
      compute: (id, inputs) => computeResults(computing, { id, inputs }),
      computeSpreads: (id, inputs) => computeIntervals(computing, { id, inputs }, null),
    }),
    calculatorsOfPosts: () => calculatorsOfPosts(store),
    quotes: {
      quote: (text: string, memberId: string, before?: readonly QuotedResult[]) =>
        quoteResults(quotes, text, memberId, before),
      quoteFreely: (text: string) => quoteWithoutAccess(quotes, text),
    },
  };
}

/** Creates the dependencies of the use cases. */
function createParts(options: ToolsModuleOptions) {
  const { db, clock } = options;
  const store = createToolsStore(db);
  const uses: UsesDeps = { ...options, store: createUsesStore(db, options.countToolUse) };
  const catalogue: CatalogueDeps = { ...options, store };
  const access: AccessDeps = { ...options, uses, isPremium: options.isPremiumMember };
  const computing: ComputingDeps = options;
  const forReaders: ComputingDeps = { ...options, run: options.runForReaders };
  const compute: ComputeDeps = { computing, uses };
  const keys: KeyDeps = { ...options, store: createKeyStore(db) };
  const links: LinkDeps = { ...options, store };
  const uploads: UploadDeps = { ...options, store: createUploadStore(db), running: new Map() };
  const reports = createReportDeps({
    ...options,
    uses,
    compute: (id, inputs) => computeResults(computing, { id, inputs }),
    computeSpreads: (id, inputs, memberId) => computeIntervals(computing, { id, inputs }, memberId),
    computeForReaders: (id, inputs) => computeResults(forReaders, { id, inputs }),
  });
  const saved: SavedDeps = { store: createSavedStore(db), clock, compute };
  const quotes: QuoteDeps = {
    ...options,
    compute: (id, inputs, computer) => computeToKeep(compute, { id, inputs }, computer),
    computeWithoutAccess: (id, inputs) => computeResults(computing, { id, inputs }),
    isPremium: options.isPremiumMember,
  };
  return { store, catalogue, access, compute, keys, links, uploads, reports, saved, quotes };
}
