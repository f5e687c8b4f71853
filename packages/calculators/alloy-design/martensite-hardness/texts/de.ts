import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Abschreckhärte eines Stahls nach Kohlenstoff und Martensitanteil: die höchste erreichbare Härte, die Mindesthärte für 50 oder 90 % Martensit und der Martensitanteil aus einer gemessenen Härte.',
  inputs: {
    steel: 'Gelöste Gehalte',
    martensitePercent: 'Martensitanteil',
    coolingRateCPerS: 'Abkühlgeschwindigkeit bei 700 °C',
    measured: 'Gemessene Härte',
    measuredHRC: 'Gemessene Härte',
  },
  choices: { 'measured.none': 'nicht angegeben', 'measured.given': 'Martensitanteil bestimmen' },
  outputs: {
    hardnessHRC: 'Härte bei diesem Martensitanteil',
    hardnessHV: 'In Vickers umgewertet',
    foundMartensitePercent: 'Martensitanteil aus der gemessenen Härte',
    fullMartensiteHRC: '99,9 % Martensit, ASTM A255',
    burnsHRC: '100 % Martensit, Burns, Moore & Archer',
    thumbFullHRC: '100 % Martensit, Faustformel',
    maynierHV: 'Martensit, Maynier',
    maynierHRC: 'Martensit, Maynier, in Rockwell',
    thumbNinetyHRC: '90 % Martensit, Faustformel',
    halfMartensiteHRC: '50 % Martensit, ASTM A255',
    thumbHalfHRC: '50 % Martensit, Faustformel',
  },
  warnings: {
    below_half:
      '{measured} HRC liegt unter der Härte von 50 % Martensit ({low} HRC): Der Anteil lässt sich daraus nicht bestimmen.',
    above_full:
      '{measured} HRC liegt über der Härte von 100 % Martensit bei diesem Kohlenstoffgehalt ({high} HRC): Analyse oder Messung prüfen.',
    carbon_cap:
      'C = {carbon} %: {source} liest die Tabelle nur bis 0,70 % C (50 %: 0,74 %); verwendet wird der Wert dort.',
    retained_austenite: 'C = {carbon} % liegt über 0,6 %: Restaustenit senkt die Abschreckhärte.',
    impossible_hardness:
      'Über {rockwell} HRC ({vickers} HV), dem Ende der Rockwell-C-Skala ({source}), wird kein Formelwert angegeben: Härter kann Stahl nicht sein.',
    outside_table: '{output}: außerhalb der Umwertungstabelle ({source}), nur Vickers.',
    chart_only:
      '{source} haben ein Diagramm ohne Gleichung veröffentlicht; die Werte zwischen 50 und 99,9 % sind eine Näherung daran (etwa ±1,5 HRC).',
    dissolved_carbon:
      'Den im Austenit gelösten Kohlenstoff eingeben; nicht gelöste Carbide härten den Martensit nicht.',
  },
  chart: {
    overCarbon: 'Härte über dem Kohlenstoffgehalt',
    overMartensite: 'Härte über dem Martensitanteil',
    carbon: 'Kohlenstoff',
    hardness: 'Härte',
    martensite: 'Martensitanteil',
    burns: '20 + 60 √C',
    steel: '{steel}',
  },
  changes: {
    carbonMissing:
      'Ohne angegebenen Kohlenstoffgehalt gelten Ergebnisse als außerhalb des Bereichs, ohne Band, und Urteile entfallen',
    possibleHardness:
      'Werte über 68 HRC oder 940 HV, die Stahl nicht haben kann, entfallen; bei 1,3 % C wurden bis zu 100 HRC angegeben',
    full: 'Jeder Martensitanteil ab 50 % kann eingegeben werden; die Kurven sind gestrichelt, wo die Norm endet',
    first: 'Erste Fassung',
  },
  examples: {
    'carbon-10': '0,10 % C, Tabelle der ASTM A255',
    'carbon-30': '0,30 % C, Tabelle der ASTM A255',
    'carbon-60': '0,60 % C, Tabelle der ASTM A255',
    root: '20 + 60 √C bei 0,45 % C',
    ninety: '90 % Martensit bei 0,40 % C',
    s8620: '8620 bei 20 °C/s, Maynier',
  },
} satisfies CalculatorTexts;
