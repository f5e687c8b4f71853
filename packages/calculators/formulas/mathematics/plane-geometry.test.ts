import { expect, it } from 'vitest';
import {
  clipLine,
  clipPolygon,
  distanceTo,
  heightAt,
  isInside,
  keepLeft,
  rectangle,
  sample,
  shareInside,
  signedArea,
} from './plane-geometry.ts';

const square = rectangle([0, 10], [0, 10]);

it('C-03: a line is clipped to the axes and split into its visible pieces', () => {
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

it('C-03: a clipped piece ends at a point that is not finite', () => {
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

it('C-01: the part of a line inside a polygon is found for clockwise and anticlockwise corners', () => {
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

it('C-03: a polyline is cut at each side of the axes, and one inside the axes is unchanged', () => {
  const centre = [5, 5] as const;
  for (const [outside, cut] of [
    [
      [15, 5],
      [10, 5],
    ],
    [
      [-5, 5],
      [0, 5],
    ],
    [
      [5, 15],
      [5, 10],
    ],
    [
      [5, -5],
      [5, 0],
    ],
  ] as const)
    expect(clipLine([centre, outside], [0, 10], [0, 10])).toEqual([[centre, cut]]);
});

it('C-03: a polygon is cut at each side of the axes, and one inside the axes is unchanged', () => {
  for (const polygon of [
    rectangle([2, 8], [5, 15]),
    rectangle([2, 8], [-5, 5]),
    rectangle([5, 15], [2, 8]),
    rectangle([-5, 5], [2, 8]),
  ])
    expect(signedArea(clipPolygon(polygon, [0, 10], [0, 10]))).toBeCloseTo(30, 9);
  expect(clipPolygon(square, [0, 10], [0, 10])).toBe(square);
});

it('C-03: the part to the left of a line consists of the polygon corners there and the points on the line, each once', () => {
  expect(
    keepLeft(square, [
      [10, 4],
      [0, 4],
    ]),
  ).toEqual([
    [0, 0],
    [10, 0],
    [10, 4],
    [0, 4],
  ]);
  expect(
    keepLeft(square, [
      [0, 0],
      [10, 10],
    ]),
  ).toHaveLength(3);
});

it('C-01: a line that passes or only touches a polygon has no part inside; one that leaves at its start has length 0', () => {
  expect(
    shareInside(square, [
      [-6, 4],
      [4, -6],
    ]),
  ).toBeNull();
  expect(
    shareInside(square, [
      [-5, 5],
      [5, -5],
    ]),
  ).toBeNull();
  expect(
    shareInside(square, [
      [10, 5],
      [15, 5],
    ]),
  ).toEqual([0, 0]);
});

it('C-01: the distance to a segment is perpendicular beside the segment and to its end beyond it', () => {
  const segment = [
    [1, 2],
    [4, 6],
  ] as const;
  expect(distanceTo(segment, [0.9, 5.2])).toBeCloseTo(2, 12);
  expect(distanceTo(segment, [4.6, 6.8])).toBeCloseTo(1, 12);
  expect(distanceTo(segment, [0.4, 1.2])).toBeCloseTo(1, 12);
  const point = [
    [1, 1],
    [1, 1],
  ] as const;
  expect(distanceTo(point, [4, 5])).toBe(5);
});

it('C-01: the y of a line through two points is linear in x, also beyond the points', () => {
  const line = [
    [1, 2],
    [3, 8],
  ] as const;
  expect([0, 2, 4].map((x) => heightAt(line, x))).toEqual([-1, 5, 11]);
});

it('C-03: a function is sampled at equal steps including both ends', () => {
  expect(sample((x) => x * x, 1, 3, 4)).toEqual([
    [1, 1],
    [1.5, 2.25],
    [2, 4],
    [2.5, 6.25],
    [3, 9],
  ]);
});
