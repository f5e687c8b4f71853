/** Summarizes the evidence for each calculator in two lines: comparison with measurements, and basis of its formulas. */
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { labelsOf } from '@ferrite/calculators/core/texts/common-texts.ts';
import { definitions, textsOf } from '@ferrite/calculators/definitions.ts';
import { calculatorNames } from '@ferrite/calculators/names.ts';
import { type CalculatorId, registry } from '@ferrite/calculators/registry.ts';
import { type SourceStatus, sources } from '@ferrite/calculators/sources/index.ts';
import { unmeasuredCalculators } from '../../src/features/accuracy/accuracy.rules.ts';
import { en } from '../../src/features/accuracy/messages/en.ts';
import type { Validation } from './validate.ts';

/** Uncertainty that an author measured for a method, used if there is no open table. */
const published: Readonly<Partial<Record<CalculatorId, string>>> = {
  'melting-point':
    'Published: liquidus equations against 180 DSC and DTA measurements, the newest off by 2.1 ± 1.6 °C (Bernhard et al., Metall. Mater. Trans. B 52 (2021) 2821).',
};

/** Returns the lines of this section in docs/accuracy.md. */
export function trustLines(validations: readonly Validation[]): readonly string[] {
  const compared = new Set(validations.map(({ calculator }) => calculator));
  return [
    '## Evidence for each calculator',
    '',
    `${compared.size} of ${registry.length} calculators are compared with measurements or published figures, in ${validations.length} properties. The most accurate formula of each property is stated.`,
    '',
    ...registry.flatMap(({ id }) => [
      `- **${calculatorNames[id].en}.** ${comparison(
        id,
        validations.filter(({ calculator }) => calculator === id),
      )}`,
      `  ${foundation(definitions[id])}`,
    ]),
    '',
  ];
}

function comparison(id: CalculatorId, found: readonly Validation[]): string {
  const reason = unmeasuredCalculators[id];
  if (reason)
    return [`Not compared with measurements: ${en[`reason_${reason}`].toLowerCase()}.`, published[id]]
      .filter(Boolean)
      .join(' ');
  const labels = labelsOf(definitions[id], textsOf(id).en);
  const parts = found.map(({ property, unit, fitted, models }) => {
    const [best] = Object.entries(models).toSorted(
      ([one, a], [other, b]) => Number(other === fitted) - Number(one === fitted) || a.rmse - b.rmse,
    );
    if (!best) return en[`property_${property}`];
    const [output, { n, within90 }] = best;
    const within =
      unit === '%'
        ? `within a factor of ${Number(Math.exp(within90 / 100).toPrecision(3))}`
        : `within ± ${within90} ${unit}`;
    return `${en[`property_${property}`]}: 90 % of ${n} ${within} (${labels.output(output)})`;
  });
  return `Compared. ${parts.join('; ')}.`;
}

/** Returns the formulas and sources of a calculator, and how they were compared. */
function foundation({ models = [], sources: keys }: Calculator): string {
  const withStatus = (status: SourceStatus) => keys.filter((key) => sources[key].status === status).length;
  const reproduced = withStatus('reproduced');
  const unconfirmed = models.filter(({ confirmed }) => confirmed === false).length;
  const disputed = models.filter(({ printings }) => printings).length;
  return [
    `Sources read: ${withStatus('seen')} of ${keys.length}${reproduced > 0 ? `, ${reproduced} more in other texts that reproduce them` : ''}.`,
    ...(models.length > 0
      ? [
          `Compared formulas: ${models.length}, not confirmed against the original: ${unconfirmed}, disputed: ${disputed}.`,
        ]
      : []),
  ].join(' ');
}
