import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { shared } from './shared.ts';

export default {
  summary:
    'Wie lange ein Rohblock oder Vorblock im Austenitgebiet gehalten werden muss, bis Mikroseigerung oder Zeiligkeit auf die gewünschte Restseigerung abgebaut ist.',
  inputs: {
    element: 'Element',
    dataSet: 'Diffusionsdaten',
    ownDiffusivityM2S: 'Eigener Diffusionskoeffizient',
    temperatureC: 'Glühtemperatur',
    spacingUm: 'Abstand',
    convention: 'Abstand gezählt',
    forging: 'Umformung vor dem Glühen',
    forgingRatio: 'Verschmiedungsgrad',
    targetResidual: 'Gewünschte Restseigerung',
    timeH: 'Glühdauer',
    segregatedSolidusC: 'Solidus der geseigerten Bereiche',
  },
  choices: {
    ...shared('Datensammlungen für Erstarrungsmodelle'),
    'dataSet.preferred': 'nach Gültigkeitsbereich',
    'dataSet.own': 'eigener Wert',
    'convention.full': 'Maximum zu Maximum',
    'convention.half': 'Maximum bis Minimum (halber Abstand)',
    'forging.drawn': 'gereckt (Abstand durch √S)',
    'forging.flattened': 'flach umgeformt, Zeilen (Abstand durch S)',
  },
  outputs: {
    timeForTargetH: 'Dauer bis zur gewünschten Restseigerung',
    residual: 'Restseigerung nach der Glühdauer',
    relaxationTimeH: 'Relaxationszeit (auf 1/e)',
    spacingAfterForgingUm: 'Abstand nach der Umformung, Maximum zu Maximum',
    diffusivityM2S: 'Diffusionskoeffizient',
    timeFastestDataH: 'Kürzeste Dauer aller Daten',
    timeSlowestDataH: 'Längste Dauer aller Daten',
  },
  warnings: {
    incipient_melting:
      'Weniger als 30 K unter dem Solidus der geseigerten Bereiche: Über {limit} °C ist beginnende Aufschmelzung möglich.',
    solidification_data:
      '{source}: für die Erstarrung ermittelt (1300 bis 1500 °C); bei 1000 °C sind Abweichungen um den Faktor 2 bis 3 möglich.',
    data_not_confirmed:
      'Die Diffusionsdaten aus {source} sind nicht an der Originalquelle geprüft. Vor Verwendung prüfen.',
    fast_element:
      '{element} gleicht sich in Sekunden bis Minuten aus; über die Glühdauer entscheiden Mn, Cr, Ni und Mo.',
    first_mode:
      'Über einer Restseigerung von 0,5 ist der wahre Verlauf noch kein Kosinus (ein Scheil-Profil baut sich anfangs schneller ab).',
    macrosegregation:
      'Makroseigerung über Millimeter und mehr lässt sich durch Diffusionsglühen nicht beseitigen.',
    precipitates: 'Die Auflösung von Ausscheidungen und Einschlüssen ist nicht berücksichtigt.',
  },
  problems: {
    no_such_data: '{label}: Dieser Autor hat keine Daten für {element} in Austenit. Vorhanden: {sets}.',
  },
  chart: {
    residualOverTime: 'Restseigerung über der Zeit',
    timeOverTemperature: 'Glühdauer über der Temperatur',
    time: 'Zeit',
    temperature: 'Temperatur',
    residual: 'Restseigerung',
    target: 'gewünscht',
  },
  changes: {
    belowSolidus:
      'Nur Zeichnung: keine Kurve über der Solidustemperatur, Achse so lang wie die Kurven, die Kurve der Eingabe ist an ihrem Punkt benannt; D mit zwei Stellen',
    solidWithin: 'Kurven innerhalb der Diffusionsdaten sind durchgezogen',
    dashedBeyond:
      'Kurven außerhalb der Diffusionsdaten sind gestrichelt, ihre Namen stehen daneben; am Ergebnis steht, ob es innerhalb der Daten liegt',
    twoDigits:
      'Zeiten mit zwei signifikanten Stellen, wie es die Daten zulassen; das Diagramm endet mit seinen Kurven und nennt sie auf der Linie',
    threeTemperatures:
      'Das Diagramm zeigt die Temperatur und je 50 K darüber und darunter, jede Kurve neben ihrem Ende benannt',
    hotterSoak: 'Glühtemperatur mit 1300 statt 1200 °C vorbelegt',
    first: 'Erste Fassung',
  },
  examples: {
    'five-percent': '200 µm, D = 1 · 10⁻¹⁴ m²/s, bis auf 5 %',
    relaxation: 'Relaxationszeit bei 100 µm halbem Abstand (Formel nach Porter & Easterling)',
    manganese: '42CrMo4, Mangan, 300 µm, 1200 °C, 10 h',
    carbon: 'Kohlenstoff über 80 µm bei 1100 °C: Sekunden',
  },
} satisfies CalculatorTexts;
