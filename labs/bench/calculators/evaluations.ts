/**
 * Measures the duration of one evaluation in Node for each calculator with its default inputs, and compares it with its
 * limit. Run alone: `node labs/bench/calculators/evaluations.ts`.
 */
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { type Evaluated, evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';

const warmUps = 30;
const runs = 200;
/** Number of rounds, of which the fastest counts, which excludes short load by other processes. */
const rounds = 5;

/** Limits of the 95th percentile in milliseconds; closed-form formulas have the lowest. */
const closedForm = 1;
const numerical = 30;
const limits: Readonly<Partial<Record<CalculatorId, number>>> = {
  'carburizing-depth': numerical,
  'decarburization-depth': numerical,
  'furnace-heating-time': numerical,
  'hydrogen-removal': numerical,
  'quenching-immersion-time': numerical,
  'ttt-cct-diagram': 60,
};

export type CalculatorSpeed = {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly limitMs: number;
  readonly within: boolean;
  /** Time to draw all charts once; for the TTT and CCT diagram this is part of `p95Ms`. */
  readonly chartsMs: number;
};

function percentiles(once: () => void): { readonly p50: number; readonly p95: number } {
  const timed = (): number => {
    const begun = performance.now();
    once();
    return performance.now() - begun;
  };
  for (let run = 0; run < warmUps; run++) once();
  const all = Array.from({ length: rounds }, () => {
    const times = Array.from({ length: runs }, timed).sort((a, b) => a - b);
    const at = (share: number): number => times[Math.floor(share * runs)] ?? 0;
    return { p50: at(0.5), p95: at(0.95) };
  });
  return all.reduce((best, each) => (each.p95 < best.p95 ? each : best));
}

const shown = (milliseconds: number): number => Number(milliseconds.toFixed(3));

function measure(calculator: Calculator): CalculatorSpeed {
  const inputs = defaultInputs(calculator);
  const draw = (result: Evaluated): void => {
    if (!result.ok) throw new Error(`${calculator.id}: the default inputs give no result`);
    for (const chart of calculator.charts ?? []) chart.draw(result.inputs, result.values);
  };
  const isDiagram = calculator.id === 'ttt-cct-diagram';
  const { p50, p95 } = percentiles(() => {
    const result = evaluate(calculator, inputs);
    if (isDiagram) draw(result);
  });
  const result = evaluate(calculator, inputs);
  const begun = performance.now();
  draw(result);
  const limitMs = limits[calculator.id] ?? closedForm;
  return {
    p50Ms: shown(p50),
    p95Ms: shown(p95),
    limitMs,
    within: p95 <= limitMs,
    chartsMs: shown(performance.now() - begun),
  };
}

export function measureCalculators(): Record<string, CalculatorSpeed> {
  return Object.fromEntries(Object.values(definitions).map((each) => [each.id, measure(each)]));
}

if (import.meta.main) {
  const lines = Object.entries(measureCalculators()).map(
    ([id, { p95Ms, limitMs, within }]) =>
      `${within ? '  ' : '! '}${id.padEnd(30)}${p95Ms.toFixed(3).padStart(10)} ms of ${limitMs}`,
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}
