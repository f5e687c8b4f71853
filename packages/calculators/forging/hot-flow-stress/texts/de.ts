import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Fließspannung von Stahl bei Warmumformung nach Misaka, Shida, Hensel-Spittel und Medina-Hernandez im Vergleich, mit Zener-Hollomon-Parameter: für Kraft, Leistung und Simulation.',
  inputs: {
    steel: 'Schmelzenanalyse',
    temperatureC: 'Temperatur',
    strain: 'Umformgrad',
    strainRate: 'Umformgeschwindigkeit',
    misakaBy: 'Misaka für',
    spittelSteel: 'Hensel-Spittel-Koeffizienten',
    activationKJmol: 'Aktivierungsenergie, nur für ln Z',
  },
  choices: {
    'misakaBy.carbon': 'Kohlenstoffstahl (f = 1)',
    'misakaBy.alloyed': 'niedriglegierter Stahl (f nach Analyse)',
    'spittelSteel.C22': 'C20 / C22',
    'spittelSteel.C45': 'C45',
    'spittelSteel.S355J2': 'S355J2',
  },
  outputs: {
    meanStressMPa: 'Fließspannung, Mittel dreier Modelle',
    misakaMPa: 'Misaka & Yoshimoto (Mittel des Stichs)',
    shidaMPa: 'Shida',
    spittelMPa: 'Hensel-Spittel',
    medinaMPa: 'Medina & Hernandez (Höchstwert)',
    lnZ: 'ln Z',
    logZ: 'log Z',
    medinaActivationKJmol: 'Aktivierungsenergie in der Formel von Medina',
    shidaTransitionC: 'Übergangstemperatur nach Shida',
  },
  warnings: {
    compared_rates:
      'Misaka gilt ab {from} s⁻¹; der Mittelwert der drei Modelle wurde von {low} bis {high} s⁻¹ mit Messungen verglichen.',
    mean_extrapolated: 'Im Mittelwert stehen Formeln außerhalb ihres Gültigkeitsbereichs: {list}.',
    alloyed:
      '{label} = {amount} liegt außerhalb des Bereichs von Misaka, Shida und diesen Hensel-Spittel-Koeffizienten ({range}; unlegierter Stahl nach EN 10020 und der Stahl vom Typ P20 von {source}, mit dem der Mittelwert verglichen wurde; die Autoren nennen keinen Bereich für Legierungselemente). Der Wert ist extrapoliert.',
    below_transition:
      'Unter {transition} °C ist Ferrit beteiligt ({source}); die anderen Modelle setzen Austenit voraus.',
    different_stresses:
      'Misaka gibt das Mittel eines Stichs, Shida und Hensel-Spittel die Spannung beim Umformgrad, Medina den Höchstwert ohne Umformgrad. Bei ebener Formänderung mal 1,155.',
  },
  chart: {
    mean: 'Mittel der Modelle',
    overStrain: 'Fließspannung über Umformgrad',
    overTemperature: 'Fließspannung über Temperatur',
    strain: 'Umformgrad',
    stress: 'Fließspannung',
    temperature: 'Temperatur',
  },
  changes: {
    alloyRange:
      'Jedes Element oberhalb der Stähle des Mittelwerts wird mit seinem Bereich genannt, auch Molybdän und Vanadium; der Mittelwert gilt dann als außerhalb. Bisher galt Schnellarbeitsstahl als im Bereich',
    dashedModels:
      'Eine Formel außerhalb ihres Bereichs in einer Eingabe, die nicht auf der Achse liegt, z. B. der Umformgeschwindigkeit, ist gestrichelt',
    meanLine:
      'Der Mittelwert ist über der Temperatur gezeichnet; unter 30 1/s stehen die Umformgeschwindigkeiten dabei, bei denen er mit Messungen verglichen wurde',
    measuredRates:
      'Auch von 0,001 bis 30 1/s im Bereich: Der Mittelwert wurde bis 5 1/s mit Messungen verglichen, ab 30 1/s gelten alle Formeln',
    tagOfMean:
      'Außerhalb, sobald der Mittelwert eine Formel außerhalb ihres Bereichs enthält und seine Kurve gestrichelt ist; der Satz nennt die Formeln',
    meanRange:
      'Der Mittelwert ist außerhalb des Bereichs seiner Modelle gestrichelt; eine große Spanne ist eine Warnung; die Spitzenspannung wird nicht über dem Umformgrad gezeichnet',
    startInRange: 'Die Startwerte liegen in den Bereichen aller Modelle',
    measured:
      'Zeigt, wie weit jede Formel von Messungen entfernt ist; Medina & Hernandez gilt bis 1250 °C, wo Messungen sie bestätigen',
    first: 'Erste Fassung',
  },
  examples: {
    misaka: 'Misaka: 0,45 % C, 1100 °C, 0,3, 50 s⁻¹',
    shida: 'Shida: 0,45 % C, 1100 °C, 0,3, 10 s⁻¹',
    'shida-ferrite': 'Shida unter dem Übergang: 0,10 % C, 750 °C',
    spittel: 'Hensel-Spittel: C45, 1100 °C, 0,3, 10 s⁻¹',
    medina: 'Medina & Hernandez: 0,42 % C, 0,22 % Mo, 1100 °C, 1 s⁻¹',
    zener: 'Zener-Hollomon: 1 s⁻¹, 312 kJ/mol, 1000 °C',
  },
} satisfies CalculatorTexts;
