import type { CalculatorTexts } from '../../texts.ts';
import { scales, superficial } from './hardness-converter.shared.ts';

export default {
  summary:
    'Härte in allen anderen Skalen und die zugehörige Zugfestigkeit nach ISO 18265 und ASTM E140 / A370: zum Vergleich von Zeugnissen mit Zeichnungsvorgaben.',
  inputs: { material: 'Werkstoff', scale: 'Härteskala', value: 'Härtewert' },
  choices: {
    'material.unalloyed': 'Unlegierter und niedriglegierter Stahl (ISO 18265, Tabelle A.1)',
    'material.non-austenitic': 'Nicht austenitischer Stahl (ASTM E140)',
    'material.austenitic': 'Austenitischer nichtrostender Stahl (ASTM A370)',
    ...scales,
  },
  outputs: {
    HV: 'Vickershärte',
    HBW: 'Brinellhärte',
    HRC: 'Rockwell C',
    Rm: 'Zugfestigkeit',
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
  },
  values: {
    'table.iso-a1': 'ISO 18265, Tabelle A.1',
    'table.e140-1': 'ASTM E140, Tabelle 1',
    'table.e140-2': 'ASTM E140, Tabelle 2',
    'table.a370-4': 'ASTM A370, Tabelle 4',
    'table.a370-5': 'ASTM A370, Tabelle 5 (Formel)',
  },
  warnings: {
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
  chart: {
    rockwell: 'Rockwellskalen',
    brinell: 'Brinellhärte und Zugfestigkeit',
    vickers: 'Vickershärte (HV)',
    rockwellC: 'Rockwell C (HRC)',
    rockwellB: 'Rockwell B (HRB)',
    rockwellAxis: 'Rockwellhärte',
    brinellAxis: 'Brinellhärte (HBW)',
    brinellStrengthAxis: 'HBW; Rm in MPa',
    yourValue: 'Ihr Wert',
  },
  changes: {
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
  },
} satisfies CalculatorTexts;
