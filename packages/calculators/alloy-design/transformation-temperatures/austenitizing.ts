/** Determines which steels have an Ac3, and where its curve ends. */
import type { Composition } from '../../core/elements.ts';

/** Eutectoid carbon content of plain steel, wt %; a steel with more carbon is fully austenitic only above Acm. */
export const eutectoidCarbon = 0.77;

export const isHypereutectoid = ({ C = 0 }: Composition): boolean => C > eutectoidCarbon;

type Place = { readonly C: number; readonly value: number; readonly low: number; readonly high: number };

const between = (a: Place, b: Place, share: number): Place => {
  const at = (key: keyof Place) => a[key] + (b[key] - a[key]) * share;
  return { C: at('C'), value: at('value'), low: at('low'), high: at('high') };
};

/** Returns Ac3 versus carbon up to the carbon content where it meets Ac1, at most the eutectoid content. */
export function untilMeeting(ac3: readonly Place[], ac1: readonly Place[]): readonly Place[] {
  const gap = (at: number) => (ac3[at]?.value ?? 0) - (ac1[at]?.value ?? 0);
  const end = ac3.findIndex(({ C }, at) => C > eutectoidCarbon || gap(at) <= 0);
  const [before, after] = [ac3[end - 1], ac3[end]];
  if (end < 0) return ac3;
  if (!before || !after) return [];
  const meeting = gap(end) < 0 ? gap(end - 1) / (gap(end - 1) - gap(end)) : 1;
  const eutectoid = (eutectoidCarbon - before.C) / (after.C - before.C);
  return [...ac3.slice(0, end), between(before, after, Math.min(meeting, eutectoid))];
}
