import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { tabulated } from './shared.ts';

export default {
  summary:
    'Stirnabschreckkurve (Jominy) einer Schmelze aus der Analyse: Schmelze gegen ihr Härtbarkeitsstreuband prüfen, Stahlsorte zum Querschnitt wählen oder die Schmelze einstellen.',
  inputs: {
    steel: 'Schmelzenanalyse',
    boron: 'Bor',
    grainSize: 'Austenitkorngröße G (Just)',
    distanceMm: 'Stirnflächenabstand',
  },
  choices: {
    'boron.none': 'nicht berücksichtigt',
    'boron.simplified': 'vereinfachter Borfaktor',
  },
  outputs: {
    idealDiameterMm: 'Idealer kritischer Durchmesser DI',
    halfMartensiteDistanceMm: 'Abstand bis 50 % Martensit',
    halfMartensiteSixteenths: 'In 1/16 Zoll',
    endHardnessHRC: 'Härte der Stirnfläche',
    halfMartensiteHRC: 'Härte bei 50 % Martensit',
    boronFactor: 'Borfaktor',
    hardnessA255HRC: 'Härte im Abstand, ASTM A255',
    hardnessJust1969HRC: 'Härte im Abstand, Just 1969',
    hardnessJustGrainHRC: 'Härte im Abstand, Just mit Korngröße',
    ...tabulated('ASTM A255 bei {d} mm', true),
  },
  warnings: {
    no_carbon_factor:
      'C = {carbon} %: {source} gibt über 0,90 % keinen Kohlenstofffaktor an; kein DI und keine Kurve.',
    beyond_just:
      'C = {carbon} %: Die Regressionen von Just und ihre Obergrenze enden bei 0,60 % C ({source}): kein Wert.',
    beyond_widened:
      '{elements}: auch außerhalb der erweiterten Bereiche für die Schmelzenführung ({source}). Die Faktoren sind extrapoliert.',
    diameter_range:
      'DI = {diameter} mm liegt außerhalb von {min} bis {max} mm ({source}): Die Polynome der Kurve sind extrapoliert.',
    below_rockwell: 'Unter 20 HRC endet die Rockwell-C-Skala: keine Angabe.',
    boron_simplified:
      'Wirksames Bor {effective} ppm (nach {source}): Verwendet wird ein vereinfachter Borfaktor, nicht die Tabelle der ASTM A255, sowie die Abstandsfaktoren borfreier Stähle.',
    boron_without_effect:
      'Wirksames Bor {effective} ppm (nach {source}) liegt unter 5 ppm: Es wird kein Borfaktor angesetzt. Ab 5 ppm zählt der ganze Faktor; nahe dieser Grenze ist die Wirkung unsicher.',
    boron_above_range:
      'Wirksames Bor {effective} ppm (nach {source}) liegt über 30 ppm: Gerechnet wird mit dem Borfaktor für 5 bis 30 ppm, obwohl zu viel Bor seine Wirkung mindern kann. Der Faktor ist vereinfacht, nicht die Tabelle der ASTM A255; die Abstandsfaktoren sind die borfreier Stähle.',
    boron_not_counted:
      'Die Analyse enthält Bor, seine Wirkung ist hier jedoch abgeschaltet. Mit dem vereinfachten Borfaktor zählt sie, wie in „Querschnitt härten“.',
    fine_grain: '{source} setzt Feinkorn (G 7) voraus. Gröberes Korn härtet tiefer ein.',
    hard_to_the_end: 'Die Kurve bleibt bis 50 mm über 50 % Martensit.',
  },
  chart: {
    curve: 'Stirnabschreckkurve',
    distance: 'Stirnflächenabstand',
    hardness: 'Härte',
    a255: 'ASTM A255',
    just1969: 'Just 1969',
    justGrain: 'Just mit Korngröße',
    fullMartensite: '100 % Martensit',
    halfMartensite: '50 % Martensit',
  },
  changes: {
    possibleHardness:
      'Kein Wert nach Just über 0,60 % C, wo bis zu 85 HRC standen; wirksames Bor über 30 ppm behält seinen Faktor mit Warnung, statt ihn zu verlieren',
    neverRises:
      'Über 178 mm idealem Durchmesser steigt die Kurve nach ASTM A255 mit dem Abstand nicht mehr an (bisher um bis zu 2 HRC zwischen 35 und 40 mm)',
    evenCurvature:
      'Zwischen den Tabellenabständen krümmt sich die Kurve nach ASTM A255 gleichmäßig (Werte dort ändern sich um weniger als 0,8 HRC bis 5 mm und 0,4 HRC darüber); verbleibende Unebenheiten stehen in der Tabelle selbst',
    oneName: 'Von zwei Kurven, die nebeneinander enden, ist nur eine im Diagramm benannt',
    axisOfCurves:
      'Die Abstandsachse niedriglegierter Stähle endet mit ihren Kurven; extrapolierte Kurven sind als außerhalb gekennzeichnet',
    smoothCurve:
      'Die Kurve nach ASTM A255 verläuft zwischen den Tabellenabständen glatt; der Abstand ist die erste Eingabe',
    boronFromZero: 'Gibt wirksames Bor nicht mehr unter 0 ppm an',
    eachInScale: 'Sagt bei jeder der drei Härten, warum sie fehlt',
    curveInScale: 'Auch Kurve, Wertetabelle und CSV enden bei 20 HRC',
    inScale: 'Härte unter 20 HRC wird nicht angegeben',
    first: 'Erste Fassung',
  },
  examples: {
    s4118: 'SAE 4118 modifiziert, Rechenbeispiel der ASTM A255: DI 1,95 in (49,5 mm)',
    c20: '0,20 % C, Tabelle der ASTM A255',
    c40: '0,40 % C, Tabelle der ASTM A255',
    c50: '0,50 % C, Tabelle der ASTM A255',
    s4140: '4140 (42CrMo4), typische Analyse',
    s8620: '8620, typische Analyse',
    'just-8': '4140 bei 8/16 Zoll',
    'just-16': '4140 bei 16/16 Zoll',
  },
} satisfies CalculatorTexts;
