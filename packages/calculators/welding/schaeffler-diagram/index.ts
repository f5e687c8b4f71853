/**
 * Schaeffler diagram: structure of weld metal of stainless steels and of dissimilar joints, from two base metals and a
 * filler.
 */
import { defineCalculator, numberIn, type Warning } from '../../core/calculator.ts';
import type { Point } from '../../core/chart.ts';
import type { Composition } from '../../core/elements.ts';
import { rangeWarning } from '../../core/evaluate.ts';
import { sumOf } from '../../formulas/composition/weighted-sum.ts';
import { shareInside } from '../../formulas/mathematics/plane-geometry.ts';
import * as diagram from '../../formulas/welding/schaeffler.ts';
import { pointOf } from '../../formulas/welding/weld-mixing.ts';
import {
  e309l,
  inputsOf,
  type Metals,
  type Mixing,
  metalElements,
  metalInputs,
  metalOutputs,
  metalValues,
  mixingInputs,
  numberOutput,
  s316l,
  s355j2,
  weldLines,
  weldOf,
  weldOutputs,
} from '../weld-metal.ts';
import { drawDilution, drawSchaeffler } from './charts.ts';

const elements = { ...metalElements, N: { min: 0, max: 1 } } as const;
const dissimilar = {
  ...inputsOf('A.', s355j2),
  ...inputsOf('B.', s316l),
  ...inputsOf('filler.', e309l),
};

type Given = Mixing & {
  readonly steelA: Composition;
  readonly steelB: Composition;
  readonly fillerMetal: Composition;
};

const placeOf = (metal: Composition): Point => pointOf(diagram.equivalents, metal);

function metalsOf(given: Given) {
  const metals: Metals = { a: given.steelA, b: given.steelB, filler: given.fillerMetal };
  return { metals, ...weldOf(metals, given) };
}

const rangeKeys = (field: string) => {
  const name = field.replaceAll('+', '');
  return [`dilution${name}FromPercent`, `dilution${name}ToPercent`] as const;
};

/** Returns the ranges of dilution in % in which the weld metal is in each field, along the line from filler to base mix. */
function dilutionRanges(
  filler: Point,
  base: Point,
): ReadonlyMap<diagram.FieldName, readonly [number, number]> {
  const ranges = new Map<diagram.FieldName, readonly [number, number]>();
  for (const field of diagram.fieldNames) {
    const share = shareInside(diagram.fields[field], [filler, base]);
    if (share && share[1] > share[0]) ranges.set(field, [100 * share[0], 100 * share[1]]);
  }
  const at = diagram.fieldAt(filler);
  // Filler and base mix have equal equivalents: the line is a point, and its field applies at any dilution.
  if (at && filler[0] === base[0] && filler[1] === base[1]) return new Map([[at, [0, 100]]]);
  return ranges;
}

const withoutFerrite = (field: diagram.FieldName): Warning => ({
  code: field === 'A' ? 'no_ferrite' : 'no_ferrite_lines',
  level: 'warning',
  params: { field },
  explains: ['ferritePercent'],
});

function weldRemarks(weld: Composition, point: Point): Warning[] {
  const field = diagram.fieldAt(point);
  if (!field)
    return [
      { code: 'outside_diagram', level: 'warning', explains: ['ferritePercent'] },
      { code: 'diagram_limits', level: 'note', source: 'schaeffler-1949' },
    ];
  const found: Warning[] = [];
  const distance = diagram.distanceToBoundary(point);
  if (distance < 0.5) found.push({ code: 'field_uncertain', level: 'warning', params: { distance } });
  for (const zone of diagram.zonesAt(point)) {
    if (zone === 'target') found.push({ code: 'target_reached', level: 'note' });
    else found.push({ code: `zone_${zone.replace('-', '_')}`, level: 'warning', source: 'bystram-1956' });
  }
  const { N = 0, C = 0, Si = 0, Mn = 0 } = weld;
  for (const [key, value, max] of [
    ['C', C, 0.25],
    ['Si', Si, 1],
    ['Mn', Mn, 4],
  ] as const) {
    const warning = rangeWarning({ key, value, unit: 'wt%' }, { max }, 'schaeffler-1949');
    if (warning) found.push({ ...warning, code: 'weld_outside_range', outside: ['ferritePercent'] });
  }
  const ferrite = diagram.ferriteAt(point);
  if (ferrite === null) found.push(withoutFerrite(field));
  if (N > 0.1 || (ferrite !== null && ferrite > 30))
    found.push({ code: 'use_wrc', level: 'warning', params: { nitrogen: N } });
  if (field !== 'A' && field !== 'A+F' && field !== 'F') found.push({ code: 'qualitative', level: 'note' });
  found.push({ code: 'nitrogen_left_out', level: 'note', source: 'schaeffler-1949' });
  return found;
}

