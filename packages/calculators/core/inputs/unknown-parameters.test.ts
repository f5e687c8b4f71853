import { describe, expect, it } from 'vitest';
import { findDefinition } from '../../definitions.ts';
import { registry } from '../../registry.ts';
import type { Calculator } from '../calculator.ts';
import { toQuery } from './address.ts';
import { defaultInputs } from './fields.ts';
import { unknownParameters } from './unknown-parameters.ts';

const carbon = findDefinition('carbon-equivalent') as Calculator;
const unknownIn = (query: string) =>
  unknownParameters(carbon, new URLSearchParams(query), { isGrade: (key) => key === 'en-s355j2' });

describe('B-06 parameters of a link', () => {
  it('B-06 are understood in every link that a page writes', () => {
    for (const { id } of registry) {
      const calculator = findDefinition(id);
      if (!calculator) continue;
      const chart = calculator.charts?.[0]?.key;
      const output = calculator.outputs.find(({ role }) => role !== 'detail')?.key;
      const query = `lang=de&${toQuery(calculator, defaultInputs(calculator))}&units=F,inch${chart ? `&chart=${chart}` : ''}&require=${output},max,1&view=batch`;
      expect(unknownParameters(calculator, new URLSearchParams(query)), id).toEqual([]);
    }
  });

  it('B-06 what other programs append to links is no parameter', () => {
    expect(unknownIn('C=0.2&grade=en-s355j2&utm_source=mail&fbclid=x&require=')).toEqual([]);
  });

  it.each([
    ['Cx=0.2', 'C=0.2&Cx=0.2'],
    ['require=CE_XYZ,max,0.4', 'C=0.2&require=CE_XYZ,max,0.4'],
    ['require=CE_IIW,about,0.4', 'require=CE_IIW,about,0.4'],
    ['require=CE_IIW,max,', 'require=CE_IIW,max,'],
    ['chart=none', 'chart=none'],
    ['units=F,furlong', 'units=F,furlong'],
    ['grade=unobtainium', 'grade=unobtainium'],
    ['C=0.3', 'C=0.2&C=0.3'],
  ])('B-06 %s is reported', (reported, query) => {
    expect(unknownIn(query)).toEqual([reported]);
  });
});
