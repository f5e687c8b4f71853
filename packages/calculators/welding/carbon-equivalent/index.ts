/** Carbon equivalent: five indices of weldability side by side, each with the range that it was published for. */
import { defineCalculator, numberIn, type OutputValues, type Warning } from '../../core/calculator.ts';
import type { Composition } from '../../core/elements.ts';
import { formatSubstitutedSum, sharesOf, sumOf, sumTex } from '../../formulas/composition/weighted-sum.ts';
import * as ce from '../../formulas/welding/carbon-equivalent.ts';
import { alloyRemarks, isHighAlloy, s355j2InRange } from '../weld-steel.ts';
import { drawAccommodation, drawGraville, drawIndices } from './charts.ts';
import { examples } from './examples.ts';
import { cevGrades, cevLimit, cevLimits } from './limits.ts';

/** Indices with constant weights; the weights of CEN depend on carbon. */
const sums = { CE_IIW: ce.iiw, CE_AWS: ce.aws, CET: ce.cet, Pcm: ce.pcm } as const;

/** Returns the approximate zone of the Graville diagram. The zone boundary between 0.45 and 0.55 is uncertain. */
function gravilleZone(carbon: number, ceAws: number): string {
  if (carbon <= 0.1) return 'I';
  if (ceAws < 0.45) return 'II';
  return ceAws > 0.55 ? 'III' : 'II-III';
}

/** Returns the recommendation by CE (IIW), which is a rule of thumb, not a standard. */
function guidance(ceIiw: number): string {
  if (ceIiw <= 0.4) return 'weldable';
  if (ceIiw <= 0.45) return 'preheat-thick';
  return ceIiw <= 0.6 ? 'preheat' : 'preheat-low-hydrogen';
}

/** Indices for low-alloy steels; meaningless for stainless steels. */
const indices = ['CE_IIW', 'CE_AWS', 'CEN', 'CET', 'Pcm'] as const;

/** Indices whose authors state no range of alloying elements, and the guide values that depend on them. */
const withoutRange = ['CE_IIW', 'CE_AWS', 'CEN', 'guidance', 'gravilleZone', 'cevCheck'] as const;

/** Results that are withheld where the carbon equivalent is not meaningful. */
const verdicts = ['guidance', 'gravilleZone', 'cevCheck'] as const;

function remarks(steel: Composition): Warning[] {
  const { C = 0, B = 0 } = steel;
  const found: Warning[] = [];
  if (B > 0.01) found.push({ code: 'boron_unit', level: 'warning' });
  if (isHighAlloy(steel))
    found.push({ code: 'stainless', level: 'warning', outside: indices, explains: verdicts });
  else found.push(...alloyRemarks('alloyed', steel, withoutRange));
  // Remark at the result that explains why another index is shown than at higher carbon.
  const isLow = C <= 0.12;
  found.push({
    code: isLow ? 'low_carbon' : 'higher_carbon',
    level: isLow ? 'warning' : 'note',
    params: { carbon: C },
    source: 'api-5l',
  });
  return found;
}

/** Returns Pcm for low carbon contents, otherwise the carbon equivalent of the IIW. */
const indexFor = ({ C = 0 }: Composition): 'Pcm' | 'CE_IIW' => (C <= 0.12 ? 'Pcm' : 'CE_IIW');

