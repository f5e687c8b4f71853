import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { time } from './shared.ts';

export default {
  summary:
    'Anti-flake annealing, dehydrogenation and bake-out: the time until hydrogen has left a forging, plate or bar, and what is left after a given time.',
  inputs: {
    shape: 'Shape',
    thicknessMm: 'Thickness (full)',
    widthMm: 'Width',
    diameterMm: 'Diameter',
    lengthMm: 'Length',
    temperatureC: 'Temperature',
    diffusivityModel: 'Diffusion coefficient',
    ownDiffusivityM2S: 'Custom diffusion coefficient',
    bindingEnergyKjMol: 'Binding energy of the traps',
    trapRatio: 'Traps per lattice site',
    initialPpm: 'Hydrogen at the start',
    surfacePpm: 'Hydrogen at the surface',
    targetPpm: 'Target hydrogen',
    place: 'Target applies to',
    timeH: 'Holding time',
  },
  choices: {
    'shape.plate': 'plate',
    'shape.cylinder': 'long cylinder',
    'shape.sphere': 'sphere',
    'shape.short-cylinder': 'short cylinder',
    'shape.bar': 'rectangular bar',
    'diffusivityModel.byTemperature': 'steel measured at 44–650 °C, extrapolated beyond',
    'diffusivityModel.kiuchi': 'ferrite, lattice (Kiuchi & McLellan)',
    'diffusivityModel.johnsonHill': 'iron above 200 °C, apparent (Johnson & Hill)',
    'diffusivityModel.coe': 'measured steel, 0.73 % C (Coe & Moreton)',
    'diffusivityModel.oriani': 'ferrite with traps (Oriani)',
    'diffusivityModel.perng': 'austenitic 300 series (Perng & Altstetter)',
    'diffusivityModel.reiter': 'austenitic 316L (Reiter)',
    'diffusivityModel.own': 'custom value',
    'place.mean': 'the mean',
    'place.centre': 'the centre',
  },
  outputs: {
    timeForTargetH: 'Time to the target',
    meanPpm: 'Mean hydrogen after the holding time',
    centrePpm: 'Hydrogen in the centre after the holding time',
    meanMlPer100g: 'Mean as gas volume',
    fourier: 'Dt/L² at the target (round: L = radius)',
    diffusivityM2S: 'Diffusion coefficient used',
    ...time('Time to the target, {author}'),
  },
  warnings: {
    not_ferritic:
      'Above about 720 °C steel begins to turn into austenite, where hydrogen moves far more slowly.',
    low_temperature:
      'Below 200 °C the diffusion coefficients of real steels scatter over two to three decades: use a measured value of your steel or the spread of the models.',
    pooled:
      '{source} measured a diffusion coefficient that falls from {from} to {to} °C, within the scatter of measurements. Its mean is used there, within {percent} % of each measured value, so that a hotter hold never takes longer.',
    austenite_slow:
      'At 300 °C hydrogen diffuses about 3000 times more slowly in austenite than in the ferrite lattice, and about 1000 times more slowly than measured in ferritic steel with traps.',
    already_reached: 'The initial content is already below the target.',
    transform_first:
      'To prevent flakes, hold at 600–700 °C only after the austenite has transformed completely.',
    coating: 'Zinc and cadmium coatings prevent hydrogen from escaping; an uncoated surface is assumed.',
    bake_rules: 'Bake times of ISO 4042 or ASTM F1941 are rules of practice and are not computed here.',
  },
  problems: {
    not_above_surface: '{label}: the value must exceed the hydrogen at the surface ({surface} ppm).',
  },
  chart: {
    content: 'Hydrogen over time',
    timeOverSize: 'Time versus size',
    time: 'Time',
    hydrogen: 'Hydrogen',
    mean: 'mean',
    centre: 'centre',
    target: 'target',
    diameter: 'Diameter',
    thickness: 'Thickness',
  },
  changes: {
    monotone:
      'The time never rises with temperature: from 210 to 350 °C, where the measured diffusion coefficient falls, its mean is used, and a remark says so',
    chosenModel:
      'A temperature is judged by the range of the chosen diffusivity only; beyond it the curve is dashed',
    confirmed:
      'The time with traps after Oriani is now confirmed: it follows from his equilibrium, which a program prints',
    unconfirmed: 'The time with traps after Oriani is now unconfirmed',
    comparedTemperatures:
      'Time versus size compares 100 and 200 °C with the temperature; from 200 °C on the curves hardly differ',
    noStep:
      'Below 44 °C the measured diffusivity is extrapolated and tagged as out of range; before, the time there fell to less than a tenth. Ranges of the models have two significant digits',
    held: 'Above 650 °C the diffusivity measured at 650 °C is kept; before, the time fell to less than half there',
    measuredSteel:
      'The time follows the measured steel of Coe & Moreton up to 650 °C instead of iron, which gave shorter times; two significant digits',
    first: 'First version',
    spread: 'The difference between the models stands beside the time',
  },
  examples: {
    'half-time': 'Half time of a plate: Dt/L² = 0.049 (Crank)',
    'plate-tenth': 'Plate, mean down to 10 %',
    'cylinder-tenth': 'Cylinder, centre down to 10 %',
    forging: '42CrMo4, Ø 500 mm, 650 °C, 4 ppm, 100 h',
    bake: 'Plate 25 mm, 200 °C, 4 h, D = 1 × 10⁻¹⁰ m²/s',
    trapped: 'Oriani at 25 °C, 30 kJ/mol, one trap per 1000 sites',
  },
} satisfies CalculatorTexts;
