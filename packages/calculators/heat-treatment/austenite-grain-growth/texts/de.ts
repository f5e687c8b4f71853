import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Austenitkorngröße nach dem Halten auf Temperatur beim Austenitisieren, Aufkohlen und Wiedererwärmen: bester Wert aus einer Regression an gemessenen Stählen mit seinem Band, daneben fünf Formeln, mit der Korngrößen-Kennzahl.',
  inputs: {
    steel: 'Schmelzenanalyse',
    temperatureC: 'Temperatur',
    timeH: 'Haltedauer',
    initialDiameterUm: 'Anfangskorndurchmesser',
  },
  outputs: {
    bestUm: 'Korndurchmesser, bester Wert',
    best90LowUm: 'Untergrenze des 90-%-Bands',
    best90HighUm: 'Obergrenze des 90-%-Bands',
    bestGrainSize: 'G: bester Wert',
    best90LowGrainSize: 'Untergrenze des 90-%-Bands (G)',
    best90HighGrainSize: 'Obergrenze des 90-%-Bands (G)',
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
    other_steels:
      'Die Formeln für Titan- und Niobstähle werden ab {content} % des Elements angegeben, Sellars ab {celsius} °C.',
    content_not_measured:
      '{label} = {amount} liegt außerhalb der gemessenen Stähle ({range}; {source}). Der beste Wert ist extrapoliert, die gemessene Genauigkeit gilt nicht.',
    hold_not_measured:
      '{output}: nur von {min} bis {max} °C gemessen ({source}); darüber hinaus ist das Band breiter.',
    laboratories_differ:
      '{output} beruht auf mittleren Sehnenlängen und flächengleichen Kreisen vieler Labore ({source}), die sich um 10 bis 15 % unterscheiden; Stähle gleicher Analyse liegen weiter auseinander, als die Analyse erklärt.',
    initial_missing:
      'Ohne Ausgangskorndurchmesser haben die Gesetze, die von ihm ausgehen, keinen Wert, und der beste Wert lässt die Körner aus dem Nichts wachsen.',
    niobium_coarser:
      'Die Formel für Niobstahl ergibt gröberes Korn als die für C-Mn: Sie wurde für Sekunden zwischen Stichen aufgestellt, nicht für dieses Halten. Weder gelöstes Niob noch Carbonitride vergröbern das Korn.',
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
    bestUm: 'bester Wert',
    leeUm: 'Lee & Lee, niedriglegiert',
    sellarsUm: 'Sellars, C-Mn',
    hodgsonUm: 'Hodgson & Gibbs, C-Mn',
    hodgsonTitaniumUm: 'Hodgson & Gibbs, C-Mn-Ti',
    hodgsonNiobiumUm: 'Hodgson & Gibbs, C-Mn-Nb',
  },
  changes: {
    bandWithheld:
      'Über dem höchsten gemessenen Gehalt eines Elements wird der beste Wert ohne Band angegeben und gezeichnet',
    carbonMissing:
      'Ohne angegebenen Kohlenstoffgehalt gelten Ergebnisse als außerhalb des Bereichs, ohne Band, und Urteile entfallen',
    contents:
      'Jedes Element über seinem höchsten gemessenen Gehalt wird genannt, und der beste Wert gilt dann als außerhalb; Chrom galt bis 6 % als im Bereich, obwohl über 1,87 % nur ein Stahl gemessen wurde',
    confirmed: 'Hodgson & Gibbs für C-Mn-Stähle ist in einer Wiedergabe gelesen',
    notBelowInitial: 'Das Band des Durchmessers endet am eingegebenen Ausgangskorndurchmesser',
    otherSteels:
      'Formeln für Titan- und Niobstähle nur bei Stählen, die das Element enthalten; Sellars ab 1100 °C; Band von G',
    measured:
      'Bester Wert aus einer Regression an 531 Messungen mit seinem Band; der Ausgangskorndurchmesser kann wegbleiben',
    niobiumCoarser: 'Warnt, wo die Formel für Niobstahl gröberes Korn ergibt als die für C-Mn',
    first: 'Erste Fassung',
  },
  examples: {
    s4140: '4140 (0,40 % C), 870 °C, 1 h',
    s8620: '8620, 925 °C, 1 h',
    sellars: '50 µm, 1150 °C, 60 s',
    hodgson: '20 µm, 1200 °C, 1 h',
  },
} satisfies CalculatorTexts;
