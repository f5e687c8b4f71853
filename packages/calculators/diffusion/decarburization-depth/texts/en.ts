import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Depth of decarburization of a furnace treatment for machining allowance and acceptance: total depth by a carbon criterion, the complete ferrite layer, and the metal lost to scale.',
  inputs: {
    temperatureC: 'Temperature',
    timeH: 'Time',
    coreCarbonPercent: 'Carbon content of the steel',
    surfaceCarbonPercent: 'Carbon content at the surface',
    criterionFraction: 'Criterion C/C₀',
    diffusivityModel: 'Diffusion coefficient in austenite',
    ownDiffusivityM2S: 'Custom diffusion coefficient',
    scaling: 'Scale',
    scalingConstantM2S: 'Metal loss constant',
    metalLossMm: 'Metal loss',
    interface: 'Austenite carbon at the ferrite interface',
    austeniteCarbonPercent: 'Custom value',
    depthOfInterestMm: 'Depth for the carbon value',
  },
  choices: {
    'diffusivityModel.tibbetts': 'Tibbetts at half the carbon content',
    'diffusivityModel.callister': 'Callister, low carbon',
    'diffusivityModel.own': 'custom value',
    'scaling.none': 'no scale',
    'scaling.constant': 'by metal loss constant',
    'scaling.loss': 'by metal loss',
    'interface.iron-carbon': 'iron-carbon A3 line',
    'interface.own': 'custom value (alloy steel)',
  },
  outputs: {
    totalDepthMm: 'Total decarburization depth below the remaining surface',
    ferriteDepthMm: 'Complete decarburization (ferrite layer)',
    depthFromOriginalMm: 'Total depth from the original surface',
    metalLossMm: 'Metal lost to scale',
    carbonAtDepthPercent: 'Carbon at the target depth (from the original surface)',
    growthConstant: 'Growth constant of the ferrite layer',
    ferriteSidePercent: 'Carbon of ferrite at the boundary',
    austeniteSidePercent: 'Carbon of austenite at the boundary',
    diffusivityM2S: 'Diffusion coefficient in austenite',
  },
  warnings: {
    criterion:
      'The depth ends where carbon is {fraction} of the core content. State the criterion with the result ({source}).',
    scale_not_combined:
      'Scale and a growing ferrite layer cannot be combined here: the depth counts from the original surface, without metal loss.',
    below_ae1:
      'Below Ae1, carbide dissolution may be rate-controlling and the solubility line is only approximate: the result is an upper bound.',
    no_complete_layer:
      'Above about 912 °C no complete ferrite layer forms at temperature; ferrite appears on cooling.',
    surface_too_rich: 'The surface carbon is above the solubility of ferrite: no complete layer forms.',
    iron_carbon_lines:
      'Phase boundaries of pure Fe-C. Silicon and chromium steels (54SiCr6) form ferrite up to higher temperatures: enter your own value.',
    atmosphere:
      'The surface carbon is held constant; the real one depends on atmosphere, moisture and scale.',
  },
  problems: {
    surface_not_below_criterion:
      '{label}: the value must be below the carbon content of the criterion ({limit} %).',
  },
  chart: {
    profile: 'Carbon versus depth',
    overTemperature: 'Depth versus temperature',
    depth: 'Depth',
    share: 'Carbon relative to the core',
    temperature: 'Temperature',
    scale: 'scale',
    complete: 'complete',
    partial: 'partial',
    core: 'core',
    criterion: 'criterion',
    total: 'total depth',
  },
  changes: {
    verticalFront: 'The jump of carbon at the front of the ferrite is drawn vertical; two digits',
    oneDiffusivity:
      'The chosen D is used below 912 °C as well; the depth no longer jumps where the ferrite layer ends',
    first: 'First version',
  },
  examples: {
    plain: '0.45 % C, D = 1 × 10⁻¹⁰ m²/s, 1 h',
    'spring-steel': '0.60 % C, 1100 °C, 2 h, criterion 0.95',
    'ferrite-800': '0.60 % C, 800 °C, 4 h: ferrite layer',
    'ferrite-760': '0.20 % C, 760 °C, 3 h: ferrite layer on a two-phase core',
    'with-scale': '0.60 % C with scale, carbon at 0.8 mm (Birks & Jackson)',
  },
} satisfies CalculatorTexts;
