/**
 * Diagram as data in axis units; the page decides on colours, fonts and sizes. Labels are keys of the texts file under
 * `chart`, or literals shared by all languages (`{ literal: 'A + F' }`), after the text of a `key` if there is one.
 */
export type Label = string | { readonly literal: string; readonly key?: string };
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
  /** Flat key of the input that the axis shows, in the unit of the input: curves are dashed beyond the ranges of their models. */
  readonly input?: string;
  /** The same axis in another unit, e.g. °C beside 1/T: its ticks at the opposite edge, in values of this axis. */
  readonly second?: {
    readonly label: Label;
    readonly ticks: readonly (readonly [at: number, text: string])[];
  };
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
  /** Hatch as its place among the hatches; otherwise in the order of the zones. */
  readonly look?: number;
  readonly indicative?: boolean;
};

/**
 * `boundary`: line of the diagram itself. `iso`: line of equal value, labelled on the line. `series`: curve of one model
 * or case, distinguished by colour and dash. `user`: curve of the current inputs. `ghost`: the same of a pinned
 * case. `guide`: thin dotted line. `dimension`: dimension line with arrows, labelled in its middle. `extension`: line from the
 * edge of a body to its dimension. `arrow`: arrow to its last point, labelled in its middle.
 */
export type Line = {
  readonly role:
    | 'boundary'
    | 'iso'
    | 'series'
    | 'user'
    | 'ghost'
    | 'guide'
    | 'dimension'
    | 'extension'
    | 'arrow';
  readonly points: readonly Point[];
  readonly label?: Label;
  /** Text beside the end of the line instead of its name, e.g. the hardness at the foot of a cooling curve; left out where it does not fit. */
  readonly foot?: Label;
  /** Place of the name if its role does not decide it: right of the plot, beside or on the line, or only where the pointer reads the line. */
  readonly naming?: 'end' | 'beside' | 'line' | 'pointer';
  /** Colour and dash of a series as its place among them, for what looks alike in every diagram, e.g. a phase; otherwise in the order of the lines. */
  readonly look?: number;
  /** Approximate position: drawn as a blurred band of this width in x. */
  readonly blurX?: number;
  /** Output key of the model that the curve shows; it ends where the range of the model does. */
  readonly model?: string;
  /** Values of the x axis between which the curve's data lie, if its model has no range in `input`. */
  readonly ends?: { readonly min?: number; readonly max?: number };
  /** Beyond the range of its model: drawn dashed. */
  readonly isBeyond?: boolean;
  /** Part of the curve of the line before it; one of the parts carries the name. */
  readonly continues?: boolean;
};

/** Returns a dimension line between two points; it runs along one axis. */
export const dimension = (from: Point, to: Point, label: string): Line => ({
  role: 'dimension',
  points: [from, to],
  label: { literal: label },
});

/** Share of the distance to a dimension that an extension line leaves free at the body. */
const extensionGap = 0.12;

/** Returns the line from the edge of a body to its dimension. */
function extension([x, y]: Point, [toX, toY]: Point): Line {
  const at = (share: number): Point => [x + share * (toX - x), y + share * (toY - y)];
  return { role: 'extension', points: [at(extensionGap), [toX, toY]] };
}

/**
 * Returns the dimension of a length outside of a body, with the lines that extend its edges to it. `edges`: the ends of the length on the
 * body; `at`: y of a horizontal or x of a vertical dimension.
 */
export function dimensionOutside(
  [from, to]: readonly [Point, Point],
  at: { readonly x: number } | { readonly y: number },
  label: string,
): readonly Line[] {
  const moved = ([x, y]: Point): Point => ('x' in at ? [at.x, y] : [x, at.y]);
  return [extension(from, moved(from)), extension(to, moved(to)), dimension(moved(from), moved(to), label)];
}

/** `user`: the result, with guide lines and values on both axes; others are plain marks. */
export type Mark = {
  readonly at: Point;
  readonly role: 'user' | 'mark';
  /** `none`: only its label. */
  readonly shape?: 'circle' | 'square' | 'diamond' | 'triangle' | 'dot' | 'none';
  readonly label?: Label;
  /** Label on a phone, where the whole one has no room. */
  readonly short?: Label;
};

/**
 * Position of the headline result in a diagram. `x`, `y`: the hot point has its value on this axis, in the unit of the output; `map`:
 * the hot point stands among regions or lines of equal value; `drawing`: a drawing to scale with dimensions.
 */
export type Answer = { readonly output: string; readonly at: 'x' | 'y' | 'map' | 'drawing' };

export type ChartDrawing = {
  readonly x: Axis;
  readonly y: Axis;
  /** Drawing to scale: equal units on both axes, with dimensions instead of axes. */
  readonly isToScale?: boolean;
  readonly regions?: readonly Region[];
  readonly zones?: readonly Zone[];
  readonly lines?: readonly Line[];
  readonly marks?: readonly Mark[];
  /** Required of the first diagram of a calculator. */
  readonly answer?: Answer;
  /** Sentences below the diagram. */
  readonly notes?: readonly Label[];
  /** Keys of the outputs that the user's point has on the axes. */
  readonly rows?: { readonly x?: string | undefined; readonly y?: string | undefined };
};
