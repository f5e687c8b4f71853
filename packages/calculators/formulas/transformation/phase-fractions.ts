/**
 * Structure after cooling at a constant rate: simultaneous reactions of the remaining austenite (additivity rule), then
 * martensite below Ms by Koistinen & Marburger. Temperatures in °C, rate in K/s.
 */
import { fractionAt, type Reaction } from './decomposition-kinetics.ts';

export type Structure = {
  readonly ferrite: number;
  readonly pearlite: number;
  readonly bainite: number;
  readonly martensite: number;
  readonly retained: number;
};

/** Carbon contents of the eutectoid and of ferrite in wt %, for the lever rule of proeutectoid ferrite. */
const eutectoidCarbon = 0.77;
const ferriteCarbon = 0.02;

const roomTemperature = 20;

/** Returns the maximum ferrite fraction that forms before pearlite, by the lever rule at the eutectoid; 0 to 1. */
export function ferriteLimit(carbon: number): number {
  return Math.min(1, Math.max(0, (eutectoidCarbon - carbon) / (eutectoidCarbon - ferriteCarbon)));
}

export type CoolingCase = {
  readonly reactions: readonly Reaction[];
  readonly carbon: number;
  readonly martensiteStart: number;
  readonly ratePerSecond: number;
};

/** Returns the phase shares at room temperature (20 °C), 0 to 1; they add up to 1. */
export function structureAfter({
  reactions,
  carbon,
  martensiteStart,
  ratePerSecond,
}: CoolingCase): Structure {
  const share = { ferrite: 0, pearlite: 0, bainite: 0 };
  const states = reactions.map((reaction) => ({ reaction, clock: 0, extended: 0 }));
  let austenite = 1;
  const top = Math.max(martensiteStart, ...reactions.map((each) => each.start));
  const bottom = Math.max(martensiteStart, roomTemperature);
  for (let celsius = top; celsius > bottom && austenite > 1e-9; celsius -= 1) {
    for (const state of states) {
      const { reaction, extended: before } = state;
      const middle = celsius - 0.5;
      if (middle < reaction.end || before >= 1) continue;
      state.clock += reaction.rate(middle) / ratePerSecond;
      const after = fractionAt(state.clock);
      state.extended = after;
      const formed = austenite * ((after - before) / (1 - before));
      const room = reaction.phase === 'ferrite' ? ferriteLimit(carbon) - share.ferrite : formed;
      const added = Math.max(0, Math.min(formed, room));
      share[reaction.phase] += added;
      austenite -= added;
    }
  }
  const martensite = austenite * (1 - Math.exp(-0.011 * Math.max(0, martensiteStart - roomTemperature)));
  return { ...share, martensite, retained: austenite - martensite };
}
