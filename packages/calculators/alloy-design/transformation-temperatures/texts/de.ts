import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { authors } from './shared.ts';

export default {
  summary:
    'Umwandlungstemperaturen eines niedriglegierten Stahls beim Erwärmen und Abkühlen aus der Schmelzenanalyse, aus der Regression über gemessene Stähle und nach allen gängigen Formeln: für Austenitisieren, Vorwärmen und Warmbadhärten.',
  inputs: { steel: 'Schmelzenanalyse' },
  outputs: {
    bfC: 'Bainit-Endtemperatur (Bf), Steven & Haynes',
    ...authors,
    bsBestC: 'Bainit-Starttemperatur (Bs), bester Wert',
    bsBest90LowC: 'Bs, Untergrenze des 90-%-Bands',
    bsBest90HighC: 'Bs, Obergrenze des 90-%-Bands',
    msBestC: 'Martensit-Starttemperatur (Ms), bester Wert',
    msBest90LowC: 'Ms, Untergrenze des 90-%-Bands',
    msBest90HighC: 'Ms, Obergrenze des 90-%-Bands',
    msAndrewsC: 'Ms Andrews (linear)',
    msAndrewsProductC: 'Ms Andrews (Produktglieder)',
    ac1MeanC: 'Ac1, Mittelwert',
    ac3MeanC: 'Ac3, Mittelwert',
    bsMeanC: 'Bainit-Starttemperatur (Bs), Mittelwert',
    msMeanC: 'Martensit-Starttemperatur (Ms), Mittelwert',
    ac1SpreadK: 'Ac1, Spannweite der Modelle',
    ac3SpreadK: 'Ac3, Spannweite der Modelle',
    bsSpreadK: 'Bs, Spannweite der Modelle',
    msSpreadK: 'Ms, Spannweite der Modelle',
    m50C: '50 % Martensit (Steven & Haynes)',
    m90C: '90 % Martensit (Steven & Haynes)',
    mfStevenHaynesC: 'Martensit-Endtemperatur (Mf), Steven & Haynes',
    mfKoistinenMarburgerC: '99 % Martensit, Koistinen & Marburger',
  },
  warnings: {
    high_alloy:
      'Die Formeln gelten für niedriglegierte Stähle; bei Cr > 5 % oder insgesamt {alloy} % Legierungselementen sind sie extrapoliert. Nichtrostende Stähle: siehe Austenitstabilität.',
    boron_unit: 'Bor wird in Ma.-% angegeben, nicht in ppm. Bitte prüfen.',
    high_carbon:
      'C = {carbon} % liegt über 0,6 %: Lineare Ms-Formeln liefern viel zu niedrige Werte. Der Mittelwert nutzt nur Formeln mit abflachendem Kohlenstoffeinfluss ({source}; Ingber & Kunert). Nur gelösten Kohlenstoff ansetzen.',
    hypereutectoid:
      'C = {carbon} % liegt über etwa 0,77 %: kein Ac3, der Stahl ist übereutektoid. Beim Erwärmen wird er bei Acm vollständig austenitisch; dafür wird hier keine Formel angegeben.',
    crossed:
      '{output}: Das Ergebnis liegt nicht über Ac1 und wird nicht angezeigt; der Stahl liegt außerhalb der Stähle, für die die Formeln aufgestellt wurden.',
    withheld:
      '{output}: Das Ergebnis liegt nicht über dem Ac1 desselben Autors und wird nicht angezeigt. In Mittelwert und Spanne zählt es mit, damit sie keine Stufe haben.',
    no_martensite:
      'Der Ms-Mittelwert liegt unter dem absoluten Nullpunkt: Beim Abkühlen entsteht kein Martensit.',
    below_absolute_zero:
      '{output}: Das Ergebnis liegt unter dem absoluten Nullpunkt und wird nicht angezeigt.',
    spread: '{output}: Die Modelle ergeben {range}. Verwenden Sie den Bereich, nicht einen Einzelwert.',
    not_equilibrium:
      'Gleichgewicht (Ae) ≠ Erwärmen (Ac) ≠ Abkühlen (Ar); schnelleres Erwärmen hebt Ac1 und Ac3 an.',
    two_finishes:
      'Mf ist nicht scharf definiert: Steven & Haynes meinen praktisch vollständig, {source} 99 %.',
  },
  chart: {
    temperatures: 'Temperaturen über Kohlenstoff',
    martensiteStart: 'Ms über dem Kohlenstoffgehalt',
    carbon: 'Kohlenstoff',
    temperature: 'Temperatur',
    ac1: 'Ac1',
    ac3: 'Ac3',
    bs: 'Bs',
    ms: 'Ms',
    roomTemperature: 'Raumtemperatur',
    steel: '{steel}',
  },
  changes: {
    carbonMissing:
      'Ohne angegebenen Kohlenstoffgehalt gelten Ergebnisse als außerhalb des Bereichs, ohne Band, und Urteile entfallen',
    oneRange:
      'Über 0,6 % C steht für Ms nach Steven & Haynes nur noch ein Bereich, der der Quelle; daneben stand ein zweiter, den Messungen bestätigen',
    withheldCounts:
      'Die Anmerkung zu einem nicht angezeigten Ac3 sagt, dass es in Mittelwert und Spanne mitzählt',
    confirmed: 'Bs nach Lee ist nicht mehr als nicht bestätigt gekennzeichnet',
    tagAllHighAlloy:
      'Jede Temperatur eines hochlegierten Stahls ist als außerhalb des Bereichs gekennzeichnet, auch die nach einzelnen Autoren',
    tagHighAlloy:
      'Ergebnisse hochlegierter Stähle sind als außerhalb gekennzeichnet, wie es der Hinweis dazu sagt',
    aboveAc1: 'Diagramm: Das Band von Ac3 endet an Ac1, die Achse am absoluten Nullpunkt',
    kunitakeChromium:
      'Ms nach Kunitake mit Cr −19,8 statt −14,8: näher an gemessenen niedriglegierten Stählen; bei 1 % Cr 5 K niedriger',
    noAc3: 'Kein Ac3 bei übereutektoiden Stählen und dort, wo es nicht über Ac1 läge',
    borneOut:
      'Wo Messungen einer Formel im Mittel um mehr als 60 K widersprechen, gilt sie als außerhalb ihres Bereichs und zählt nicht im Mittelwert',
    measured: 'Ms und Bs aus der Regression über gemessene Stähle mit 90-%-Band; weitere Grenzen der Analyse',
    blended:
      'Mittelwerte ohne Sprünge, eine Stimme je Autor; M50, M90 und Mf nach Steven & Haynes aus deren eigener Ms; neu: Bf',
    first: 'Erste Fassung',
  },
  examples: {
    s4140: '4140 (42CrMo4) mit 0,40 % C, 0,85 % Mn',
    ingber: 'Hochkohlenstoffstahl, Wert der Sammlung MartensiteStart',
    c45: 'C45',
    s52100: '52100 (100Cr6), Kohlenstoff ganz gelöst: lineare Formeln versagen',
    measured: '4140 bei langsamem Erwärmen gemessen, ASM: Ac1 732 °C, Ac3 804 °C',
  },
} satisfies CalculatorTexts;
