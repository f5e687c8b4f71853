/** Reference cases. */
import type { Example } from '../../core/calculator.ts';
import { s355j2InRange } from '../weld-steel.ts';

/** Returns an analysis with only carbon, which gives the target CET or Pcm exactly. */
const cetAlone = (cet: number, thicknessMm: number, hydrogenMl: number, heatInputKJmm: number) => ({
  C: cet,
  thicknessMm,
  hydrogenMl,
  heatInputKJmm,
});

export const preheatTemperatureExamples: readonly Example[] = [
  {
    key: 's355j2',
    inputs: { ...s355j2InRange, thicknessMm: 25, hydrogenMl: 5, heatInputKJmm: 1.2 },
    expected: { susceptibilityIndex: 3.681, groupByFormula: 'C', seferianC: 118.5 },
    tolerance: { susceptibilityIndex: 0.002, seferianC: 0.5 },
    origin: 'derived',
    shown: true,
  },
  {
    key: 'cet-040',
    inputs: cetAlone(0.4, 30, 4, 1),
    expected: { methodBC: 151.9, termCetC: 150, termThicknessC: 1.17, termHydrogenC: 0.72, termHeatC: 0 },
    tolerance: 0.1,
    origin: 'derived',
  },
  {
    key: 'cet-031',
    inputs: cetAlone(0.31, 25, 5, 1.2),
    expected: {
      methodBC: 76.4,
      termCetC: 82.5,
      termThicknessC: -11.86,
      termHydrogenC: 8.9,
      termHeatC: -3.11,
    },
    tolerance: 0.1,
    origin: 'derived',
  },
  {
    key: 'cet-038',
    inputs: cetAlone(0.38, 60, 3, 1.5),
    expected: { methodBC: 160.1 },
    tolerance: 0.1,
    origin: 'derived',
  },
  {
    key: 'much-heat',
    inputs: cetAlone(0.4, 10, 5, 4),
    expected: { methodBC: 61 },
    tolerance: 0.1,
    origin: 'derived',
  },
  {
    key: 'none',
    inputs: cetAlone(0.2, 10, 1, 0.5),
    expected: { methodBC: -92.8 },
    tolerance: 0.1,
    origin: 'derived',
  },
  {
    key: 'ito-bessyo',
    inputs: { ...cetAlone(0.25, 30, 5, 2), hydrogenBy: 'glycerine' },
    expected: { Pc: 0.3833, itoBessyoC: 160 },
    tolerance: { Pc: 0.0001, itoBessyoC: 0.1 },
    origin: 'derived',
  },
  {
    key: 'aws-d',
    inputs: { ...cetAlone(0.2799, 50, 8, 2), restraint: 'high' },
    expected: { groupByTable: 'D', awsC: 150 },
    tolerance: 0,
    origin: 'known',
    source: 'aws-d1.1-hydrogen',
  },
  {
    key: 'table-c1',
    inputs: { ...cetAlone(0.43, 40, 8, 2), combinedThicknessMm: 80 },
    expected: { thicknessWithoutPreheatMm: 100, coveredByTable: 'covered' },
    tolerance: 0,
    origin: 'printed',
    source: 'en-1011-2-c1',
  },
];
