import { expect, it } from 'vitest';
import { solveTridiagonal } from './tridiagonal.ts';

it('C-01: a tridiagonal system is solved: 2x + 3y = 8, 4x + 5y + 7z = 35, 6y + 8z = 36 give 1, 2, 3', () => {
  const solution = solveTridiagonal({
    below: Float64Array.of(0, 4, 6),
    diagonal: Float64Array.of(2, 5, 8),
    above: Float64Array.of(3, 7, 0),
    right: Float64Array.of(8, 35, 36),
  });
  [1, 2, 3].forEach((expected, at) => {
    expect(solution[at]).toBeCloseTo(expected, 12);
  });
});

it('C-01: a tridiagonal system of one equation is solved by dividing by its coefficient', () => {
  const [below, above] = [Float64Array.of(0), Float64Array.of(0)];
  const solved = solveTridiagonal({ below, diagonal: Float64Array.of(4), above, right: Float64Array.of(6) });
  expect([...solved]).toEqual([1.5]);
});
