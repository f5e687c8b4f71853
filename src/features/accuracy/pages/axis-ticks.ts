/** Ends of an axis, and the values of its ticks in ascending order. */
export type Ticks = { readonly from: number; readonly to: number; readonly at: readonly number[] };

const maxTicks = 6;

/**
 * Returns an axis that contains all values. Linear steps are 1, 2 or 5 times a power of ten; a logarithmic axis has
 * ticks at 1, 2 and 5, and beyond three decades at powers of ten.
 */
export function axisTicks(values: readonly number[], isLogarithmic: boolean): Ticks {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return isLogarithmic ? logarithmicTicks(least, most) : linearTicks(least, most);
}

function linearTicks(least: number, most: number): Ticks {
  const span = most - least || 1;
  const power = 10 ** Math.floor(Math.log10(span / maxTicks));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => span / each <= maxTicks) ?? span;
  const from = Math.floor(least / step) * step;
  const to = Math.ceil(most / step) * step;
  const at = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) =>
    Number((from + index * step).toPrecision(12)),
  );
  return { from, to, at };
}

function logarithmicTicks(least: number, most: number): Ticks {
  const first = Math.floor(Math.log10(least));
  const last = Math.ceil(Math.log10(most));
  const decades = last - first;
  if (decades > 3) return wideTicks(first, last, Math.ceil(decades / maxTicks));
  const all = Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index)).flatMap((power) =>
    [1, 2, 5].map((each) => Number((each * power).toPrecision(12))),
  );
  const from = all.findLast((each) => each <= least) ?? least;
  const to = all.find((each) => each >= most) ?? most;
  return { from, to, at: all.filter((each) => each >= from && each <= to) };
}

/** Returns ticks for many decades: only powers of ten, every `step`-th of them. */
function wideTicks(first: number, last: number, step: number): Ticks {
  const powers = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) =>
    Number((10 ** (first + index * step)).toPrecision(12)),
  );
  return { from: 10 ** first, to: 10 ** last, at: powers };
}
