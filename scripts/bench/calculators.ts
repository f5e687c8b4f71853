/** How long one evaluation takes in Node, per calculator, with its default inputs. */
import { definitions } from '../../calculators/definitions.ts';
import { evaluate } from '../../calculators/evaluate.ts';
import { defaultInputs } from '../../calculators/fields.ts';

const warmUps = 30;
const runs = 200;

export function measureCalculators(): Record<string, { p50Ms: number; p95Ms: number }> {
  return Object.fromEntries(
    Object.values(definitions).map((calculator) => {
      const inputs = defaultInputs(calculator);
      const once = () => {
        const begun = performance.now();
        evaluate(calculator, inputs);
        return performance.now() - begun;
      };
      for (let run = 0; run < warmUps; run++) once();
      const times = Array.from({ length: runs }, once).sort((a, b) => a - b);
      const at = (share: number) => Number((times[Math.floor(share * runs)] ?? 0).toFixed(3));
      return [calculator.id, { p50Ms: at(0.5), p95Ms: at(0.95) }];
    }),
  );
}
