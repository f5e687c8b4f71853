/**
 * Diagram as data in axis units; the page decides on colours, fonts and sizes. Labels are keys of the texts file under
 * `chart`, or literals shared by all languages (`{ literal: 'A + F' }`).
 */
export type Label = string | { readonly literal: string };
export type Point = readonly [x: number, y: number];

export type Axis = {
  readonly label: Label;
  /** Symbol in TeX, shown before the unit. */
  readonly symbol?: string;
  readonly unit?: string;
  readonly scale: 'linear' | 'log';
  readonly domain: readonly [from: number, to: number];
  /** Tick distance of a linear axis; chosen by the page if omitted. */
  readonly step?: number;
  /** Ends do not move, even if the user's point lies outside. */
  readonly isFixed?: boolean;
};

/** Tints of an area: phases of steel, or neutral. Mixed fields are named by their parts. */
export type Tone = 'austenite' | 'martensite' | 'ferrite' | 'austenite-ferrite' | 'mixed' | 'plain' | 'hot';

export type Region = {
  readonly polygon: readonly Point[];
  readonly tone: Tone;
  readonly label?: Label;
  readonly labelAt?: Point;
};

/** Hatched area that can be switched on and off. */
export type Zone = {
  readonly key: string;
  readonly label: Label;
  readonly polygons: readonly (readonly Point[])[];
  readonly on?: boolean;
  readonly indicative?: boolean;
};

/**
 * `boundary`: line of the diagram itself. `iso`: line of equal value, labelled on the line. `series`: curve of one model
 * or case, distinguished by colour and dash. `user`: curve of the current inputs. `ghost`: the same of a pinned
 * case. `guide`: thin dotted line.
 */
export type Line = {
  readonly role: 'boundary' | 'iso' | 'series' | 'user' | 'ghost' | 'guide';
  readonly points: readonly Point[];
  readonly label?: Label;
  /** Approximate position: drawn as a blurred band of this width in x. */
  readonly blurX?: number;
};

/** Length of the strokes at the ends of a dimension, as a share of the dimension. */
const strokeShare = 0.03;

/** Returns a dimension line with strokes at both ends, labelled on the line; it runs along one axis. */
export function dimension([x1, y1]: Point, [x2, y2]: Point, label: string, stroke?: number): Line {
  const half = stroke ?? strokeShare * Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = y1 === y2 ? [0, half] : [half, 0];
  const points: readonly Point[] = [
    [x1 - dx, y1 - dy],
    [x1 + dx, y1 + dy],
    [x1, y1],
    [x2, y2],
    [x2 + dx, y2 + dy],
    [x2 - dx, y2 - dy],
  ];
  return { role: 'iso', points, label: { literal: label } };
}

/** `user`: the result, with guide lines and values on both axes; others are plain marks. */
export type Mark = {
  readonly at: Point;
  readonly role: 'user' | 'mark';
  readonly shape?: 'circle' | 'square' | 'diamond' | 'triangle' | 'dot';
  readonly label?: Label;
};

/**
 * Where a diagram shows the headline. `x`, `y`: the hot point has its value on this axis, in the unit of the output; `map`:
 * the hot point stands among regions or lines of equal value; `drawing`: a drawing to scale with dimensions.
 */
export type Answer = { readonly output: string; readonly at: 'x' | 'y' | 'map' | 'drawing' };

export type ChartDrawing = {
  readonly x: Axis;
  readonly y: Axis;
  /** Drawing to scale: equal units on both axes. */
  readonly isToScale?: boolean;
  readonly regions?: readonly Region[];
  readonly zones?: readonly Zone[];
  readonly lines?: readonly Line[];
  readonly marks?: readonly Mark[];
  /** Required of the first diagram of a calculator. */
  readonly answer?: Answer;
};
