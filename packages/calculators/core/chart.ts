/**
 * A diagram as data: what is drawn, in the quantities of its axes. How it looks (colours, fonts,
 * phone and print versions) is the page's affair. Labels are keys of the texts file under `chart`,
 * or literals that every language shares (`{ literal: 'A + F' }`).
 */
export type Label = string | { readonly literal: string };
export type Point = readonly [x: number, y: number];

export type Axis = {
  readonly label: Label;
  /** Symbol in TeX, set before the label's unit. */
  readonly symbol?: string;
  readonly unit?: string;
  readonly scale: 'linear' | 'log';
  readonly domain: readonly [from: number, to: number];
  /** Tick distance on a linear axis; chosen by the page when left out. */
  readonly step?: number;
  /** Its ends stay, even where the reader's own point lies beyond them. */
  readonly isFixed?: boolean;
};

/** Tints of an area: phases of steel, or plain. Mixed fields are named by their parts. */
export type Tone = 'austenite' | 'martensite' | 'ferrite' | 'austenite-ferrite' | 'mixed' | 'plain' | 'hot';

export type Region = {
  readonly polygon: readonly Point[];
  readonly tone: Tone;
  readonly label?: Label;
  readonly labelAt?: Point;
};

/** Hatched area that the reader can switch on and off. */
export type Zone = {
  readonly key: string;
  readonly label: Label;
  readonly polygons: readonly (readonly Point[])[];
  readonly on?: boolean;
  readonly indicative?: boolean;
};

/**
 * `boundary`: a line of the diagram itself. `iso`: line of equal value, labelled on the line.
 * `series`: one author's or one case's curve, told apart by colour, dash and marker in this order.
 * `user`: the reader's own curve. `ghost`: the same of a pinned case. `guide`: thin dotted helper.
 */
export type Line = {
  readonly role: 'boundary' | 'iso' | 'series' | 'user' | 'ghost' | 'guide';
  readonly points: readonly Point[];
  readonly label?: Label;
  /** Doubtful position: drawn as a blurred band this wide in x, with the word 'approximate'. */
  readonly blurX?: number;
};

/** `user` is the result (hot, with cross lines and values on both axes); others are plain marks. */
export type Mark = {
  readonly at: Point;
  readonly role: 'user' | 'mark';
  readonly shape?: 'circle' | 'square' | 'diamond' | 'triangle' | 'dot';
  readonly label?: Label;
};

export type ChartDrawing = {
  readonly x: Axis;
  readonly y: Axis;
  /** A picture of a thing: a millimetre is as long upwards as sideways. */
  readonly isToScale?: boolean;
  readonly regions?: readonly Region[];
  readonly zones?: readonly Zone[];
  readonly lines?: readonly Line[];
  readonly marks?: readonly Mark[];
};
