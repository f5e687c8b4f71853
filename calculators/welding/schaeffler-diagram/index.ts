/** Schaeffler diagram: structure of stainless and dissimilar weld metal from two base metals and a filler. */
import { type CompositionInput, defineCalculator, type Output, type Warning } from '../../core/calculator.ts';
import type { Point } from '../../core/chart.ts';
import type { Composition } from '../../core/elements.ts';
import { rangeWarning } from '../../core/evaluate.ts';
import { plain } from '../../core/worked-text.ts';
import { shareInside } from '../../formulas/mathematics/plane-geometry.ts';
import * as diagram from '../../formulas/welding/schaeffler.ts';
import { effectiveDilution, mix, weldPasses } from '../../formulas/welding/weld-mixing.ts';
import { mixingInputs } from '../mixing-inputs.ts';
import { drawDilution, drawSchaeffler } from './charts.ts';

const elements = {
  C: { min: 0, max: 2 },
  Si: { min: 0, max: 5 },
  Mn: { min: 0, max: 30 },
  Cr: { min: 0, max: 45 },
  Ni: { min: 0, max: 80 },
  Mo: { min: 0, max: 20 },
  Nb: { min: 0, max: 6 },
  N: { min: 0, max: 1 },
} as const satisfies CompositionInput['elements'];

const s355j2 = { C: 0.16, Si: 0.35, Mn: 1.45, Cr: 0.05, Ni: 0.04, Mo: 0.01, Nb: 0.02, N: 0.005 };
const s316l = { C: 0.02, Si: 0.45, Mn: 1.4, Cr: 17.2, Ni: 11.2, Mo: 2.1, Nb: 0, N: 0.05 };
const e309l = { C: 0.02, Si: 0.8, Mn: 0.9, Cr: 23.5, Ni: 13, Mo: 0.1, Nb: 0, N: 0.08 };

const flat = (prefix: string, metal: Composition) =>
  Object.fromEntries(Object.entries(metal).map(([element, value]) => [`${prefix}${element}`, value]));
const dissimilar = { ...flat('A.', s355j2), ...flat('B.', s316l), ...flat('filler.', e309l) };

type Given = {
  readonly steelA: Composition;
  readonly steelB: Composition;
  readonly fillerMetal: Composition;
  readonly dilutionPercent: number;
  readonly shareAPercent: number;
  readonly passes: number;
  readonly fillDilutionPercent: number;
};

const pointOf = (metal: Composition): Point => [
  diagram.chromiumEquivalent(metal),
  diagram.nickelEquivalent(metal),
];

function metalsOf(given: Given) {
  const base = mix(given.steelB, given.steelA, given.shareAPercent / 100);
  const [dilution, fill] = [given.dilutionPercent / 100, given.fillDilutionPercent / 100];
  const passes = weldPasses(given.fillerMetal, base, dilution, fill, given.passes);
  return {
    base,
    passes,
    weld: passes.at(-1) ?? base,
    share: effectiveDilution(dilution, fill, given.passes),
  };
}

const rangeKeys = (field: string) => {
  const name = field.replaceAll('+', '');
  return [`dilution${name}FromPercent`, `dilution${name}ToPercent`] as const;
};

/** Dilution in % from which to which the weld lies in each field, by the line from filler to base mix. */
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
  // Filler and base mix of equal equivalents: the line is a point and the field holds at any dilution.
  if (at && filler[0] === base[0] && filler[1] === base[1]) return new Map([[at, [0, 100]]]);
  return ranges;
}

function weldRemarks(weld: Composition, point: Point): Warning[] {
  const field = diagram.fieldAt(point);
  if (!field) return [{ code: 'outside_diagram', level: 'warning', source: 'schaeffler-1949' }];
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
    const warning = rangeWarning(key, value, 'wt%', { max }, 'schaeffler-1949');
    if (warning) found.push({ ...warning, code: 'weld_outside_range' });
  }
  const ferrite = diagram.ferriteAt(point);
  if (N > 0.1 || (ferrite !== null && ferrite > 30))
    found.push({ code: 'use_wrc', level: 'warning', params: { nitrogen: N } });
  if (field !== 'A' && field !== 'A+F' && field !== 'F') found.push({ code: 'qualitative', level: 'note' });
  found.push({ code: 'nitrogen_left_out', level: 'note', source: 'schaeffler-1949' });
  return found;
}

/** Says where the weld leaves A+F, the field wanted for most dissimilar welds, as dilution grows. */
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

/** Nitrogen that DeLong's axis is read with when none is given: manual arc and TIG welding. */
const assumedNitrogen = 0.06;

const numberOutput = (
  key: string,
  role: Output['role'],
  digits: number,
  symbol?: string,
  unit: Output['unit'] = 'wt%',
): Output => ({ key, unit, role, digits, ...(symbol === undefined ? {} : { symbol }) });

