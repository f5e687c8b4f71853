/** Preheat temperature for welding: minimum preheat against cold cracking by several methods side by side. */
import { defineCalculator, type FormulaLine, numberIn, type Warning } from '../../core/calculator.ts';
import { rangeWarning } from '../../core/evaluate.ts';
import { plain } from '../../core/texts/worked-text.ts';
import { sumOf } from '../../formulas/composition/weighted-sum.ts';
import * as ce from '../../formulas/welding/carbon-equivalent.ts';
import * as tables from '../../formulas/welding/preheat-tables.ts';
import * as preheat from '../../formulas/welding/preheat-temperature.ts';
import { isHighAlloy } from '../weld-steel.ts';
import {
  awsAt,
  awsGroups,
  cetOf,
  diffusibleOf,
  glycerineOf,
  governingMethod,
  governingOutside,
  governingPreheat,
  itoAt,
  itoBessyoHydrogen,
  methodBAt,
  methodBCet,
  noPreheatVerdict,
  outsideOf,
  type PreheatCase,
  pcmOf,
  seferianAt,
} from './case.ts';
import { drawOverCet, drawOverHydrogen, drawOverThickness } from './charts.ts';
import { preheatTemperatureExamples } from './examples.ts';
import { preheatTemperatureInputs } from './inputs.ts';
import {
  decidesAws,
  highestChoices,
  highestValues,
  outputOf,
  seferianInserted,
  stateOf,
  verdictOutputs,
} from './methods.ts';
import { preheatModels } from './models.ts';

/** Marks outputs that are rounded up instead of to the nearest value: preheat temperatures are never rounded down. */
const isUnrounded = true;
/** Maximum practicable preheat, °C. */
const maxPracticable = 450;

function remarks(given: PreheatCase, needed: number | null): Warning[] {
  const found: Warning[] = [];
  const cet = rangeWarning(
    { key: 'CET', value: cetOf(given), unit: 'wt%' },
    methodBCet,
    'en-1011-2-c3',
    'methodBC',
  );
  if (cet) found.push(cet);
  const glycerine = rangeWarning(
    { key: 'H', value: glycerineOf(given), unit: 'ml/100g' },
    itoBessyoHydrogen,
    'ito-bessyo-preheat',
    'itoBessyoC',
  );
  if (itoAt(given, given.thicknessMm) === null)
    found.push({ code: 'too_little_hydrogen', level: 'note', source: 'ito-bessyo-preheat' });
  else if (glycerine) found.push(glycerine);
  if (given.yieldMPa > 1000) found.push({ code: 'yield_too_high', level: 'warning', source: 'en-1011-2-c3' });
  if (isHighAlloy(given.steel)) found.push({ code: 'not_stainless', level: 'warning' });
  if ((given.steel.B ?? 0) > 0.01) found.push({ code: 'boron_unit', level: 'warning' });
  const { byIndex, byTable } = awsGroups(given);
  if (byIndex === null || byTable === null)
    found.push({
      code: 'beyond_aws_table',
      level: decidesAws(given) ? 'warning' : 'note',
      source: 'aws-d1.1-hydrogen',
    });
  else if (byIndex !== byTable)
    found.push({
      code: 'groups_differ',
      level: 'note',
      params: { formula: byIndex, table: byTable },
      source: 'aws-d1.1-hydrogen',
    });
  if (needed !== null && needed > maxPracticable)
    found.push({
      code: 'not_practicable',
      level: 'warning',
      params: { limit: maxPracticable },
      explains: ['neededC', 'roundedC'],
    });
  if (noPreheatVerdict(needed)) found.push({ code: 'no_preheat', level: 'note', explains: ['neededC'] });
  const beyond = governingOutside(given);
  if (beyond.length > 0)
    found.push({
      code: 'governing_outside',
      level: 'warning',
      params: { list: beyond.join(',') },
      outside: ['neededC', 'roundedC'],
    });
  const governing = given.decidingMethod === 'method-b' ? 'governs_method_b' : 'governs_other';
  found.push({ code: governing, level: 'note' });
  found.push({ code: 'hydrogen_scale', level: 'note', source: 'ito-bessyo-preheat' });
  found.push(
    { code: 'restraint_raises', level: 'note', source: 'en-1011-2-c3' },
    { code: 'seferian_plain', level: 'note', source: 'seferian-1959' },
  );
  return found;
}

const weldOf = (given: PreheatCase) => ({
  cet: cetOf(given),
  thickness: given.thicknessMm,
  hydrogen: diffusibleOf(given),
  heatInput: given.heatInputKJmm,
  beyond: outsideOf('method-b', given),
});

