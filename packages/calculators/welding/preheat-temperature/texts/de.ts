import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Mindest-Vorwärm- und Zwischenlagentemperatur gegen Kaltrisse in ferritischem Stahl nach EN 1011-2 Methode B, Ito-Bessyo, AWS D1.1 und Séférian im Vergleich.',
  inputs: {
    steel: 'Schmelzenanalyse',
    thicknessMm: 'Blechdicke (dickeres Teil)',
    hydrogenMl: 'Diffusibler Wasserstoff',
    hydrogenBy: 'Wasserstoff gemessen nach',
    heatInputKJmm: 'Wärmeeinbringung',
    restraint: 'Einspanngrad',
    combinedThicknessMm: 'Kombinierte Werkstückdicke',
    weldMetalCet: 'CET des Schweißguts (0: ohne)',
    decidingMethod: 'Maßgebendes Verfahren',
    yieldMPa: 'Streckgrenze',
  },
  choices: {
    'hydrogenBy.iso-3690': 'ISO 3690',
    'hydrogenBy.glycerine': 'Glycerinverfahren (JIS)',
    'decidingMethod.method-b': 'EN 1011-2, Methode B',
    'decidingMethod.ito-bessyo': 'Ito & Bessyo',
    'decidingMethod.aws': 'AWS D1.1',
    'decidingMethod.highest': 'Höchster der drei Werte',
    'restraint.low': 'gering',
    'restraint.medium': 'mittel',
    'restraint.high': 'hoch',
  },
  outputs: {
    neededC: 'Vorwärmtemperatur',
    roundedC: 'Vorwärmung in der Praxis, auf 5 °C aufgerundet',
    methodBVerdict: 'EN 1011-2, Methode B',
    itoBessyoVerdict: 'Ito & Bessyo',
    awsVerdict: 'AWS D1.1, Wasserstoffkontrolle',
    seferianVerdict: 'Séférian',
    methodBC: 'EN 1011-2, Methode B',
    itoBessyoC: 'Ito & Bessyo',
    awsC: 'AWS D1.1, Wasserstoffkontrolle',
    seferianC: 'Séférian',
    highestC: 'Höchster Wert der drei Verfahren, die Wasserstoff berücksichtigen',
    highestBy: 'Verfahren mit dem höchsten Wert',
    termCetC: 'Methode B: Anteil CET',
    termThicknessC: 'Methode B: Anteil Blechdicke',
    termHydrogenC: 'Methode B: Anteil Wasserstoff',
    termHeatC: 'Methode B: Anteil Wärmeeinbringung',
    CET: 'Maßgebender CET',
    Pcm: 'Pcm',
    Pc: 'Rissparameter Pc',
    CE_IIW: 'CE (IIW)',
    CEN: 'CEN',
    susceptibilityIndex: 'Empfindlichkeitsindex',
    groupByFormula: 'Gruppe nach der Formel',
    groupByTable: 'Gruppe nach der gedruckten Tabelle',
    thicknessWithoutPreheatMm: 'Kombinierte Dicke ohne Vorwärmen (Tabelle C.1)',
    coveredByTable: 'EN 1011-2, Methode A',
  },
  values: {
    'highestBy.method-b': 'EN 1011-2, Methode B',
    'highestBy.ito-bessyo': 'Ito & Bessyo',
    'highestBy.aws': 'AWS D1.1',
    'highestBy.method-b-extrapolated': 'EN 1011-2, Methode B, extrapoliert',
    'highestBy.ito-bessyo-extrapolated': 'Ito & Bessyo, extrapoliert',
    'groupByFormula.A': 'A',
    'groupByFormula.B': 'B',
    'groupByFormula.C': 'C',
    'groupByFormula.D': 'D',
    'groupByFormula.E': 'E',
    'groupByFormula.F': 'F',
    'groupByFormula.G': 'G',
    'groupByTable.A': 'A',
    'groupByTable.B': 'B',
    'groupByTable.C': 'C',
    'groupByTable.D': 'D',
    'groupByTable.E': 'E',
    'groupByTable.F': 'F',
    'groupByTable.G': 'G',
    'methodBVerdict.none': 'kein Vorwärmen nötig',
    'itoBessyoVerdict.none': 'kein Vorwärmen nötig',
    'awsVerdict.none': 'kein Vorwärmen nötig',
    'seferianVerdict.none': 'kein Vorwärmen nötig',
    'coveredByTable.covered': 'ohne Vorwärmen schweißbar',
    'coveredByTable.too-thick': 'dicker, als die Tabelle ohne Vorwärmen zulässt',
    'coveredByTable.not-covered': 'von Tabelle C.1 nicht erfasst',
  },
  warnings: {
    governing_outside: 'Außerhalb des Gültigkeitsbereichs des maßgebenden Verfahrens: {list}.',
    governs_method_b:
      'Maßgebend ist EN 1011-2, Methode B: Nur sie berücksichtigt auch die Wärmeeinbringung. Ein anderes Verfahren ist unter „Maßgebendes Verfahren“ wählbar.',
    governs_other:
      'Maßgebend ist das unter „Maßgebendes Verfahren“ gewählte. Nur EN 1011-2, Methode B berücksichtigt auch die Wärmeeinbringung.',
    not_practicable:
      'Keine ausführbare Vorwärmtemperatur: Das Verfahren ergibt mehr als {limit} °C, weit außerhalb seines Gültigkeitsbereichs. Anderen Zusatz oder anderes Schweißverfahren wählen.',
    too_little_hydrogen:
      'Auf die Glycerinskala umgerechnet bleibt kein Wasserstoff: kein Wert nach {source}.',
    yield_too_high: 'Eine Streckgrenze über 1000 MPa liegt außerhalb der Methode B ({source}).',
    not_stainless:
      'Über 5 % Cr oder Ni gelten diese Verfahren nicht: Schaeffler- oder WRC-1992-Diagramm verwenden.',
    boron_unit: 'Bor wird in Ma.-% angegeben, nicht in ppm. Bitte prüfen.',
    beyond_aws_table: 'Pcm liegt jenseits einer Tabelle von {source}.',
    groups_differ:
      '{source}: Die Formel ergibt Gruppe {formula}, die gedruckte Tabelle {table}. Verwendet wird die strengere.',
    no_preheat:
      'Kein Vorwärmen nötig: Das maßgebende Verfahren ergibt höchstens 20 °C. Trocken und ab 5 °C schweißen.',
    hydrogen_scale:
      '{source} rechnet mit Wasserstoff nach dem Glycerinverfahren; die Umrechnung aus ISO 3690 ist um ±0,3 ml/100 g unsicher.',
    restraint_raises:
      'Methode B setzt Eigenspannungen in Höhe der Streckgrenze voraus; starke Einspannung erfordert mehr, einlagige Kehlnähte oft weniger ({source}).',
    seferian_plain:
      '{source} berücksichtigt weder Wasserstoff noch Wärmeeinbringung: für heutige Stähle auf der sicheren Seite, nur zum Vergleich.',
  },
  chart: {
    overCet: 'Methode B über CET',
    overThickness: 'Verfahren über Blechdicke',
    overHydrogen: 'Methode B über Wasserstoff',
    cet: 'CET',
    preheat: 'Vorwärmtemperatur',
    thickness: 'Blechdicke',
    hydrogen: 'Diffusibler Wasserstoff',
    methodB: 'Methode B',
    itoBessyo: 'Ito & Bessyo',
    aws: 'AWS D1.1',
  },
  changes: {
    exampleIsDefault: 'Das Rechenbeispiel ist der Stahl, mit dem der Rechner öffnet',
    seferianUnconfirmed:
      'Séférian ist wieder als nicht bestätigt gekennzeichnet: nur ein Rechenblatt ohne Autor druckt die Formel',
    readAgain:
      'Ito & Bessyo und Séférian sind nicht mehr als nicht bestätigt gekennzeichnet: Texte mit ihren Formeln wurden gefunden',
    unconfirmed:
      'Ito & Bessyo und Séférian sind als nicht bestätigt gekennzeichnet: ein verlässlicher Text mit ihren Formeln wurde nicht gefunden',
    highestCounts:
      'Der höchste der drei Werte berücksichtigt auch extrapolierte und fällt daher nie mit der Dicke; eine Zeile nennt sein Verfahren',
    upwards:
      'Nie mehr abgerundet: Ergebnis, Diagramm und höchster Wert in ganzen Grad nach oben; nennt den Grund außerhalb des Gültigkeitsbereichs und zeichnet solche Kurven gestrichelt',
    governs:
      'Nennt das maßgebende Verfahren und den Grund; Methode B mit dem Bereich ihrer Stähle; Séférian, ohne Wasserstoff, wird nicht mehr gezeichnet',
    onCurve:
      'Das Ergebnis ist der Wert der maßgebenden Kurve, der auf 5 °C aufgerundete Wert steht darunter. Verfahren ohne Vorwärmung weisen dies aus, und die Tabelle von AWS D1.1 ist als Treppe gezeichnet',
    withheld:
      'Über 450 °C wird keine Vorwärmtemperatur mehr angegeben, weil sie nicht ausführbar ist; bisher stand der Wert mit einer Warnung da',
    highestInRange: 'Der höchste Wert berücksichtigt nur Verfahren in ihrem Gültigkeitsbereich',
    tenths: 'Rundet erst ab einem Zehntelgrad auf: 100,003 °C bleiben 100 °C',
    practicable: 'Warnt vor einer Vorwärmung über 450 °C, die nicht ausführbar ist',
    first: 'Erste Fassung',
  },
  examples: {
    s355j2: 'S355J2, 25 mm, 5 ml/100 g, 1,2 kJ/mm',
    'cet-040': 'Methode B: CET 0,40, 30 mm, HD 4, 1 kJ/mm',
    'cet-031': 'Methode B: CET 0,31, 25 mm, HD 5, 1,2 kJ/mm',
    'cet-038': 'Methode B: CET 0,38, 60 mm, HD 3, 1,5 kJ/mm',
    'much-heat': 'Methode B: 4 kJ/mm auf 10 mm',
    none: 'Methode B unter Raumtemperatur: kein Vorwärmen',
    'ito-bessyo': 'Ito-Bessyo: Pcm 0,25, H 5, 30 mm',
    'aws-d': 'AWS: Pcm unter 0,28, H2, hoher Einspanngrad, 50 mm (AWS-Forum, Beitrag 129522)',
    'table-c1': 'EN 1011-2, Tabelle C.1: CE 0,43, 2 kJ/mm, HD 8',
  },
} satisfies CalculatorTexts;
