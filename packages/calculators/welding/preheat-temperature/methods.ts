/** Functions for single methods: AWS D1.1 and Séférian. */
import type { OutputValues } from '../../core/calculator.ts';
import { plain } from '../../core/texts/worked-text.ts';
import * as preheat from '../../formulas/welding/preheat-temperature.ts';
import { highestOf, type Method, methodsOutOfRange, outsideOf, type PreheatCase } from './case.ts';

/** Returns whether the governing value may come from the table of AWS D1.1. */
export const decidesAws = ({ decidingMethod }: PreheatCase): boolean =>
  decidingMethod === 'aws' || decidingMethod === 'highest';

/** Returns the formula of Séférian with inserted values, and its result where it gives one. */
export function seferianInserted(
  { steel, thicknessMm }: PreheatCase,
  preheated: OutputValues[string] | undefined,
) {
  const of = (element: 'C' | 'Mn' | 'Cr' | 'Ni' | 'Mo'): string => plain(steel[element] ?? 0);
  const equivalent = preheat.seferianEquivalent(steel, thicknessMm).toFixed(4);
  const sum = `(${of('C')} + (${of('Mn')} + ${of('Cr')})/9 + ${of('Ni')}/18 + 7 × ${of('Mo')}/90) × (1 + 0.005 × ${plain(thicknessMm)}) = ${equivalent}`;
  if (typeof preheated !== 'number') return { inserted: `= ${sum}` };
  return { inserted: `= ${sum}; Tp = 350 × √(${equivalent} − 0.25)`, result: `${preheated.toFixed(1)} °C` };
}

/** Outputs that state whether a method requires no preheat. Séférian ignores hydrogen and is shown only for comparison. */
export const verdictOutputs = (
  ['methodBVerdict', 'itoBessyoVerdict', 'awsVerdict', 'seferianVerdict'] as const
).map(
  (key) =>
    ({
      key,
      unit: '1',
      role: key === 'seferianVerdict' ? 'detail' : 'quantity',
      choices: ['none'],
    }) as const,
);

export const outputOf: Readonly<Record<Method, string>> = {
  'method-b': 'methodBC',
  'ito-bessyo': 'itoBessyoC',
  aws: 'awsC',
};

/** Codes of the method with the highest value, including those marked as extrapolated. */
export const highestChoices = [
  'method-b',
  'ito-bessyo',
  'aws',
  'method-b-extrapolated',
  'ito-bessyo-extrapolated',
] as const;

/**
 * Returns the highest value in whole °C and its method, with a mark if the method is out of range; both null above the
 * maximum practicable preheat.
 */
export function highestValues(given: PreheatCase, maxPracticable: number) {
  const { method, celsius } = highestOf(given);
  if (celsius > maxPracticable) return { highestC: null, highestBy: null };
  const isOutside = outsideOf(method, given).length > 0;
  return {
    highestC: preheat.roundUpDegrees(celsius),
    highestBy: isOutside ? `${method}-extrapolated` : method,
  };
}

/**
 * Returns the thickness, preheat and curve of the governing method (no curve for the highest of several), and the
 * methods out of range.
 */
export const stateOf = (given: PreheatCase, needed: OutputValues[string] | undefined) => ({
  thickness: given.thicknessMm,
  answer: typeof needed === 'number' ? needed : null,
  beyond: methodsOutOfRange(given),
  deciding: ({ 'method-b': 'methodB', 'ito-bessyo': 'itoBessyo', aws: 'aws', highest: null } as const)[
    given.decidingMethod
  ],
});
