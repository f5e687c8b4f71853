import { describe, expect, it } from 'vitest';
import { withCapitals } from './capitals.ts';

describe('C-04 element symbols in lower case', () => {
  it.each([
    ['c\tmn\tcr\n0.17\t1.45\t1', 'C\tMn\tCr\n0.17\t1.45\t1'],
    ['c mn cr\n0.17 1.45 1', 'C Mn Cr\n0.17 1.45 1'],
    ['heat no.;c (%);mn [ppm]\nas;0,1;7000', 'heat no.;C (%);Mn [ppm]\nas;0,1;7000'],
    ['c\t0.42\nmn\t0.75 %\nn\t80 ppm', 'C\t0.42\nMn\t0.75 %\nN\t80 ppm'],
    [
      'Element\tmin\tActual\nc\t0.15\t0.17\nmn\t1.2\t1.45',
      'Element\tmin\tActual\nC\t0.15\t0.17\nMn\t1.2\t1.45',
    ],
    ['c\tmn\tce\n0.17\t1.45\t0.4', 'C\tMn\tce\n0.17\t1.45\t0.4'],
    ['C\tMn\tCE\n0.17\t1.45\t0.4', 'C\tMn\tCE\n0.17\t1.45\t0.4'],
    ['c 0.42 mn=0.75, CR 1e-1', 'C 0.42 Mn=0.75, Cr 1e-1'],
  ])(
    'C-04 symbols in a heading, or in a text of symbols and numbers, are given their capital letters: %j',
    (text, found) => {
      expect(withCapitals(text)).toBe(found);
    },
  );

  it.each([
    'as agreed in the call',
    'c\n0.17',
    'no co as in the table',
    'mn 0.7 as delivered',
    'Foo\tBar\n1\t2',
    '0.42\t0.25',
  ])('C-04 words of other texts are left unchanged: %j', (text) => {
    expect(withCapitals(text)).toBe(text);
  });
});
