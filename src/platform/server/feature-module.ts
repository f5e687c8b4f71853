import type { FastifyInstance } from 'fastify';
import type { FeaturePage } from '../shared/rendering/feature-pages.ts';
import type { Job } from './database/jobs.ts';
import type { Erase, ExportFiles, ExportSection } from './database/personal-data.ts';
import type { Refusals } from './errors/errors.ts';
import type { UsedFiles } from './files/uploads.ts';
import type { ApiServer } from './http/api.ts';
import type { Gauge } from './metrics/gauge.ts';

/** Demo accounts, for features that add example content. */
export type Demo = {
  /** Password of all demo accounts. */
  readonly password: string;
  /**
   * Returns the member of a demo account, or null if the account does not exist.
   * @param nickname e.g. `admin`
   */
  readonly memberOf: (nickname: string) => Promise<string | null>;
};

/**
 * Contribution of a feature to the product. The platform (HTTP server, OpenAPI document, sitemap, job runner, removal of
 * unused files, account deletion, personal data export, demo) reads the list of modules and names no feature.
 */
export type FeatureModule = {
  readonly name: string;
  /**
   * Pages of the feature, for the sitemap, which lists the public ones. The build finds the pages by their file name.
   */
  readonly pages?: readonly FeaturePage[];
  /** Descriptions of the feature's tags in the OpenAPI document. */
  readonly tags?: Readonly<Record<string, string>>;
  /** Refusal codes of the feature; the same file adds their types to `RefusalCatalogue`. */
  readonly refusals?: Refusals;
  /** Registers the feature's endpoints below `/api`. */
  readonly api?: (api: ApiServer) => void;
  /** Registers the feature's endpoints below `/api` that receive files. */
  readonly fileApi?: (api: ApiServer) => void;
  /** Registers the feature's routes outside `/api`, e.g. feeds and sitemaps. */
  readonly routes?: (server: FastifyInstance) => Promise<void>;
  readonly jobs?: readonly Job[];
  /** Returns the stored files that the feature's rows refer to; all other files are deleted after a day. */
  readonly usedFiles?: UsedFiles;
  /** Deletes or anonymizes a person's data, within the transaction that deletes the account. */
  readonly erase?: readonly Erase[];
  /** Parts that the feature adds to the personal data export. */
  readonly exportData?: readonly ExportSection[];
  /** Returns the feature's stored files for the personal data archive. */
  readonly exportFiles?: ExportFiles;
  /**
   * Creates the content that a demo needs before its first request. Runs at every start and does not change existing
   * data.
   */
  readonly seedDemo?: (demo: Demo) => Promise<void>;
  /** Creates larger example content; runs after `seedDemo` of all features. */
  readonly seedExamples?: (demo: Demo) => Promise<void>;
  /** Metrics that the feature adds for Prometheus. */
  readonly gauges?: readonly Gauge[];
};
