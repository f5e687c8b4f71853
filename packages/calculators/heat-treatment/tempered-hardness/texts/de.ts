import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Härte eines gehärteten niedriglegierten Stahls nach dem Anlassen: bester Wert aus einer Regression an gemessenen Stählen mit seinem Band, daneben die Formeln von Maynier, Spies und Just, jeweils mit ihrem Temperaturbereich.',
  inputs: {
    steel: 'Schmelzenanalyse',
    quenchedHRC: 'Abschreckhärte',
    temperatureC: 'Anlasstemperatur',
    timeH: 'Anlassdauer',
    tempers: 'Anlassvorgänge',
    secondTemperatureC: 'Zweite Anlasstemperatur',
    secondTimeH: 'Zweite Anlassdauer',
    martensitePercent: 'Martensit vor dem Anlassen (Maynier)',
    hardeningDegree: 'Härtungsgrad S (Just)',
  },
  choices: {
    'tempers.one': 'einmal',
    'tempers.two': 'zweimal',
  },
  outputs: {
    bestHRC: 'Härte nach dem Anlassen, bester Wert',
    best90LowHRC: 'Untergrenze des 90-%-Bands',
    best90HighHRC: 'Obergrenze des 90-%-Bands',
    bestHV: 'Härte nach dem Anlassen, bester Wert in Vickers',
    RmBest: 'Zugfestigkeit, vergütet (aus Messungen geschätzt)',
    RmBest90Low: 'Rm, Untergrenze des 90-%-Bands',
    RmBest90High: 'Rm, Obergrenze des 90-%-Bands',
    mixedHV: 'Maynier (eingegebene Gefügeanteile)',
    mixedHRC: 'Maynier, in Rockwell umgewertet',
    spiesHV: 'Spies, in Vickers',
    justHV: 'Just, in Vickers',
    parameterK: 'Anlassparameter Pc (Maynier)',
    martensiteHV: 'Angelassener Martensit, Maynier',
    bainiteHV: 'Angelassener Bainit, Maynier',
    spiesHB: 'Spies',
    justHRC: 'Just',
  },
  warnings: {
    above_ac1:
      '{celsius} °C liegen über Ac1, etwa {ac1} °C ({low}–{high} °C): Es bildet sich Austenit, die Härte gilt nicht.',
    near_ac1: '{celsius} °C liegen im Streubereich von Ac1 ({low}–{high} °C): Es kann sich Austenit bilden.',
    steps_added:
      'Zwei Anlassvorgänge werden als Stunden bei der höheren Temperatur mit gleichem Parameter addiert ({source}); die gemessenen Stähle waren einmal angelassen. Spies und Just rechnen mit der höheren Temperatur.',
    tempering_not_measured:
      '{output}: So kurz, so lange, so kalt oder so heiß wurde kein Stahl angelassen gemessen; das Band ist entsprechend breiter ({source}).',
    not_hardened_through:
      '{quenched} HRC Abschreckhärte liegen unter den etwa {hardened} HRC dieses Stahls bei voller Durchhärtung. Der beste Wert ist darauf begrenzt, beruht aber auf durchgehärteten Stählen ({source}): Weichere Teile können noch niedriger liegen.',
    below_rockwell: '{output}: Unter 20 HRC ist Rockwell C nicht üblich; den Vickerswert verwenden.',
    strength_not_measured:
      'Rm der Regression: nur von {min} bis {max} HV gemessen ({source}); darüber hinaus extrapoliert.',
    hardened_through:
      'Der beste Wert setzt Durchhärtung voraus (vollständig martensitisch nach dem Abschrecken), wie bei den gemessenen Stählen ({source}). Wo ein Teil nicht durchhärtet, ist die Härte geringer.',
    quenched_missing: 'Spies und Just gehen von der Abschreckhärte aus: Mit ihr erscheinen ihre Werte.',
    quenched_unused: '{source} verwendet die Abschreckhärte nicht; sie zählt bei Spies und Just.',
    embrittlement_low: 'Bereich der 300-°C-Versprödung (250 bis 400 °C).',
    embrittlement_high: 'Bereich der Anlassversprödung (375 bis 575 °C, {source}).',
    spies_time: '{source} gilt für etwa 2 h; {hours} h werden dort nicht berücksichtigt.',
    above_quenched:
      'Die Formeln von Maynier und Spies ergeben mehr als die {quenched} HV der Abschreckhärte: Sie passen nicht zu diesen Eingaben; der Wert von Maynier für die eingegebenen Anteile ist darauf begrenzt. Der Bestwert liegt nie über der Abschreckhärte.',
    retained_austenite: 'C = {carbon} %: Restaustenit zerfällt beim Anlassen und wird nicht beschrieben.',
    no_time: '{source}: Die Dauer wird nicht berücksichtigt.',
    secondary_hardening:
      'Nicht erfasst: Sekundärhärtung, der zweite Anstieg der Härte bei etwa 500–600 °C in Warmarbeits-, Schnellarbeits- und anderen Stählen mit mehr als etwa 2 % Cr oder viel Mo, V oder W (die gemessenen Stähle haben höchstens 1,6 % Cr, 0,4 % Mo und 0,2 % V), und drei oder mehr Anlassvorgänge, zwischen denen sich Restaustenit umwandelt. Mn und Cr im angelassenen Martensit und zwei Bainit-Faktoren nach Maynier unterscheiden sich zwischen den Quellen; für Martensit gilt hier die Fassung, die den Messungen am nächsten kommt.',
    outside_table: '{output}: außerhalb der Umwertungstabelle ({source}).',
    no_hardness: '{output}: für diese Eingaben kein sinnvoller Wert.',
  },
  chart: {
    best: 'bester Wert, 90‑%‑Band',
    curve: 'Anlassschaubild',
    temperature: 'Anlasstemperatur',
    hardness: 'Härte',
    maynierMartensite: 'Maynier, Martensit',
    maynierBainite: 'Maynier, Bainit',
    spies: 'Spies',
    just: 'Just',
    quenched: 'Abschreckhärte',
    steel: '{steel}',
  },
  changes: {
    bandWithheld: 'Über Ac1 stehen die besten Werte ohne Band, auch im Diagramm',
    hardenedThrough: 'Nennt die Durchhärtung als Voraussetzung des besten Werts',
    aboveAc1: 'Warnt vor dem Anlassen über Ac1',
    leastRockwell: 'Eine Rockwell-C-Härte unter dem Ende der Skala steht als „< 20“',
    smoothStages:
      'Glattere Regression des Bestwerts: gleiche Daten und gleicher Fehler (3,21 HRC für ausgelassene Stähle), höchstens 2 HRC Unterschied und ohne Wellen; unter 20 HRC ist HV das Hauptergebnis',
    stagesNote: 'Weist darauf hin, dass die Stufen der Bestwertkurve die Anlassstufen der Regression sind',
    twoTempers: 'Ein zweites Anlassen kann eingegeben werden',
    maynierBase:
      'Angelassener Martensit nach Maynier mit Mn −25 und ohne Cr: näher an Messungen; bei 4140 um 50 HV niedriger',
    strengthBandWidens: 'Der Bereich von Rm wird außerhalb der gemessenen 195 bis 379 HV breiter',
    measured: 'Bester Wert mit gemessenem Band; die Abschreckhärte kann wegbleiben; 100 bis 720 °C ab 5 s',
    embrittlementRange: 'Vor Anlassversprödung wird von 375 bis 575 °C gewarnt, mit Quelle',
    notAboveQuenched: 'Die Härte des Gemischs übersteigt die Abschreckhärte nicht',
    first: 'Erste Fassung',
  },
  examples: {
    'at-600': '4140, 600 °C, 1 h: Maynier',
    'at-550': '4140, 550 °C, 1 h: Maynier',
    'at-650': '4140, 650 °C, 2 h: Maynier',
    spies: '4140 (0,40 % C) mit 56 HRC, 600 °C: Spies',
    just: '54,3 HRC, 600 °C: Just',
  },
} satisfies CalculatorTexts;
