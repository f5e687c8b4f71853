import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Austenitkorngröße nach dem Halten auf Temperatur beim Austenitisieren, Aufkohlen und Wiedererwärmen nach fünf Formeln, mit der Korngrößen-Kennzahl.',
  inputs: {
    steel: 'Schmelzenanalyse',
    temperatureC: 'Temperatur',
    timeH: 'Haltedauer',
    initialDiameterUm: 'Anfangskorndurchmesser',
  },
  outputs: {
    leeUm: 'Lee & Lee, niedriglegiert',
    sellarsUm: 'Sellars, C-Mn',
    hodgsonUm: 'Hodgson & Gibbs, C-Mn',
    hodgsonTitaniumUm: 'Hodgson & Gibbs, C-Mn-Ti',
    hodgsonNiobiumUm: 'Hodgson & Gibbs, C-Mn-Nb',
    leeGrainSize: 'G: Lee & Lee, niedriglegiert',
    sellarsGrainSize: 'G: Sellars, C-Mn',
    hodgsonGrainSize: 'G: Hodgson & Gibbs, C-Mn',
    hodgsonTitaniumGrainSize: 'G: Hodgson & Gibbs, C-Mn-Ti',
    hodgsonNiobiumGrainSize: 'G: Hodgson & Gibbs, C-Mn-Nb',
    activationKJmol: 'Aktivierungsenergie, Lee & Lee',
  },
  warnings: {
    niobium_coarser:
      'Die Formel für Niobstahl ergibt gröberes Korn als die für C-Mn: Sie wurde für Sekunden zwischen Stichen aufgestellt, nicht für dieses Halten. Niob vergröbert das Korn nicht.',
    pinning:
      'Ausscheidungen von Al, Nb, Ti oder V verankern die Korngrenzen unterhalb ihrer Auflösungstemperatur (siehe Löslichkeit von Carbonitriden): Das Wachstum ist zunächst gehemmt und kann dann anomal werden. Hodgson & Gibbs für Nb gilt nach vollständiger Auflösung.',
    lee_below_first: '{source} vernachlässigen die Anfangskorngröße; das Ergebnis liegt darunter.',
    low_temperature:
      'Unter 900 °C gelten die Gesetze für das Wiedererwärmen (Sellars, Hodgson & Gibbs) nicht.',
    mean_intercept:
      'Der Durchmesser wird für G als mittlere Sehnenlänge angesetzt ({source}); größeres G bedeutet feineres Korn.',
    constant_temperature: 'Konstante Temperatur; das Anwärmen wird nicht berücksichtigt.',
  },
  chart: {
    overTemperature: 'Korndurchmesser über der Temperatur',
    overTime: 'Korndurchmesser über der Zeit',
    temperature: 'Temperatur',
    time: 'Haltedauer',
    diameter: 'Korndurchmesser',
    leeUm: 'Lee & Lee, niedriglegiert',
    sellarsUm: 'Sellars, C-Mn',
    hodgsonUm: 'Hodgson & Gibbs, C-Mn',
    hodgsonTitaniumUm: 'Hodgson & Gibbs, C-Mn-Ti',
    hodgsonNiobiumUm: 'Hodgson & Gibbs, C-Mn-Nb',
  },
  changes: {
    niobiumCoarser: 'Warnt, wo die Formel für Niobstahl gröberes Korn ergibt als die für C-Mn',
    first: 'Erste Fassung',
  },
  examples: {
    s4140: '4140, 870 °C, 1 h',
    s8620: '8620, 925 °C, 1 h',
    sellars: '50 µm, 1150 °C, 60 s',
    hodgson: '20 µm, 1200 °C, 1 h',
  },
} satisfies CalculatorTexts;
