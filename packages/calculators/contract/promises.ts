/** Expectations of the contract tests for every result and drawing. @throws Error that describes the problem */
import type { Calculator, OutputValues } from '../core/calculator.ts';
import type { ChartDrawing, Point } from '../core/chart.ts';

function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** Throws unless every output exists and is a finite number, one of its codes, or null. */
export function expectCleanValues(calculator: Calculator, values: OutputValues): void {
  const wanted = calculator.outputs.map((each) => each.key).sort();
  demand(Object.keys(values).sort().join() === wanted.join(), `outputs are ${Object.keys(values)}`);
  for (const { key, choices } of calculator.outputs) {
    const value = values[key];
    if (value === null) continue;
    const clean = choices ? choices.some((each) => each === value) : Number.isFinite(value);
    demand(clean, `${key} = ${value}`);
  }
}

const inDomain = ([x, y]: Point, { x: xAxis, y: yAxis }: ChartDrawing): boolean => {
  const slack = (domain: readonly [number, number]): number => 1e-6 * (domain[1] - domain[0]);
  return [[x, xAxis.domain] as const, [y, yAxis.domain] as const].every(
    ([value, domain]) =>
      Number.isFinite(value) && value >= domain[0] - slack(domain) && value <= domain[1] + slack(domain),
  );
};

/** Throws unless the axes can be drawn and every point lies inside them. */
export function expectDrawable(drawing: ChartDrawing): void {
  for (const { domain, scale } of [drawing.x, drawing.y]) {
    demand(domain[1] > domain[0], `axis from ${domain[0]} to ${domain[1]}`);
    demand(scale !== 'log' || domain[0] > 0, `logarithmic axis from ${domain[0]}`);
  }
  const points = [
    ...(drawing.regions ?? []).flatMap((each) => [...each.polygon, ...(each.labelAt ? [each.labelAt] : [])]),
    ...(drawing.zones ?? []).flatMap((each) => each.polygons.flat()),
    ...(drawing.lines ?? []).flatMap((each) => each.points),
    ...(drawing.marks ?? []).map((each) => each.at),
  ];
  for (const point of points)
    demand(inDomain(point, drawing), `${point} lies outside ${drawing.x.domain} × ${drawing.y.domain}`);
  for (const line of drawing.lines ?? []) demand(line.points.length > 1, 'a line of one point');
  for (const region of drawing.regions ?? []) demand(region.polygon.length > 2, 'an area of two corners');
}
