import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Rechnet Korngrößen-Kennzahl, mittleren Durchmesser, mittlere Sehnenlänge und Körner je Fläche ineinander um und wertet Auszähl- und Linienschnittverfahren mit Genauigkeit aus (ASTM E112, ISO 643).',
  inputs: {
    method: 'Gegeben',
    grainSize: 'Korngrößen-Kennzahl',
    diameterUm: 'Mittlerer Korndurchmesser',
    interceptUm: 'Mittlere Sehnenlänge',
    grainsPerMm2: 'Körner je mm²',
    grainsPerInch2: 'Körner je in² bei 100×',
    testArea: 'Messfläche',
    testAreaMm2: 'Messfläche im Bild',
    lineLengthMm: 'Messlinie im Bild, gesamt',
    magnification: 'Vergrößerung des Bildes',
    fields: 'Zählwerte je Messfeld',
    'fields.count': 'Körner innen oder Schnittpunkte',
    'fields.cutCount': 'Vom Rand geschnittene Körner',
  },
  choices: {
    'method.number': 'Korngrößen-Kennzahl G',
    'method.diameter': 'Mittlerer Korndurchmesser',
    'method.intercept': 'Mittlere Sehnenlänge',
    'method.per-mm2': 'Körner je mm²',
    'method.per-inch2': 'Körner je in² bei 100×',
    'method.planimetric': 'Zählwerte, Auszählverfahren',
    'method.line': 'Zählwerte, Linienschnittverfahren',
    'testArea.circle': 'Kreis',
    'testArea.rectangle': 'Rechteck',
  },
  outputs: {
    grainSize: 'Korngrößen-Kennzahl (ASTM)',
    interceptUm: 'Mittlere Sehnenlänge',
    diameterUm: 'Mittlerer Korndurchmesser',
    grainsPerMm2: 'Körner je mm²',
    grainsPerInch2: 'Körner je in² bei 100×',
    meanAreaUm2: 'Mittlere Kornfläche',
    isoGrainSize: 'Korngrößen-Kennzahl (ISO 643)',
    meanCount: 'Mittelwert je Messfeld',
    standardDeviation: 'Standardabweichung der Zählwerte',
    confidence: 'Vertrauensbereich (95 %), ±',
    relativeAccuracyPercent: 'Relative Genauigkeit (%RA)',
    accuracyCheck: 'Genauigkeit (Grenzwert 10 %)',
    grainSizeFrom: 'G, untere 95-%-Grenze',
    grainSizeTo: 'G, obere 95-%-Grenze',
  },
  values: { 'accuracyCheck.passed': 'erfüllt', 'accuracyCheck.not-passed': 'nicht erfüllt' },
  warnings: {
    beyond_table:
      'Die Tafel von {source} reicht von G {min} (Zeile 00) bis {max}; darüber hinaus ist die Formel extrapoliert.',
    few_fields: 'Ausgezählte Messfelder: {fields}. {source} verlangt mindestens 5.',
    low_accuracy:
      'Die relative Genauigkeit von {accuracy} % liegt über 10 %: mehr Messfelder auszählen ({source}).',
    few_grains:
      'Körner insgesamt: {total}. Unter 75 ist das Ergebnis unsicher; die geforderte Anzahl ist je nach Ausgabe von {source} verschieden.',
    choose_magnification:
      'Vergrößerung so wählen, dass jedes Messfeld 40 bis 100 Schnittpunkte hat ({source}).',
    methods_spread:
      'Realistische Streuung: An einer Legierung ergaben die drei Kreise G 4,13 ± 0,26, das Auszählverfahren 3,94 ± 0,15 ({source}).',
    fine_grain: 'Über G 10 ist eine hohe Vergrößerung nötig ({source}).',
    equiaxed_only:
      'Für gleichachsige, einphasige Gefüge ohne Mischkorn; Zwillinge werden nicht gezählt. Mischkorn: ASTM E1181 ({source}).',
    two_scales:
      'G aus Durchmesser und G aus Sehnenlänge weichen definitionsgemäß leicht ab: Ihre Konstanten gehören zu verschiedenen Messgrößen ({source}).',
  },
  problems: { no_counts: '{label}: Bitte mindestens ein Messfeld mit Zählwert angeben.' },
  chart: {
    nomogram: 'Größen über G',
    counts: 'Zählwerte oder Körner je mm²',
    number: 'Korngrößen-Kennzahl',
    size: 'Größe',
    meanDiameter: 'mittlerer Durchmesser',
    meanIntercept: 'mittlere Sehnenlänge',
    grains: 'Körner je mm²',
    field: 'Messfeld',
    count: 'Zählwert',
    mean: 'Mittelwert',
    confidence: '95 %',
  },
  changes: {
    beyondTagged:
      'Außerhalb der Tabelle von ASTM E112 ist das Ergebnis als außerhalb des Bereichs gekennzeichnet, auch beim Auszählen',
    tableEnds: 'Gibt an, wenn G außerhalb der Tafel von ASTM E112 liegt',
    first: 'Erste Fassung',
  },
  examples: {
    g8: 'G 8, Zeile aus ASTM E112, Tabelle 4',
    g0: 'G 0, Zeile aus ASTM E112, Tabelle 4',
    g5: 'G 5, Zeile aus ASTM E112, Tabelle 4',
    g12: 'G 12, Zeile aus ASTM E112, Tabelle 4',
    'intercept-20': 'Mittlere Sehnenlänge 20 µm',
    'grains-1000': '1000 Körner je mm²',
    planimetric: 'Ein Kreis bei 100×, 52 Körner innen, 28 geschnitten',
    'three-circles': 'Drei Kreise (500 mm) bei 200×, 85 Schnittpunkte',
    'five-fields': 'Fünf Messfelder: 62, 70, 58, 66, 64',
  },
} satisfies CalculatorTexts;
