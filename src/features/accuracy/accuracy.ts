/** Localizes the model accuracy computed by `npm run validate`. */
import { labelsOf } from '@ferrite/calculators/core/texts/common-texts.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { definitions, textsOf } from '@ferrite/calculators/definitions.ts';
import { calculatorNames } from '@ferrite/calculators/names.ts';
import { registry } from '@ferrite/calculators/registry.ts';
import { measuredProperties, unmeasuredCalculators, unmeasuredReasons } from './accuracy.rules.ts';
import figures from './figures.json' with { type: 'json' };
import type {
  Accuracy,
  AccuracySummary,
  ModelAccuracy,
  PropertyAccuracy,
  ResultChange,
} from './pages/accuracy-data.ts';

/** Output of `npm run validate`. */
type Validation = Pick<PropertyAccuracy, 'unit' | 'axis' | 'isPublished' | 'source' | 'rows' | 'steels'> & {
  readonly property: string;
  readonly calculator: string;
  readonly fitted?: string;
  readonly models: Readonly<
    Record<string, Pick<ModelAccuracy, 'n' | 'bias' | 'rmse' | 'within90' | 'inRange' | 'bins'>>
  >;
};
const validations: readonly Validation[] = Object.values(figures);

/** Returns the accuracy of the model with the most measurements, for the home page. */
export function accuracySummary(): AccuracySummary {
  const found = validations.find(({ property }) => property === 'martensiteStart');
  const model = found?.models[found.fitted ?? ''];
  if (!found || !model) throw new Error('The accuracy of martensite start is missing.');
  return { rows: found.rows, steels: found.steels, within90: model.within90, bins: model.bins };
}

export function describeAccuracy(language: Language): Accuracy {
  return {
    calculators: {
      compared: new Set(validations.map(({ calculator }) => calculator)).size,
      all: registry.length,
    },
    measured: measuredProperties.flatMap((property): readonly PropertyAccuracy[] => {
      const found = validations.find((each) => each.property === property);
      const entry = registry.find(({ id }) => id === found?.calculator);
      if (!found || !entry) return [];
      const labels = labelsOf(definitions[entry.id], textsOf(entry.id)[language]);
      const models = Object.entries(found.models).map(
        ([output, { n, bias, rmse, within90, bins, inRange }]): ModelAccuracy => ({
          output,
          label: labels.output(output),
          isFitted: output === found.fitted,
          n,
          bias,
          rmse,
          within90,
          bins,
          ...(inRange && { inRange }),
        }),
      );
      const { unit, axis, isPublished = false, source, rows, steels } = found;
      return [
        {
          property,
          entry,
          calculatorName: calculatorNames[entry.id][language],
          unit,
          ...(axis && { axis }),
          ...(isPublished && { isPublished }),
          source,
          rows,
          steels,
          // Models that apply to only a part of the steels are not compared with those that give a value for most of
          // them.
          models: models.toSorted(
            (one, other) =>
              Number(one.n < rows / 2) - Number(other.n < rows / 2) || one.within90 - other.within90,
          ),
        },
      ];
    }),
    changes: resultChanges(language),
    unmeasured: unmeasuredReasons.map((reason) => ({
      reason,
      names: registry.flatMap(({ id }) =>
        unmeasuredCalculators[id] === reason ? [calculatorNames[id][language]] : [],
      ),
    })),
  };
}

/** Returns all changes of the calculators after their first versions, newest first. */
function resultChanges(language: Language): readonly ResultChange[] {
  return registry
    .flatMap(({ id }) =>
      definitions[id].changes.slice(0, -1).map(({ version, date, key }) => ({
        calculator: id,
        calculatorName: calculatorNames[id][language],
        version,
        date,
        effect: textsOf(id)[language].changes[key] ?? key,
      })),
    )
    .toSorted((one, other) => other.date.localeCompare(one.date));
}
