import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { models } from './shared.ts';

export default {
  summary:
    'Wasserstoff und Stickstoff, die flüssiger Stahl bei einem Partialdruck löst, der Druck zu einem gegebenen Gehalt und der Gehalt nach der Vakuumentgasung.',
  inputs: {
    gas: 'Gas',
    steel: 'Schmelzenanalyse',
    temperatureC: 'Temperatur',
    pressureMbar: 'Partialdruck des Gases',
    contentPpm: 'Gegebener Gehalt',
    initialPpm: 'Gehalt vor der Entgasung',
    equilibriumPpm: 'Zuletzt erreichter Gehalt',
    ratePerMin: 'Geschwindigkeitskonstante',
    timeMin: 'Entgasungsdauer',
  },
  choices: { 'gas.hydrogen': 'Wasserstoff', 'gas.nitrogen': 'Stickstoff' },
  outputs: {
    solubilityPpm: 'Gleichgewichtsgehalt',
    solubilityPercent: 'Gleichgewichtsgehalt in Ma.-%',
    activityCoefficient: 'Aktivitätskoeffizient',
    logActivityCoefficient: 'log des Aktivitätskoeffizienten',
    equilibriumPressureMbar: 'Partialdruck zum gegebenen Gehalt',
    degassedPpm: 'Gehalt nach der Entgasung',
    ...models('Wasserstoff', 'Stickstoff'),
  },
  warnings: {
    far_outside:
      'Es ergäben sich mehr als 5 % Gas: Für diese Analyse und diesen Druck gelten die Wechselwirkungen nicht, ein Gehalt wird nicht angegeben.',
    below_liquidus:
      'Der Stahl ist nicht flüssig: Sein Liquidus liegt bei etwa {liquidus} °C ({source}). Fester Stahl löst weniger Gas.',
    beyond_chromium: 'Über 60 % Cr gelten die Wirkungsparameter nicht.',
    beyond_aluminium: 'Über 3,8 % Al gelten die Wirkungsparameter nicht.',
    nitrides_form: 'Über 0,5 % Ti oder Zr bilden sich Nitride, bevor dieser Stickstoffgehalt erreicht wird.',
    above_one_atmosphere:
      'Das Sieverts-Gesetz ist nur bis 1 atm (1013 mbar) bestätigt; darüber ist der Wert extrapoliert.',
    pressure_chromium:
      'Chromstähle weichen über 1 atm Stickstoff vom Sieverts-Gesetz ab; der Wert ist extrapoliert.',
    picks_up: 'Der zuletzt erreichte Gehalt liegt über dem Anfang: Der Stahl nimmt Gas auf.',
    nitrogen_slow:
      'Stickstoff entweicht viel langsamer als Wasserstoff (Geschwindigkeitskonstante etwa das 0,1- bis 0,3-Fache); Sauerstoff und Schwefel an der Oberfläche hemmen die Entgasung.',
    partial_pressure: 'Gemeint ist der Druck dieses Gases allein, nicht der Gesamtdruck.',
  },
  chart: {
    nitrogen: 'Stickstoff im Stahl',
    hydrogen: 'Wasserstoff im Stahl',
    pressure: 'Partialdruck in mbar',
    overPressure: 'Gehalt über der Wurzel des Drucks',
    overTemperature: 'Reines Eisen bei 1 atm (Bezugskurve)',
    degassing: 'Entgasung',
    rootOfPressure: 'Wurzel des Partialdrucks',
    content: 'Gehalt',
    temperature: 'Temperatur',
    time: 'Zeit',
    steel: '{steel}',
    equilibrium: 'zuletzt erreicht',
    alpha: 'Alpha',
    gamma: 'Gamma',
    delta: 'Delta',
    liquid: 'flüssig',
  },
  changes: {
    carbonMissing:
      'Ohne angegebenen Kohlenstoffgehalt gelten Ergebnisse als außerhalb des Bereichs, ohne Band, und Urteile entfallen',
    nitrogenUnconfirmed:
      'Die Stickstoffgerade von Pehlke & Elliott ist als nicht bestätigt gekennzeichnet: kein verlässlicher Text mit ihr wurde gefunden',
    conditionsFirst:
      'Gas, Temperatur und Druck stehen vor der Analyse; Wasserstoff hat zwei Nachkommastellen',
    nitrogenLine:
      'Stickstoffgerade des JSPS-Datenbuchs auf −1,063 berichtigt, wie von Ishii et al. gemessen: 2 % weniger Stickstoff',
    vacuumDefault: 'Das Formular beginnt mit 1 mbar, einer Vakuumbehandlung, statt mit einer Atmosphäre Gas',
    liquidus: 'Stahl unter seinem Liquidus wird gemeldet; mehr als 5 % Gas werden nicht angegeben',
    first: 'Erste Fassung',
  },
  examples: {
    'iron-hydrogen': 'Wasserstoff in reinem Eisen, 1600 °C, 1 atm',
    'iron-nitrogen': 'Stickstoff in reinem Eisen, 1600 °C, 1 atm (veröffentlicht 0,044 bis 0,045 %)',
    s304l: 'Stickstoff in 304L, 1600 °C, 1 atm',
    degassing: 'Wasserstoff ab 6 ppm, k = 0,1 je Minute, 20 min',
  },
} satisfies CalculatorTexts;
