import type { Translated } from '../../../platform/shared/i18n/i18n.ts';
import type { en } from './en.ts';

export const de: Translated<typeof en> = {
  title: 'Genauigkeit: berechnet und gemessen im Vergleich',
  description:
    'Berechnete Eigenschaften, mit veröffentlichten Messungen verglichen: mittlere Abweichung, Streuung und das Band, das 90\u00a0% der Messungen enthält, Modell für Modell.',
  lead: 'Berechnete und gemessene Werte für jedes verglichene Modell, gute wie schlechte Ergebnisse.',
  reading:
    'Waagerecht steht der gemessene, senkrecht der berechnete Wert; auf der Linie stimmen beide überein. Ein Punkt ist eine Gruppe von Messungen ähnlicher Größe, sein Balken enthält 80\u00a0% der berechneten Werte. Abweichung = berechnet minus gemessen. Manche veröffentlichte Formel wurde an einen Teil dieser Messungen angepasst; bei anderen Stählen sind die Abweichungen größer.',
  data: '{rows} Messungen an {steels} Stählen: {source}',
  diagram:
    '{label}, berechnet gegen gemessen: Wo im Mittel {from}\u00a0{unit} gemessen wurden, wurden {low}\u00a0{unit} berechnet; bei {to}\u00a0{unit} waren es {high}\u00a0{unit}.',
  ranking: 'Rangliste der Modelle',
  model: 'Modell',
  axisMeasured: 'Gemessen, {unit}',
  axisCalculated: 'Berechnet, {unit}',
  rmse: 'Streuung (RMSE)',
  bias: 'Mittlere Abweichung',
  within: '90\u00a0% innerhalb',
  count: 'Messungen',
  inRange: 'Streuung im eigenen Bereich (Messungen)',
  fitted: 'Bester Schätzwert; Zahlen für Stähle, die nicht in die Anpassung eingingen',
  unmeasured: 'Nicht mit Messungen verglichen',
  reason_notYet: 'Veröffentlichte Messungen liegen vor; der Vergleich steht noch aus',
  reason_noData: 'Messbar, aber es wurden keine veröffentlichten Messungen gefunden',
  reason_defined: 'Durch Übereinkunft festgelegt; an einer Probe nicht messbar',
  reason_counted: 'Geometrie und Rechnung',
  property_martensiteStart: 'Martensit-Starttemperatur',
  property_bainiteStart: 'Bainit-Starttemperatur',
  property_temperedHRC: 'Härte nach dem Anlassen, HRC',
  property_temperedHV: 'Härte nach dem Anlassen, HV',
  property_temperedHB: 'Härte nach dem Anlassen, HB',
  property_barsHV: 'Härte vergüteter Stäbe eines anderen Labors',
  property_grainDiameter: 'Austenitkorndurchmesser',
  property_flowStress: 'Fließspannung bei gegebenem Umformgrad',
  property_flowPeak: 'Höchstwert der Fließspannung bei Warmumformung',
  property_strength: 'Zugfestigkeit aus der Härte',
};
