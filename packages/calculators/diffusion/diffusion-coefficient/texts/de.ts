import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { elements, labels } from './shared.ts';

export default {
  summary:
    'Diffusionskoeffizient eines Elements in Ferrit oder Austenit, der Diffusionsweg in gegebener Zeit und wie weit die veröffentlichten Daten übereinstimmen.',
  inputs: {
    element: 'Element',
    phase: 'Phase',
    dataSet: 'Daten',
    temperatureC: 'Temperatur',
    timeH: 'Zeit',
    C: 'Kohlenstoffgehalt',
    distanceUm: 'Weg',
  },
  choices: {
    ...elements('Fe (Selbstdiffusion)'),
    'phase.ferrite': 'Ferrit, Deltaferrit (krz)',
    'phase.austenite': 'Austenit (kfz)',
    'dataSet.preferred': 'nach Gültigkeitsbereich',
    ...labels('dataSet.', '', 'Datensammlungen für Erstarrungsmodelle'),
  },
  outputs: {
    diffusivityM2S: 'Diffusionskoeffizient',
    distanceSqrtUm: 'Diffusionsweg √(Dt)',
    distanceTwoSqrtUm: 'Diffusionsweg 2√(Dt)',
    timeSqrtH: 'Zeit bis √(Dt) = x',
    timeTwoSqrtH: 'Zeit bis 2√(Dt) = x',
    logDiffusivity: 'log D (D in m²/s)',
    diffusivityCm2S: 'Diffusionskoeffizient in cm²/s',
    diffusivityUm2S: 'Diffusionskoeffizient in µm²/s',
    spreadFactor: 'Größter zu kleinstem veröffentlichten Wert',
    ...labels('', 'M2S', 'Datensammlungen für Erstarrungsmodelle'),
  },
  warnings: {
    needs_carbon:
      'Unter 912 °C ist Austenit nur mit Kohlenstoff oder anderen Legierungselementen stabil: Es gelten Ae1 und Ae3 des Stahls.',
    no_data: 'Für {element} in dieser Phase gibt es keinen verlässlichen Wert; es wird keiner angegeben.',
    phase_not_stable:
      'In reinem Eisen ist diese Phase bei dieser Temperatur nicht stabil (Ferrit unter 912 °C, Austenit 912 bis 1394 °C, darüber Deltaferrit). Bei Stählen gelten Ae1 und Ae3.',
    below_curie:
      'Unter der Curie-Temperatur (770 °C) ist die substitutionelle Diffusion in Ferrit langsamer als nach diesen Daten, bei 600 °C um den Faktor 3 bis 10.',
    data_differ:
      'Die veröffentlichten Werte unterscheiden sich um den Faktor {spread}. Verwenden Sie den Bereich, nicht einen Einzelwert.',
    hydrogen_traps:
      'Fallen bremsen Wasserstoff in realen Stählen, vor allem unter 200 °C: siehe den Rechner zum Wasserstoffarmglühen.',
    lattice_only:
      'Gitterdiffusion in verdünnter Lösung; Korngrenzen und Versetzungen sind nicht berücksichtigt.',
  },
  problems: {
    no_such_data: '{label}: Dieser Autor hat keine Daten für {element} in dieser Phase. Vorhanden: {sets}.',
  },
  chart: {
    temperature: 'Temperatur in °C',
    arrhenius: 'Diffusionskoeffizient über der Temperatur',
    distance: 'Diffusionsweg',
    inverseTemperature: 'Kehrwert der Temperatur',
    logDiffusivity: 'Diffusionskoeffizient',
    time: 'Zeit',
  },
  changes: {
    tibbettsRead:
      'Kohlenstoff in Austenit nach Tibbetts ist nicht mehr als nicht bestätigt gekennzeichnet: ein Programm nach Khan & Gautham 2018 druckt die Zahlen',
    tibbettsUnconfirmed:
      'Kohlenstoff in Austenit nach Tibbetts ist als nicht bestätigt gekennzeichnet; bei Ågren stehen die Jahre beider Arbeiten, 1982 zu Ferrit und 1986 zu Austenit',
    notStable:
      'Außerhalb des Bereichs, wo die Phase nicht stabil ist; von 727 bis 912 °C nennt ein Hinweis den nötigen Kohlenstoff',
    callisterRead:
      'Kohlenstoff und Stickstoff in Ferrit nach Callister, 9. Aufl., sind nicht mehr als nicht bestätigt gekennzeichnet',
    wertFirst:
      'Kohlenstoff in Ferrit wird zuerst nach Wert angegeben: Über 600 °C stimmen gemessene Einkristalle mit dieser Geraden überein, während Ågren etwa doppelt so hoch liegt',
    ferriteBranches:
      'Kohlenstoff in Ferrit nach Ågren hat oberhalb der Curie-Temperatur seinen zweiten Ast: Die Konstante im Arkustangens war zehnmal zu klein; die Werte steigen auf bis zum 3-Fachen',
    ownRange:
      'Außerhalb nur, wo es der Autor des angezeigten Werts ist; der Faktor zwischen den Daten hat zwei signifikante Stellen',
    pureIron: 'Die Felder des Diagramms sind als Felder von reinem Eisen benannt',
    fewerDigits:
      'Zwei signifikante Stellen, da sich die veröffentlichten Werte um einen Faktor unterscheiden; das Diagramm ist den Kurven angepasst',
    carbonFirst: 'Beginnt mit Kohlenstoff in Austenit bei 930 °C, innerhalb des Bereichs der Daten',
    oneAuthor:
      'Bevorzugt wird bei jeder Temperatur derselbe Autor: D steigt immer mit der Temperatur (Fe im Ferrit: Callister; C im Austenit: Ågren)',
    first: 'Erste Fassung',
  },
  examples: {
    'iron-ferrite': 'Eisen in Ferrit bei 900 °C (Callister: 1,8 · 10⁻¹⁵ m²/s)',
    'carbon-900': 'Kohlenstoff in Austenit bei 900 °C (Callister: 5,9 · 10⁻¹² m²/s)',
    'carbon-1100': 'Kohlenstoff in Austenit bei 1100 °C (Callister: 5,3 · 10⁻¹¹ m²/s)',
    manganese: 'Mangan in Austenit, 42CrMo4, 1200 °C, 10 h',
    'carbon-fits': 'Kohlenstoff in Austenit bei 900 °C und 0,8 % C: drei unabhängige Ansätze',
  },
} satisfies CalculatorTexts;
