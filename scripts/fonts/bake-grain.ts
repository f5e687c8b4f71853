/**
 * Generates src/ui/theme/grain.svg, a drawing of a polished ferrite section: relaxed Voronoi cells in a tile of 1600 ×
 * 900. It has an alpha channel only, because the stylesheet uses it as a mask and sets the colour. Run this script
 * again after changing it.
 */
import { writeFile } from 'node:fs/promises';
import { generator } from '../random.ts';

type Point = readonly [x: number, y: number];
const width = 1600;
const height = 900;
const grains = 132;
const margin = 120;

/** Clips a convex polygon to the half plane that is nearer to `a` than to `b`. */
function nearer(polygon: readonly Point[], a: Point, b: Point): Point[] {
  const side = ([x, y]: Point) =>
    (b[0] - a[0]) * (x - (a[0] + b[0]) / 2) + (b[1] - a[1]) * (y - (a[1] + b[1]) / 2);
  return polygon.flatMap((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const [here, there] = [side(from), side(to)];
    const kept: Point[] = here <= 0 ? [from] : [];
    if (here < 0 !== there < 0) {
      const share = here / (here - there);
      kept.push([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
    }
    return kept;
  });
}

function cell(seed: Point, seeds: readonly Point[]): Point[] {
  const frame: Point[] = [
    [-margin, -margin],
    [width + margin, -margin],
    [width + margin, height + margin],
    [-margin, height + margin],
  ];
  return seeds.reduce<Point[]>(
    (polygon, other) => (other === seed ? polygon : nearer(polygon, seed, other)),
    frame,
  );
}

function centre(polygon: readonly Point[]): Point {
  const sum = polygon.reduce<Point>(([x, y], each) => [x + each[0], y + each[1]], [0, 0]);
  return [sum[0] / polygon.length, sum[1] / polygon.length];
}

const random = generator(1873);
let seeds: Point[] = Array.from({ length: grains }, () => [
  -margin + random() * (width + 2 * margin),
  -margin + random() * (height + 2 * margin),
]);
// Moves each seed only part of the way to the centre of its cell, twice: removes slivers without producing a honeycomb.
for (let round = 0; round < 2; round += 1) {
  seeds = seeds.map((seed) => {
    const [x, y] = centre(cell(seed, seeds));
    return [seed[0] + 0.6 * (x - seed[0]), seed[1] + 0.6 * (y - seed[1])];
  });
}

const paths = seeds.map((seed) => {
  const points = cell(seed, seeds).map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`);
  return `<path fill-opacity=".${String(Math.round(1 + random() * 19)).padStart(3, '0')}" d="M${points.join('L')}Z"/>`;
});
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g stroke="#000" stroke-width=".8" stroke-opacity=".062">${paths.join('')}</g></svg>\n`;
await writeFile(new URL('../../src/ui/theme/grain.svg', import.meta.url), svg);
console.warn(`grain.svg: ${svg.length} bytes`);