export default defineCalculator({
  id: 'schaeffler-diagram',
  version: '1.0',
  changes: [{ version: '1.0', date: '2026-11-21', key: 'first' }],
  inputs: [
    { kind: 'composition', key: 'steelA', prefix: 'A.', elements, default: s355j2, defaultGrade: 'S355J2' },
    { kind: 'composition', key: 'steelB', prefix: 'B.', elements, default: s316l, defaultGrade: '316L' },
    {
      kind: 'composition',
      key: 'fillerMetal',
      prefix: 'filler.',
      elements,
      default: e309l,
      defaultGrade: 'E309L-16',
    },
    ...mixingInputs,
  ],
  outputs: [
    numberOutput('ferritePercent', 'answer', 1, '\\delta', '%'),
    { key: 'field', unit: '1', role: 'quantity', choices: [...diagram.fieldNames] },
    numberOutput('creq', 'quantity', 2, '\\mathrm{Cr}_\\mathrm{eq}'),
    numberOutput('nieq', 'quantity', 2, '\\mathrm{Ni}_\\mathrm{eq}'),
    numberOutput('seferianPercent', 'quantity', 1, '\\delta_\\mathrm{S}', '%'),
    numberOutput('nieqDelong', 'quantity', 2, '\\mathrm{Ni}_\\mathrm{eq,N}'),
    numberOutput('seferianDelongPercent', 'quantity', 1, '\\delta_\\mathrm{S,N}', '%'),
    numberOutput('fillerFerritePercent', 'quantity', 1, undefined, '%'),
    numberOutput('effectiveDilutionPercent', 'detail', 1, undefined, '%'),
    ...['A', 'B', 'Filler', 'Base'].flatMap((metal) => [
      numberOutput(`creq${metal}`, 'detail', 2),
      numberOutput(`nieq${metal}`, 'detail', 2),
    ]),
    ...diagram.fieldNames.flatMap((field) =>
      rangeKeys(field).map((key) => numberOutput(key, 'detail', 0, undefined, '%')),
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
    const { base, weld, share } = metalsOf(given);
    const [fillerPoint, basePoint, weldPoint] = [pointOf(given.fillerMetal), pointOf(base), pointOf(weld)];
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
    const nieqDelong = diagram.nickelEquivalentWithNitrogen(known ? weld : { ...weld, N: assumedNitrogen });
    const austenitic = field === 'A' || field === 'A+F' || field === 'A+M+F';
    const seferian = (nickel: number): number | null => {
      const percent = diagram.seferianFerrite(weldPoint[0], nickel);
      return austenitic && percent >= 0 && percent <= 100 ? percent : null;
    };
    const pairs = Object.entries({ A: given.steelA, B: given.steelB, Filler: given.fillerMetal, Base: base });
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
        ...Object.fromEntries(
          pairs.flatMap(([name, metal]) => {
            const [chromium, nickel] = pointOf(metal);
            return [
              [`creq${name}`, chromium],
              [`nieq${name}`, nickel],
            ];
          }),
        ),
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
    const [c, si, mn, cr, ni, mo, nb] = (['C', 'Si', 'Mn', 'Cr', 'Ni', 'Mo', 'Nb'] as const).map((each) =>
      plain(weld[each] ?? 0),
    );
    const [creq, nieq] = [Number(values['creq']).toFixed(2), Number(values['nieq']).toFixed(2)];
    const seferian = values['seferianPercent'];
    return [
      {
        formula:
          'w = (1-D)\\,F + D\\,[s_\\mathrm{A} A + (1-s_\\mathrm{A})\\,B],\\quad w_n = (1-D_\\mathrm{fill})\\,F + D_\\mathrm{fill}\\,w_{n-1}',
      },
      {
        formula:
          '\\mathrm{Cr}_\\mathrm{eq} = \\mathrm{Cr} + \\mathrm{Mo} + 1.5\\,\\mathrm{Si} + 0.5\\,\\mathrm{Nb}',
        inserted: `= ${cr} + ${mo} + 1.5 × ${si} + 0.5 × ${nb}`,
        result: creq,
      },
      {
        formula: '\\mathrm{Ni}_\\mathrm{eq} = \\mathrm{Ni} + 30\\,\\mathrm{C} + 0.5\\,\\mathrm{Mn}',
        inserted: `= ${ni} + 30 × ${c} + 0.5 × ${mn}`,
        result: nieq,
      },
      {
        formula:
          '\\delta_\\mathrm{S} = 3\\,(\\mathrm{Cr}_\\mathrm{eq} - 0.93\\,\\mathrm{Ni}_\\mathrm{eq} - 6.7)',
        inserted: `= 3 (${creq} − 0.93 × ${nieq} − 6.7)`,
        ...(typeof seferian === 'number' ? { result: `${seferian.toFixed(1)} %` } : {}),
      },
    ];
  },
  charts: [
    {
      key: 'schaeffler',
      draw: (given) => {
        const { base, passes } = metalsOf(given);
        return drawSchaeffler({
          a: pointOf(given.steelA),
          b: pointOf(given.steelB),
          base: pointOf(base),
          filler: pointOf(given.fillerMetal),
          passes: passes.map(pointOf),
        });
      },
    },
    {
      key: 'dilution',
      draw: (given) => {
        const { base, share } = metalsOf(given);
        const [filler, basePoint] = [pointOf(given.fillerMetal), pointOf(base)];
        return drawDilution(filler, basePoint, dilutionRanges(filler, basePoint), 100 * share);
      },
    },
  ],
});
