import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import { findEntry } from '@ferrite/calculators/registry.ts';
import { describe, expect, it } from 'vitest';
import { pageData } from '../prerender.tsx';
import { pinName } from './pin-names.ts';

const calculator = definitions['tempered-hardness'];
const entry = findEntry('tempered-hardness');

function goodOf(changed: Readonly<Record<string, unknown>>) {
  const result = evaluate(calculator, { ...defaultInputs(calculator), ...changed });
  if (!result.ok) throw new Error('refused');
  return result;
}

function nameOf(
  pinned: Readonly<Record<string, unknown>>,
  current: Readonly<Record<string, unknown>>,
  grade: string | null = null,
): string {
  if (!entry) throw new Error('not in the registry');
  const page = {
    calculator,
    data: pageData(entry, calculator, 'en', { batchWorker: '' }),
    language: 'en',
    good: goodOf(current),
  } as const;
  return pinName({ letter: 'A', good: goodOf(pinned), grade }, page).replaceAll('\u00a0', ' ');
}

describe('names of pinned cases', () => {
  it('C-03: the name of a pinned case states its differences from the current inputs', () => {
    expect(nameOf({ timeH: 2 }, { timeH: 4 })).toBe('2 h');
    expect(nameOf({ C: 0.3 }, { C: 0.4 })).toBe('C 0.3 %');
    expect(nameOf({ C: 0.3 }, { C: 0.4 }, '34CrNiMo6')).toBe('34CrNiMo6');
    expect(nameOf({ timeH: 2, temperatureC: 500 }, { timeH: 4, temperatureC: 600 })).toBe('500 °C, 2 h');
  });

  it('C-03: the name of a pinned case without differences is its grade or letter', () => {
    expect(nameOf({}, {})).toBe('A');
    expect(nameOf({}, {}, '42CrMo4')).toBe('42CrMo4');
  });
});
