import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asItems } from '../../../../test/mill-certificates.ts';
import { randomBlocks, randomCertificate, randomTitles } from '../../../../test/random-mill-certificate.ts';
import type { FoundValue } from './certificate.rules.ts';
import { readCertificate } from './read-certificate.rules.ts';

const contentsOf = (values: readonly FoundValue[]) =>
  Object.fromEntries(values.map(({ element, value }) => [element, value]));

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

  it('W-02 tables side by side, at equal or different heights, are read completely, each value at the heat number of its row or item', () => {
    fc.assert(
      fc.property(randomBlocks, ({ certificate, truths, isComplete }) => {
        const heats = readCertificate(asItems(certificate));
        for (const { name = '', values, doubts } of heats)
          if (doubts.length === 0) expect(truths.get(name)).toMatchObject(contentsOf(values));
        if (!isComplete) return;
        expect(heats.length).toBe(truths.size);
        expect(Object.fromEntries(heats.map(({ name, values }) => [name, contentsOf(values)]))).toEqual(
          Object.fromEntries(truths),
        );
      }),
      { numRuns: 1_000, seed: 23 },
    );
  });

  it('W-02 a row below several heat numbers is divided between them, or reported as doubtful with these heat numbers', () => {
    let divided = 0;
    fc.assert(
      fc.property(randomTitles, ({ certificate, truths }) => {
        const found = readCertificate(asItems(certificate));
        for (const { name = '', values, heats } of found) {
          if (heats) expect([...truths.keys()]).toEqual(expect.arrayContaining([...heats]));
          else expect(truths.get(name)).toEqual(contentsOf(values));
        }
        divided += found.length === truths.size && found.every(({ heats }) => !heats) ? 1 : 0;
        expect(found.flatMap(({ values }) => values).length).toBe(
          [...truths.values()].flatMap((values) => Object.keys(values)).length,
        );
      }),
      { numRuns: 1_000, seed: 29 },
    );
    expect(divided).toBeGreaterThan(200);
  });
});
