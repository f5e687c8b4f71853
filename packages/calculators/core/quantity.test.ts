import fc from 'fast-check';
import { expect, it } from 'vitest';
import { convert, unitChoices, unitSymbol, units } from './quantity.ts';

it('C-01: units such as °F, inch, ksi and ppm are converted exactly', () => {
  expect(convert(100, 'C', 'F')).toBeCloseTo(212, 9);
  expect(convert(-40, 'F', 'C')).toBeCloseTo(-40, 9);
  expect(convert(0, 'C', 'K')).toBeCloseTo(273.15, 9);
  expect(convert(1, 'inch', 'mm')).toBeCloseTo(25.4, 9);
  expect(convert(1, 'ksi', 'MPa')).toBeCloseTo(6.894757293, 9);
  expect(convert(0.0025, 'wt%', 'ppm')).toBeCloseTo(25, 9);
  expect(convert(1.5, 'h', 'min')).toBeCloseTo(90, 9);
  expect(convert(10, 'dK', 'dF')).toBeCloseTo(18, 9);
});

it('C-01: converting to every unit and back changes a value by less than 1e-9', () => {
  for (const from of units) {
    for (const to of unitChoices(from)) {
      fc.assert(
        fc.property(fc.double({ min: -1e4, max: 1e4, noNaN: true }), (value) => {
          const back = convert(convert(value, from, to), to, from);
          return Math.abs(back - value) <= 1e-9 * Math.max(1, Math.abs(value));
        }),
        { numRuns: 20 },
      );
    }
  }
});

it('C-01: conversion between different quantities throws', () => {
  expect(() => convert(1, 'mm', 's')).toThrow(RangeError);
  expect(() => convert(1, 'K', 'dK')).toThrow(RangeError);
});

it('C-01: temperature units are written with degree sign and letter', () => {
  expect(unitSymbol('C')).toBe('\u00b0C');
  expect(unitSymbol('um')).toBe('\u00b5m');
});
