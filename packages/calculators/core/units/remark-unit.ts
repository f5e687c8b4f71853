import type { Problem, Warning } from '../calculator.ts';
import { convert, type Unit } from '../quantity.ts';

/** Names of the parameters of a remark that are in its unit. */
const amount = /^(?:value|min|max)$/;

/**
 * Returns the warning or problem with its numbers in the unit in which the value is shown; unchanged if it contains
 * other numbers, which its text gives in their own units.
 */
export function remarkInUnit<Remark extends Problem | Warning>(remark: Remark, shown: Unit): Remark {
  const { params = {} } = remark;
  const { unit, key = 'key' in remark } = params;
  const numbers = Object.entries(params).filter(([, each]) => typeof each === 'number');
  if (!unit || unit === shown || numbers.some(([name]) => !amount.test(name))) return remark;
  // Limits of inputs are exact; ranges of models are rounded.
  const inShown = numbers.map(([name, each]) => [
    name,
    +convert(each as number, unit as Unit, shown).toPrecision(key ? 12 : 3),
  ]);
  return { ...remark, params: { ...params, ...Object.fromEntries(inShown), unit: shown } };
}
