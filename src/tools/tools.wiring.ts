/** Wires up the tools. */
import type { Database } from '../platform/server/database/database.ts';
import { type ComputingDependencies, createComputing } from './computing/computing.ts';
import { createKeyStore } from './computing/key.store.ts';
import { createKeys, type KeysOptions } from './computing/keys.ts';
import { createLinks, type LinksDependencies } from './links/links.ts';
import { createQuotes, type QuotesDependencies } from './links/quoted-results.ts';
import { createReportStore } from './reports/reports.store.ts';
import { createReports, type ReportsDependencies } from './reports/reports.ts';
import { createSavedStore } from './saved/saved.store.ts';
import { createSaved } from './saved/saved.ts';
import { createToolsStore } from './tools.store.ts';
import { createTools, type ToolsDependencies } from './tools.ts';
import { createUploadStore } from './uploads/upload.store.ts';
import { createToolUploads, type ToolUploadsDependencies } from './uploads/uploads.ts';

export type ToolsFeatureOptions = Omit<ToolsDependencies, 'store' | 'isPremium' | 'computing'> &
  Omit<ComputingDependencies, 'clock'> &
  Omit<ToolUploadsDependencies, 'store'> &
  Omit<KeysOptions, 'store'> &
  Pick<LinksDependencies, 'changed'> &
  Pick<QuotesDependencies, 'publicUrl' | 'onError'> &
  Pick<ReportsDependencies, 'makeMark' | 'writePdf' | 'wordsOf' | 'typeset'> & {
    readonly db: Database;
    /** Increments the usage count of the member. */
    readonly countToolUse: Parameters<typeof createToolsStore>[1];
    /** Like `run`, in the thread for anonymous readers. */
    readonly runForReaders: ComputingDependencies['run'];
    readonly isPremiumMember: ToolsDependencies['isPremium'];
  };

export function createToolsFeature({ db, countToolUse, isPremiumMember, ...options }: ToolsFeatureOptions) {
  const { clock } = options;
  const store = createToolsStore(db, countToolUse);
  const computing = createComputing(options);
  const tools = createTools({ ...options, store, computing, isPremium: isPremiumMember });
  return {
    tools,
    quotes: createQuotes({
      ...options,
      compute: tools.computeToKeep,
      computeFreely: computing.one,
      isPremium: isPremiumMember,
    }),
    links: createLinks({ ...options, store }),
    toolUploads: createToolUploads({ ...options, store: createUploadStore(db) }),
    keys: createKeys({ ...options, store: createKeyStore(db) }),
    reports: createReports({
      ...options,
      store: createReportStore(db),
      compute: tools.computeToKeep,
      computeForReaders: createComputing({ ...options, run: options.runForReaders }).one,
    }),
    saved: createSaved({ store: createSavedStore(db), clock, compute: tools.computeToKeep }),
  };
}
