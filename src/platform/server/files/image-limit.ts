import type { DeclaredRefusal } from '../errors/errors.ts';
import type { Quota } from '../rate-limit/rate-limit.ts';

/** Limit of pictures per person, over all features. */
export const imageLimit: Quota = { what: 'files.image', most: 60, minutes: 60 };

/** Refusals of an image in a form. */
export const imageRefusals = [
  'files.too_many_pixels',
  'files.not_an_image',
  'files.animated',
  'files.damaged',
] as const satisfies readonly DeclaredRefusal[];
