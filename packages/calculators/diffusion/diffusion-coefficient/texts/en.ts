import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { elements, labels } from './shared.ts';

export default {
  summary:
    'Diffusion coefficient of an element in ferrite or austenite, the distance it travels in a given time, and how far the published data agree.',
  inputs: {
    element: 'Element',
    phase: 'Phase',
    dataSet: 'Data',
    temperatureC: 'Temperature',
    timeH: 'Time',
    C: 'Carbon content',
    distanceUm: 'Distance',
  },
  choices: {
    ...elements('Fe (self-diffusion)'),
    'phase.ferrite': 'ferrite, delta (bcc)',
    'phase.austenite': 'austenite (fcc)',
    'dataSet.preferred': 'chosen by range',
    ...labels('dataSet.', '', 'data compiled for solidification models'),
  },
  outputs: {
    diffusivityM2S: 'Diffusion coefficient',
    distanceSqrtUm: 'Diffusion distance √(Dt)',
    distanceTwoSqrtUm: 'Diffusion distance 2√(Dt)',
    timeSqrtH: 'Time until √(Dt) = x',
    timeTwoSqrtH: 'Time until 2√(Dt) = x',
    logDiffusivity: 'log D (D in m²/s)',
    diffusivityCm2S: 'Diffusion coefficient in cm²/s',
    diffusivityUm2S: 'Diffusion coefficient in µm²/s',
    spreadFactor: 'Ratio of largest to smallest published value',
    ...labels('', 'M2S', 'Solidification compilations'),
  },
  warnings: {
    needs_carbon:
      'Below 912 °C austenite is stable only with carbon or other alloying elements: use Ae1 and Ae3 of the steel.',
    no_data: 'There is no reliable value for {element} in this phase; none is given.',
    phase_not_stable:
      'In pure iron this phase is not stable at this temperature (ferrite below 912 °C, austenite 912–1394 °C, delta above). In steels use Ae1 and Ae3.',
    below_curie:
      'Below the Curie temperature (770 °C) substitutional diffusion in ferrite is slower than these data say, by a factor of 3 to 10 at 600 °C.',
    data_differ: 'The published values differ by a factor of {spread}. Use the range, not a single value.',
    hydrogen_traps: 'Traps slow hydrogen in real steels, especially below 200 °C: see Hydrogen Removal.',
    lattice_only:
      'Diffusion through the lattice in dilute solution; grain boundaries and dislocations are not included.',
  },
  problems: {
    no_such_data: '{label}: this author has no data for {element} in this phase. Available: {sets}.',
  },
  chart: {
    temperature: 'Temperature (°C)',
    arrhenius: 'Diffusion coefficient versus temperature',
    distance: 'Diffusion distance',
    inverseTemperature: 'Inverse temperature',
    logDiffusivity: 'Diffusion coefficient',
    time: 'Time',
  },
  changes: {
    tibbettsRead:
      'Carbon in austenite after Tibbetts is now confirmed: a program after Khan & Gautham 2018 prints its numbers',
    tibbettsUnconfirmed:
      'Carbon in austenite after Tibbetts is now unconfirmed; the name of Ågren has the years of both works, 1982 on ferrite and 1986 on austenite',
    notStable:
      'Out of range wherever the phase is not stable; from 727 to 912 °C a note says that austenite needs carbon',
    callisterRead: 'Carbon and nitrogen in ferrite after Callister, 9th ed., are now confirmed',
    wertFirst:
      'Carbon in ferrite is taken from Wert first: above 600 °C measured single crystals agree with this line, while that of Ågren is about twice as high',
    ferriteBranches:
      'Carbon in ferrite after Ågren has its second branch above the Curie temperature: the constant of the arctangent was ten times too small; the values rise up to 3 times',
    ownRange:
      'Out of range only where the author of the shown value is; the factor between the data has two significant digits',
    pureIron: 'The fields of the diagram are named as those of pure iron',
    fewerDigits:
      'Two significant digits, as the published values differ by a factor; the diagram fits the curves',
    carbonFirst: 'Opens with carbon in austenite at 930 °C, inside the range of its data',
    oneAuthor:
      'The preferred data are one author’s at every temperature: D always rises with temperature (Fe in ferrite: Callister; C in austenite: Ågren)',
    first: 'First version',
  },
  examples: {
    'iron-ferrite': 'Iron in ferrite at 900 °C (Callister: 1.8 × 10⁻¹⁵ m²/s)',
    'carbon-900': 'Carbon in austenite at 900 °C (Callister: 5.9 × 10⁻¹² m²/s)',
    'carbon-1100': 'Carbon in austenite at 1100 °C (Callister: 5.3 × 10⁻¹¹ m²/s)',
    manganese: 'Manganese in austenite, 42CrMo4, 1200 °C, 10 h',
    'carbon-fits': 'Carbon in austenite at 900 °C and 0.8 % C: three independent fits',
  },
} satisfies CalculatorTexts;
