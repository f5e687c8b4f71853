/** Example for the home page: one steel, computed by several calculators from its typical analysis. */
import { type Composition, elements } from '@ferrite/calculators/core/elements.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { formatShort } from '@ferrite/calculators/core/numbers.ts';
import { grades } from '@ferrite/calculators/core/steels/steels.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { findDefinition } from '@ferrite/calculators/definitions.ts';
import type { FigureGroup, FigureRequest } from '../../workbench/passport/passport.port.ts';
import type { FirstHeat } from '../pages/first-heat.ts';
import { createFigures } from './figures.ts';

const grade = '42CrMo4';
/** Distance of the position of interest from the quenched end, mm. */
const distanceMm = 15;

const requests: readonly Omit<FigureRequest, 'analysis'>[] = [
  { calculatorId: 'jominy-hardenability', inputs: { distanceMm }, withDiagram: true },
  { calculatorId: 'ideal-critical-diameter' },
  { calculatorId: 'transformation-temperatures', outputs: ['msBestC'] },
  { calculatorId: 'tempered-hardness' },
  { calculatorId: 'carbon-equivalent' },
  { calculatorId: 'melting-point', outputs: ['liquidusMeanC'] },
];

const readFigures = createFigures({
  compute: async (calculatorId, inputs) => {
    const calculator = findDefinition(calculatorId);
    if (!calculator) throw new Error(`Unknown calculator ${calculatorId}.`);
    return evaluate(calculator, inputs);
  },
  // A typical analysis has no ±.
  computeSpreads: async () => null,
});
const described = new Map<Language, Promise<FirstHeat>>();

/** Returns the results for the typical analysis of the grade, computed once per language. @throws Error without results */
export function describeFirstHeat(language: Language): Promise<FirstHeat> {
  const known = described.get(language) ?? computeFirstHeat(language);
  described.set(language, known);
  return known;
}

async function computeFirstHeat(language: Language): Promise<FirstHeat> {
  const typical = grades.find(({ name }) => name === grade)?.typical;
  if (!typical) throw new Error(`Unknown grade ${grade}.`);
  const groups: FigureGroup[] = [];
  for (const request of requests) groups.push(await readFigures({ ...request, analysis: typical }, language));
  return {
    grade,
    analysis: analysisOf(typical, language),
    distanceMm,
    ...curveOf(groups[0]),
    figures: groups.flatMap(({ calculatorId, figures }) =>
      figures.slice(0, 1).map(({ label, text, band }) => ({ calculatorId, label, text, band })),
    ),
  };
}

function analysisOf(composition: Composition, language: Language): FirstHeat['analysis'] {
  return elements.flatMap((element) => {
    const percent = composition[element] ?? 0;
    return percent > 0 ? [{ element, text: formatShort(percent, language) }] : [];
  });
}

function curveOf(group: FigureGroup | undefined): Pick<FirstHeat, 'curve' | 'hardness'> {
  const drawing = group?.diagram?.drawing;
  const curve = drawing?.lines?.find(({ role }) => role === 'user')?.points ?? [];
  const hardness = drawing?.marks?.find(({ role }) => role === 'user')?.at[1];
  if (curve.length === 0 || hardness === undefined) throw new Error('The end-quench diagram has no curve.');
  return { curve, hardness };
}
