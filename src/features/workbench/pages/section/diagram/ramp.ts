/** Colours of hardness: one sequential scale from soft (sand) to hard (dark brown), the same in both themes. */

const stops: readonly (readonly [red: number, green: number, blue: number])[] = [
  [240, 229, 200],
  [216, 182, 112],
  [160, 106, 52],
  [58, 30, 12],
];

/** Returns the range of a map in HRC, rounded to steps of 2 and at least 4 wide. */
export function rangeOf(values: readonly number[]): { readonly min: number; readonly max: number } {
  const min = Math.floor(Math.min(...values) / 2) * 2;
  return { min, max: Math.max(min + 4, Math.ceil(Math.max(...values) / 2) * 2) };
}

/** Returns the CSS colour of a value within a range. */
export function colourOf(
  value: number,
  { min, max }: { readonly min: number; readonly max: number },
): string {
  const place = Math.min(1, Math.max(0, (value - min) / (max - min))) * (stops.length - 1);
  const at = Math.min(stops.length - 2, Math.floor(place));
  const [from, to] = [stops[at] ?? [0, 0, 0], stops[at + 1] ?? [0, 0, 0]];
  const mixed = from.map((each, channel) => Math.round(each + (place - at) * ((to[channel] ?? 0) - each)));
  return `rgb(${mixed.join(' ')})`;
}

/** Returns the values of the iso-lines within a range: every 2 HRC, or every 5 in wide ranges. */
export function isoValues({ min, max }: { readonly min: number; readonly max: number }): readonly number[] {
  const step = max - min > 14 ? 5 : 2;
  const first = Math.ceil((min + 0.01) / step) * step;
  return Array.from({ length: Math.max(0, Math.ceil((max - first) / step)) }, (_, at) => first + at * step);
}
