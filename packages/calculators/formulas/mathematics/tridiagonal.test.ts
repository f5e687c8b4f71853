import { expect, it } from 'vitest';
import { solveTridiagonal } from './tridiagonal.ts';

it('C-01: a tridiagonal system is solved: 2x + y = 4, x + 3y + z = 10, 2y + 4z = 16 give 1, 2, 3', () => {
  const solution = solveTridiagonal({
    below: Float64Array.of(0, 1, 2),
    diagonal: Float64Array.of(2, 3, 4),
    above: Float64Array.of(1, 1, 0),
    right: Float64Array.of(4, 10, 16),
  });
  [1, 2, 3].forEach((expected, at) => {
    expect(solution[at]).toBeCloseTo(expected, 12);
  });
});

it('C-01: a system of one equation is divided by its factor', () => {
  const [below, above] = [Float64Array.of(0), Float64Array.of(0)];
  const solved = solveTridiagonal({ below, diagonal: Float64Array.of(4), above, right: Float64Array.of(6) });
  expect([...solved]).toEqual([1.5]);
});
