/** Scales and ticks of one axis. */

import { roundDistance } from '@ferrite/calculators/core/axis-span.ts';
import type { Axis } from '@ferrite/calculators/core/chart.ts';

export type Tick = { readonly at: number; readonly value: number; readonly label: string };

/** Number formats of the page's language. */
export type NumberWords = {
  readonly fixed: (value: number, digits: number) => string;
  /** Formats a value without trailing zeros. */
  readonly short: (value: number) => string;
};

export type Scale = {
  /** Returns the position of a value in pixels; far outside the plot for values without a logarithm. */
  readonly at: (value: number) => number;
  readonly invert: (position: number) => number;
  readonly domain: readonly [number, number];
  readonly log: boolean;
};

const farAway = 1e5;

/** Returns a valid domain: two finite, different ends, both positive on a logarithmic axis. */
function soundDomain({ domain, scale }: Pick<Axis, 'domain' | 'scale'>): readonly [number, number] {
  let [from, to] = domain;
  if (!Number.isFinite(from)) from = 0;
  if (!Number.isFinite(to)) to = from + 1;
  if (scale === 'log') {
    if (to <= 0) to = 1;
    if (from <= 0) from = to / 1000;
    return from === to ? [from / 2, to * 2] : [from, to];
  }
  return from === to ? [from - 1, to + 1] : [from, to];
}

export function scaleOf(axis: Pick<Axis, 'domain' | 'scale'>, range: readonly [number, number]): Scale {
  const domain = soundDomain(axis);
  const log = axis.scale === 'log';
  const along = log ? Math.log : (value: number) => value;
  const back = log ? Math.exp : (value: number) => value;
  const start = along(domain[0]);
  const length = along(domain[1]) - start;
  const between = (a: number, b: number, share: number) => a * (1 - share) + b * share;
  const scale = (value: number) => between(range[0], range[1], (along(value) - start) / length);
  const away = range[0] + Math.sign(range[0] - range[1]) * farAway;
  return {
    at: (value) => {
      if (!Number.isFinite(value)) return Number.NaN;
      const at = log && value <= 0 ? away : scale(value);
      return Math.min(farAway, Math.max(-farAway, at));
    },
    invert: (position) => back(between(start, start + length, (position - range[0]) / (range[1] - range[0]))),
    domain,
    log,
  };
}

/** Returns the number of decimals of a step: 0.25 → 2, 5 → 0. */
export function digitsOf(step: number): number {
  const [, fraction = ''] = Number(step.toPrecision(6))
    .toFixed(10)
    .replace(/(?<!0)0+$/, '')
    .split('.');
  return fraction.length;
}

const raised: Readonly<Record<string, string>> = {
  '-': '⁻',
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
};

function powerLabel(exponent: number): string {
  return `10${[...String(exponent)].map((each) => raised[each] ?? '').join('')}`;
}

const niceFactors = [1, 2, 2.5, 5, 10];

/** Returns the preferred step, or its smallest round multiple whose labels fit. */
function roomyStep(step: number, span: number, most: number): number {
  if (span / step <= most) return step;
  const needed = span / most / step;
  for (let decade = 1; decade < 1e9; decade *= 10) {
    const factor = niceFactors
      .map((each) => each * decade)
      .find((each) => each >= needed && Number.isInteger(each));
    if (factor) return step * factor;
  }
  return span;
}

/** Returns a round step with at least two and at most `most` multiples between the ends. */
function chosenStep(from: number, to: number, most: number): number {
  for (let count = most; count > 1; count -= 1) {
    const distance = roundDistance((to - from) / count);
    const steps = Math.floor(to / distance + 1e-9) - Math.ceil(from / distance - 1e-9);
    if (steps >= 1 && steps < most) return distance;
  }
  return to - from;
}

function linearTicks(
  scale: Scale,
  step: number | undefined,
  most: number,
  words: NumberWords,
): readonly Tick[] {
  const [from, to] = [Math.min(...scale.domain), Math.max(...scale.domain)];
  const distance = step && step > 0 ? roomyStep(step, to - from, most) : chosenStep(from, to, most);
  const digits = digitsOf(distance);
  const ticks: Tick[] = [];
  for (let n = Math.ceil(from / distance - 1e-9); n * distance <= to + distance * 1e-9; n += 1) {
    const value = Number((n * distance).toPrecision(12));
    ticks.push({ at: scale.at(value), value, label: words.fixed(value, digits) });
  }
  return ticks;
}

const plainFrom = 1e-3;
const plainTo = 1e5;

