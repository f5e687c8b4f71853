import { grades } from '@ferrite/calculators/core/steels/steels.ts';
import { expect, it } from 'vitest';
import { gradeCount } from './grade-count.ts';
import { a3Celsius, boundaries, eutectoid, examplePoint, plotPath, plotX, plotY } from './iron-carbon.ts';

const plot = { left: 70, right: 572, top: 28, bottom: 548 };

it('the example steel of the home page is fully austenitic, as its label states', () => {
  expect(examplePoint.celsius).toBeGreaterThan(a3Celsius(examplePoint.carbon));
  const acm = boundaries['acm']?.[0]?.[0] ?? 0;
  expect(examplePoint.carbon).toBeLessThan(acm);
});

it('adjacent phase boundaries of the iron-carbon diagram meet at the same point', () => {
  const end = (name: string) => boundaries[name]?.at(-1);
  const start = (name: string) => boundaries[name]?.[0];
  expect(end('a3')).toEqual([eutectoid.carbon, eutectoid.celsius]);
  expect(start('acm')).toEqual([eutectoid.carbon, eutectoid.celsius]);
  expect(end('acm')).toEqual(end('solidusGamma'));
  expect(start('ferriteSolvus')).toEqual(end('ferriteEnd'));
});

it('the limits of the axes lie at the corners of the plot area', () => {
  expect([plotX(plot, 0), plotX(plot, 2.2)]).toEqual([70, 572]);
  expect([plotY(plot, 500), plotY(plot, 1600)]).toEqual([548, 28]);
  expect(
    plotPath(plot, [
      [0, 500],
      [2.2, 1600],
    ]),
  ).toMatch(/^M70.0 548.0C.* 572.0 28.0$/);
});

it('R-16 the number of grades shown on the home page equals the number of grades in the grade table', () => {
  expect(gradeCount).toBe(grades.length);
});
