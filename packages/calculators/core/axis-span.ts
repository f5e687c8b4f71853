/** Axis ends that contain the answer. */
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

/** Extends a span by whole steps until it contains the value. Unchanged if it does, or without a value. */
export function spanHolding(span: Span, value: number | string | null | undefined, step?: number): Span {
  const [from, to] = span;
  if (typeof value !== 'number' || !Number.isFinite(value) || (value >= from && value <= to)) return span;
  const by = step && step > 0 ? step : roundDistance((to - from) / 6);
  return value < from
    ? [from - by * Math.ceil((from - value) / by), to]
    : [from, to + by * Math.ceil((value - to) / by)];
}

/** Extends the span of a logarithmic axis by whole decades until it contains the value. */
export function logSpanHolding(span: Span, value: number | string | null | undefined): Span {
  const [from, to] = span;
  if (typeof value !== 'number' || !(value > 0) || !Number.isFinite(value)) return span;
  if (from <= 0 || (value >= from && value <= to)) return span;
  return value < from
    ? [10 ** Math.floor(Math.log10(value)), to]
    : [from, 10 ** Math.ceil(Math.log10(value))];
}

/** Returns both ends as logarithms, for clipping lines on a logarithmic axis. */
export const logsOf = ([from, to]: Span): Span => [Math.log10(from), Math.log10(to)];

/** Returns the axis extended to contain a value. */
export function axisHolding(axis: Axis, value: number): Axis {
  if (axis.isFixed) return axis;
  const [from, to] = axis.domain;
  const span: Span = from <= to ? axis.domain : [to, from];
  const held = axis.scale === 'log' ? logSpanHolding(span, value) : spanHolding(span, value, axis.step);
  if (held === span) return axis;
  return { ...axis, domain: from <= to ? held : [held[1], held[0]] };
}
