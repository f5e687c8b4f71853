/** Models of the time of hydrogen removal, one for each diffusivity of iron, with their measured errors. */
import { withMeasuredErrors } from '../../core/models.ts';
import { measuredRange } from '../../formulas/diffusion/hydrogen-diffusivity.ts';
import measuredError from './measured-error.json' with { type: 'json' };

export const hydrogenRemovalModels = withMeasuredErrors(
  [
    {
      output: 'timeKiuchiH',
      formula: 'D = 7.23\\cdot 10^{-8}\\,e^{-5690/(RT)}',
      source: 'kiuchi-1983',
      confirmed: false,
    },
    {
      output: 'timeJohnsonHillH',
      formula: 'D = 1.4\\cdot 10^{-7}\\,e^{-13400/(RT)}',
      source: 'johnson-1960',
      confirmed: false,
      range: { temperatureC: { min: 200 } },
    },
    {
      output: 'timeCoeH',
      formula: '\\log D\\ \\text{over}\\ 1/T',
      source: 'coe-1969',
      range: { temperatureC: measuredRange },
    },
    {
      output: 'timeOrianiH',
      source: 'oriani-1970',
      formula: 'D = \\frac{D_\\mathrm{L}}{1 + (N_\\mathrm{T}/N_\\mathrm{L})\\,e^{E_\\mathrm{b}/(RT)}}',
    },
  ],
  measuredError,
);
