/** Localizes a quenched section of a report. */
import { changesSince } from '@ferrite/calculators/core/calculator.ts';
import { elements } from '@ferrite/calculators/core/elements.ts';
import { insertedLine } from '@ferrite/calculators/core/models.ts';
import { formatNumber, formatShort, localNumbers } from '@ferrite/calculators/core/numbers.ts';
import type { CalculationView } from '@ferrite/calculators/core/texts/calculation-view.ts';
import { definitions, textsOf } from '@ferrite/calculators/definitions.ts';
import { calculatorNames } from '@ferrite/calculators/names.ts';
import { citeSource } from '@ferrite/calculators/sources/remarks.ts';
import { formulaText } from '@ferrite/charts/text/formula-text.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { SectionValues } from '../compute-section.ts';
import { localizeSection } from '../localize-section.ts';
import {
  bandParts,
  errorText,
  hardnessText,
  isTemperedOutside,
  limitText,
  quenchedText,
  reasonAmong,
  temperedText,
  withinScale,
} from '../scale/hardness-text.rules.ts';
import type { SectionResult } from '../section.contract.ts';
import { sectionNotes } from '../section.rules.ts';
import { sectionUrl } from '../section-address.rules.ts';
import { drawProfile } from '../section-drawings.rules.ts';
import { lessThanSign } from '../section-steel.rules.ts';
import { type DecidingHardness, decidingHardness } from '../section-verdict.rules.ts';
import type { FrozenSection } from './frozen-section.port.ts';
import { inputLines } from './input-lines.ts';
import { methodLines } from './method-lines.ts';
import { proposalRemarks, requirementAnswers } from './requirement-answers.ts';
import { fill, placeName, type SectionWords, type Wording } from './wording.ts';

type ViewOptions = Pick<Wording, 'language'> & {
  readonly words: SectionWords;
  readonly typeset: (tex: string, language: Language) => string;
  /** Result of the current formulas; null if they fail. */
  readonly today: {
    readonly versions: FrozenSection['versions'];
    readonly values: Omit<SectionValues, 'curves'> | null;
  };
};

const usedCalculators = ['jominy-hardenability', 'tempered-hardness'] as const;

type Row = SectionValues['places'][number];

/** Formats the version: `1.0 (jominy-hardenability 1.3, tempered-hardness 1.3)`. */
export const versionText = (versions: FrozenSection['versions']): string =>
  `${versions.section} (${usedCalculators.map((id) => `${id} ${versions[id]}`).join(', ')})`;

/** Localizes a section and compares it with the current formulas. */
export function viewSection(item: FrozenSection, options: ViewOptions): CalculationView {
  const { language, typeset } = options;
  const wording: Wording = { item, language, words: options.words.section };
  const { words } = wording;
  const localized = localizeSection(
    { proposal: null, probability: null, ...item.values, curves: [] },
    language,
  );
  const local = (text: string) => localNumbers(text, language);
  return {
    calculatorId: 'quench-section',
    name: words.title,
    version: versionText(item.versions),
    answers: answersOf(wording, localized),
    notes: [
      ...[...localized.remarks, ...proposalRemarks(localized)].map((remark) => ({
        isWarning: true,
        text: remarkText(wording, remark),
      })),
      ...sectionNotes.map((note) => ({ isWarning: false, text: words.notes[note] })),
    ],
    analyses: [analysisOf(wording)],
    inputs: inputLines(wording),
    results: resultsOf(wording, localized.models),
    diagram: diagramOf(wording),
    working: methodLines(wording).map((line) => ({
      mathml: typeset(line.formula, language),
      plain: local(formulaText(line.formula)),
      inserted: local(insertedLine(line)),
    })),
    sources: sourcesOf(language),
    address: sectionUrl(item, language),
    today: todayOf(wording, options.today),
  };
}

const remarkText = (
  { words }: Wording,
  { code, params = {}, text }: SectionResult['remarks'][number],
): string => text ?? fill(words.remark[code as keyof typeof words.remark] ?? code, params);

function answersOf(
  wording: Wording,
  { proposal, remarks }: Pick<SectionResult, 'proposal' | 'remarks'>,
): CalculationView['answers'] {
  const { item, words, language } = wording;
  const row = item.values.places.find(({ place }) => place === item.input.place);
  if (!row) return [];
  const at = placeName(wording, row.place);
  const deciding = decidingHardness(item.input, row);
  const isTempered = item.input.temper !== null;
  const { tempered } = row;
  const isOutside = isTempered && isTemperedOutside(remarks);
  const reason = reasonAmong(remarks);
  const answer = (
    label: string,
    { value, below }: Pick<DecidingHardness, 'value' | 'below'>,
    shown: Pick<CalculationView['answers'][number], 'band' | 'isOutside'>,
  ) => {
    const limit = typeof below === 'number' ? limitText(below, language) : null;
    const isKnown = value !== null || limit !== null;
    return {
      label: `${label} · ${at}`,
      value: value === null ? (limit ?? words.noHardness) : hardnessText(value, language),
      unit: isKnown ? 'HRC' : '',
      band: isKnown ? shown.band : reason ? remarkText(wording, reason) : '',
      isOutside: isKnown && shown.isOutside,
    };
  };
  const quenched = { value: row.quenchedHRC, below: row.quenchedBelowHRC };
  const notMeasured = { band: row.quenchedHRC === null ? '' : words.notMeasured, isOutside: false };
  const { key, ...ends } = bandParts(tempered ?? { low: 0, high: 0 }, language);
  const band = tempered ? fill(words[key], ends) : '';
  return [
    isTempered
      ? answer(words.tempered, deciding, { band, isOutside })
      : answer(words.quenched, quenched, notMeasured),
    ...requirementAnswers(wording, { at, deciding, proposal }),
    ...(isTempered ? [answer(words.quenched, quenched, notMeasured)] : []),
  ];
}

