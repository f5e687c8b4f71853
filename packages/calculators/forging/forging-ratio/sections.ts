/** Outlines of the section before and after each step. */
import type { Point } from '../../core/chart.ts';
import { type ForgingStep, forgingTotals, sectionArea } from '../../formulas/forging/forging-ratio.ts';
import { rectangle } from '../../formulas/mathematics/plane-geometry.ts';
import type { SectionShape } from './inputs.ts';

type Outlined = { readonly outlines: readonly (readonly Point[])[]; readonly size: string };

/** State of the piece: outlines around the origin (the outer one first), its size as text, and its length. */
export type StepSection = Outlined & { readonly length: number; readonly lengthText: string };

type Ends = {
  readonly start: Section;
  readonly end: Section;
  /** Length before the first step in mm; null if unknown. */
  readonly length: number | null;
};
export type Section = {
  readonly shape: SectionShape;
  readonly size: number;
  readonly side: number;
  readonly inside: number;
};

/** Returns a regular outline with flats at left and right. */
function ring(corners: number, radius: number): readonly Point[] {
  return Array.from({ length: corners }, (_, at): Point => {
    const angle = (2 * Math.PI * (at + 0.5)) / corners;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}
const circle = (diameter: number): readonly Point[] => ring(72, diameter / 2);
const millimetres = (length: number): string => `${Number(length.toFixed(length < 100 ? 1 : 0))} mm`;

function outlined({ shape, size, side, inside }: Section): Outlined {
  const box = (height: number) => rectangle([-size / 2, size / 2], [-height / 2, height / 2]);
  if (shape === 'rectangle')
    return { outlines: [box(side)], size: `${millimetres(size).replace(' mm', '')} × ${millimetres(side)}` };
  if (shape === 'square') return { outlines: [box(size)], size: millimetres(size) };
  if (shape === 'octagon')
    return { outlines: [ring(8, size / 2 / Math.cos(Math.PI / 8))], size: millimetres(size) };
  if (shape === 'hollow') {
    const outside = millimetres(size).replace(' mm', '');
    return { outlines: [circle(size), circle(inside)], size: `⌀ ${outside} / ⌀ ${millimetres(inside)}` };
  }
  return { outlines: [circle(size)], size: `⌀ ${millimetres(size)}` };
}

/** Returns the area of a section in the square of its unit. */
export function areaOf({ shape, size, side, inside }: Section): number {
  const full = sectionArea(shape === 'hollow' ? 'round' : shape, size, side);
  return shape === 'hollow' ? full - sectionArea('round', inside) : full;
}

/** Drawn start length as a multiple of the start diameter, used if the length is unknown. */
const unknownLength = 1.2;

/** Adds the lengths: at constant volume a length is inversely proportional to the area. */
function withLengths(
  sections: readonly Outlined[],
  areas: readonly number[],
  { start, isKnown }: { readonly start: number; readonly isKnown: boolean },
): readonly StepSection[] {
  return sections.map((section, at) => {
    const factor = 1 / (areas[at] ?? 1);
    const times = at === 0 ? '' : `${Number(factor.toPrecision(3))} `;
    const lengthText = isKnown ? millimetres(start * factor) : `${times}l₀`;
    return { ...section, length: start * factor, lengthText };
  });
}

/**
 * Returns the state before the first and after each step. Without given sections they are circles with the relative
 * area; the first has the diameter 1.
 */
export function sectionsOf(steps: readonly ForgingStep[], ends: Ends | null): readonly StepSection[] {
  const areas = [1, ...steps.map((_, at) => 1 / forgingTotals(steps.slice(0, at + 1)).overall)];
  if (!ends) {
    const all = areas.map((area): Outlined => {
      const size = `${Number((100 * area).toPrecision(3))} %`;
      return { outlines: [circle(Math.sqrt(area))], size };
    });
    return withLengths(all, areas, { start: unknownLength, isKnown: false });
  }
  const startDiameter = Math.sqrt((4 * areaOf(ends.start)) / Math.PI);
  const length = { start: ends.length ?? unknownLength * startDiameter, isKnown: ends.length !== null };
  const first = outlined(ends.start);
  if (steps.length === 0) return withLengths([first], areas, length);
  // The bore of a hollow keeps its diameter.
  const isHollow = ends.start.shape === 'hollow';
  const inside = isHollow ? ends.start.inside : 0;
  const between = areas.slice(1, -1).map((area) => {
    const size = Math.hypot(startDiameter * Math.sqrt(area), inside);
    return outlined({ shape: isHollow ? 'hollow' : 'round', size, side: 0, inside });
  });
  const all = [first, ...between, outlined(ends.end)];
  return withLengths(all, areas, length);
}
