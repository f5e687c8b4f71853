/** Which part of a diagram is shown, as the ends of its axes. */
import type { Scale } from '../axis.ts';
import type { Xy } from '../clip.ts';
import type { Domains, Scene } from '../scene.ts';

/** Closer than this share of the whole nothing new is to be seen. */
const closest = 1 / 400;

type Stretch = { readonly around: number; readonly factor: number; readonly by: number };

/** Both ends of an axis, stretched by `factor` around a place and moved by so many pixels. */
function stretched(scale: Scale, [from, to]: Xy, { around, factor, by }: Stretch): Xy {
  const end = (at: number) => scale.invert(around + (at - around) / factor - by);
  return [end(from), end(to)];
}

const along = ({ log }: Scale, [from, to]: Xy): number => Math.abs(log ? Math.log(to / from) : to - from);

/**
 * The part that is shown after moving by pixels and coming closer by `factor` around a place; null when that is all of it
 * or more.
 */
export function zoomed(
  { x, y, plot }: Scene,
  full: Domains,
  { around, factor, by = [0, 0] }: { readonly around: Xy; readonly factor: number; readonly by?: Xy },
): Domains | null {
  const next: Domains = {
    x: stretched(x, [plot.left, plot.right], { around: around[0], factor, by: by[0] }),
    y: stretched(y, [plot.bottom, plot.top], { around: around[1], factor, by: by[1] }),
  };
  const share = along(x, next.x) / along(x, full.x);
  if (![...next.x, ...next.y].every(Number.isFinite) || (factor < 1 && share >= 1)) return null;
  return share < closest ? { x: x.domain, y: y.domain } : next;
}
