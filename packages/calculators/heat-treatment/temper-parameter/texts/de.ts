import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Eine Kennzahl für Zeit und Temperatur beim Anlassen: Behandlungen vergleichen, mehrere Stufen addieren, gleichwertige Zeit oder Temperatur finden.',
  inputs: {
    steps: 'Anlassstufen',
    'steps.temperatureC': 'Temperatur',
    'steps.timeH': 'Haltedauer',
    constantBy: 'Konstante C',
    C: 'Kohlenstoffgehalt',
    constant: 'Eigene Konstante C',
    ramps: 'Erwärmen und Abkühlen',
    heatingRateCPerH: 'Aufheizgeschwindigkeit',
    coolingRateCPerH: 'Abkühlgeschwindigkeit',
    referenceTemperatureC: 'Bezugstemperatur',
    referenceTimeH: 'Bezugszeit',
    ac1C: 'Ac1 des Stahls',
  },
  choices: {
    'constantBy.fixed': '20 (üblich)',
    'constantBy.carbon': 'nach Kohlenstoffgehalt',
    'constantBy.custom': 'eigener Wert',
    'ramps.none': 'nicht berücksichtigt',
    'ramps.linear': 'lineare Rampen',
  },
  outputs: {
    parameter: 'Anlassparameter P/1000 (Hollomon-Jaffe)',
    constant: 'Konstante C',
    equivalentTimeH: 'Gleichwertige Zeit bei der Bezugstemperatur',
    equivalentTemperatureC: 'Gleichwertige Temperatur für die Bezugszeit',
    larsonMillerRankine: 'Dasselbe mit °R (Larson-Miller)',
  },
  warnings: {
    single_curve:
      'Eine Kurve für alle Zeiten und Temperaturen gilt nur unter Ac1 und ohne Sekundärhärtung oder Zerfall von Restaustenit ({source}).',
    added_at_reference: 'Mehrere Stufen werden auf {reference} °C umgerechnet und dort addiert ({source}).',
    ramp_constant:
      'Die Rampenformel ist mit C = 20 veröffentlicht ({source}); hier wird sie mit einem anderen C verwendet.',
    ramp_left_out: 'Eine Rampe ist für die Formel zu schnell und wird nicht berücksichtigt ({source}).',
  },
  problems: { above_ac1: '{label}: {amount} liegt nicht unter Ac1 ({ac1} °C); angelassen wird unter Ac1.' },
  chart: { map: 'Linien gleichen P', time: 'Zeit', temperature: 'Temperatur' },
  changes: {
    noSingleNumber: 'Ein einzelner Schritt hat im Diagramm keine Nummer',
    first: 'Erste Fassung',
  },
  examples: {
    dillinger: '600 °C, 1 h, C = 20 (Formel des Dillinger-Rechners, der mit 273 K rechnet)',
    'four-hours': '580 °C, 4 h',
    hotter: '600 °C, 1 h, gleichwertige Zeit bei 650 °C',
    longer: '600 °C, 1 h, gleichwertige Temperatur für 10 h',
    'two-steps': '550 °C, 2 h und 600 °C, 1 h, addiert bei 600 °C',
  },
} satisfies CalculatorTexts;
