import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Härtbarkeit in einer Zahl aus der Schmelzenanalyse und der größte Stab, der in Ihrem Bad im Kern 50 % Martensit erreicht.',
  inputs: {
    idealFrom: 'Herkunft des DI',
    steel: 'Schmelzenanalyse',
    enteredIdealMm: 'Idealer kritischer Durchmesser DI',
    grainCorrection: 'Korngröße',
    grainSize: 'Austenitkorngröße G',
    medium: 'Abschreckmittel',
    severityPerInch: 'Abschreckintensität H',
    barDiameterMm: 'Zu prüfender Stabdurchmesser',
  },
  choices: {
    'idealFrom.analysis': 'Analyse',
    'idealFrom.entered': 'eigener Wert',
    'grainCorrection.none': 'wie die Norm (G 7)',
    'grainCorrection.grossmann': 'nach Grossmann umrechnen',
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
    'medium.custom': 'Eigener H-Wert',
  },
  outputs: {
    idealDiameterMm: 'Idealer kritischer Durchmesser DI',
    criticalDiameterMm: 'Kritischer Durchmesser in diesem Bad',
    idealDiameterInch: 'DI in Zoll',
    criticalDiameterInch: 'Kritischer Durchmesser in Zoll',
    requiredIdealMm: 'Erforderlicher DI für den Stab',
    barHardens: 'Stab erreicht im Kern 50 % Martensit',
    factorC: 'Faktor C',
    factorMn: 'Faktor Mn',
    factorSi: 'Faktor Si',
    factorNi: 'Faktor Ni',
    factorCr: 'Faktor Cr',
    factorMo: 'Faktor Mo',
    factorCu: 'Faktor Cu',
    factorV: 'Faktor V',
    factorZr: 'Faktor Zr',
  },
  values: {
    'barHardens.yes': 'ja',
    'barHardens.no': 'nein',
  },
  warnings: {
    no_carbon_factor: 'C = {carbon} %: {source} gibt über 0,90 % keinen Kohlenstofffaktor an; kein DI.',
    boron_not_counted:
      'Die Analyse enthält Bor; seine Wirkung ist hier nicht berücksichtigt. Siehe Stirnabschreck-Härtbarkeit.',
    grain_estimate:
      'Die Kornkorrektur ist dem Diagramm von {source} angepasst, ±5 %; ASTM A255 setzt G 7 voraus.',
    fine_grain: '{source} setzt Feinkorn (G 7) voraus. Gröberes Korn härtet tiefer ein.',
    severity_varies:
      'H ({source}) ist keine Konstante eines Bades: Badbewegung, Temperatur und Querschnitt ändern den Wert.',
    half_martensite: 'Der kritische Durchmesser bedeutet 50 % Martensit im Kern, nicht 90 oder 99 %.',
    factors_not_used: 'DI wurde eingegeben: Die Faktoren der Analyse werden nicht verwendet.',
  },
  chart: {
    factors: 'Multiplikationsfaktoren über dem Gehalt',
    grossmann: 'Kritischer Durchmesser über DI (Grossmann)',
    content: 'Gehalt',
    factor: 'Faktor',
    ideal: 'Idealer kritischer Durchmesser',
    critical: 'Kritischer Durchmesser',
    steel: '{steel}',
  },
  changes: {
    carbonMissing:
      'Ohne angegebenen Kohlenstoffgehalt gelten Ergebnisse als außerhalb des Bereichs, ohne Band, und Urteile entfallen',
    mediumFirst:
      'Abschreckmittel und Stab stehen als erste Eingaben; das Diagramm passt sich dem Stahl an und nennt jedes H am Ende seiner Linie',
    first: 'Erste Fassung',
  },
  examples: {
    tables: 'Faktoren aus den Tabellen der ASTM A255',
    s4140: '4140 (42CrMo4), typische Analyse',
    s4340: '4340, typische Analyse',
    c45: 'C45, typische Analyse',
    oil: 'DI 2,0 in, H 0,35',
    water: 'DI 2,0 in, H 1,0',
    brine: 'DI 2,0 in, H 5',
    'large-oil': 'DI 4,7 in, H 0,5',
    'large-water': 'DI 4,7 in, H 1,5',
  },
} satisfies CalculatorTexts;
