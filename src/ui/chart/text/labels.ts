/** Places labels so that they stay in the plot and off each other; the first ones have the choice. */
import type { Rect, Xy } from '../clip.ts';
import { textWidth } from './text-size.ts';

export type Anchor = 'start' | 'middle' | 'end';
/** Where a label may stand: its baseline's anchor point. */
export type Spot = { readonly x: number; readonly y: number; readonly anchor: Anchor };

export type LabelKind = 'user' | 'mark' | 'region' | 'large-region' | 'iso' | 'line' | 'zone';

export type LabelRequest = {
  readonly key: string;
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
  readonly kind: LabelKind;
  /** Colour of the text, a CSS value. */
  readonly colour: string;
  /** Best first. */
  readonly spots: readonly Spot[];
  /** true: rather no label than one on top of another. */
  readonly optional?: boolean;
};

export type PlacedLabel = LabelRequest & Spot & { readonly box: Rect };

function boxOf(wish: LabelRequest, { x, y, anchor }: Spot): Rect {
  const width = textWidth(wish.text, wish.size, wish.bold);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left: left - 3, right: left + width + 3, top: y - wish.size, bottom: y + wish.size * 0.35 };
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function outside(box: Rect, plot: Rect): number {
  const x = Math.max(0, plot.left - box.left) + Math.max(0, box.right - plot.right);
  const y = Math.max(0, plot.top - box.top) + Math.max(0, box.bottom - plot.bottom);
  return (x + y) * 40;
}

/** Moves a box that sticks out back into the plot. */
function pushedIn(spot: Spot, box: Rect, plot: Rect): Spot {
  const dx = Math.max(0, plot.left + 2 - box.left) - Math.max(0, box.right - plot.right + 2);
  const dy = Math.max(0, plot.top + 2 - box.top) - Math.max(0, box.bottom - plot.bottom + 2);
  return dx === 0 && dy === 0 ? spot : { ...spot, x: spot.x + dx, y: spot.y + dy };
}

/** `obstacles`: boxes of marks that no label may cover; `lines`: points that text should rather not cross. */
export function placeLabels(
  wishes: readonly LabelRequest[],
  plot: Rect,
  obstacles: readonly Rect[],
  lines: readonly Xy[] = [],
): readonly PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const wish of wishes) {
    let best:
      | { readonly spot: Spot; readonly box: Rect; readonly cost: number; readonly bad: number }
      | undefined;
    wish.spots.forEach((raw, at) => {
      if (!Number.isFinite(raw.x) || !Number.isFinite(raw.y)) return;
      const spot = pushedIn(raw, boxOf(wish, raw), plot);
      const box = boxOf(wish, spot);
      let bad = outside(box, plot);
      for (const each of placed) bad += overlap(box, each.box) * 2;
      for (const each of obstacles) bad += overlap(box, each);
      let crossed = 0;
      if (wish.kind !== 'iso') {
        for (const [x, y] of lines)
          if (x > box.left && x < box.right && y > box.top && y < box.bottom) crossed += 1;
      }
      const cost = bad + crossed * 14 + at * 4;
      if (!best || cost < best.cost) best = { spot, box, cost, bad };
    });
    if (!best || (wish.optional && best.bad > 4)) continue;
    placed.push({ ...wish, ...best.spot, box: best.box });
  }
  return placed;
}
