/** Image scales in steps of 0.1, and font sizes by class; used by server and editor. */

/** Width in pixels of an image with scale 1. */
export const baseWidth = 400;
export const scaleLimits = { least: 0.1, most: 3, step: 0.1 } as const;

export const letterSizes = [12, 16, 20, 24] as const;
export type LetterSize = (typeof letterSizes)[number];
/** Class of each font size; other classes are not allowed in stored content. */
export const letterClasses: Readonly<Record<LetterSize, string>> = {
  12: 'letters-12',
  16: 'letters-16',
  20: 'letters-20',
  24: 'letters-24',
};

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Rounds a scale to a multiple of 0.1 and clamps it to the limits. */
export function clampScale(scale: number): number {
  return Math.min(Math.max(tenth(scale), scaleLimits.least), scaleLimits.most);
}

/** Returns the next larger or smaller scale. */
export const nextScale = (scale: number, by: 1 | -1): number => clampScale(scale + by * scaleLimits.step);

/** Returns the width in pixels for a scale. */
export const scaleWidth = (scale: number): number => Math.round(baseWidth * scale);

/** Returns the scale for a stored width; 1 for an image without a width. */
export function scaleOf(width: number | null): number {
  return width === null || !Number.isFinite(width) ? 1 : clampScale(width / baseWidth);
}
