import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Austenite grain size after holding at temperature for austenitizing, carburizing and reheating, by regression on measured steels with its band, and by five formulas, with the ASTM grain size number.',
  inputs: {
    steel: 'Heat analysis',
    temperatureC: 'Temperature',
    timeH: 'Holding time',
    initialDiameterUm: 'Initial grain diameter',
  },
  outputs: {
    bestUm: 'Grain diameter, best value',
    best90LowUm: 'lower end of its 90 % band',
    best90HighUm: 'upper end of its 90 % band',
    bestGrainSize: 'G: best value',
    best90LowGrainSize: 'lower end of its 90 % band (G)',
    best90HighGrainSize: 'upper end of its 90 % band (G)',
    leeUm: 'Lee & Lee, low-alloy',
    sellarsUm: 'Sellars, C-Mn',
    hodgsonUm: 'Hodgson & Gibbs, C-Mn',
    hodgsonTitaniumUm: 'Hodgson & Gibbs, C-Mn-Ti',
    hodgsonNiobiumUm: 'Hodgson & Gibbs, C-Mn-Nb',
    leeGrainSize: 'G: Lee & Lee, low-alloy',
    sellarsGrainSize: 'G: Sellars, C-Mn',
    hodgsonGrainSize: 'G: Hodgson & Gibbs, C-Mn',
    hodgsonTitaniumGrainSize: 'G: Hodgson & Gibbs, C-Mn-Ti',
    hodgsonNiobiumGrainSize: 'G: Hodgson & Gibbs, C-Mn-Nb',
    activationKJmol: 'Activation energy, Lee & Lee',
  },
  warnings: {
    other_steels:
      'The formulas for titanium and niobium steels are shown above {content} % of the element, and that of Sellars from {celsius} °C.',
    content_not_measured:
      '{label} = {amount} is outside the measured steels ({range}; {source}). The best value is extrapolated, and its measured accuracy does not hold.',
    hold_not_measured:
      '{output}: measured from {min} to {max} °C only ({source}); beyond that the band is wider.',
    laboratories_differ:
      '{output} is based on mean intercepts and equivalent-circle diameters from many laboratories ({source}). The two measures differ by 10 to 15 %, and steels of the same composition differ by more than composition explains.',
    initial_missing:
      'Without an initial grain diameter the laws that start from it have no value, and the best value lets grains grow from nothing.',
    niobium_coarser:
      'The formula for niobium steel gives coarser grains than the one for C-Mn steel: it was developed for the seconds between passes, not for this hold. Neither dissolved niobium nor carbonitrides coarsen the grain.',
    pinning:
      'Carbides and nitrides of Al, Nb, Ti or V pin the grain boundaries below their dissolution temperature (see Carbonitride Solubility): growth is suppressed at first and may then become abnormal. The Nb formula of Hodgson & Gibbs applies after full dissolution.',
    lee_below_first: '{source} neglects the initial grain size; the result is smaller than it.',
    low_temperature: 'The reheating laws (Sellars, Hodgson & Gibbs) do not apply below 900 °C.',
    mean_intercept:
      'The diameter is taken as mean lineal intercept for G ({source}); larger G means finer grain.',
    constant_temperature: 'Constant temperature; heating-up is not included.',
  },
  chart: {
    overTemperature: 'Grain diameter versus temperature',
    overTime: 'Grain diameter over time',
    temperature: 'Temperature',
    time: 'Holding time',
    diameter: 'Grain diameter',
    bestUm: 'best value',
    leeUm: 'Lee & Lee, low-alloy',
    sellarsUm: 'Sellars, C-Mn',
    hodgsonUm: 'Hodgson & Gibbs, C-Mn',
    hodgsonTitaniumUm: 'Hodgson & Gibbs, C-Mn-Ti',
    hodgsonNiobiumUm: 'Hodgson & Gibbs, C-Mn-Nb',
  },
  changes: {
    bandWithheld:
      'Above the highest measured content of an element, the best value is stated and drawn without a band',
    carbonMissing:
      'Without a stated carbon content, results are tagged as out of range, without band, and verdicts are withheld',
    contents:
      'Each element above its highest measured content is named, and the best value is then out of range; chromium was in range up to 6 %, where one steel alone was measured above 1.87 %',
    confirmed: 'Hodgson & Gibbs for C-Mn steels was confirmed with a reproduction',
    notBelowInitial: 'The band of the diameter ends at the entered initial grain diameter',
    otherSteels:
      'Formulas for titanium and niobium steels only for steels that contain them, Sellars from 1100 °C; band of G',
    measured:
      'Best value by regression on 531 measurements, with its band; the initial diameter may be left out',
    niobiumCoarser:
      'Warns where the formula for niobium steel gives coarser grains than the one for C-Mn steel',
    first: 'First version',
  },
  examples: {
    s4140: '4140 (0.40 % C), 870 °C, 1 h',
    s8620: '8620, 925 °C, 1 h',
    sellars: '50 µm, 1150 °C, 60 s',
    hodgson: '20 µm, 1200 °C, 1 h',
  },
} satisfies CalculatorTexts;
