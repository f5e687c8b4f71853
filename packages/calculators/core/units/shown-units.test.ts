import { describe, expect, it } from 'vitest';
import { definitions } from '../../definitions.ts';
import { preferUnit, readUnits, shownFor, unitsInUse, writeUnits } from './shown-units.ts';

describe('V-02 preferred units', () => {
  it('V-02 temperature differences follow the unit of temperatures, unless they are chosen apart', () => {
    expect(shownFor('dK', preferUnit('F'))).toBe('dF');
    expect(shownFor('dK', { ...preferUnit('F'), ...preferUnit('C') })).toBe('dK');
    expect(shownFor('dK', { ...preferUnit('F'), ...preferUnit('dK') })).toBe('dK');
    expect(shownFor('C', preferUnit('dF'))).toBe('C');
  });

  it.each(['', 'F', 'F,dK', 'dF', 'F,inch', 'inch,ksi'])(
    'V-02 the units “%s” of a link are written as they were read',
    (text) => {
      expect(writeUnits(readUnits(text))).toBe(text);
    },
  );

  it('V-02 a unit of differences applies in any order of the list', () => {
    expect(readUnits('dK,F')).toEqual(readUnits('F,dK'));
  });

  it('V-02 the link of a calculator keeps differences in kelvins beside temperatures in °F', () => {
    const calculator = definitions['transformation-temperatures'];
    expect(writeUnits(unitsInUse(calculator, readUnits('F,dK,inch')))).toBe('F,dK');
    expect(writeUnits(unitsInUse(calculator, readUnits('F')))).toBe('F');
    expect(writeUnits(unitsInUse(calculator, readUnits('inch')))).toBe('');
  });
});
