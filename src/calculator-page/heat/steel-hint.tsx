import type { NumberInput } from '@ferrite/calculators/core/calculator.ts';
import { compositionOf } from '../inputs/composition-of.ts';
import { useCalculator } from '../use-calculator.ts';
import { firstComposition } from './first-composition.ts';

type SteelHintProps = {
  readonly value: number | null;
  readonly ofSteel: NonNullable<NumberInput['ofSteel']>;
};

/** Hint that a value was computed from the composition in the form. */
export default function SteelHint({ value, ofSteel }: SteelHintProps) {
  const { calculator, state, words } = useCalculator();
  const steel = firstComposition(calculator);
  if (!steel || value !== ofSteel(compositionOf(steel, state))) return null;
  return <p>{words.ofSteel}</p>;
}
