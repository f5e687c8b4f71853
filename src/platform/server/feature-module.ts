import type { FastifyInstance } from 'fastify';
import type { Job } from './database/jobs.ts';
import type { Erase, ExportSection } from './database/personal-data.ts';
import type { UsedFiles } from './files/uploads.ts';
import type { ApiServer } from './http/api.ts';
import type { Gauge } from './metrics/gauge.ts';

/**
 * What a feature adds to the product. The HTTP server, the job runner, the removal of unused files, the deletion
 * of accounts and the personal data export read the list of modules; none of them names a feature.
 */
export type FeatureModule = {
  readonly name: string;
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
  /** Its parts of a person's data export. */
  readonly exportData?: readonly ExportSection[];
  /** Its values for Prometheus. */
  readonly gauges?: readonly Gauge[];
};
