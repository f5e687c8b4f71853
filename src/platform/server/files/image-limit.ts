import type { DeclaredRefusal } from '../errors/errors.ts';
import type { Quota } from '../rate-limit/rate-limit.ts';

/** Limit of uploaded pictures per member, for all features together. */
export const imageLimit: Quota = { what: 'files.image', most: 60, minutes: 60 };

/** Refusals of an endpoint whose form may contain an image. */
export const imageRefusals = [
  'files.too_many_pixels',
  'files.not_an_image',
  'files.animated',
  'files.damaged',
] as const satisfies readonly DeclaredRefusal[];
