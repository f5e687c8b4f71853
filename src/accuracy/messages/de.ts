import type { Translated } from '../../platform/i18n/i18n.ts';
import type { en } from './en.ts';

export const de: Translated<typeof en> = {
  title: 'Wie weit die Modelle vom Stahl entfernt sind',
  description:
    'Jede berechnete Eigenschaft an offenen Messungen geprüft: mittlere Abweichung, Streuung und das Band, das 90\u00a0% von ihnen enthält, Modell für Modell.',
  lead: 'Berechnet gegen gemessen, Modell für Modell, mit den Zahlen von allen, guten wie schlechten.',
  reading:
    'In jedem Diagramm läuft der gemessene Wert nach rechts, der berechnete nach oben; auf der Linie stimmen beide überein. Ein Punkt ist eine Gruppe von Messungen ähnlicher Größe, sein Balken enthält acht von zehn berechneten Werten. Abweichung heißt berechnet minus gemessen. Manche veröffentlichte Formel wurde an einen Teil dieser Messungen angepasst; bei anderen Stählen liegt sie weiter daneben.',
  data: '{rows} Messungen an {steels} Stählen: {source}',
  diagram:
    '{label}, berechnet gegen gemessen: Wo im Mittel {from}\u00a0{unit} gemessen wurden, wurden {low}\u00a0{unit} berechnet; bei {to}\u00a0{unit} waren es {high}\u00a0{unit}.',
  rmse: 'Streuung (RMSE)',
  bias: 'Mittlere Abweichung',
  within: '90\u00a0% liegen innerhalb',
  count: 'Messungen',
  inRange: 'Streuung im eigenen Bereich (Messungen)',
  fitted: 'Bester Wert; Zahlen für Stähle außerhalb der Anpassung',
  unmeasured: 'Was hier nie gemessen wurde',
  reason_notYet: 'Offene Messungen liegen vor; der Vergleich steht noch aus',
  reason_noData: 'Messbar, aber es wurden keine offenen Messungen gefunden',
  reason_defined: 'Vereinbarte Zahlen: Keine Probe zeigt sie für sich',
  reason_counted: 'Geometrie und Rechnung',
  property_martensiteStart: 'Martensit-Starttemperatur',
  property_bainiteStart: 'Bainit-Starttemperatur',
  property_temperedHRC: 'Härte nach dem Anlassen, HRC',
  property_temperedHV: 'Härte nach dem Anlassen, HV',
  property_temperedHB: 'Härte nach dem Anlassen, HB',
  property_barsHV: 'Härte vergüteter Stäbe eines anderen Labors',
  property_grainDiameter: 'Austenitkorndurchmesser',
  property_flowStress: 'Warmfließspannung bei einer Umformung',
  property_flowPeak: 'Höchstwert der Warmfließspannung',
  property_strength: 'Zugfestigkeit aus der Härte',
};
