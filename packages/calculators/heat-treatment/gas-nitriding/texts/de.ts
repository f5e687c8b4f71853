import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Nitrierkennzahl aus Bürette, Wasserstoffsensor oder Gasmengen, ihr Ort im Lehrer-Diagramm und die Tiefe, die der Stickstoff erreicht.',
  inputs: {
    temperatureC: 'Nitriertemperatur',
    timeH: 'Nitrierdauer',
    gasBy: 'Grundlage der Atmosphäre',
    dissociationPercent: 'Bürettenablesung (Spaltgrad)',
    hydrogenPercent: 'Wasserstoff im Ofengas',
    ammoniaInletPercent: 'Ammoniak im Frischgas',
    hydrogenInletPercent: 'Wasserstoff im Frischgas',
    crackedPercent: 'Gespaltenes Ammoniak (wahrer Anteil)',
    wantedPotential: 'Gewünschte Nitrierkennzahl',
    pressureAtm: 'Druck im Ofen',
    steel: 'Schmelzenanalyse',
    layerBy: 'Verbindungsschicht aus Messungen',
    layerUm: 'Gemessene Schichtdicke',
    layerTimeH: 'Dauer zur ersten Schicht',
    layerTemperatureC: 'Temperatur zur ersten Schicht',
    secondLayerUm: 'Zweite gemessene Schicht',
    secondLayerTimeH: 'Dauer zur zweiten Schicht',
    secondLayerTemperatureC: 'Temperatur zur zweiten Schicht',
  },
  choices: {
    'gasBy.burette': 'Bürette (reines Ammoniak)',
    'gasBy.hydrogen': 'Wasserstoffsensor (reines Ammoniak)',
    'gasBy.inlet': 'Gasmengen und Spaltanteil',
    'gasBy.potential': 'Gewünschte Nitrierkennzahl',
    'layerBy.none': 'Keine',
    'layerBy.one': 'Eine Schicht, gleiche Temperatur',
    'layerBy.two': 'Zwei Schichten bei zwei Temperaturen',
  },
  outputs: {
    surfaceNitrogenPercent: 'Stickstoff im Ferrit am Rand',
    nitridingPotential: 'Nitrierkennzahl',
    phase: 'Phase an der Oberfläche von Reineisen',
    depthMm: 'Tiefe der Diffusionsschicht',
    nitridingPotentialBar: 'Nitrierkennzahl in 1/√bar',
    dissociationReadingPercent: 'Bürettenablesung (Spaltgrad)',
    crackedAmmoniaPercent: 'Gespaltenes Ammoniak (wahrer Anteil)',
    ammoniaAtm: 'Partialdruck Ammoniak',
    hydrogenAtm: 'Partialdruck Wasserstoff',
    nitrogenAtm: 'Partialdruck Stickstoff',
    gammaPrimeBoundary: 'Grenze α/γ′',
    epsilonBoundary: 'Grenze γ′/ε',
    ironDepthMm: 'Reichweite in Reineisen, 2√(Dt)',
    nitrogenDiffusivityM2s: 'Diffusionskoeffizient von Stickstoff in Ferrit',
    nitrogenSolubilityPercent: 'Löslichkeit von Stickstoff in Ferrit',
    boundNitrogenPercent: 'Von Cr, Al, V und Mo gebundener Stickstoff',
    compoundLayerUm: 'Verbindungsschicht',
    layerActivationKJmol: 'Aktivierungsenergie der Schicht',
  },
  values: {
    'phase.beyond': 'über 592 °C: außerhalb des Diagramms',
    'phase.ferrite': 'α: keine Verbindungsschicht',
    'phase.gamma-prime': 'γ′ (Fe₄N)',
    'phase.epsilon': 'ε (Fe₂₋₃N)',
  },
  warnings: {
    saturated:
      'Unter einer Verbindungsschicht ist der Ferrit gesättigt: Eine höhere Kennzahl macht die Schicht dicker, die Diffusionszone aber nicht tiefer.',
    not_saturated:
      'Zu schwach für eine Verbindungsschicht: Der Rand ist nicht mit Stickstoff gesättigt, die Tiefe sinkt mit der Wurzel der Kennzahl.',
    above_eutectoid:
      'Über {limit} °C bildet sich Stickstoffaustenit: Die Phasen des Diagramms gelten nicht mehr, keine wird genannt.',
    no_hydrogen: 'Ohne Wasserstoff ist die Nitrierkennzahl unbegrenzt: Noch nichts ist gespalten.',
    diluted:
      'Mit Stickstoff im Frischgas gilt die Bürettenregel für reines Ammoniak (75 % Wasserstoff) nicht.',
    pure_ammonia: 'Reines Ammoniak als Frischgas: Bei Spaltgas oder Verdünnung bitte Gasmengen wählen.',
    pure_iron:
      'Die Phasen gelten für Reineisen ({source}); Kohlenstoff und Legierungselemente verschieben die Grenzen.',
    no_nitride_former:
      'Ohne Chrom, Aluminium, Vanadium, Titan oder Molybdän wird kein Stickstoff gebunden: Die Tiefe ist die Diffusionslänge in reinem Eisen.',
    dissolved_only:
      'Die Tiefe setzt voraus, dass alle Nitridbildner gelöst sind; in Carbiden gebundene Anteile binden weniger Stickstoff, und die Schicht wird tiefer.',
    layer_needs_point:
      'Für die Verbindungsschicht gibt es keine für alle Stähle gültige Wachstumskonstante: Bitte eine gemessene Schicht eingeben.',
  },
  problems: {
    slower_when_hotter: '{label}: Bei der höheren Temperatur muss die Schicht schneller wachsen.',
    inlet_sum: '{label}: Ammoniak und Wasserstoff im Frischgas ergeben {value} %, mehr als 100 %.',
    same_temperature: '{label}: Die zweite Schicht braucht eine andere Temperatur als die erste.',
  },
  chart: {
    lehrer: 'Lehrer-Diagramm (Reineisen)',
    depth: 'Tiefe über der Wurzel der Zeit',
    temperature: 'Temperatur',
    potential: 'Nitrierkennzahl',
    rootTime: 'Wurzel der Zeit',
    depthAxis: 'Tiefe',
    iron: 'Reineisen, 2√(Dt)',
    steel: '{steel}',
  },
  changes: {
    titanium: 'Titan bindet Stickstoff als TiN: Die Tiefe von Stählen mit Titan ist kleiner',
    potentialCounts:
      'Die Nitrierkennzahl wirkt auf die Tiefe, wo keine Verbindungsschicht entsteht; auch Vanadium und Molybdän binden Stickstoff',
    first: 'Erste Fassung',
  },
  examples: {
    'burette-30': 'Reines Ammoniak, Bürette 30 %',
    'burette-60': 'Reines Ammoniak, Bürette 60 %',
    'wanted-potential': 'Bürettenablesung für K_N 3',
    diluted: '60 % Ammoniak, 40 % Stickstoff, halb gespalten',
    'chromium-depth': '1 % Chrom, 520 °C, 20 h',
    boundaries: 'Grenzen bei 520 °C',
  },
} satisfies CalculatorTexts;
