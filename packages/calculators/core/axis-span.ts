/** Axis limits that contain the result. */
import type { Axis } from './chart.ts';

export type Span = readonly [from: number, to: number];

/** Rounds to 1, 2, 5 or 10 times a power of ten. */
export function roundDistance(distance: number): number {
  const power = Math.floor(Math.log10(distance));
  const mantissa = distance / 10 ** power;
  const factor =
    mantissa >= Math.sqrt(50) ? 10 : mantissa >= Math.sqrt(10) ? 5 : mantissa >= Math.SQRT2 ? 2 : 1;
  return Number((factor * 10 ** power).toPrecision(12));
}

/** Returns the smallest span with ends at multiples of `step` that contains all finite values and `included`. */
export function spanOf(values: readonly number[], step: number, included: readonly number[] = []): Span {
  const all = [...values, ...included].filter(Number.isFinite);
  if (all.length === 0) return [0, step];
  const from = Math.floor(Math.min(...all) / step + 1e-9) * step;
  const to = Math.ceil(Math.max(...all) / step - 1e-9) * step;
  return from === to ? [from, from + step] : [Number(from.toPrecision(12)), Number(to.toPrecision(12))];
}

/** Returns the smallest span that contains all positive values and ends at 1, 2 or 5 times powers of ten. */
export function logSpanOf(values: readonly number[]): Span {
  const all = values.filter((value) => Number.isFinite(value) && value > 0);
  if (all.length === 0) return [1, 10];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const power = (value: number): number => 10 ** Math.floor(Math.log10(value) + 1e-9);
  const below = [5, 2, 1].find((each) => each * power(low) <= low * (1 + 1e-9)) ?? 1;
  const above = [1, 2, 5, 10].find((each) => each * power(high) >= high * (1 - 1e-9)) ?? 10;
  const ends = [
    Number((below * power(low)).toPrecision(3)),
    Number((above * power(high)).toPrecision(3)),
  ] as const;
  return ends[0] < ends[1] ? ends : [ends[0] / 2, ends[1] * 2];
}

/**
 * Extends a span by whole steps until it contains the value. Returns the span unchanged if it contains the value or
 * there is none.
 */
export function spanIncluding(span: Span, value: number | string | null | undefined, step?: number): Span {
  const [from, to] = span;
  if (typeof value !== 'number' || !Number.isFinite(value) || (value >= from && value <= to)) return span;
  const by = step && step > 0 ? step : roundDistance((to - from) / 6);
  return value < from
    ? [from - by * Math.ceil((from - value) / by), to]
    : [from, to + by * Math.ceil((value - to) / by)];
}

/** Extends the span of a logarithmic axis by whole decades until it contains the value. */
export function logSpanIncluding(span: Span, value: number | string | null | undefined): Span {
  const [from, to] = span;
  if (typeof value !== 'number' || !(value > 0) || !Number.isFinite(value)) return span;
  if (from <= 0 || (value >= from && value <= to)) return span;
  return value < from
    ? [10 ** Math.floor(Math.log10(value)), to]
    : [from, 10 ** Math.ceil(Math.log10(value))];
}

/** Returns both ends of a span as logarithms, for clipping lines on a logarithmic axis. */
export const logsOf = ([from, to]: Span): Span => [Math.log10(from), Math.log10(to)];

/** Returns the axis extended to contain a value. */
export function axisIncluding(axis: Axis, value: number): Axis {
  if (axis.isFixed) return axis;
  const [from, to] = axis.domain;
  const span: Span = from <= to ? axis.domain : [to, from];
  const held = axis.scale === 'log' ? logSpanIncluding(span, value) : spanIncluding(span, value, axis.step);
  if (held === span) return axis;
  return { ...axis, domain: from <= to ? held : [held[1], held[0]] };
}
