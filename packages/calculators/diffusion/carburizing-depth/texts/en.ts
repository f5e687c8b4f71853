import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { depths, models } from './shared.ts';

export default {
  summary:
    'Carbon profile and case depth in gas or vacuum carburizing with boost and diffusion stages, the time for a target depth, and the total case depth after Harris.',
  inputs: {
    coreCarbonPercent: 'Core carbon content',
    boundary: 'Surface',
    boostCarbonPercent: 'Carbon potential (boost)',
    transferCoefficientMS: 'Mass transfer coefficient',
    boostTemperatureC: 'Boost temperature',
    boostTimeH: 'Boost time',
    diffuse: 'Diffusion stage',
    diffuseTemperatureC: 'Diffusion temperature',
    diffuseTimeH: 'Diffusion time',
    diffuseCarbonPercent: 'Carbon potential (diffusion)',
    diffusivityModel: 'Diffusion coefficient',
    constantDiffusivityM2S: 'Constant diffusion coefficient',
    criterionCarbonPercent: 'Carbon content at the case depth',
    targetDepthMm: 'Target depth',
    finalSurfaceCarbonPercent: 'Target surface carbon content (Harris)',
  },
  choices: {
    'boundary.surface': 'surface carbon equals the potential',
    'boundary.transfer': 'with mass transfer coefficient',
    'diffuse.none': 'none',
    'diffuse.sealed': 'vacuum (no carbon exchange)',
    'diffuse.atmosphere': 'lower carbon potential',
    ...models('Callister, low carbon'),
    'diffusivityModel.constant': 'custom constant value',
  },
  outputs: {
    depth550Mm: 'Depth at 550 HV, fully hardened',
    caseDepthMm: 'Case depth by carbon',
    surfaceCarbonPercent: 'Surface carbon content',
    totalDepthMm: 'Total depth (core carbon + 0.04 %)',
    massGainGM2: 'Carbon uptake',
    boostDepthMm: 'Depth after the boost stage',
    boostSurfaceCarbonPercent: 'Surface carbon after the boost stage',
    timeForTargetH: 'Time for the target depth (boost only)',
    harrisDepthMm: 'Total case depth (Harris)',
    harrisBoostTimeH: 'Boost time of the same total time (Harris)',
    ...depths('Case depth with D of {author}'),
  },
  warnings: {
    chd_assumes_martensite:
      'The depth at 550 HV assumes a fully martensitic case ({carbon} % C by {source}); with poor hardenability or retained austenite it is less.',
    above_saturation:
      'The carbon potential exceeds the solubility in austenite (about {saturation} %, rough straight line; lower with Cr, Mn, Mo): carbides or soot form and the result is not valid.',
    below_ae3: 'Below Ae3 of the core (about {limit} °C) the core is not fully austenitic.',
    criterion_not_reached: 'The profile does not reach {criterion} % C at any depth: the case depth is 0.',
    target_not_reached: 'The target depth cannot be reached with this carbon content at the case depth.',
    low_carbon_line:
      '{source}: this straight line applies to low carbon contents; at 0.8 % C carbon diffuses about twice as fast.',
    harris_total:
      '{source} gives the total depth for a saturated surface, not the case hardening depth. Boost and diffusion are counted together, both at the boost temperature.',
    alloy_ignored: 'The effect of the alloying elements on carbon activity and diffusion is not included.',
    hardness_by_hardenability:
      'The carbon content for 550 HV depends on the hardenability; 0.30–0.40 % is usual ({source}).',
  },
  problems: { not_above_core: '{label}: the value must exceed the core carbon content ({core} %).' },
  chart: {
    profile: 'Carbon profile',
    depthOverTime: 'Depth versus square root of time',
    depth: 'Depth',
    carbon: 'Carbon content',
    afterBoost: 'after boost',
    afterDiffuse: 'after diffusion',
    criterion: 'criterion',
    caseDepth: 'case depth',
    rootOfTime: 'Square root of time',
  },
  changes: {
    tibbettsRead:
      'The depth with D of Tibbetts is now confirmed: a program after Khan & Gautham 2018 prints its numbers',
    unconfirmed: 'The depth with D of Tibbetts is unconfirmed again: only private programs print its numbers',
    confirmed: 'The depth with D of Tibbetts is now confirmed',
    depthFromZero:
      'Depth over √t begins where the surface reaches the criterion and marks the boost; the range of the diffusion data is shown at the result',
    chd550: 'Depth at 550 HV; a criterion that is not reached anywhere gives a depth of 0',
    first: 'First version',
  },
  examples: {
    'callister-time': 'Callister: 0.8 % C at 0.5 mm, D = 1.6 × 10⁻¹¹ m²/s (published: 7.1 h)',
    'smith-time': 'Smith & Hashemi: 0.4 % C at 0.5 mm, 927 °C (published: 143 min)',
    'design-950': 'Callister, design example: 0.6 % C at 0.75 mm, 950 °C (published: 15.9 h)',
    'design-1000': 'The same at 1000 °C (published: 9.0 h)',
    'harris-shop': 'Harris at 1700 °F, 1 h: workshop value 0.025 in',
    'harris-8h': 'Harris at 925 °C, 8 h',
    'boost-diffuse': '16NiCrMo13, 900 °C, 2 h boost and 3 h in vacuum (23.5 g/m² measured)',
    'boost-only': '930 °C, 4 h at 1.0 % surface carbon, Tibbetts',
  },
} satisfies CalculatorTexts;
