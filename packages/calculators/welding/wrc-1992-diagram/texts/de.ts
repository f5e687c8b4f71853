import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { equivalents } from './shared.ts';

export default {
  summary:
    'Ferritnummer und Erstarrungsmodus von austenitischem und Duplex-Schweißgut aus beiden Grundwerkstoffen, Schweißzusatz und Aufmischungsgrad.',
  inputs: {
    steelA: 'Grundwerkstoff A',
    steelB: 'Grundwerkstoff B',
    fillerMetal: 'Schweißzusatz',
    dilutionPercent: 'Aufmischungsgrad',
    shareAPercent: 'Anteil von A am Grundwerkstoff',
    passes: 'Raupen',
    fillDilutionPercent: 'Aufmischungsgrad weiterer Raupen',
    process: 'Verfahren (falls N unbekannt)',
    acceptance: 'Ferritfenster',
  },
  choices: {
    'process.smaw-gtaw': 'E-Hand, WIG (0,06 % N)',
    'process.gmaw': 'MIG, MAG (0,08 % N)',
    'acceptance.none': 'keines',
    'acceptance.austenitic-3-10': 'Austenitisch, 3 bis 10 FN',
    'acceptance.duplex-30-70': 'Duplex, 30 bis 70 FN',
    'acceptance.duplex-35-65': 'Duplex, 35 bis 65 FN',
  },
  outputs: {
    ferriteNumber: 'Ferritnummer',
    mode: 'Erstarrungsmodus',
    creq: 'Chromäquivalent',
    nieq: 'Nickeläquivalent',
    ratio: 'Verhältnis der Äquivalente',
    fan: 'Bereich der FN-Linien',
    acceptanceCheck: 'FN-Fenster',
    duplexFerritePercent: 'Ferritgehalt, Duplex (0,7 FN)',
    fillerFerriteNumber: 'Ferritnummer des Schweißzusatzes allein',
    effectiveDilutionPercent: 'Grundwerkstoff in der letzten Raupe',
    ...equivalents('Cr-Äquivalent, {metal}', 'Ni-Äquivalent, {metal}', {
      A: 'Grundwerkstoff A',
      B: 'Grundwerkstoff B',
      Filler: 'Schweißzusatz',
      Base: 'Grundwerkstoffmischung',
    }),
  },
  values: {
    'mode.A': 'A, austenitisch',
    'mode.AF': 'AF, primär austenitisch',
    'mode.FA': 'FA, primär ferritisch',
    'mode.F': 'F, ferritisch',
    'fan.inside': 'innerhalb',
    'fan.outside': 'außerhalb',
    'acceptanceCheck.passed': 'erfüllt',
    'acceptanceCheck.not-passed': 'nicht erfüllt',
  },
  warnings: {
    above_100: 'Rechts von FN 100: keine Angabe',
    outside_fan: 'Außerhalb des Diagramms',
    not_extended:
      'Jenseits der Linien wird keine FN angegeben: Die Autoren warnen davor, sie zu verlängern ({source}).',
    scatter_below_18: 'Unter 18 FN ist das Diagramm auf etwa ±2 FN genau ({source}).',
    scatter_above_18: 'Über 18 FN ist die Streuung größer als ±2 FN ({source}).',
    hot_cracking:
      'Modus {mode} erstarrt primär austenitisch: Heißrisse sind wahrscheinlicher als im Modus FA.',
    mode_uncertain: 'Modus unsicher: Der Punkt liegt {distance} neben einer Grenze.',
    martensite_possible:
      'Martensit ist möglich (nach {source} oder wegen niedriger Cr_eq und Ni_eq). Seine Grenzen in diesem Diagramm sind nicht eingezeichnet.',
    weld_outside_range:
      'Schweißgut: {label} = {amount} liegt außerhalb des Gültigkeitsbereichs ({range}; {source}). Der Wert ist extrapoliert.',
    nitrogen_assumed:
      'Kein Stickstoff angegeben ({list}): angesetzt mit {nitrogen} % N. Messwert angeben, FN hängt stark davon ab; eine eingegebene 0 gilt als 0.',
    not_percent:
      'FN ist nicht Vol.-%: nur unter 10 etwa gleich. Für Lichtbogenschweißgut im Schweißzustand, nicht für Laser- oder Elektronenstrahl und nicht nach Wärmebehandlung ({source}).',
  },
  chart: {
    wrc: 'WRC-1992-Diagramm',
    dilution: 'FN über Aufmischungsgrad',
    creq: 'Chromäquivalent',
    nieq: 'Nickeläquivalent',
    dilutionLine: 'Mischungsgerade',
    steelA: 'A',
    steelB: 'B',
    filler: 'Zusatz',
    steelAOutside: 'A außerhalb des Diagramms:',
    steelBOutside: 'B außerhalb des Diagramms:',
    fillerOutside: 'Zusatz außerhalb des Diagramms:',
    weld: 'Schweißgut',
    dilutionAxis: 'Aufmischungsgrad',
    ferriteNumber: 'Ferritnummer',
  },
  changes: {
    carbonMissing:
      'Ohne angegebenen Kohlenstoffgehalt gelten Ergebnisse als außerhalb des Bereichs, ohne Band, und Urteile entfallen',
    outsideBelow:
      'Nur Zeichnung: Ein Metall außerhalb des Diagramms hat seinen Namen am Pfeil und seine Äquivalente unter dem Diagramm',
    reasons:
      'Nennt den Grund, wenn keine FN angegeben wird; ein Werkstoff außerhalb steht dort, wo keine Linie ist',
    zeroIsZero: 'Ein eingegebener Stickstoffgehalt von 0 gilt als 0; angenommen wird nur, was fehlt',
    first: 'Erste Fassung',
  },
  examples: {
    'table-3': 'Schweißgut 304 aus Tabelle 3, FN aus Beispiel 2 der Arbeit',
    'example-1': 'Punkt C aus Beispiel 1 der Arbeit',
    'example-2': 'E309L-16 aus Beispiel 2 der Arbeit',
    'weld-057': 'Schweißgut 9276-057 aus Tabelle 1',
    'weld-817': 'Schweißgut 9276-817 aus Tabelle 1',
    'weld-854': 'Schweißgut 9276-854 aus Tabelle 1 (größte Abweichung der Linien)',
    e309l: 'Schweißzusatz E309L-16 allein',
    e2209: 'Schweißzusatz E2209-16 allein',
    outside: 'Ein Punkt jenseits der Linien (öffentlicher Test krifurXX/wrc-1992)',
  },
} satisfies CalculatorTexts;
