/** Draws the figures of the demo posts from the formulas that the posts name. */

const [width, height] = [1_272, 504];
const frame = { left: 96, right: 1_224, top: 40, bottom: 440 };
const [ink, blue, brown, paper, grey] = ['#1a1b1d', '#2c6bd2', '#8f5120', '#fffefb', '#867d6d'];

type Curve = {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly colour?: string;
  readonly dash?: string;
};
type Figure = {
  /** Minimum and maximum of the x axis. */
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly xLabel: string;
  readonly yLabel: string;
  readonly curves: readonly Curve[];
};

/** Returns an SVG with a frame, two axes and the curves. */
function drawing({ x, y, xLabel, yLabel, curves }: Figure): string {
  const across = (value: number) =>
    frame.left + ((value - x[0]) / (x[1] - x[0])) * (frame.right - frame.left);
  const up = (value: number) => frame.bottom - ((value - y[0]) / (y[1] - y[0])) * (frame.bottom - frame.top);
  const paths = curves.map(({ points, colour = ink, dash }) => {
    const line = points.map(([px, py]) => `${across(px).toFixed(1)},${up(py).toFixed(1)}`).join(' ');
    return `<polyline points="${line}" fill="none" stroke="${colour}" stroke-width="4"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
  });
  const text = (px: number, py: number, anchor: string, words: string) =>
    `<text x="${px}" y="${py}" text-anchor="${anchor}" font-family="sans-serif" font-size="26" fill="${ink}">${words}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${paper}"/>
<path d="M${frame.left} ${frame.top}V${frame.bottom}H${frame.right}" fill="none" stroke="${grey}" stroke-width="2"/>
${paths.join('\n')}
${text(frame.left - 12, frame.top + 8, 'end', yLabel)}
${text(frame.right, frame.bottom + 42, 'end', xLabel)}
</svg>`;
}

const steps = (from: number, to: number, count = 120): number[] =>
  Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count);

/** Returns the complementary error function (Abramowitz and Stegun 7.1.26, error below 1.5e-7). */
function erfc(x: number): number {
  if (x < 0) return 2 - erfc(-x);
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return series * Math.exp(-x * x);
}

/** Draws the carbon profile after the boost at constant surface carbon, and after diffusion without carbon exchange. */
export function carbonProfile(): string {
  const [core, boost] = [0.2, 1.05];
  // 2·√(D·t) is 0.75 mm after the boost and 0.6 mm for the diffusion alone.
  const boosted = (x: number) => core + (boost - core) * erfc(Math.abs(x) / 0.75);
  const around = steps(-1.8, 1.8, 144);
  const weight = (offset: number) => Math.exp(-((offset / 0.6) ** 2));
  const total = around.reduce((sum, offset) => sum + weight(offset), 0);
  const diffused = (x: number) =>
    around.reduce((sum, offset) => sum + weight(offset) * boosted(x + offset), 0) / total;
  const depths = steps(0, 2);
  return drawing({
    x: [0, 2],
    y: [0, 1.2],
    xLabel: 'depth, mm',
    yLabel: '% C',
    curves: [
      { points: depths.map((x) => [x, boosted(x)]), colour: blue, dash: '16 10' },
      { points: depths.map((x) => [x, diffused(x)]) },
    ],
  });
}

/** First zeros of the Bessel function J0, and J1 at these zeros. */
const zeros = [2.404826, 5.520078, 8.653728, 11.791534, 14.930918] as const;
const bessel1 = [0.519147, -0.340265, 0.271452, -0.232461, 0.206546] as const;

/** Returns the Bessel function J0 by numerical integration, accurate to six digits for the arguments in this file. */
function bessel0(x: number): number {
  const angles = steps(0, Math.PI, 200);
  const sum = angles.reduce(
    (total, angle, at) =>
      total + (at === 0 || at === angles.length - 1 ? 0.5 : 1) * Math.cos(x * Math.sin(angle)),
    0,
  );
  return sum / (angles.length - 1);
}

/** Returns the share of the initial concentration in a long cylinder with zero surface concentration. */
export function cylinderShare(radius: number, fourier: number): number {
  return zeros.reduce(
    (total, zero, at) =>
      total + ((2 * bessel0(zero * radius)) / (zero * (bessel1[at] ?? 1))) * Math.exp(-zero * zero * fourier),
    0,
  );
}

/** Draws the hydrogen profile across a round bar at four times. */
export function hydrogenProfiles(): string {
  const radii = steps(-1, 1);
  const colours = [ink, ink, brown, blue];
  return drawing({
    x: [-1, 1],
    y: [0, 1.05],
    xLabel: 'radius / R',
    yLabel: 'C / C₀',
    curves: [0.02, 0.05, 0.1, 0.2].map((fourier, at) => ({
      points: radii.map((radius) => [radius, cylinderShare(Math.abs(radius), fourier)]),
      colour: colours[at] ?? ink,
      ...(at > 1 && { dash: '16 10' }),
    })),
  });
}

/** Draws schematic start and end curves of an isothermal transformation. */
export function isothermalDiagram(): string {
  const temperatures = steps(380, 690);
  const time = (temperature: number, shift: number) =>
    shift + 0.9 * Math.abs((temperature - 545) / 75) ** 1.7;
  return drawing({
    x: [0, 6],
    y: [200, 720],
    xLabel: 'log time, s',
    yLabel: '°C',
    curves: [
      { points: temperatures.map((each) => [time(each, 0.9), each] as const) },
      { points: temperatures.map((each) => [time(each, 2.2), each] as const) },
      {
        points: [
          [0, 310],
          [6, 310],
        ],
        colour: blue,
        dash: '16 10',
      },
    ],
  });
}
