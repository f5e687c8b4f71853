import { describe, expect, it } from 'vitest';
import { type Body, conductionStep, flows, temperatureRates } from './finite-volumes.ts';
import { carbonSteel, constantProperties, type ThermalProperties } from './steel-thermal-properties.ts';
import { plateShares } from './transient-conduction.ts';

/** Returns a bar of equal nodes, 1 m² in section and 0.1 m each, which loses heat from its last node by convection. */
function barOf(count: number, material: ThermalProperties, { film = 50, ambient = 20 } = {}): Body {
  return {
    density: 7800,
    material,
    volumes: new Float64Array(count).fill(0.1),
    links: new Float64Array(count - 1).fill(10),
    exchanges: [
      {
        node: count - 1,
        area: 1,
        flux: (celsius) => film * (ambient - celsius),
        slope: () => film,
      },
    ],
  };
}

const sum = (values: Float64Array): number => values.reduce((total, each) => total + each, 0);
const content = ({ density, volumes, material }: Body, nodes: Float64Array): number =>
  sum(nodes.map((celsius, at) => density * (volumes[at] ?? 0) * material.heatContent(celsius)));

describe('heat conduction by finite volumes (C-01, C-02)', () => {
  it('C-01 heat flows from hot to cold by Fourier’s law between neighbours, and over the surface', () => {
    const body = barOf(3, constantProperties(30, 500));
    const nodes = Float64Array.of(300, 200, 140);
    // k · area / distance = 30 · 10 W/K
    expect([...flows(body, nodes)]).toEqual([-30_000, 30_000 - 18_000, 18_000 - 50 * 120]);
    const capacity = 7800 * 0.1 * 500;
    expect([...temperatureRates(body, nodes)]).toEqual(
      [-30_000, 12_000, 12_000].map((flow) => flow / capacity),
    );
  });

  it('C-01 one node cools by the stability function of TR-BDF2, also for a step much longer than its time constant', () => {
    const body = barOf(1, constantProperties(30, 500));
    const rate = 50 / (7800 * 0.1 * 500);
    const gamma = 2 - Math.SQRT2;
    for (const seconds of [10, 5_000, 1e7]) {
      const z = -rate * seconds;
      const share =
        (2 * (2 - gamma) + z * (1 + (1 - gamma) ** 2)) / ((2 - gamma * z) * (2 - gamma - (1 - gamma) * z));
      const next = conductionStep(body)(Float64Array.of(820), seconds);
      expect(next?.[0]).toBeCloseTo(20 + 800 * share, 6);
    }
  });

  it('C-01 the heat that a body loses in a step is the heat that leaves its surface, also across the peak of the specific heat', () => {
    const insulated = { ...barOf(6, carbonSteel), exchanges: [] };
    const nodes = Float64Array.of(900, 800, 745, 735, 700, 20);
    const step = conductionStep(insulated);
    let now: Float64Array = nodes;
    for (const seconds of [1, 10, 100, 1_000, 10_000]) {
      now = step(now, seconds) ?? new Float64Array();
      expect(content(insulated, now) / content(insulated, nodes)).toBeCloseTo(1, 6);
    }
    expect(Math.max(...now) - Math.min(...now)).toBeLessThan(Math.max(...nodes) - Math.min(...nodes));
  });

  it('C-01 a plate cools as the exact series, and halving width and step divides the error by four', () => {
    const [half, film, conductivity, heat] = [0.1, 500, 50, 500];
    const seconds = (0.4 * half ** 2 * 7800 * heat) / conductivity;
    const exact = plateShares((film * half) / conductivity)(0.4).mean;
    const errorWith = (count: number): number => {
      const width = half / count;
      // The last node exchanges heat over the half cell between its centre and the surface.
      const overall = 1 / (1 / film + width / 2 / conductivity);
      const body: Body = {
        density: 7800,
        material: constantProperties(conductivity, heat),
        volumes: new Float64Array(count).fill(width),
        links: new Float64Array(count - 1).fill(1 / width),
        exchanges: [
          { node: count - 1, area: 1, flux: (celsius) => -overall * celsius, slope: () => overall },
        ],
      };
      const step = conductionStep(body);
      let nodes: Float64Array = new Float64Array(count).fill(1000);
      for (let done = 0; done < count; done += 1) nodes = step(nodes, seconds / count) ?? nodes;
      return Math.abs(sum(nodes) / count / 1000 - exact);
    };
    expect(errorWith(40)).toBeLessThan(2e-4);
    expect(errorWith(20) / errorWith(40)).toBeGreaterThan(3.5);
  });

  it('C-01 a step whose equations have no solution returns null', () => {
    const body = barOf(2, constantProperties(30, 500));
    const wild = {
      node: 0,
      area: 1,
      flux: (celsius: number) => 1e9 * Math.sign(celsius - 300.5),
      slope: () => 1,
    };
    const never = conductionStep({ ...body, exchanges: [wild] });
    expect(never(Float64Array.of(300, 300), 1e6)).toBeNull();
    const hot = { node: 0, area: 1, flux: () => 1e15, slope: () => 0 };
    expect(conductionStep({ ...body, exchanges: [hot] })(Float64Array.of(300, 300), 1e6)).toBeNull();
  });
});
