import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { scales, superficial } from './shared.ts';

export default {
  summary:
    'Härte in allen anderen Skalen und die zugehörige Zugfestigkeit nach ISO 18265 und ASTM E140 / A370: zum Vergleich von Zeugnissen mit Zeichnungsvorgaben.',
  inputs: {
    material: 'Werkstoff',
    scale: 'Härteskala',
    value: 'Härtewert',
    by: 'Gegeben',
    vickersForceN: 'Prüfkraft (HV 10 = 98,07 N)',
    firstDiagonalMm: 'Erste Diagonale',
    secondDiagonalMm: 'Zweite Diagonale',
    brinellForceN: 'Prüfkraft (3000 kgf = 29 420 N)',
    ballMm: 'Kugeldurchmesser',
    indentationMm: 'Eindruckdurchmesser (Mittel)',
  },
  choices: {
    'material.unalloyed': 'Un-/niedriglegiert (18265 A.1)',
    'material.non-austenitic': 'Nicht austenitischer Stahl (ASTM E140)',
    'material.austenitic': 'Austenitischer nichtrostender Stahl (ASTM A370)',
    'by.value': 'Härtewert',
    'by.vickers': 'Vickerseindruck',
    'by.brinell': 'Brinelleindruck',
    ...scales,
  },
  outputs: {
    HV: 'Vickershärte',
    HBW: 'Brinellhärte',
    HRC: 'Rockwell C',
    Rm: 'Zugfestigkeit nach Tabelle',
    RmBest: 'Zugfestigkeit, vergütet (empfohlen)',
    RmBest90Low: 'Rm, Untergrenze des 90-%-Bands',
    RmBest90High: 'Rm, Obergrenze des 90-%-Bands',
    HRB: 'Rockwell B',
    HRA: 'Rockwell A',
    HK: 'Knoop-Härte (ab 500 gf)',
    ...superficial,
    HBS: 'Brinell, Stahlkugel (alt)',
    HB500: 'Brinell 10 mm / 500 kgf',
    HS: 'Shore (Skleroskop)',
    table: 'Verwendete Tabelle',
    approximateHRC: 'Faustformel: HRC aus HV',
    approximateRm: 'Faustformel: 3,2 HV',
    measuredHV: 'Härte aus dem Eindruck',
    measuredHBW: 'Härte aus dem Eindruck',
    indentationRatio: 'Eindruck- zu Kugeldurchmesser',
  },
  values: {
    'table.iso-a1': 'ISO 18265, Tabelle A.1',
    'table.e140-1': 'ASTM E140, Tabelle 1',
    'table.e140-2': 'ASTM E140, Tabelle 2',
    'table.a370-4': 'ASTM A370, Tabelle 4',
    'table.a370-5': 'ASTM A370, Tabelle 5 (Formel)',
  },
  warnings: {
    no_uncertainty: '{headline}: Zur Tabelle ist keine Unsicherheit veröffentlicht ({source}).',
    strength_measured:
      'Rm der Regression gilt für vergütete Stäbe ({source}), nicht für kaltverformte, einsatzgehärtete oder geschweißte Zustände.',
    strength_not_measured:
      'Rm der Regression: nur von {min} bis {max} HV gemessen ({source}); darüber hinaus extrapoliert.',
    diagonals_differ:
      'Die Diagonalen weichen um {percent} % voneinander ab, mehr als die 5 % nach {source}: Oberfläche, Ausrichtung oder Textur prüfen.',
    indentation_size:
      'd/D = {ratio} liegt außerhalb von {least} bis {most} ({source}): Die Prüfung ist ungültig, andere Prüfkraft wählen.',
    brinell_too_hard: '{value} HBW: {source} endet bei 650 HBW. Nach Vickers oder Rockwell prüfen.',
    force_index:
      '0,102 F/D² = {index}: Stahl wird mit 30 geprüft ({source}); Werte anderer Beanspruchungsgrade sind nicht vergleichbar.',
    tables_meet:
      'Hier stoßen die Tabellen 1 und 2 von {source} aneinander; ihre Zugfestigkeiten weichen ab: {softMPa} MPa bei {softHV} HV in Tabelle 2, {hardMPa} MPa bei {hardHV} HV in Tabelle 1.',
    scale_not_in_table:
      'Von der Tabelle nicht erfasst: {source} hat für diesen Werkstoff keine Spalte {scale}.',
    rockwell_c_low: 'Unter 20 HRC ist die Rockwell-C-Skala nicht gültig.',
    rockwell_b_high: 'Über 100 HRB ist die Rockwell-B-Skala nicht gültig.',
    outside_table:
      '{value} {scale} liegt außerhalb der Tabelle ({least} bis {most} {scale}; {source}). Tabellen werden nicht extrapoliert.',
    in_brackets: 'In {source} eingeklammert, außerhalb des genormten Bereichs der Skala: {list}.',
    rules_of_thumb:
      'Die beiden Faustformeln ({source}) dienen nur zur schnellen Kontrolle; maßgebend ist die Tabelle.',
    scatter:
      'Umwertungen sind Näherungen (etwa ±10 bis 20 HV, ±1 bis 2 HRC, Zugfestigkeit ±5 bis 10 %; {source}) und ersetzen keine Prüfung.',
    not_for:
      'Nicht für kaltverformten, einsatzgehärteten oder entkohlten Stahl, Gusseisen oder karbidreichen Werkzeugstahl.',
  },
  problems: { wider_than_ball: '{label} = {amount}: muss kleiner als die Kugel sein, {limit} {unit}.' },
  chart: {
    rockwell: 'Rockwellskalen',
    brinell: 'Brinellhärte und Zugfestigkeit',
    vickers: 'Vickershärte (HV)',
    rockwellC: 'Rockwell C (HRC)',
    rockwellB: 'Rockwell B (HRB)',
    rockwellAxis: 'Rockwellhärte',
    brinellAxis: 'Brinellhärte (HBW)',
    brinellStrengthAxis: 'HBW; Rm in MPa',
  },
  changes: {
    unstated: 'Nennt, wo zur Umwertung keine Unsicherheit veröffentlicht ist',
    smoothCurves: 'Diagramm: glatte Kurven, über 100 HRB gestrichelt, ab 20',
    strengthBandWidens: 'Der Bereich von Rm wird außerhalb der gemessenen 195 bis 379 HV breiter',
    measuredStrength: 'Zugfestigkeit aus der Regression über gemessene Stäbe, mit 90-%-Band',
    indentation: 'Härte aus einem Vickers- oder Brinelleindruck',
    strengthRows:
      'Zugfestigkeit nach ASTM E140/A370, Tabelle 1: Alle Werte standen eine Zeile zu hoch; HRA bei 29 HRC ist 64,8',
    first: 'Erste Fassung',
  },
  examples: {
    'iso-300': '300 HV, Zeile aus ISO 18265, Tabelle A.1',
    'iso-550': '550 HV, Zeile aus ISO 18265, Tabelle A.1',
    'iso-200': '200 HV, unterhalb des HRC-Bereichs',
    'iso-940': '940 HV, letzte Zeile aus ISO 18265, Tabelle A.1',
    'e140-40': '40 HRC, Zeile aus ASTM E140, Tabelle 1',
    'e140-45': '45 HRC, Zeile aus ASTM E140, Tabelle 1',
    'e140-90': '90 HRB, Zeile aus ASTM E140, Tabelle 2',
    'between-rows': '305 HV, zwischen zwei Zeilen',
    'austenitic-80': 'Austenitisches Blech, 80 HRB',
    'too-hard': '1000 HV, jenseits der Tabelle',
    'vickers-30': 'HV 30, Diagonalen 0,430 mm',
    'brinell-10-3000': 'HBW 10/3000, Eindruck 4,00 mm',
  },
} satisfies CalculatorTexts;
