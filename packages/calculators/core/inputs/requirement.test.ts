import { expect, it } from 'vitest';
import { definitions } from '../../definitions.ts';
import { remarksOf } from './address.ts';
import { requirementKey } from './link-marks.ts';
import { isMet, readRequirement, writeRequirement } from './requirement.ts';

const calculator = definitions['carbon-equivalent'];
const read = (text: string) => readRequirement(calculator, new URLSearchParams([[requirementKey, text]]));

it('B-07 a requirement (limits of a result) in a link is read and written back unchanged', () => {
  const requirement = read('CE_IIW,max,0.45');
  if (!requirement) throw new Error('not read');
  expect(requirement).toMatchObject({ output: { key: 'CE_IIW' }, kind: 'max', limit: 0.45 });
  expect(writeRequirement(requirement)).toBe('CE_IIW,max,0.45');
  expect(
    remarksOf(calculator, new URLSearchParams(`?${requirementKey}=CE_IIW,max,0.45&chart=graville`)),
  ).toBe('&chart=graville&require=CE_IIW,max,0.45');
});

it.each([
  '',
  'CE_IIW',
  'CE_IIW,max',
  'CE_IIW,max,',
  'CE_IIW,max,x',
  'CE_IIW,near,1',
  'nothing,min,1',
  'CE_IIW,max,1,2',
])('B-07 an invalid requirement in a link is ignored: %j', (text) => {
  expect(read(text)).toBeNull();
  expect(remarksOf(calculator, new URLSearchParams([[requirementKey, text]]))).toBe('');
});

it('B-07 a value on the limit meets the requirement, and a missing value is not assessed', () => {
  const [least, most] = [read('CE_IIW,min,0.4'), read('CE_IIW,max,0.4')];
  if (!least || !most) throw new Error('not read');
  const verdicts = (value: number | null) =>
    [least, most].map((requirement) => isMet(requirement, { CE_IIW: value }));
  expect([verdicts(0.4), verdicts(0.41), verdicts(0.39), verdicts(null)]).toEqual([
    [true, true],
    [true, false],
    [false, true],
    [null, null],
  ]);
});
