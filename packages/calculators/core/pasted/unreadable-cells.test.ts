import { describe, expect, it } from 'vitest';
import { readNumber } from '../inputs/read-number.ts';
import { readQuantity } from '../inputs/read-quantity.ts';
import { readPastedAnalysis } from './pasted-analysis.ts';

/** All characters that normalize to digits, apart from full-width ones and fractions. */
const marks = Array.from({ length: 0x2fff }, (_, code) => String.fromCharCode(code)).filter(
  (sign) => /^\(?\d+[.)]?$/.test(sign.normalize('NFKC')) && !/\d/.test(sign),
);

describe('C-05 footnote marks', () => {
  it('the tested marks contain raised, lowered and enclosed digits', () => {
    expect(marks).toEqual(expect.arrayContaining(['¹', '²', '³', '⁰', '⁹', '₂', '①', '⑴', '⒈']));
  });

  it.each(marks)('C-05 the mark “%s” behind a number does not become its digit', (mark) => {
    for (const text of [`0.41${mark}`, `0,4${mark}`, `2${mark}`, `<0.01${mark}`, `０.４１${mark}`]) {
      expect(readNumber(text).kind, text).toBe('none');
      expect(readQuantity(text, { unit: 'wt%' }).kind, text).toBe('none');
      expect(readQuantity(`${text} h`, { unit: 'h' }).kind, text).toBe('none');
      expect(readQuantity(`${text} ppm`, { unit: 'wt%' }).kind, text).toBe('none');
    }
  });

  it.each(marks.slice(0, 20))('W-01 a pasted cell with the mark “%s” is listed as not understood', (mark) => {
    const { heats, notUnderstood } = readPastedAnalysis(`Heat\tC\tMn\nA1\t0.41${mark}\t0.74`, 'en');
    expect(heats).toMatchObject([{ name: 'A1', contents: { Mn: '0.74' } }]);
    expect(heats[0]?.leftOut).toHaveLength(1);
    expect(notUnderstood).toHaveLength(1);
  });

  it.each(['#N/A', '#DIV/0!', '#REF!', '#VALUE!'])(
    'W-01 the error %s of a spreadsheet is listed as not understood',
    (error) => {
      const [heat] = readPastedAnalysis(`Heat\tC\tMn\nA1\t${error}\t0.74`, 'en').heats;
      expect(heat?.contents).toEqual({ Mn: '0.74' });
      expect(heat?.leftOut).toHaveLength(1);
    },
  );

  it('powers of ten keep their exponents', () => {
    expect(readNumber('1.5·10⁻⁷')).toEqual({ kind: 'number', value: 1.5e-7 });
    expect(readNumber('10³')).toEqual({ kind: 'number', value: 1000 });
  });

  it.each(['0.411)', '0.321)'])(
    'W-01 the bracket of “%s” is that of a mark, so that the content is not read',
    (cell) => {
      expect(readPastedAnalysis(`Heat\tC\tMn\nA1\t${cell}\t0.74`, 'en').heats[0]?.contents).toEqual({
        Mn: '0.74',
      });
      expect(readPastedAnalysis(`C ${cell} Si 0.25 Mn 0.74`, 'en').heats[0]).toMatchObject({
        contents: { Si: '0.25', Mn: '0.74' },
        leftOut: [`C ${cell}`],
      });
      expect(readPastedAnalysis('(C 0.41, Si 0.25, Mn 0.74)', 'en').heats[0]?.contents.Mn).toBe('0.74');
    },
  );

  it.each([
    'unter 0,005 %',
    'kleiner als 0,005',
    'less than 0.005',
    'below 0.005',
    '0.005 미만',
    '0.005未満',
    '小于0.005',
  ])('W-01 “%s” in a pasted analysis is a content below 0.005', (cell) => {
    const [table] = readPastedAnalysis(`Heat\tC\tS\nA1\t0.42\t${cell}`, 'en').heats;
    const [text] = readPastedAnalysis(`C 0.42 Mn 0.74 S ${cell}`, 'en').heats;
    for (const heat of [table, text]) expect(heat?.contents.S).toMatch(/^<0[.,]005$/);
  });
});
