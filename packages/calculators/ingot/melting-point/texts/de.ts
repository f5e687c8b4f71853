import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { models } from './shared.ts';

export default {
  summary:
    'Liquidus- und Solidustemperatur eines Stahls nach mehreren Autoren, mit Überhitzung und Gießtemperatur für Blockguss oder Strangguss.',
  inputs: { steel: 'Schmelzenanalyse', practice: 'Gießverfahren', pouringTemperatureC: 'Gießtemperatur' },
  choices: {
    'practice.uphill': 'Block, steigender Guss',
    'practice.downhill': 'Block, fallender Guss',
    'practice.continuous': 'Strangguss',
  },
  outputs: {
    ...models({
      liquidus: 'Liquidus',
      solidus: 'Solidus',
      handbook: 'Stranggusshandbuch',
      carbonSteel: ' (unlegierter Stahl)',
    }),
    liquidusMeanC: 'Liquidustemperatur, Mittelwert',
    liquidusSpreadK: 'Spannweite der Liquidusmodelle',
    solidusMeanC: 'Solidustemperatur, Mittelwert',
    freezingRangeK: 'Erstarrungsintervall',
    superheatK: 'Überhitzung bei der Gießtemperatur',
    pouringFromC: 'Empfohlene Gießtemperatur',
    pouringToC: 'Empfohlene Gießtemperatur, oberes Ende',
  },
  warnings: {
    no_solidus:
      '{output}: Die Formeln ergeben keinen Wert unter der Liquidustemperatur; die Analyse liegt außerhalb der Stähle, für die sie aufgestellt wurden.',
    high_alloy:
      'Summe der Legierungselemente {alloy} %: Die Formeln gelten unter 5 %; mit 10 bis 20 K Fehler ist zu rechnen.',
    solidus_stainless:
      'Die Solidusformeln gelten nicht für nichtrostenden Stahl (304L gemessen: etwa 1400 bis 1455 °C).',
    takeuchi_left_out:
      'Der Solidus nach {source} wird nur bis 0,2 % C und 5 % Cr angegeben; außerhalb liegt er weit unter jedem wirklichen Solidus.',
    peritectic:
      'C = {carbon} % liegt im peritektischen Bereich (0,09 bis 0,17 % C): ungleichmäßige Schale, Rissgefahr.',
    hirai_high_carbon: 'Hirais Liquidus über 0,5 % C beruht auf einem nicht bestätigten Zweig ({source}).',
    spread: '{output}: Die Modelle ergeben {range}. Verwenden Sie den Bereich, nicht einen Einzelwert.',
    below_liquidus: 'Die Gießtemperatur liegt nicht über dem Liquidus: Der Stahl würde erstarren.',
  },
  chart: {
    range: 'Schmelzbereich über dem Kohlenstoffgehalt',
    carbon: 'Kohlenstoff',
    temperature: 'Temperatur',
    peritectic: 'peritektisch',
    liquidus: 'Liquidus, Mittel und Spannweite',
    solidusHirai: 'Solidus, Hirai',
    solidusHandbook: 'Solidus, Handbuch',
    pouring: 'Gießtemperatur',
    steel: 'Liquidus, {steel}',
    solidusMean: 'Solidus, Mittel',
  },
  changes: {
    carbonMissing:
      'Ohne angegebenen Kohlenstoffgehalt gelten Ergebnisse als außerhalb des Bereichs, ohne Band, und Urteile entfallen',
    confirmed: 'Die Liquidustemperatur von steeluniversity ist in deren eigener Simulation gelesen',
    steadyLiquidus:
      'Kein Sprung von Liquidus und Band bei 0,5 und 0,6 % C; empfohlene Gießtemperatur als ein Bereich; mittlerer Solidus gezeichnet; keine Warnung bei einer Spanne bis 20 K',
    noSolidus: 'Keine Solidustemperatur, wo sie nicht unter der Liquidustemperatur läge',
    blended: 'Mittelwerte ohne Sprünge: Eine Formel zählt zum Ende ihres Bereichs hin weniger',
    first: 'Erste Fassung',
  },
  examples: {
    s42crmo4: '42CrMo4, typische Schmelzenanalyse',
    s355: 'S355, typische Schmelzenanalyse',
    c10: 'C10, typische Schmelzenanalyse',
    iron: 'Reines Eisen: die Konstante jeder Formel',
    'peritectic-liquid': 'Peritektische Schmelze im Eisen-Kohlenstoff-Diagramm, 0,53 % C',
  },
} satisfies CalculatorTexts;
