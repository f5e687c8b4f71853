/** The calculators that exist, by id. Adding one is a line in each table; the contract test runs over them. */
import type { Calculator } from './calculator.ts';
import meltingPoint from './ingot/melting-point.ts';
import meltingPointTexts from './ingot/melting-point.texts.ts';
import quenchingImmersionTime from './heat-treatment/quenching-immersion-time.ts';
import quenchingImmersionTimeTexts from './heat-treatment/quenching-immersion-time.texts.ts';
import temperParameter from './heat-treatment/temper-parameter.ts';
import temperParameterTexts from './heat-treatment/temper-parameter.texts.ts';
import type { CalculatorId } from './registry.ts';
import type { TextsInFiveLanguages } from './texts.ts';
import carbonEquivalent from './welding/carbon-equivalent.ts';
import carbonEquivalentTexts from './welding/carbon-equivalent.texts.ts';
import schaefflerDiagram from './welding/schaeffler-diagram.ts';
import schaefflerDiagramTexts from './welding/schaeffler-diagram.texts.ts';

export const definitions: Readonly<Partial<Record<CalculatorId, Calculator>>> = {
  'carbon-equivalent': carbonEquivalent,
  'melting-point': meltingPoint,
  'quenching-immersion-time': quenchingImmersionTime,
  'schaeffler-diagram': schaefflerDiagram,
  'temper-parameter': temperParameter,
};

export const texts: Readonly<Partial<Record<CalculatorId, TextsInFiveLanguages>>> = {
  'carbon-equivalent': carbonEquivalentTexts,
  'melting-point': meltingPointTexts,
  'quenching-immersion-time': quenchingImmersionTimeTexts,
  'schaeffler-diagram': schaefflerDiagramTexts,
  'temper-parameter': temperParameterTexts,
};

/** The definition with this id, or undefined when there is none. */
export function findDefinition(id: string): Calculator | undefined {
  return Object.values(definitions).find((each) => each.id === id);
}

/** The words of the calculator with this id, or undefined. */
export function findTexts(id: string): TextsInFiveLanguages | undefined {
  const found = findDefinition(id);
  return found && texts[found.id];
}
