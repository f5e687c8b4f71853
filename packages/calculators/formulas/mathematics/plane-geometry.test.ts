import { expect, it } from 'vitest';
import {
  clipLine,
  clipPolygon,
  isInside,
  keepLeft,
  rectangle,
  shareInside,
  signedArea,
} from './plane-geometry.ts';

const square = rectangle([0, 10], [0, 10]);

it('C-03: a line is clipped to the axes with its pieces separated', () => {
  const zigzag = [
    [-5, 5],
    [5, 5],
    [5, 15],
    [8, 15],
    [8, 5],
  ] as const;
  expect(clipLine(zigzag, [0, 10], [0, 10])).toEqual([
    [
      [0, 5],
      [5, 5],
      [5, 10],
    ],
    [
      [8, 10],
      [8, 5],
    ],
  ]);
  expect(
    clipLine(
      [
        [20, 20],
        [30, 30],
      ],
      [0, 10],
      [0, 10],
    ),
  ).toEqual([]);
});

it('C-03: a piece ends at a point that is not finite', () => {
  expect(
    clipLine(
      [
        [0, 1],
        [1, 1],
        [2, Number.NaN],
        [3, 1],
        [4, 1],
      ],
      [0, 10],
      [0, 10],
    ),
  ).toEqual([
    [
      [0, 1],
      [1, 1],
    ],
    [
      [3, 1],
      [4, 1],
    ],
  ]);
});

it('C-03: a polygon is clipped to the axes', () => {
  expect(Math.abs(signedArea(clipPolygon(rectangle([5, 15], [5, 15]), [0, 10], [0, 10])))).toBeCloseTo(25, 9);
  expect(clipPolygon(rectangle([20, 30], [0, 10]), [0, 10], [0, 10])).toEqual([]);
  expect(
    Math.abs(
      signedArea(
        keepLeft(square, [
          [0, 0],
          [10, 10],
        ]),
      ),
    ),
  ).toBeCloseTo(50, 9);
});

it('C-01: the part of a line inside a polygon is found for either orientation', () => {
  for (const polygon of [square, [...square].reverse()]) {
    expect(
      shareInside(polygon, [
        [-10, 5],
        [10, 5],
      ]),
    ).toEqual([0.5, 1]);
    expect(
      shareInside(polygon, [
        [-10, 20],
        [10, 20],
      ]),
    ).toBeNull();
    expect(isInside(polygon, [10, 10])).toBe(true);
    expect(isInside(polygon, [10.1, 10])).toBe(false);
  }
});
