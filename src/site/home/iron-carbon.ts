/**
 * Lines of the metastable iron–carbon diagram up to 2.2 % carbon, as (wt % C, °C). Invariant points as in ASM Handbook
 * vol. 3: peritectic 1495, eutectic 1147, eutectoid 727 °C; points between them are read off the curves.
 */
export type DiagramPoint = readonly [carbon: number, celsius: number];

export const temperatureRange = { from: 500, to: 1600 } as const;
export const carbonRange = { from: 0, to: 2.2 } as const;
export const eutectoid = { carbon: 0.77, celsius: 727 } as const;

/**
 * Example steel: 42CrMo4 with its nominal carbon content, at a furnace temperature well above the temperature where
 * ferrite starts to form.
 */
export const examplePoint = { carbon: 0.42, celsius: 900 } as const;

export const boundaries: Readonly<Record<string, readonly DiagramPoint[]>> = {
  liquidusDelta: [
    [0, 1538],
    [0.53, 1495],
  ],
  liquidusGamma: [
    [0.53, 1495],
    [0.9, 1470],
    [1.3, 1442],
    [1.7, 1411],
    [2.2, 1370],
  ],
  solidusDelta: [
    [0, 1538],
    [0.09, 1495],
  ],
  peritectic: [
    [0.09, 1495],
    [0.53, 1495],
  ],
  deltaEnd: [
    [0, 1394],
    [0.09, 1495],
  ],
  gammaStart: [
    [0, 1394],
    [0.17, 1495],
  ],
  solidusGamma: [
    [0.17, 1495],
    [0.5, 1446],
    [0.9, 1381],
    [1.3, 1308],
    [1.7, 1229],
    [2.11, 1147],
  ],
  eutectic: [
    [2.11, 1147],
    [2.2, 1147],
  ],
  acm: [
    [0.77, 727],
    [0.95, 787],
    [1.2, 864],
    [1.5, 957],
    [1.8, 1051],
    [2.11, 1147],
  ],
  a3: [
    [0, 912],
    [0.1, 876],
    [0.2, 847],
    [0.35, 808],
    [0.55, 766],
    [0.77, 727],
  ],
  ferriteEnd: [
    [0, 912],
    [0.012, 830],
    [0.0218, 727],
  ],
  ferriteSolvus: [
    [0.0218, 727],
    [0.012, 640],
    [0.004, 500],
  ],
  a1: [
    [0.0218, 727],
    [2.2, 727],
  ],
};

/** Returns the temperature in °C where ferrite starts to form on cooling; linear between the points of the curve. */
export function a3Celsius(carbon: number): number {
  const curve = boundaries['a3'] ?? [];
  const next = curve.findIndex(([each]) => each >= carbon);
  const [from, to] = [curve[Math.max(0, next - 1)], curve[next]];
  if (!from || !to) return Number.NaN;
  if (to[0] === from[0]) return to[1];
  return from[1] + ((carbon - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}

export type Plot = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export function plotX(plot: Plot, carbon: number): number {
  return (
    plot.left + ((carbon - carbonRange.from) / (carbonRange.to - carbonRange.from)) * (plot.right - plot.left)
  );
}

export function plotY(plot: Plot, celsius: number): number {
  return (
    plot.bottom -
    ((celsius - temperatureRange.from) / (temperatureRange.to - temperatureRange.from)) *
      (plot.bottom - plot.top)
  );
}

/** Returns an SVG path through the points as a Catmull–Rom spline. */
export function plotPath(plot: Plot, points: readonly DiagramPoint[]): string {
  const at = (index: number) => {
    const [carbon, celsius] = points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
    return { x: plotX(plot, carbon), y: plotY(plot, celsius) };
  };
  const write = (value: number) => value.toFixed(1);
  const start = at(0);
  const steps = points.slice(1).map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = `${write(from.x + (to.x - before.x) / 6)} ${write(from.y + (to.y - before.y) / 6)}`;
    const second = `${write(to.x - (after.x - from.x) / 6)} ${write(to.y - (after.y - from.y) / 6)}`;
    return `C${first} ${second} ${write(to.x)} ${write(to.y)}`;
  });
  return `M${write(start.x)} ${write(start.y)}${steps.join('')}`;
}
