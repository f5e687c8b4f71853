import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Hardness of a quenched low-alloy steel after tempering: the best value with its band, from a regression on measured steels, compared with the formulas of Maynier, Spies and Just in their temperature ranges.',
  inputs: {
    steel: 'Heat analysis',
    quenchedHRC: 'Hardness as quenched',
    temperatureC: 'Tempering temperature',
    timeH: 'Tempering time',
    tempers: 'Temperings',
    secondTemperatureC: 'Second tempering temperature',
    secondTimeH: 'Second tempering time',
    martensitePercent: 'Martensite before tempering (Maynier)',
    hardeningDegree: 'Degree of hardening S (Just)',
  },
  choices: {
    'tempers.one': 'one',
    'tempers.two': 'two',
  },
  outputs: {
    bestHRC: 'Hardness after tempering, best value',
    best90LowHRC: 'lower end of its 90 % band',
    best90HighHRC: 'upper end of its 90 % band',
    bestHV: 'Hardness after tempering, best value in Vickers',
    RmBest: 'Tensile strength, quenched and tempered (estimated from measurements)',
    RmBest90Low: 'Rm, lower end of its 90 % band',
    RmBest90High: 'Rm, upper end of its 90 % band',
    mixedHV: 'Maynier (entered phase fractions)',
    mixedHRC: 'Maynier, converted to Rockwell',
    spiesHV: 'Spies, in Vickers',
    justHV: 'Just, in Vickers',
    parameterK: 'Tempering parameter Pc (Maynier)',
    martensiteHV: 'Tempered martensite, Maynier',
    bainiteHV: 'Tempered bainite, Maynier',
    spiesHB: 'Spies',
    justHRC: 'Just',
  },
  warnings: {
    above_ac1:
      '{celsius} °C is above Ac1, about {ac1} °C ({low}–{high} °C): austenite forms, the hardness does not apply.',
    near_ac1: '{celsius} °C is within the spread of Ac1 ({low}–{high} °C): austenite may form.',
    steps_added:
      'Two temperings are added as hours at the hotter temperature with the same parameter ({source}); the measured steels were tempered once. Spies and Just take the hotter temperature.',
    tempering_not_measured:
      '{output}: no steel was measured tempered this short, this long, this cold or this hot; the band is wider for it ({source}).',
    not_hardened_through:
      '{quenched} HRC as quenched is less than the about {hardened} HRC of this steel hardened through. The best value is limited to it, but rests on steels that were hardened through ({source}): softer parts may come out lower still.',
    below_rockwell: '{output}: below 20 HRC Rockwell C is not used; take the Vickers value.',
    strength_not_measured:
      'Rm of the regression: measured from {min} to {max} HV only ({source}); beyond that it is extrapolated.',
    hardened_through:
      'The best value assumes a part hardened through (fully martensitic as quenched), as the measured steels were ({source}). Where a part does not harden through, its hardness is lower.',
    quenched_missing: 'Spies and Just start from the hardness as quenched: enter it to see their values.',
    quenched_unused: '{source} does not use the as-quenched hardness; it is used by Spies and Just only.',
    embrittlement_low: 'Tempered martensite embrittlement range (250–400 °C).',
    embrittlement_high: 'Temper embrittlement range (375–575 °C, {source}).',
    spies_time: '{source}: valid for about 2 h; {hours} h is not taken into account.',
    above_quenched:
      'The formulas of Maynier and Spies give more than the as-quenched {quenched} HV: they do not apply to these inputs, and the value of Maynier for the entered fractions is limited to it. The best value never exceeds the hardness as quenched.',
    retained_austenite: 'C = {carbon} %: retained austenite decomposes on tempering and is not described.',
    no_time: '{source}: the time is not taken into account.',
    secondary_hardening:
      'Not covered: secondary hardening, the second rise of hardness at about 500–600 °C in hot-work, high-speed and other steels with more than about 2 % Cr or much Mo, V or W (the measured steels have at most 1.6 % Cr, 0.4 % Mo and 0.2 % V), and three or more temperings, whose retained austenite transforms from step to step. Reproductions of Maynier differ in Mn and Cr of tempered martensite and in two factors of bainite; for martensite the one nearest to measurements is used.',
    outside_table: '{output}: outside the conversion table ({source}).',
    no_hardness: '{output}: no sensible value for these inputs.',
  },
  chart: {
    best: 'best value, 90 % band',
    curve: 'Tempering curve (each model in its range)',
    temperature: 'Tempering temperature',
    hardness: 'Hardness',
    maynierMartensite: 'Maynier, martensite',
    maynierBainite: 'Maynier, bainite',
    spies: 'Spies',
    just: 'Just',
    quenched: 'as quenched',
    steel: '{steel}',
  },
  changes: {
    bandWithheld: 'Above Ac1 the best values are stated and drawn without a band',
    hardenedThrough: 'States that the best value assumes a part hardened through',
    aboveAc1: 'Warns of a tempering above Ac1',
    leastRockwell: 'A Rockwell C hardness below the end of the scale reads “< 20”',
    smoothStages:
      'Smoother regression of the best value: the same data and error (3.21 HRC for steels left out), at most 2 HRC from before and without waves; HV is the main result below 20 HRC',
    stagesNote: 'States that the steps of the best curve are the stages of tempering of the fit',
    twoTempers: 'A second tempering can be entered',
    maynierBase:
      'Tempered martensite of Maynier with Mn −25 and without Cr: nearer to measurements; 50 HV lower for 4140',
    strengthBandWidens: 'The band of Rm widens outside the measured 195 to 379 HV',
    measured:
      'Best value with a measured band; the hardness as quenched may be left out; 100 to 720 °C from 5 s on',
    embrittlementRange: 'Temper embrittlement is warned of from 375 to 575 °C, with its source',
    notAboveQuenched: 'The combined hardness does not exceed the as-quenched hardness',
    first: 'First version',
  },
  examples: {
    'at-600': '4140, 600 °C, 1 h: Maynier',
    'at-550': '4140, 550 °C, 1 h: Maynier',
    'at-650': '4140, 650 °C, 2 h: Maynier',
    spies: '4140 (0.40 % C) with 56 HRC, 600 °C: Spies',
    just: '54.3 HRC, 600 °C: Just',
  },
} satisfies CalculatorTexts;
