/** Pinned cases: shown as ghost curves in the diagrams and as differences in the results. */

import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import type { ChartDrawing, Line, Mark } from '@ferrite/calculators/core/chart.ts';
import type { Evaluated } from '@ferrite/calculators/core/evaluate.ts';
import { useState } from 'react';
import { requiredContext } from '../../ui/state/required-context.ts';

type Good = Extract<Evaluated, { ok: true }>;
export type Pin = {
  readonly letter: string;
  readonly good: Good;
  /** Grade of the first composition when the case was pinned. */
  readonly grade: string | null;
};

const letters = ['A', 'B', 'C', 'D'] as const;

export type Pins = {
  readonly pins: readonly Pin[];
  /** False when the maximum number of pinned cases is reached. */
  readonly hasRoom: boolean;
  readonly pin: (good: Good, grade: string | null) => void;
  readonly remove: (letter: string) => void;
};

export const [PinsProvider, usePins] = requiredContext<Pins>();

export function usePinsState(): Pins {
  const [pins, setPins] = useState<readonly Pin[]>([]);
  return {
    pins,
    hasRoom: pins.length < letters.length,
    pin: (good, grade) =>
      setPins((before) => {
        const letter = letters.find((each) => !before.some((pin) => pin.letter === each));
        return letter
          ? [...before, { letter, good, grade }].toSorted((a, b) => a.letter.localeCompare(b.letter))
          : before;
      }),
    remove: (letter) => setPins((before) => before.filter((pin) => pin.letter !== letter)),
  };
}

type NamedPin = Pick<Pin, 'good'> & { readonly name: string };
type Chart = NonNullable<Calculator['charts']>[number];

/**
 * Returns the user curve and point of a pinned case as ghosts with the name of the case; without a user curve, its
 * model curves.
 */
function ghostOf(
  { draw }: Chart,
  { name, good }: NamedPin,
): { lines: readonly Line[]; marks: readonly Mark[] } {
  const { lines = [], marks = [] } = draw(good.inputs, good.values);
  const label = { literal: name };
  const own = lines.filter(({ role }) => role === 'user');
  const point = marks.find(({ role }) => role === 'user');
  const curves = own.length > 0 || point ? own : lines.filter(({ role }) => role === 'series');
  return {
    lines: curves.map(({ points }, at): Line => ({ role: 'ghost', points, ...(at === 0 && { label }) })),
    marks: point ? [{ at: point.at, role: 'mark', shape: 'dot', label }] : [],
  };
}

export function withPinnedCases(
  chart: Chart,
  drawing: ChartDrawing,
  pins: readonly NamedPin[],
): ChartDrawing {
  if (pins.length === 0) return drawing;
  const ghosts = pins.map((pin) => ghostOf(chart, pin));
  return {
    ...drawing,
    lines: [...ghosts.flatMap(({ lines }) => lines), ...(drawing.lines ?? [])],
    marks: [...ghosts.flatMap(({ marks }) => marks), ...(drawing.marks ?? [])],
  };
}