export default defineCalculator({
  id: 'carbon-equivalent',
  version: '1.5',
  changes: [
    { version: '1.5', date: '2026-11-29', key: 'carbonMissing' },
    { version: '1.4', date: '2026-11-29', key: 'alloyRange' },
    { version: '1.3', date: '2026-11-27', key: 'exampleIsDefault' },
    { version: '1.2', date: '2026-11-26', key: 'defaultInRange' },
    { version: '1.1', date: '2026-11-22', key: 'moreLimits' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: [
    {
      kind: 'composition',
      key: 'steel',
      prefix: '',
      elements: {
        C: { min: 0, max: 2 },
        Si: { min: 0, max: 5 },
        Mn: { min: 0, max: 30 },
        P: { min: 0, max: 1 },
        S: { min: 0, max: 1 },
        Cr: { min: 0, max: 40 },
        Mo: { min: 0, max: 15 },
        V: { min: 0, max: 10 },
        Ni: { min: 0, max: 40 },
        Cu: { min: 0, max: 10 },
        Nb: { min: 0, max: 5 },
        B: { min: 0, max: 1 },
      },
      unused: ['P', 'S'],
      default: { ...s355j2InRange, P: 0.015, S: 0.008 },
      defaultGrade: 'S355J2',
    },
    {
      kind: 'choice',
      key: 'limit',
      choices: ['none', ...cevGrades],
      default: 'none',
      programDefault: true,
    },
    {
      kind: 'number',
      key: 'plateThicknessMm',
      unit: 'mm',
      symbol: 't',
      default: 25,
      limits: { min: 0.5, max: 1000 },
      when: (choices) => choices['limit'] !== 'none',
    },
  ],
  outputs: [
    { key: 'CE_IIW', unit: 'wt%', symbol: '\\mathrm{CE}_\\mathrm{IIW}', digits: 3, role: 'model' },
    { key: 'CE_AWS', unit: 'wt%', symbol: '\\mathrm{CE}_\\mathrm{AWS}', digits: 3, role: 'model' },
    { key: 'CEN', unit: 'wt%', symbol: '\\mathrm{CEN}', digits: 3, role: 'model' },
    { key: 'CET', unit: 'wt%', symbol: '\\mathrm{CET}', digits: 3, role: 'model' },
    { key: 'Pcm', unit: 'wt%', symbol: 'P_\\mathrm{cm}', digits: 3, role: 'model' },
    { key: 'accommodation', unit: '1', symbol: 'A(\\mathrm{C})', digits: 3, role: 'quantity' },
    {
      key: 'guidance',
      unit: '1',
      role: 'quantity',
      choices: ['weldable', 'preheat-thick', 'preheat', 'preheat-low-hydrogen'],
    },
    { key: 'gravilleZone', unit: '1', role: 'quantity', choices: ['I', 'II', 'II-III', 'III'] },
    { key: 'cevLimit', unit: 'wt%', symbol: '\\mathrm{CEV}_\\mathrm{max}', digits: 2, role: 'quantity' },
    { key: 'cevCheck', unit: '1', role: 'quantity', choices: ['passed', 'not-passed'] },
  ],
  sources: [
    'iiw-1967',
    'dearden-1940',
    'aws-d1.1',
    'yurioka-1983',
    'uwer-1991',
    'ito-1968',
    'graville-1976',
    'api-5l',
    'en-10025',
  ],
  models: [
    {
      output: 'CE_IIW',
      formula: sumTex(ce.iiw),
      source: 'iiw-1967',
      range: { C: { min: 0.12 } },
    },
    {
      output: 'CE_AWS',
      formula: sumTex(ce.aws),
      source: 'aws-d1.1',
    },
    {
      output: 'CEN',
      formula: ce.cenTex('fraction'),
      source: 'yurioka-1983',
      range: { C: { max: 0.25 } },
    },
    {
      output: 'CET',
      formula: sumTex(ce.cet),
      source: 'uwer-1991',
      range: {
        C: { min: 0.05, max: 0.32 },
        Si: { max: 0.8 },
        Mn: { min: 0.5, max: 1.9 },
        Cr: { max: 1.5 },
        Cu: { max: 0.7 },
        Mo: { max: 0.75 },
        Nb: { max: 0.06 },
        Ni: { max: 2.5 },
        V: { max: 0.18 },
        B: { max: 0.005 },
      },
    },
    {
      output: 'Pcm',
      formula: sumTex(ce.pcm),
      source: 'ito-1968',
      range: {
        C: { min: 0.07, max: 0.22 },
        Si: { max: 0.6 },
        Mn: { min: 0.4, max: 1.4 },
        Cu: { max: 0.5 },
        Ni: { max: 1.2 },
        Cr: { max: 1.2 },
        Mo: { max: 0.7 },
        V: { max: 0.12 },
        Nb: { max: 0.04 },
        B: { max: 0.005 },
      },
    },
  ],
  headline: ({ steel }) => indexFor(steel),
  recommend: ({ steel }) => indexFor(steel),
  contributions: ({ steel }) => ({
    ...Object.fromEntries(Object.entries(sums).map(([key, sum]) => [key, sharesOf(sum, steel)])),
    CEN: ce.cenShares(steel),
  }),
  examples,
  compute: ({ steel, limit, plateThicknessMm }) => {
    const carbon = steel.C ?? 0;
    const ceIiw = sumOf(ce.iiw, steel);
    const ceAws = sumOf(ce.aws, steel);
    const warnings = remarks(steel);
    const largest = limit === 'none' ? null : cevLimit(limit, plateThicknessMm);
    if (limit !== 'none' && largest === null) {
      warnings.push({
        code: 'limit_not_covered',
        level: 'warning',
        params: { thickness: plateThicknessMm, most: cevLimits[limit].at(-1)?.[0] ?? 0 },
        source: 'en-10025',
      });
    }
    if (largest !== null) warnings.push({ code: 'limit_from_memory', level: 'note', source: 'en-10025' });
    warnings.push({ code: 'graville_approximate', level: 'note', source: 'graville-1976' });
    return {
      values: {
        CE_IIW: ceIiw,
        CE_AWS: ceAws,
        CEN: ce.cen(steel),
        CET: sumOf(ce.cet, steel),
        Pcm: sumOf(ce.pcm, steel),
        accommodation: ce.carbonAccommodation(carbon),
        guidance: isHighAlloy(steel) ? null : guidance(ceIiw),
        gravilleZone: isHighAlloy(steel) ? null : gravilleZone(carbon, ceAws),
        cevLimit: largest,
        cevCheck: largest === null || isHighAlloy(steel) ? null : ceIiw <= largest ? 'passed' : 'not-passed',
      } satisfies OutputValues,
      warnings,
    };
  },
  explain: ({ steel }, values) => {
    const shown = (key: string): string => numberIn(values, key).toFixed(4);
    const line = (key: keyof typeof sums, symbol: string) => ({
      formula: `${symbol} = ${sumTex(sums[key], 'line')}`,
      inserted: `= ${formatSubstitutedSum(sums[key], steel)}`,
      result: shown(key),
      output: key,
    });
    const accommodation = ce.accommodationText(steel.C ?? 0);
    return [
      line('CE_IIW', '\\mathrm{CE}_\\mathrm{IIW}'),
      line('CE_AWS', '\\mathrm{CE}_\\mathrm{AWS}'),
      {
        formula: `A(\\mathrm{C}) = ${accommodation.tex}`,
        inserted: `= ${accommodation.inserted}`,
        result: numberIn(values, 'accommodation').toFixed(3),
        output: 'CEN',
      },
      {
        formula: `\\mathrm{CEN} = ${ce.cenTex('line')}`,
        inserted: `= ${ce.cenInserted(steel)}`,
        result: shown('CEN'),
        output: 'CEN',
      },
      line('CET', '\\mathrm{CET}'),
      line('Pcm', 'P_\\mathrm{cm}'),
    ];
  },
  charts: [
    {
      key: 'indices',
      draw: ({ steel }, values) =>
        drawIndices(
          steel,
          {
            ...Object.fromEntries(
              Object.entries(sums).map(([key, sum]) => [key, (each: Composition) => sumOf(sum, each)]),
            ),
            CEN: ce.cen,
          },
          {
            headline: indexFor(steel),
            limit: values['cevLimit'] as number | null,
            excluded: remarks(steel).flatMap(({ outside = [] }) => outside),
          },
        ),
    },
    { key: 'graville', draw: ({ steel }, values) => drawGraville(steel.C ?? 0, values) },
    { key: 'accommodation', draw: ({ steel }) => drawAccommodation(steel.C ?? 0) },
  ],
});
