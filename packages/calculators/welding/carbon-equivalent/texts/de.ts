import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { indices } from './shared.ts';

export default {
  summary:
    'Fünf Kohlenstoffäquivalente eines Baustahls aus der Schmelzenanalyse: wie leicht die Wärmeeinflusszone aufhärtet und reißt und welcher Kennwert zum Gültigkeitsbereich passt.',
  inputs: { steel: 'Schmelzenanalyse', limit: 'Grenzwert', plateThicknessMm: 'Blechdicke' },
  choices: {
    'limit.EN-10025-4-S460M': 'EN 10025-4, S460M',
    'limit.EN-10025-4-S420M': 'EN 10025-4, S420M',
    'limit.EN-10025-4-S355M': 'EN 10025-4, S355M',
    'limit.EN-10025-3-S460N': 'EN 10025-3, S460N',
    'limit.EN-10025-3-S420N': 'EN 10025-3, S420N',
    'limit.EN-10025-3-S355N': 'EN 10025-3, S355N',
    'limit.EN-10025-2-S450': 'EN 10025-2, S450',
    'limit.EN-10025-2-S275': 'EN 10025-2, S275',
    'limit.EN-10025-2-S235': 'EN 10025-2, S235',
    'limit.none': 'keiner',
    'limit.EN-10025-2-S355': 'EN 10025-2, S355',
  },
  outputs: {
    ...indices,
    accommodation: 'Faktor A(C)',
    guidance: 'Richtwert nach CE (IIW)',
    gravilleZone: 'Graville-Zone (ungefähr)',
    cevLimit: 'Größter zulässiger CEV',
    cevCheck: 'CEV',
  },
  values: {
    'guidance.weldable': 'im Allgemeinen schweißgeeignet (CE ≤ 0,40)',
    'guidance.preheat-thick': 'dicke Querschnitte vorwärmen (0,40 bis 0,45)',
    'guidance.preheat': 'vorwärmen (0,45 bis 0,60)',
    'guidance.preheat-low-hydrogen':
      'vorwärmen und wasserstoffarm schweißen, gegebenenfalls Wärmenachbehandlung (> 0,60)',
    'gravilleZone.I': 'I, unkritisch',
    'gravilleZone.II': 'II, mit Vorsicht',
    'gravilleZone.II-III': 'II oder III, Grenze unsicher',
    'gravilleZone.III': 'III, schwierig',
    'cevCheck.passed': 'erfüllt',
    'cevCheck.not-passed': 'nicht erfüllt',
  },
  warnings: {
    boron_unit: 'Bor wird in Ma.-% angegeben, nicht in ppm. Bitte prüfen.',
    alloyed:
      '{label} = {amount} liegt außerhalb der Stähle, für die EN 1011-2 ein Kohlenstoffäquivalent verwendet ({range}; {source}); für CE (IIW), CE (AWS) und CEN ist kein Bereich der Legierungselemente angegeben. Die Werte sind extrapoliert.',
    stainless:
      'Über 5 % Cr oder Ni sagt das Kohlenstoffäquivalent wenig aus: Schaeffler- oder WRC-1992-Diagramm verwenden.',
    low_carbon:
      'C = {carbon} % liegt nicht über 0,12 %: {source} verwendet Pcm; Pcm oder CEN statt CE (IIW) heranziehen.',
    higher_carbon: 'C = {carbon} % liegt über 0,12 %: {source} verwendet CE (IIW).',
    limit_not_covered:
      'Für {thickness} mm Dicke ist kein CEV-Grenzwert hinterlegt ({source}: bis {most} mm).',
    limit_from_memory:
      'Der CEV-Grenzwert nach {source} wurde ohne vorliegende Norm angegeben: bestellte Ausgabe prüfen.',
    graville_approximate:
      'Die Grenze zwischen den Zonen II und III nach Graville ist ungefähr (CE 0,45 bis 0,55; {source}).',
  },
  chart: {
    indices: 'Kennwerte über Kohlenstoff',
    index: 'Kohlenstoffäquivalent',
    cevLimit: 'Grenzwert',
    graville: 'Graville-Diagramm, nach CE (AWS)',
    accommodation: 'Faktor A(C) im CEN',
    ceAws: 'Kohlenstoffäquivalent (AWS)',
    carbon: 'Kohlenstoff',
    factor: 'Faktor',
    zoneI: 'I unkritisch',
    zoneII: 'II mit Vorsicht',
    zoneIII: 'III schwierig',
    zoneBetween: 'II oder III',
    steel: '{steel}',
    turningPoint: 'Wendepunkt, 0,12 % C',
  },
  changes: {
    carbonMissing:
      'Ohne angegebenen Kohlenstoffgehalt gelten Ergebnisse als außerhalb des Bereichs, ohne Band, und Urteile entfallen',
    alloyRange:
      'Richtwert, Graville-Zone und CEV-Prüfung entfallen über 5 % Cr oder Ni; CE (IIW), CE (AWS) und CEN gelten jenseits der Legierungsgehalte von EN 1011-2 als außerhalb, mit Angabe jedes Elements',
    exampleIsDefault: 'Das Rechenbeispiel ist der Stahl, mit dem der Rechner öffnet',
    defaultInRange:
      'Voreingestellte Analyse im Bereich aller Kennwerte; der Grund für Pcm bei niedrigem C steht beim Ergebnis',
    moreLimits: 'CEV-Grenzwerte von zehn Sorten der EN 10025-2, -3 und -4',
    first: 'Erste Fassung',
  },
  examples: {
    s355j2: 'S355J2, typische Schmelzenanalyse',
    x70: 'X70 / L485M, typische Schmelzenanalyse',
    a572: 'A572 Grade 50, Rechenbeispiel einer öffentlichen Seite',
    'turning-point': 'A(C) am Wendepunkt, 0,12 % C',
  },
} satisfies CalculatorTexts;
