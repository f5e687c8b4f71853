import { expect, it } from 'vitest';
import { definitions } from './definitions.ts';
import { listCalculators } from './listing.ts';
import { calculatorsOfAnalysis } from './of-analysis.ts';

it('V-01 V-02 the machine-readable list of calculators contains the limits of each band and the measured error of each formula', () => {
  let [bands, measured] = [0, 0];
  for (const { id, outputs } of listCalculators()) {
    const keys = outputs.map(({ key }) => key);
    for (const output of outputs) {
      const band = output['band'] as { low: string; high: string } | undefined;
      if (band) expect(keys).toEqual(expect.arrayContaining([band.low, band.high]));
      bands += band ? 1 : 0;
      const model = definitions[id].models?.find((each) => each.output === output['key']);
      expect(output['measured']).toEqual(model?.measured);
      measured += model?.measured ? 1 : 0;
    }
  }
  expect(bands).toBeGreaterThanOrEqual(5);
  expect(measured).toBeGreaterThan(30);
});

it('B-10 a steel grade can be opened exactly in the calculators with a single analysis', () => {
  const asking = Object.values(definitions)
    .filter(({ inputs }) => inputs.some((input) => input.kind === 'composition' && input.prefix === ''))
    .map(({ id }) => id);
  expect([...calculatorsOfAnalysis].sort()).toEqual(asking.sort());
});
