/** Sizes in the content of a post: of pictures in steps of a tenth, of letters by class. Pure, for server and editor. */

/** Width of a pasted picture in pixels, and of scale 1. */
export const baseWidth = 400;
export const scaleLimits = { least: 0.1, most: 3, step: 0.1 } as const;

export const letterSizes = [12, 16, 20, 24] as const;
export type LetterSize = (typeof letterSizes)[number];
/** The only classes that stored content may have. */
export const letterClasses: Readonly<Record<LetterSize, string>> = {
  12: 'letters-12',
  16: 'letters-16',
  20: 'letters-20',
  24: 'letters-24',
};

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Within the limits and on a step. */
export function clampScale(scale: number): number {
  return Math.min(Math.max(tenth(scale), scaleLimits.least), scaleLimits.most);
}

/** One step up or down. */
export const nextScale = (scale: number, by: 1 | -1): number => clampScale(scale + by * scaleLimits.step);

/** Pixels of a picture at this scale. */
export const scaleWidth = (scale: number): number => Math.round(baseWidth * scale);

/** The scale that a stored width stands for; a picture without one stands as it was pasted. */
export function scaleOf(width: number | null): number {
  return width === null || !Number.isFinite(width) ? 1 : clampScale(width / baseWidth);
}
