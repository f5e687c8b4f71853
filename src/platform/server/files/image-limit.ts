import type { FloodLimit } from '../work/flood-limit.ts';

/** Pictures of one person, wherever they are sent to. */
export const imageLimit: FloodLimit = { what: 'files.image', most: 60, minutes: 60 };
