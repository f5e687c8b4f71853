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
 * Parts of a feature that the product uses. HTTP server, OpenAPI document, sitemap, job runner, removal of unused
 * files, account deletion, personal data export and demo read the list of modules; none of them names a feature.
 */
export type FeatureModule = {
  readonly name: string;
  /** Pages of the feature; the sitemap lists the public ones. The build finds them by their file name. */
  readonly pages?: readonly FeaturePage[];
  /** Descriptions of the tags of its calls in the OpenAPI document. */
  readonly tags?: Readonly<Record<string, string>>;
  /** Refusal codes; their types are added to `RefusalCatalogue` where they are defined. */
  readonly refusals?: Refusals;
  /** Registers the feature's calls below `/api`. */
  readonly api?: (api: ApiServer) => void;
  /** Registers its calls below `/api` that receive files. */
  readonly fileApi?: (api: ApiServer) => void;
  /** Registers its routes outside `/api`, e.g. feeds and sitemaps. */
  readonly routes?: (server: FastifyInstance) => Promise<void>;
  readonly jobs?: readonly Job[];
  /** Lists the stored files that its rows refer to; all others are removed after a day. */
  readonly usedFiles?: UsedFiles;
  /** Deletes or anonymizes a person's data, within the transaction that deletes the account. */
  readonly erase?: readonly Erase[];
  /** Its parts of the personal data export. */
  readonly exportData?: readonly ExportSection[];
  /** Its stored files in the archive of personal data. */
  readonly exportFiles?: ExportFiles;
  /**
   * Creates content that a demo needs before its first request; runs at every start and does not change existing data.
   */
  readonly seedDemo?: (demo: Demo) => Promise<void>;
  /** Creates larger example content, after all `seedDemo`. */
  readonly seedExamples?: (demo: Demo) => Promise<void>;
  /** Metrics for Prometheus. */
  readonly gauges?: readonly Gauge[];
};