/** Returns the remark on the dilution at which the weld metal leaves A+F, the usual target for dissimilar welds. */
function leavingRemark(
  ranges: ReadonlyMap<diagram.FieldName, readonly [number, number]>,
  share: number,
): Warning[] {
  const [, end = 100] = ranges.get('A+F') ?? [];
  if (!ranges.has('A+F') || end >= 100 || share * 100 > end) return [];
  const next = diagram.fieldNames.find((field) => Math.abs((ranges.get(field)?.[0] ?? -1) - end) < 1e-6);
  return next
    ? [{ code: 'leaves_field', level: 'note', params: { dilution: Math.round(end), field: next } }]
    : [];
}

/** Nitrogen content in wt % that is assumed for DeLong's equivalent if none is given: manual arc and TIG welding. */
const assumedNitrogen = 0.06;

export default defineCalculator({
  id: 'schaeffler-diagram',
  version: '1.2',
  changes: [
    { version: '1.2', date: '2026-11-29', key: 'carbonMissing' },
    { version: '1.1', date: '2026-11-26', key: 'reasons' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: [...metalInputs(elements), ...mixingInputs],
  outputs: [
    numberOutput('ferritePercent', 'answer', 1, { symbol: '\\delta', unit: '%', stated: { half: 4 } }),
    { key: 'field', unit: '1', role: 'quantity', choices: [...diagram.fieldNames] },
    ...weldOutputs,
    numberOutput('seferianPercent', 'quantity', 1, { symbol: '\\delta_\\mathrm{S}', unit: '%' }),
    numberOutput('nieqDelong', 'quantity', 2, { symbol: '\\mathrm{Ni}_\\mathrm{eq,N}' }),
    numberOutput('seferianDelongPercent', 'quantity', 1, { symbol: '\\delta_\\mathrm{S,N}', unit: '%' }),
    numberOutput('fillerFerritePercent', 'quantity', 1, { unit: '%' }),
    numberOutput('effectiveDilutionPercent', 'detail', 1, { unit: '%' }),
    ...metalOutputs,
    ...diagram.fieldNames.flatMap((field) =>
      rangeKeys(field).map((key) => numberOutput(key, 'detail', 0, { unit: '%' })),
    ),
  ],
  sources: ['schaeffler-1949', 'schaeffler-lines', 'delong-1974', 'seferian-1959', 'bystram-1956'],
  examples: [
    {
      key: '316l',
      inputs: { ...dissimilar, dilutionPercent: 100, shareAPercent: 0 },
      expected: { creq: 19.975, nieq: 12.5, field: 'A+F', ferritePercent: 4.7 },
      tolerance: { creq: 0.001, nieq: 0.001, ferritePercent: 0.3 },
      origin: 'derived',
      shown: true,
    },
    {
      key: 'e309l',
      inputs: { ...dissimilar, dilutionPercent: 0 },
      expected: { creq: 24.8, nieq: 14.05, field: 'A+F', ferritePercent: 13 },
      tolerance: { creq: 0.001, nieq: 0.001, ferritePercent: 0.3 },
      origin: 'derived',
    },
    {
      key: 'dissimilar-30',
      inputs: { ...dissimilar, dilutionPercent: 30 },
      expected: { creq: 20.444, nieq: 12.545, field: 'A+F', ferritePercent: 6 },
      tolerance: { creq: 0.005, nieq: 0.005, ferritePercent: 0.3 },
      origin: 'derived',
    },
    {
      key: 'dissimilar-50',
      inputs: { ...dissimilar, dilutionPercent: 50 },
      expected: { creq: 17.54, nieq: 11.541, field: 'A', ferritePercent: null },
      tolerance: 0.005,
      origin: 'derived',
    },
    {
      key: 'coefficients',
      inputs: {
        'filler.Cr': 18,
        'filler.Mo': 2,
        'filler.Si': 1,
        'filler.Nb': 1,
        'filler.Ni': 8,
        'filler.C': 0.1,
        'filler.Mn': 2,
        dilutionPercent: 0,
      },
      expected: { creq: 22, nieq: 12 },
      tolerance: 1e-9,
      origin: 'known',
    },
  ],
  compute: (given) => {
    const { metals, base, weld, share } = metalsOf(given);
    const [fillerPoint, basePoint, weldPoint] = [placeOf(given.fillerMetal), placeOf(base), placeOf(weld)];
    const field = diagram.fieldAt(weldPoint);
    const ranges = dilutionRanges(fillerPoint, basePoint);
    const warnings = [...weldRemarks(weld, weldPoint), ...leavingRemark(ranges, share)];
    const known = (weld.N ?? 0) > 0;
    if (!known)
      warnings.push({
        code: 'nitrogen_assumed',
        level: 'note',
        params: { nitrogen: assumedNitrogen },
        source: 'delong-1974',
      });
    const nieqDelong = sumOf(diagram.nickelWithNitrogen, known ? weld : { ...weld, N: assumedNitrogen });
    const austenitic = field === 'A' || field === 'A+F' || field === 'A+M+F';
    const seferian = (nickel: number): number | null => {
      const percent = diagram.seferianFerrite(weldPoint[0], nickel);
      return austenitic && percent >= 0 && percent <= 100 ? percent : null;
    };
    return {
      values: {
        ferritePercent: diagram.ferriteAt(weldPoint),
        field,
        creq: weldPoint[0],
        nieq: weldPoint[1],
        seferianPercent: seferian(weldPoint[1]),
        nieqDelong,
        seferianDelongPercent: seferian(nieqDelong),
        fillerFerritePercent: diagram.ferriteAt(fillerPoint),
        effectiveDilutionPercent: 100 * share,
        ...metalValues(diagram.equivalents, metals, base),
        ...Object.fromEntries(
          diagram.fieldNames.flatMap((name) => {
            const [from, to] = rangeKeys(name);
            const range = ranges.get(name);
            return [
              [from, range?.[0] ?? null],
              [to, range?.[1] ?? null],
            ];
          }),
        ),
      },
      warnings,
    };
  },
  explain: (given, values) => {
    const { weld } = metalsOf(given);
    const [creq, nieq] = [numberIn(values, 'creq').toFixed(2), numberIn(values, 'nieq').toFixed(2)];
    const seferian = values['seferianPercent'];
    return [
      ...weldLines(diagram.equivalents, weld),
      {
        formula: `\\delta_\\mathrm{S} = ${diagram.seferianTex}`,
        inserted: `= ${diagram.seferianInserted(creq, nieq)}`,
        ...(typeof seferian === 'number' ? { result: `${seferian.toFixed(1)} %` } : {}),
      },
    ];
  },
  charts: [
    {
      key: 'schaeffler',
      draw: (given) => {
        const { metals, base, passes } = metalsOf(given);
        return drawSchaeffler({
          a: placeOf(metals.a),
          b: placeOf(metals.b),
          base: placeOf(base),
          filler: placeOf(metals.filler),
          passes: passes.map(placeOf),
        });
      },
    },
    {
      key: 'dilution',
      draw: (given) => {
        const { base, share } = metalsOf(given);
        const ends = { filler: placeOf(given.fillerMetal), base: placeOf(base) };
        return drawDilution(ends, dilutionRanges(ends.filler, ends.base), 100 * share);
      },
    },
  ],
});
