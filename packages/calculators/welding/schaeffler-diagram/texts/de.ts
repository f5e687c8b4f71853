import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { equivalents, ranges, structures } from './shared.ts';

export default {
  summary:
    'Erste Abschätzung des Gefüges von nichtrostendem Schweißgut und Mischverbindungen aus beiden Grundwerkstoffen, Schweißzusatz und Aufmischungsgrad.',
  inputs: {
    steelA: 'Grundwerkstoff A',
    steelB: 'Grundwerkstoff B',
    fillerMetal: 'Schweißzusatz',
    dilutionPercent: 'Aufmischungsgrad',
    shareAPercent: 'Anteil von A am Grundwerkstoff',
    passes: 'Raupen',
    fillDilutionPercent: 'Aufmischungsgrad weiterer Raupen',
  },
  outputs: {
    ferritePercent: 'Ferritgehalt',
    field: 'Feld',
    creq: 'Chromäquivalent',
    nieq: 'Nickeläquivalent',
    seferianPercent: 'Ferrit nach Séférian',
    nieqDelong: 'Nickeläquivalent nach DeLong (mit N)',
    seferianDelongPercent: 'Ferrit nach Séférian, mit N',
    fillerFerritePercent: 'Ferritgehalt des Schweißzusatzes allein',
    effectiveDilutionPercent: 'Grundwerkstoff in der letzten Raupe',
    ...equivalents('Cr-Äquivalent, {metal}', 'Ni-Äquivalent, {metal}', {
      A: 'Grundwerkstoff A',
      B: 'Grundwerkstoff B',
      Filler: 'Schweißzusatz',
      Base: 'Grundwerkstoffmischung',
    }),
    ...ranges('Feld {field}: Aufmischungsgrad von', 'Feld {field}: Aufmischungsgrad bis'),
  },
  values: structures({ A: 'Austenit', M: 'Martensit', F: 'Ferrit' }, ', '),
  warnings: {
    outside_diagram: 'Außerhalb des Diagramms',
    diagram_limits:
      'Das Diagramm endet bei Cr_eq 0 bis 40 und Ni_eq 0 bis 30 ({source}): darüber hinaus wird kein Feld angegeben.',
    no_ferrite: 'Rein austenitisch: kein Ferrit',
    no_ferrite_lines: '{field}: hier keine Ferritlinien',
    field_uncertain:
      'Feld unsicher: Der Punkt liegt {distance} von einer Grenzlinie; Nachzeichnungen des Blattes weichen um 0,5 ab.',
    target_reached: 'Ziel der meisten Mischverbindungen: A + F mit 5 bis 10 % Ferrit.',
    zone_hot_cracking:
      'Heißrissbildung über 1250 °C ist zu erwarten (Austenit mit weniger als 5 % Ferrit). Orientierungsbereich nach {source}.',
    zone_martensite:
      'Martensit: Kaltrissbildung unter 400 °C ist möglich. Orientierungsbereich nach {source}.',
    zone_grain_growth: 'Kornwachstum über 1150 °C und geringe Zähigkeit. Orientierungsbereich nach {source}.',
    zone_sigma: 'Sigmaphasenversprödung nach Glühen bei 500 bis 900 °C. Orientierungsbereich nach {source}.',
    weld_outside_range:
      'Schweißgut: {label} = {amount} liegt außerhalb des Gültigkeitsbereichs ({range}; {source}). Der Wert ist extrapoliert.',
    use_wrc:
      'Stickstoff {nitrogen} % oder viel Ferrit: Dieses Diagramm zeigt solches Schweißgut zu ferritisch. WRC-1992 verwenden.',
    qualitative: 'In Feldern mit Martensit gilt das Diagramm nur qualitativ.',
    nitrogen_left_out:
      'N ist in diesem Modell nicht enthalten. Für FN WRC-1992 verwenden. Der Autor nannte etwa ±4 % Ferrit ({source}).',
    nitrogen_assumed:
      'Kein Stickstoff angegeben: Die Achse nach {source} wird mit {nitrogen} % N gelesen (Lichtbogenhand- und WIG-Schweißen).',
    leaves_field: 'Über {dilution} % Aufmischungsgrad verlässt das Schweißgut A + F; danach folgt {field}.',
  },
  chart: {
    schaeffler: 'Schaeffler-Diagramm',
    dilution: 'Ferrit über dem Aufmischungsgrad',
    creq: 'Chromäquivalent',
    nieq: 'Nickeläquivalent',
    baseMix: 'Grundwerkstoffmischung',
    steelA: 'A',
    steelB: 'B',
    filler: 'Zusatz',
    weld: 'Schweißgut',
    dilutionLine: 'Mischungsgerade',
    dilutionAxis: 'Aufmischungsgrad',
    ferrite: 'Ferrit',
    target: 'Ziel 5 bis 10 %',
    'hot-cracking': 'Heißrisse',
    martensite: 'Martensit',
    'grain-growth': 'Kornwachstum',
    sigma: 'Sigma',
  },
  changes: {
    carbonMissing:
      'Ohne angegebenen Kohlenstoffgehalt gelten Ergebnisse als außerhalb des Bereichs, ohne Band, und Urteile entfallen',
    reasons: 'Nennt den Grund, wenn kein Ferritgehalt angegeben wird',
    first: 'Erste Fassung',
  },
  examples: {
    '316l': '316L allein (ohne Zusatz geschweißt)',
    e309l: 'Schweißzusatz E309L-16 allein',
    'dissimilar-30': 'S355J2 mit 316L, Zusatz E309L, 30 % Aufmischungsgrad',
    'dissimilar-50': 'Dasselbe mit 50 % Aufmischungsgrad',
    coefficients: 'Eine Analyse, die jeden Koeffizienten nutzt (öffentlicher Test krifurXX/scheffler)',
  },
} satisfies CalculatorTexts;