function analysisOf({ item, language, words }: Wording): CalculationView['analyses'][number] {
  const { analysis, tolerance = {} } = item.input;
  const plusMinus = (element: (typeof elements)[number]) =>
    tolerance[element] ? `±${formatShort(tolerance[element], language)}` : '';
  return {
    label: words.analysis,
    grade: item.steel === '' ? words.grade.own : fill(words.report.steel, { name: item.steel }),
    elements: elements.flatMap((element) => {
      const percent = analysis[element] ?? 0;
      return percent > 0
        ? [
            {
              label: element,
              text: lessThanSign(element, item.input) + formatShort(percent, language) + plusMinus(element),
            },
          ]
        : [];
    }),
  };
}

function resultsOf(
  wording: Wording,
  models: readonly { readonly label: string; readonly hrc: number | null; readonly inRange: boolean }[],
): CalculationView['results'] {
  const { item, words, language } = wording;
  const number = (value: number) => formatNumber(value, 1, language);
  const three = (value: number, unit: string) =>
    `${formatShort(Number(value.toPrecision(3)), language)}\u00a0${unit}`;
  const { distance, time, rate, noDistance, noTime, noRate } = words.report;
  const coolingOf = ({ equivalentMm, coolingTimeS, rateKPerS }: Row) =>
    [
      equivalentMm === null ? noDistance : fill(distance, { distance: `${number(equivalentMm)}\u00a0mm` }),
      coolingTimeS === null ? noTime : fill(time, { time: three(coolingTimeS, 's') }),
      rateKPerS === null ? noRate : fill(rate, { rate: three(rateKPerS, 'K/s') }),
    ].join(' · ');
  const hardness = (row: Row) =>
    [
      `${words.quenched} ${quenchedText(row, language)}`,
      ...(row.tempered
        ? [`${words.tempered} ${temperedText(row, language)} ${errorText(row.tempered, language)}`.trimEnd()]
        : []),
    ].join(' · ');
  return [
    ...item.values.places.map((row) => ({
      label: `${placeName(wording, row.place)} · ${number(row.depthMm)}\u00a0mm`,
      text: `${hardness(row)} HRC`,
      error: coolingOf(row),
      isOutside: false,
    })),
    ...models.map(({ label, hrc, inRange }) => ({
      label: `${label} · ${placeName(wording, item.input.place)}`,
      text: hrc === null ? '–' : `${number(hrc)}\u00a0HRC`,
      error: '',
      isOutside: !inRange && hrc !== null,
    })),
  ];
}

function diagramOf(wording: Wording): CalculationView['diagram'] {
  const { item, language, words } = wording;
  const { depth, hardness, required } = words.chart;
  return {
    title: words.report.profile,
    drawing: drawProfile(item.input, item.values, language),
    names: { depth, hardness, required, quenched: words.quenched, tempered: words.tempered },
  };
}

const conduction = ['A. T. Dinsdale 1991 (SGTE data)', 'J. Miettinen 1997'];

const sourcesOf = (language: Language): readonly string[] => [
  ...new Set(
    (
      ['astm-a255', 'grossmann-1939', 'grange-1956', 'hollomon-1945', 'penha-2010', 'nims-fatigue'] as const
    ).map((key) => citeSource(key, language).citation),
  ),
  ...conduction,
];

/** Returns a hardness; values below the Rockwell C scale are all shown the same. */
const clipped = (hrc: number | undefined): number | null =>
  hrc === undefined ? null : (withinScale(hrc) ?? 0);

/** Maximum difference in HRC that is attributed to floating-point rounding of different processors. */
const noiseHRC = 0.02;

function todayOf(wording: Wording, { versions, values }: ViewOptions['today']): CalculationView['today'] {
  const { item, words, language } = wording;
  const text = (value: number | null) => (value === null ? '–' : hardnessText(value, language));
  const isSame = (one: number | null, other: number | null) =>
    one === null || other === null ? one === other : Math.abs(one - other) <= noiseHRC;
  const differences = item.values.places.flatMap((before) => {
    const now = values?.places.find(({ place }) => place === before.place);
    const pairs = [
      [words.quenched, before.quenchedHRC, now?.quenchedHRC ?? null],
      [words.tempered, clipped(before.tempered?.hrc), clipped(now?.tempered?.hrc)],
    ] as const;
    return pairs.flatMap(([state, then, today]) =>
      isSame(then, today)
        ? []
        : [
            {
              label: `${state} · ${placeName(wording, before.place)}`,
              before: `${text(then)} HRC`,
              now: today === null ? '' : `${text(today)} HRC`,
            },
          ],
    );
  });
  const changes = usedCalculators.flatMap((id) =>
    changesSince(definitions[id], item.versions[id]).map(({ version, date, key }) => ({
      version,
      date,
      text: `${calculatorNames[id][language]}: ${textsOf(id)[language].changes[key] ?? key}`,
    })),
  );
  return { version: versionText(versions), isSame: differences.length === 0, changes, differences };
}
