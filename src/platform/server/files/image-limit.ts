import type { Quota } from '../rate-limit/rate-limit.ts';

/** Pictures of one person, wherever they are sent to. */
export const imageLimit: Quota = { what: 'files.image', most: 60, minutes: 60 };