function logTicks(
  scale: Scale,
  most: number,
  words: NumberWords,
): { labelled: readonly Tick[]; plain: readonly number[] } {
  const [from, to] = [Math.min(...scale.domain), Math.max(...scale.domain)];
  const first = Math.floor(Math.log10(from) + 1e-9);
  const last = Math.ceil(Math.log10(to) - 1e-9);
  const decades = last - first;
  const shown =
    decades <= 1 && most > 9 ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : decades * 3 <= most ? [1, 2, 5] : [1];
  const every = Math.max(1, Math.ceil(decades / most));
  const powers = from < plainFrom || to >= plainTo;
  const labelled: Tick[] = [];
  const plain: number[] = [];
  for (let exponent = first; exponent <= last; exponent += 1) {
    for (let mantissa = 1; mantissa <= 9; mantissa += 1) {
      const value = Number(`${mantissa}e${exponent}`);
      if (value < from * (1 - 1e-9) || value > to * (1 + 1e-9)) continue;
      const at = scale.at(value);
      const wanted = shown.includes(mantissa) && (exponent - first) % every === 0;
      if (wanted)
        labelled.push({
          at,
          value,
          label: powers && mantissa === 1 ? powerLabel(exponent) : words.short(value),
        });
      else if (decades <= 8) plain.push(at);
    }
  }
  return { labelled, plain };
}

/** Returns at most `most` labelled ticks and, on a logarithmic axis, the grid lines between them. */
export function ticksOf(
  axis: Pick<Axis, 'step'>,
  scale: Scale,
  most: number,
  words: NumberWords,
): { readonly labelled: readonly Tick[]; readonly plain: readonly number[] } {
  if (!scale.log) return { labelled: linearTicks(scale, axis.step, most, words), plain: [] };
  const ticks = logTicks(scale, most, words);
  if (ticks.labelled.length > 1) return ticks;
  // Less than a decade without a round number: the axis gets linear ticks.
  return { labelled: linearTicks(scale, undefined, most, words), plain: [] };
}

/** Minimum number of tick labels that stay readable beside the value of the result on an axis. */
const minReadable = 3;

export type Ticks = {
  readonly labelled: readonly Tick[];
  readonly plain: readonly number[];
  /** Labelled ticks that are not covered by the value of the result. */
  readonly readable: readonly Tick[];
};

type TickRoom = {
  /** Preferred maximum number of labels. */
  readonly most: number;
  /** Returns whether the value of the result covers the label. */
  readonly isCovered: (tick: Tick) => boolean;
  /** Returns the minimum distance in pixels between two adjacent labels. */
  readonly distance: (one: Tick, other: Tick) => number;
};

/** Returns ticks of which at least three labels are readable, if the axis has space for them. */
export function readableTicks(
  axis: Pick<Axis, 'step'>,
  scale: Scale,
  words: NumberWords,
  { most, isCovered, distance }: TickRoom,
): Ticks {
  const of = (ticks: ReturnType<typeof ticksOf>): Ticks => ({
    ...ticks,
    readable: ticks.labelled.filter((tick) => !isCovered(tick)),
  });
  const isApart = (before: Tick | undefined, tick: Tick): boolean =>
    before === undefined || Math.abs(tick.at - before.at) >= distance(before, tick);
  const first = of(ticksOf(axis, scale, most, words));
  if (first.readable.length >= minReadable) return first;
  // Beside a wide value on a short axis there is space only for some labels of finer ticks.
  let thinned: Ticks | undefined;
  for (let more = Math.max(2, most); more <= 3 * most + minReadable; more += 1) {
    const ticks = of(ticksOf({}, scale, more, words));
    if (ticks.readable.length < minReadable) continue;
    if (ticks.labelled.every((tick, at) => isApart(ticks.labelled[at - 1], tick))) return ticks;
    if (thinned) continue;
    const kept: Tick[] = [];
    for (const tick of ticks.readable) if (isApart(kept.at(-1), tick)) kept.push(tick);
    if (kept.length >= minReadable) thinned = { ...ticks, readable: kept };
  }
  return thinned ?? first;
}

/** Returns the number of decimals that can be distinguished on a linear axis. */
export function decimalsOn({ domain }: Scale): number {
  const span = Math.abs(domain[1] - domain[0]);
  const digits = Math.max(0, Math.ceil(-Math.log10(span / 200)));
  return Math.min(span >= 0.1 ? 3 : 8, digits);
}

/** Formats a single value with the digits that can be distinguished on this axis, without trailing zeros. */
export function formatCompact(scale: Scale, value: number, words: NumberWords): string {
  return words.short(Number(scale.log ? value.toPrecision(3) : value.toFixed(decimalsOn(scale))));
}
