import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Wie lange ein Stab oder eine Platte im Abschreckbad bleibt, bis er kalt genug ist, und seine mittlere Temperatur beim Herausnehmen.',
  inputs: {
    shape: 'Form',
    diameterMm: 'Durchmesser',
    thicknessMm: 'Dicke',
    widthMm: 'Breite',
    austenitizingTemperatureC: 'Austenitisiertemperatur',
    medium: 'Abkühlbedingung',
    heatTransferWm2K: 'Wärmeübergangskoeffizient',
    bathTemperatureC: 'Badtemperatur',
    criterion: 'Kriterium',
    centreTargetC: 'Angestrebte Kerntemperatur',
    averageTargetC: 'Angestrebte mittlere Temperatur',
    martensiteStartC: 'Martensit-Starttemperatur (Ms)',
    conductivityWmK: 'Wärmeleitfähigkeit',
    densityKgM3: 'Dichte',
    specificHeatJkgK: 'Spezifische Wärmekapazität',
  },
  choices: {
    'shape.round': 'Rundstab',
    'shape.rectangular': 'Rechteckig',
    'medium.still-air': 'Ruhende Luft',
    'medium.fan-air': 'Bewegte Luft (Ventilator)',
    'medium.oil-still': 'Öl, ruhend',
    'medium.oil-moderate': 'Öl, mäßige Badbewegung',
    'medium.oil-good': 'Öl, gute Badbewegung',
    'medium.oil-violent': 'Öl, heftige Badbewegung',
    'medium.polymer': 'Polymerlösung 10 bis 15 %, bewegt',
    'medium.water-still': 'Wasser, ruhend',
    'medium.water-agitated': 'Wasser, bewegt',
    'medium.water-violent': 'Wasser, heftige Badbewegung',
    'medium.brine-violent': 'Salzlösung, heftige Badbewegung',
    'medium.custom': 'Eigener Wärmeübergangskoeffizient',
    'criterion.centre': 'Kerntemperatur',
    'criterion.average': 'Mittlere Temperatur',
    'criterion.martensite': 'Kern 100 °C unter Ms',
  },
  outputs: {
    immersionTimeMin: 'Tauchzeit',
    averageTemperatureC: 'Mittlere Temperatur',
    centreTemperatureC: 'Kerntemperatur',
    surfaceTemperatureC: 'Oberflächentemperatur',
    heatTransferCoefficientWm2K: 'Wärmeübergangskoeffizient',
    biot: 'Biot-Zahl',
    regularRegimeTimeMin: 'Gegenprobe: geschlossene Formel nach Kobasko',
  },
  warnings: {
    never_reached:
      'In diesem Bad werden {target} °C nie erreicht: kälteres Bad oder höhere Zieltemperatur wählen.',
    crack_risk:
      'Rissgefahr bei Stahl über 0,4 % C und legiertem Stahl über 0,3 % C: bei mittlerer Temperatur von 100 bis 150 °C herausnehmen und sofort anlassen.',
    width_below_thickness:
      'Die Breite ist kleiner als die Dicke: Als Dicke gilt die kleinere Seite, und die Oberflächentemperatur ist die der breiten Fläche.',
    average_film:
      'Der Wärmeübergangskoeffizient ist ein Mittelwert aus der Abschreckintensität ({source}): Dampfhautphase und Erwärmung des Bades sind nicht enthalten.',
    short_pieces:
      'Für lange Teile; Teile, die kürzer als das Dreifache des Durchmessers oder der Dicke sind, kühlen schneller ab.',
  },
  chart: {
    cooling: 'Abkühlkurve',
    timeOverSize: 'Tauchzeit über der Abmessung',
    time: 'Zeit',
    temperature: 'Temperatur',
    centre: 'Kern',
    average: 'Mittel',
    surface: 'Oberfläche',
    target: 'Ziel',
    martensiteStart: 'Ms',
    removal: 'Herausnehmen',
    diameter: 'Durchmesser',
    thickness: 'Kleinere Seite, gleiches Seitenverhältnis',
    immersionTime: 'Tauchzeit',
    oilGood: 'Öl, gute Badbewegung',
    polymer: 'Polymerlösung',
    waterAgitated: 'Wasser, bewegt',
    waterViolent: 'Wasser, heftig bewegt',
  },
  changes: {
    anyWidth:
      'Rechtecke jeder Breite werden mit ihren Schmalseiten berechnet; ab der zehnfachen Dicke galten sie als unendliche Platte, und die Zeit bis zu einer mittleren Temperatur sprang um 8 %',
    smallerSide:
      'Die kleinere Seite eines Rechtecks ist seine Dicke, auch für die Biot-Zahl; ein Ziel unter der Badtemperatur wird abgelehnt',
    first: 'Erste Fassung',
  },
  examples: {
    'round-water': 'Rundstab 100 mm, 870 °C, bewegtes Wasser',
    'round-oil': 'Rundstab 50 mm, 870 °C, Öl mit guter Badbewegung',
    'block-water': 'Stab 100 × 200 mm, 870 °C, bewegtes Wasser',
    'large-average': 'Rundstab 300 mm, 880 °C, im Mittel 150 °C',
    'small-oil': 'Rundstab 25 mm, 850 °C, Öl mit mäßiger Badbewegung',
  },
  problems: { not_above_bath: '{label}: Das Ziel von {target} °C muss über den {bath} °C des Bades liegen.' },
} satisfies CalculatorTexts;
