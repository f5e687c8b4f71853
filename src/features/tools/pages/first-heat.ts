/** Data of the calculated example on the home page. */
type Point = readonly [x: number, y: number];

export type FirstHeat = {
  readonly grade: string;
  readonly analysis: readonly { readonly element: string; readonly text: string }[];
  readonly figures: readonly {
    readonly calculatorId: string;
    readonly label: string;
    readonly text: string;
    /** 90 % band or error; empty if not measured. */
    readonly band: string;
  }[];
  readonly distanceMm: number;
  /** End-quench curve (mm, HRC); the other fields are the distance and the hardness there. */
  readonly curve: readonly Point[];
  readonly hardness: number;
};
