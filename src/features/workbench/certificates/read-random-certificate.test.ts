import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asItems } from '../../../../test/mill-certificates.ts';
import { randomBlocks, randomCertificate } from '../../../../test/random-mill-certificate.ts';
import { readCertificate } from './read-certificate.rules.ts';

describe('W-02 certificates of random layout', () => {
  it('W-02 values not marked as uncertain are the printed ones in every layout, and plain tables are read completely', () => {
    let found = 0;
    let printed = 0;
    fc.assert(
      fc.property(randomCertificate, ({ certificate, truths, isPlain }) => {
        const heats = readCertificate(asItems(certificate)).map(({ values, doubts }) =>
          doubts.length > 0 ? [] : values.filter((each) => each.doubts.length === 0),
        );
        for (const values of heats) {
          const read = Object.fromEntries(
            values.map(({ element, value, isBelow }) => [element, { value, isBelow }]),
          );
          const kept = truths.map((truth) => ({ ...truth, ...read }));
          if (!kept.some((each, at) => isDeepStrictEqual(each, truths[at]))) expect(read).toEqual(truths[0]);
        }
        const certain = heats.flat().length;
        const all = truths.reduce((sum, truth) => sum + Object.keys(truth).length, 0);
        found += certain;
        printed += all;
        if (isPlain) expect(certain).toBe(all);
      }),
      { numRuns: 2_000, seed: 19 },
    );
    expect(found / printed).toBeGreaterThan(0.75);
  });

  it('W-02 tables side by side with heat numbers are read completely, each value at the heat number of its row', () => {
    fc.assert(
      fc.property(randomBlocks, ({ certificate, truths }) => {
        const heats = readCertificate(asItems(certificate)).map(
          ({ name, values }) =>
            [name, Object.fromEntries(values.map(({ element, value }) => [element, value]))] as const,
        );
        expect(heats.length).toBe(truths.size);
        expect(Object.fromEntries(heats)).toEqual(Object.fromEntries(truths));
      }),
      { numRuns: 1_000, seed: 23 },
    );
  });
});
