/**
 * Diagram as data in axis units; the page chooses colours, fonts and sizes. A label is a key of the texts file under
 * `chart`, or a literal shared by all languages (`{ literal: 'A + F' }`), which follows the text of `key` if given. With
 * `hasUnit`, the literal ends with a unit, and its numbers are converted with the axes (`800 × 600 mm`).
 */
export type Label = string | { readonly literal: string; readonly key?: string; readonly hasUnit?: true };
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
  /** True if the ends of the axis are fixed, even if the user's point lies outside. */
  readonly isFixed?: boolean;
  /**
   * Flat key of the input on the axis, which has the unit of the input. Curves are dashed beyond the ranges of their
   * models in this input.
   */
  readonly input?: string;
  /**
   * Second scale of the same axis in another unit, e.g. °C beside 1/T. Its ticks are at the opposite edge, at positions
   * in values of this axis; `text` is a number in plain notation, which the page formats in its language.
   */
  readonly second?: {
    readonly label: Label;
    readonly ticks: readonly (readonly [at: number, text: string])[];
  };
};

/** Fill of an area: a phase of steel, or neutral. Mixed fields are labelled with their phases. */
export type Tone = 'austenite' | 'martensite' | 'ferrite' | 'austenite-ferrite' | 'mixed' | 'plain' | 'hot';

export type Region = {
  readonly polygon: readonly Point[];
  readonly tone: Tone;
  readonly label?: Label;
  readonly labelAt?: Point;
};

/** Hatched area that the user can show and hide. */
export type Zone = {
  readonly key: string;
  readonly label: Label;
  readonly polygons: readonly (readonly Point[])[];
  readonly on?: boolean;
  /** Index of the hatch pattern; by default in the order of the zones. */
  readonly look?: number;
  readonly indicative?: boolean;
};

/**
 * Role of a line. `boundary`: line of the diagram itself. `iso`: line of equal value, labelled on the line. `series`:
 * curve of one model or case, distinguished by colour and dash. `user`: curve of the current inputs. `ghost`: curve of
 * a pinned case. `guide`: thin dotted line. `dimension`: dimension line with arrows, labelled in its middle.
 * `extension`: line from the edge of a body to its dimension. `arrow`: arrow to its last point, labelled in its middle.
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
  /**
   * Text at the end of the line instead of its name, e.g. the hardness at the end of a cooling curve; omitted where it
   * does not fit.
   */
  readonly foot?: Label;
  /**
   * Position of the name, if the role of the line does not determine it: to the right of the plot, beside the line,
   * on the line, or only in the readout at the pointer.
   */
  readonly naming?: 'end' | 'beside' | 'line' | 'pointer';
  /**
   * Index of the colour and dash of a series, for a subject that looks the same in every diagram, e.g. a phase; by
   * default in the order of the lines.
   */
  readonly look?: number;
  /** Width in x of the blurred band that is drawn for an approximate position. */
  readonly blurX?: number;
  /** Output key of the model that the curve shows. The curve ends where the range of the model ends. */
  readonly model?: string;
  /** Range of x values in which the curve's data lie, if its model has no range in the `input` of the axis. */
  readonly ends?: { readonly min?: number; readonly max?: number };
  /** True for a part beyond the range of the model, which is drawn dashed. */
  readonly isBeyond?: boolean;
  /** True if the line continues the curve of the preceding line; one of the parts has the name. */
  readonly continues?: boolean;
};

/** Returns a dimension line between two points, parallel to one axis. */
export const dimension = (from: Point, to: Point, label: string): Line => ({
  role: 'dimension',
  points: [from, to],
  label: { literal: label, hasUnit: true },
});

/** Gap between the body and an extension line, as a share of the distance to the dimension line. */
const extensionGap = 0.12;

function extension([x, y]: Point, [toX, toY]: Point): Line {
  const at = (share: number): Point => [x + share * (toX - x), y + share * (toY - y)];
  return { role: 'extension', points: [at(extensionGap), [toX, toY]] };
}

/**
 * Returns a dimension line outside a body, with the extension lines from the edges. `edges`: the ends of the length on
 * the body; `at`: y of a horizontal or x of a vertical dimension line.
 */
export function dimensionOutside(
  [from, to]: readonly [Point, Point],
  at: { readonly x: number } | { readonly y: number },
  label: string,
): readonly Line[] {
  const moved = ([x, y]: Point): Point => ('x' in at ? [at.x, y] : [x, at.y]);
  return [extension(from, moved(from)), extension(to, moved(to)), dimension(moved(from), moved(to), label)];
}

/** Role of a mark. `user`: the result, with guide lines and values on both axes; other roles are plain marks. */
export type Mark = {
  readonly at: Point;
  readonly role: 'user' | 'mark';
  /** Shape of the mark; `none` shows only the label. */
  readonly shape?: 'circle' | 'square' | 'diamond' | 'triangle' | 'dot' | 'none';
  readonly label?: Label;
  /** Short label for phones, where the full label does not fit. */
  readonly short?: Label;
};

/**
 * Position of the headline result in a diagram. `x`, `y`: the highlighted point has its value on this axis, in the unit
 * of the output; `map`: the highlighted point lies among regions or lines of equal value; `drawing`: a drawing to scale
 * with dimensions.
 */
export type Answer = { readonly output: string; readonly at: 'x' | 'y' | 'map' | 'drawing' };

export type ChartDrawing = {
  readonly x: Axis;
  readonly y: Axis;
  /** True for a drawing to scale: equal units on both axes, with dimensions instead of axes. */
  readonly isToScale?: boolean;
  readonly regions?: readonly Region[];
  readonly zones?: readonly Zone[];
  readonly lines?: readonly Line[];
  readonly marks?: readonly Mark[];
  /** Position of the headline result; required for the first diagram of a calculator. */
  readonly answer?: Answer;
  /** Sentences below the diagram. */
  readonly notes?: readonly Label[];
  /** Keys of the outputs whose values the user's point has on the axes. */
  readonly rows?: { readonly x?: string | undefined; readonly y?: string | undefined };
};
