/** Visible part of a diagram, stored as axis ends. */
import type { Scale } from '../axis.ts';
import type { Xy } from '../clip.ts';
import type { Domains, Scene } from '../scene.ts';

/** Smallest share of the whole axis that can be shown. */
const closest = 1 / 400;

type Stretch = { readonly around: number; readonly factor: number; readonly by: number };

/** Returns the ends of an axis scaled by `factor` around a position and moved by `by` pixels. */
function stretched(scale: Scale, [from, to]: Xy, { around, factor, by }: Stretch): Xy {
  const end = (at: number) => scale.invert(around + (at - around) / factor - by);
  return [end(from), end(to)];
}

const along = ({ log }: Scale, [from, to]: Xy): number => Math.abs(log ? Math.log(to / from) : to - from);

/** Returns the visible part after panning and zooming; null for the whole diagram. */
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
