/** Formulas of the preheat methods with their ranges and sources. */
import type { Model } from '../../core/calculator.ts';
import { methodBSteel } from '../weld-steel.ts';
import { itoBessyoRange, methodBRange } from './case.ts';

export const preheatModels: readonly Model[] = [
  {
    output: 'methodBC',
    source: 'en-1011-2-c3',
    formula:
      '697\\,\\mathrm{CET} + 160\\tanh(d/35) + 62\\,\\mathrm{HD}^{0.35} + (53\\,\\mathrm{CET} - 32)\\,Q - 328',
    range: { ...methodBRange, ...methodBSteel },
  },
  {
    output: 'itoBessyoC',
    source: 'ito-bessyo-preheat',
    formula: '1440\\left(P_\\mathrm{cm} + \\frac{H}{60} + \\frac{t}{600}\\right) - 392',
    range: itoBessyoRange,
  },
  {
    output: 'awsC',
    source: 'aws-d1.1-hydrogen',
    formula: '\\mathrm{SI} = 12\\,P_\\mathrm{cm} + \\log_{10} H \\;\\to\\; \\mathrm{A \\ldots G}',
    confirmed: false,
  },
  {
    output: 'seferianC',
    source: 'seferian-1959',
    formula: '350\\sqrt{C_\\mathrm{t} - 0.25}',
    confirmed: false,
  },
];