export default defineCalculator({
  id: 'preheat-temperature',
  version: '1.12',
  changes: [
    { version: '1.12', date: '2026-11-27', key: 'exampleIsDefault' },
    { version: '1.11', date: '2026-11-27', key: 'seferianUnconfirmed' },
    { version: '1.10', date: '2026-11-27', key: 'readAgain' },
    { version: '1.9', date: '2026-11-26', key: 'unconfirmed' },
    { version: '1.8', date: '2026-11-26', key: 'highestCounts' },
    { version: '1.7', date: '2026-11-26', key: 'upwards' },
    { version: '1.6', date: '2026-11-26', key: 'governs' },
    { version: '1.5', date: '2026-11-26', key: 'onCurve' },
    { version: '1.4', date: '2026-11-26', key: 'withheld' },
    { version: '1.3', date: '2026-11-25', key: 'highestInRange' },
    { version: '1.2', date: '2026-11-23', key: 'tenths' },
    { version: '1.1', date: '2026-11-22', key: 'practicable' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: preheatTemperatureInputs,
  outputs: [
    { key: 'neededC', unit: 'C', symbol: 'T_\\mathrm{p}', digits: 0, role: 'answer', isUnrounded },
    { key: 'roundedC', unit: 'C', digits: 0, role: 'quantity', isUnrounded },
    { key: 'coveredByTable', unit: '1', role: 'quantity', choices: ['covered', 'too-thick', 'not-covered'] },
    ...verdictOutputs,
    { key: 'methodBC', unit: 'C', symbol: 'T_\\mathrm{p}', digits: 1, role: 'model', isUnrounded },
    { key: 'itoBessyoC', unit: 'C', symbol: 'T_0', digits: 1, role: 'model', isUnrounded },
    { key: 'awsC', unit: 'C', digits: 0, role: 'model' },
    { key: 'seferianC', unit: 'C', digits: 1, role: 'model' },
    { key: 'highestC', unit: 'C', digits: 0, role: 'quantity', isUnrounded },
    { key: 'highestBy', unit: '1', role: 'quantity', choices: highestChoices },
    { key: 'termCetC', unit: 'dK', digits: 1, role: 'detail' },
    { key: 'termThicknessC', unit: 'dK', digits: 1, role: 'detail' },
    { key: 'termHydrogenC', unit: 'dK', digits: 1, role: 'detail' },
    { key: 'termHeatC', unit: 'dK', digits: 1, role: 'detail' },
    { key: 'CET', unit: 'wt%', symbol: '\\mathrm{CET}', digits: 3, role: 'quantity' },
    { key: 'Pcm', unit: 'wt%', symbol: 'P_\\mathrm{cm}', digits: 3, role: 'quantity' },
    { key: 'Pc', unit: 'wt%', symbol: 'P_\\mathrm{c}', digits: 4, role: 'quantity' },
    { key: 'CE_IIW', unit: 'wt%', symbol: '\\mathrm{CE}_\\mathrm{IIW}', digits: 3, role: 'quantity' },
    { key: 'CEN', unit: 'wt%', symbol: '\\mathrm{CEN}', digits: 3, role: 'quantity' },
    { key: 'susceptibilityIndex', unit: '1', symbol: '\\mathrm{SI}', digits: 3, role: 'quantity' },
    { key: 'groupByFormula', unit: '1', role: 'quantity', choices: [...tables.groups] },
    { key: 'groupByTable', unit: '1', role: 'quantity', choices: [...tables.groups] },
    { key: 'thicknessWithoutPreheatMm', unit: 'mm', digits: 0, role: 'quantity' },
  ],
  sources: ['en-1011-2-c3', 'ito-bessyo-preheat', 'aws-d1.1-hydrogen', 'seferian-1959', 'en-1011-2-c1'],
  models: preheatModels,
  spreads: [/^(?:methodB|itoBessyo|aws)C$/],
  compared: () => ({ names: /^(?:methodB|itoBessyo|aws)C$/ }),
  unrounded: (given, key) => (key === 'neededC' ? governingPreheat(given) : null),
  recommend: (given) => outputOf[governingMethod(given)],
  examples: preheatTemperatureExamples,
  compute: (given) => {
    const cet = cetOf(given);
    const terms = preheat.methodB(cet, given.thicknessMm, diffusibleOf(given), given.heatInputKJmm);
    const [b, ito, aws] = [
      preheat.sumOfTerms(terms),
      itoAt(given, given.thicknessMm),
      awsAt(given, given.thicknessMm),
    ];
    // Séférian accounts for neither hydrogen nor heat input; its value is shown, but does not govern.
    const seferian = seferianAt(given, given.thicknessMm);
    const decided = governingPreheat(given);
    const { index, byIndex, byTable } = awsGroups(given);
    const ceIiw = sumOf(ce.iiw, given.steel);
    const bare = tables.thicknessWithoutPreheat(ceIiw, diffusibleOf(given), given.heatInputKJmm);
    const glycerine = glycerineOf(given);
    return {
      values: {
        neededC:
          decided === null || decided > maxPracticable || noPreheatVerdict(decided)
            ? null
            : preheat.roundUpDegrees(decided),
        roundedC: decided === null || decided > maxPracticable ? null : preheat.inSteps(decided),
        coveredByTable:
          bare === null ? 'not-covered' : given.combinedThicknessMm <= bare ? 'covered' : 'too-thick',
        methodBVerdict: noPreheatVerdict(b),
        itoBessyoVerdict: noPreheatVerdict(ito),
        awsVerdict: noPreheatVerdict(aws),
        seferianVerdict: noPreheatVerdict(seferian),
        methodBC: b,
        itoBessyoC: ito,
        awsC: aws,
        seferianC: seferian,
        ...highestValues(given, maxPracticable),
        termCetC: terms.cet,
        termThicknessC: terms.thickness,
        termHydrogenC: terms.hydrogen,
        termHeatC: terms.heat,
        CET: cet,
        Pcm: pcmOf(given),
        Pc: glycerine > 0 ? preheat.crackParameter(pcmOf(given), glycerine, given.thicknessMm) : null,
        CE_IIW: ceIiw,
        CEN: ce.cen(given.steel),
        susceptibilityIndex: index,
        groupByFormula: byIndex,
        groupByTable: byTable,
        thicknessWithoutPreheatMm: bare,
      },
      warnings: remarks(given, decided),
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const [cet, d, hd, q] = [cetOf(given), given.thicknessMm, diffusibleOf(given), given.heatInputKJmm].map(
      plain,
    );
    const shown = (key: string, digits: number): string => numberIn(values, key).toFixed(digits);
    const ito = values['itoBessyoC'];
    return [
      {
        formula:
          'T_\\mathrm{p} = 697\\,\\mathrm{CET} + 160\\tanh(d/35) + 62\\,\\mathrm{HD}^{0.35} + (53\\,\\mathrm{CET} - 32)\\,Q - 328',
        inserted: `= 697 × ${cet} + 160 tanh(${d}/35) + 62 × ${hd}^0.35 + (53 × ${cet} − 32) × ${q} − 328`,
        result: `${shown('methodBC', 1)} °C`,
      },
      ...(typeof ito === 'number'
        ? [
            {
              formula: 'P_\\mathrm{c} = P_\\mathrm{cm} + H/60 + t/600',
              inserted: `= ${shown('Pcm', 4)} + ${plain(glycerineOf(given))}/60 + ${d}/600`,
              result: shown('Pc', 4),
            },
            {
              formula: 'T_0 = 1440\\,P_\\mathrm{c} - 392',
              inserted: `= 1440 × ${shown('Pc', 4)} − 392`,
              result: `${ito.toFixed(1)} °C`,
            },
          ]
        : []),
      {
        formula: '\\mathrm{SI} = 12\\,P_\\mathrm{cm} + \\log_{10} H',
        inserted: `= 12 × ${shown('Pcm', 4)} + log ${{ H1: 5, H2: 10, H3: 30 }[tables.hydrogenLevel(diffusibleOf(given))]}`,
        result: shown('susceptibilityIndex', 3),
      },
      {
        formula:
          'C_\\mathrm{t} = \\left(\\mathrm{C} + \\frac{\\mathrm{Mn}+\\mathrm{Cr}}{9} + \\frac{\\mathrm{Ni}}{18} + \\frac{7\\,\\mathrm{Mo}}{90}\\right)(1 + 0.005\\,e),\\quad T_\\mathrm{p} = 350\\sqrt{C_\\mathrm{t} - 0.25}',
        ...seferianInserted(given, values['seferianC']),
      },
    ];
  },
  charts: [
    {
      key: 'overThickness',
      draw: (given, values) =>
        drawOverThickness(
          stateOf(given, values['neededC']),
          [
            ['methodB', (each) => methodBAt(given, each)],
            ['itoBessyo', (each) => itoAt(given, each)],
          ],
          (each) => awsAt(given, each),
        ),
    },
    {
      key: 'overCet',
      draw: (given) => drawOverCet(weldOf(given)),
    },
    {
      key: 'overHydrogen',
      draw: (given) => drawOverHydrogen(weldOf(given)),
    },
  ],
});
