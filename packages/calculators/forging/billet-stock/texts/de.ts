import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Einsatzgewicht und Abschnittlänge eines Schmiedestücks mit allen Verlusten, Stückzahl und Reststück je Stab sowie das Maß bei Schmiedetemperatur.',
  inputs: {
    by: 'Gegeben',
    partMassKg: 'Masse des Fertigteils',
    machiningPercent: 'Bearbeitungszugabe, Anteil am Teil',
    flashPercent: 'Grat, Anteil am Schmiedestück',
    heats: 'Wärmen (Erwärmungen)',
    firstScalePercent: 'Zunderverlust, erste Wärme',
    reheatScalePercent: 'Zunderverlust, jede weitere Wärme',
    cropPercent: 'Endenabfall, Anteil am Einsatz',
    stockMassKg: 'Einsatzgewicht',
    cutLengthMm: 'Abschnittlänge',
    barShape: 'Stab',
    barSizeMm: 'Durchmesser oder Kantenlänge',
    cornerRadiusMm: 'Kantenradius',
    densityKgM3: 'Dichte, kalt',
    barLengthMm: 'Stablänge',
    endTrimMm: 'Endenbeschnitt je Stab',
    kerfMm: 'Schnittfuge',
    metal: 'Werkstoff',
    forgingTemperatureC: 'Schmiedetemperatur',
    C: 'Kohlenstoff',
    expansion: 'Mittlere Ausdehnung ab 20 °C',
  },
  choices: {
    'by.part': 'Masse des Fertigteils',
    'by.stock': 'Einsatzgewicht',
    'by.length': 'Abschnittlänge',
    'metal.carbon-steel': 'Un-/niedriglegierter Stahl',
    'metal.austenitic': 'Austenitischer nichtrostender Stahl',
    'metal.own': 'Eigene Ausdehnung',
    'barShape.round': 'rund',
    'barShape.square': 'quadratisch',
  },
  outputs: {
    stockMassKg: 'Einsatzgewicht',
    cutLengthMm: 'Abschnittlänge',
    pieces: 'Stück je Stab',
    remnantMm: 'Reststück',
    utilisationPercent: 'Ausnutzung des Stabs',
    yieldPercent: 'Ausbringen (Fertigteil/Einsatz)',
    slenderness: 'Stauchverhältnis l/D',
    smallestUpsetDiameterMm: 'Kleinster Durchmesser zum Stauchen (l/D 2,5)',
    hotDensityKgM3: 'Dichte bei Schmiedetemperatur',
    growthPercent: 'Längenzunahme',
    hotLengthMm: 'Abschnittlänge, warm',
  },
  warnings: {
    thinner_than_kerf:
      'Das Stück ({length} mm) ist dünner als die Schnittfuge ({kerf} mm): In der Praxis wird eine solche Scheibe nicht gesägt. Dünneren Stab wählen.',
    own_expansion:
      'Die mittlere Ausdehnung muss von 20 °C bis zur Schmiedetemperatur gelten, Umwandlungen eingeschlossen.',
    austenitic_density: 'Austenitischer nichtrostender Stahl hat kalt 7900 bis 8000 kg/m³: Dichte prüfen.',
    buckling:
      'Gefahr des Ausknickens beim Stauchen: Höhe/Durchmesser = {slenderness} (Grenze 2,5, höchstens 3; {source}).',
    bar_too_short: 'Der Stab von {bar} mm ist für ein Stück zu kurz.',
    carbon_steel_only:
      'Die Dichte im Warmen ist die von Kohlenstoffstahl ({source}); für andere Metalle deren Ausdehnung verwenden.',
    shares:
      'Die Zugabe zählt vom Fertigteil, der Grat vom Schmiedestück (Fertigteil mit Zugabe), der Endenabfall vom Einsatz, der Zunder von der Masse vor jeder Wärme. Gasofen 2 bis 3 %, weitere Wärmen 1 bis 2 %, induktiv 0,5 bis 1 %.',
    density_scatter:
      'Veröffentlichte Dichten bei 1200 °C weichen um etwa 0,5 % ab ({source}); Austenit ist vorausgesetzt.',
  },
  problems: {
    not_below: '{label} = {amount}: Der Wert darf höchstens {limit} {unit} sein.',
  },
  chart: {
    balance: 'Abschnitt maßstäblich',
    width: 'Länge',
    height: 'Höhe',
    nesting: 'Aufteilung des Stabs',
    bar: 'Stablänge',
    remnant: 'Rest',
    stock: 'Einsatz',
    part: 'Teil',
    machining: 'Zugabe',
    flash: 'Grat',
    scale: 'Zunder',
    crop: 'Endenabfall',
  },
  changes: {
    thinSlices: 'Warnt vor einem Stück, das dünner als die Schnittfuge ist',
    cutFirst:
      'Bei gegebener Einsatzmasse ist die Schnittlänge das Hauptergebnis; Namen statt Punkte in der Zeichnung',
    roundBar: 'Die Zeichnung kennzeichnet Rundstäbe mit Ø und hat die Stellen der Ergebnisse',
    otherMetals:
      'Warmdichte von austenitischem nichtrostendem Stahl, von anderen Metallen über die eigene Ausdehnung',
    shorterBillet: 'Stab mit 160 statt 120 mm vorbelegt, damit der Abschnitt beim Stauchen nicht ausknickt',
    first: 'Erste Fassung',
  },
  examples: {
    flash: '50 kg Teil, 15 % Grat, 2,5 % Zunder',
    length: '60 kg aus rund 120 mm',
    nesting: '340 mm aus einem Stab von 6 m, Schnittfuge 4 mm',
    density: 'Austenit bei 1200 °C, 0,42 % C',
    'three-heats': '120 kg in drei Wärmen',
    stainless: '60 kg austenitischer nichtrostender Stahl bei 1200 °C',
  },
} satisfies CalculatorTexts;
