import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { scales, superficial } from './shared.ts';

export default {
  summary:
    'Converts a hardness value to other scales and to tensile strength by the tables of ISO 18265 and ASTM E140 / A370, e.g. to compare certificates with drawing limits.',
  inputs: {
    material: 'Material',
    scale: 'Hardness scale',
    value: 'Hardness',
    by: 'Given',
    vickersForceN: 'Test force (HV 10 = 98.07 N)',
    firstDiagonalMm: 'First diagonal',
    secondDiagonalMm: 'Second diagonal',
    brinellForceN: 'Test force (3000 kgf = 29 420 N)',
    ballMm: 'Ball diameter',
    indentationMm: 'Indentation diameter (mean)',
  },
  choices: {
    'material.unalloyed': 'Unalloyed and low-alloy steel (ISO 18265, Table A.1)',
    'material.non-austenitic': 'Non-austenitic steel (ASTM E140)',
    'material.austenitic': 'Austenitic stainless steel (ASTM A370)',
    'by.value': 'Hardness value',
    'by.vickers': 'Vickers indentation',
    'by.brinell': 'Brinell indentation',
    ...scales,
  },
  outputs: {
    HV: 'Vickers hardness',
    HBW: 'Brinell hardness',
    HRC: 'Rockwell C',
    Rm: 'Tensile strength by the table',
    RmBest: 'Tensile strength, Q&T (recommended)',
    RmBest90Low: 'Rm, lower end of its 90 % band',
    RmBest90High: 'Rm, upper end of its 90 % band',
    HRB: 'Rockwell B',
    HRA: 'Rockwell A',
    HK: 'Knoop hardness (500 gf and more)',
    ...superficial,
    HBS: 'Brinell, steel ball (old)',
    HB500: 'Brinell 10 mm / 500 kgf',
    HS: 'Shore scleroscope',
    table: 'Table used',
    approximateHRC: 'Rule of thumb: HRC from HV',
    approximateRm: 'Rule of thumb: 3.2 HV',
    measuredHV: 'Hardness from the indentation',
    measuredHBW: 'Hardness from the indentation',
    indentationRatio: 'Ratio of indentation to ball diameter',
  },
  values: {
    'table.iso-a1': 'ISO 18265, Table A.1',
    'table.e140-1': 'ASTM E140, Table 1',
    'table.e140-2': 'ASTM E140, Table 2',
    'table.a370-4': 'ASTM A370, Table 4',
    'table.a370-5': 'ASTM A370, Table 5 (formula)',
  },
  warnings: {
    no_uncertainty: '{headline}: no uncertainty is published with the table ({source}).',
    strength_measured:
      'Rm of the regression holds for quenched and tempered bars ({source}), not for cold-worked, case-hardened or welded states.',
    strength_not_measured:
      'Rm of the regression: measured from {min} to {max} HV only ({source}); beyond that it is extrapolated.',
    diagonals_differ:
      'The diagonals differ by {percent} %, more than the 5 % of {source}: surface, alignment or texture.',
    indentation_size:
      'd/D = {ratio} is outside {least} to {most} ({source}): the test is not valid; choose another force.',
    brinell_too_hard: '{value} HBW: {source} ends at 650 HBW. Test by Vickers or Rockwell.',
    force_index:
      '0.102 F/D² = {index}: steel is tested at 30 ({source}); values at other ratios are not comparable.',
    tables_meet:
      'Tables 1 and 2 of {source} overlap here and differ in tensile strength: {softMPa} MPa at {softHV} HV in Table 2, {hardMPa} MPa at {hardHV} HV in Table 1.',
    scale_not_in_table: 'Not covered by the table: {source} has no column {scale} for this material.',
    rockwell_c_low: 'HRC below 20 is outside the Rockwell C range.',
    rockwell_b_high: 'HRB above 100 is outside the Rockwell B range.',
    outside_table:
      '{value} {scale} is outside the table ({least}–{most} {scale}; {source}). Tables are not extrapolated.',
    in_brackets: 'In brackets in {source}, outside the standard range of the scale: {list}.',
    rules_of_thumb: 'The two rules of thumb ({source}) are a quick check only; the table decides.',
    scatter:
      'Conversions are approximate (about ±10–20 HV, ±1–2 HRC, tensile strength ±5–10 %; {source}) and no substitute for a test.',
    not_for:
      'Not for cold-worked, case-hardened or decarburized steel, cast iron or tool steel with many carbides.',
  },
  problems: { wider_than_ball: '{label} = {amount}: must be smaller than the ball, {limit} {unit}.' },
  chart: {
    rockwell: 'Rockwell scales',
    brinell: 'Brinell hardness and tensile strength',
    vickers: 'Vickers hardness (HV)',
    rockwellC: 'Rockwell C (HRC)',
    rockwellB: 'Rockwell B (HRB)',
    rockwellAxis: 'Rockwell hardness',
    brinellAxis: 'Brinell hardness (HBW)',
    brinellStrengthAxis: 'HBW; Rm in MPa',
  },
  changes: {
    unstated: 'States where no uncertainty of a conversion is published',
    smoothCurves: 'Diagram: smooth curves, dashed beyond HRB 100, from 20',
    strengthBandWidens: 'The band of Rm widens outside the measured 195 to 379 HV',
    measuredStrength: 'Tensile strength by regression on measured bars, with 90 % band',
    indentation: 'Hardness from a Vickers or Brinell indentation',
    strengthRows:
      'Tensile strength of ASTM E140/A370, Table 1: every value stood one row too high; HRA at 29 HRC is 64.8',
    first: 'First version',
  },
  examples: {
    'iso-300': '300 HV, row of ISO 18265, Table A.1',
    'iso-550': '550 HV, row of ISO 18265, Table A.1',
    'iso-200': '200 HV, below the range of HRC',
    'iso-940': '940 HV, last row of ISO 18265, Table A.1',
    'e140-40': '40 HRC, row of ASTM E140, Table 1',
    'e140-45': '45 HRC, row of ASTM E140, Table 1',
    'e140-90': '90 HRB, row of ASTM E140, Table 2',
    'between-rows': '305 HV, between two rows',
    'austenitic-80': 'Austenitic plate, 80 HRB',
    'too-hard': '1000 HV, beyond the table',
    'vickers-30': 'HV 30, diagonals of 0.430 mm',
    'brinell-10-3000': 'HBW 10/3000, indentation of 4.00 mm',
  },
} satisfies CalculatorTexts;
