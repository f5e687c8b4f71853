import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { indices } from './shared.ts';

export default {
  summary:
    'Beständigkeit nichtrostender Stähle und Nickellegierungen gegen Lochkorrosion aus der Schmelzenanalyse: fünf Wirksummen, die Klasse und die Starttemperaturen nach ASTM G48.',
  inputs: { steel: 'Schmelzenanalyse', alloy: 'Werkstofffamilie' },
  choices: { 'alloy.stainless': 'nichtrostender Stahl', 'alloy.nickel': 'Nickelbasislegierung' },
  outputs: {
    ...indices,
    resistanceClass: 'Klasse nach PREN (16 N, mit Wolfram)',
    pittingTemperatureC: 'Kritische Lochkorrosionstemperatur, Prüfbeginn',
    creviceTemperatureC: 'Kritische Spaltkorrosionstemperatur, Prüfbeginn',
    creviceTemperatureNickelC: 'Kritische Spaltkorrosionstemperatur (Nickelbasis), Prüfbeginn',
  },
  values: {
    'resistanceClass.basic': 'unter 20: wie 1.4301',
    'resistanceClass.medium': '20 bis 30: wie 1.4401 und Lean-Duplex',
    'resistanceClass.high': '30 bis 40: wie Duplex 1.4462 und 1.4539',
    'resistanceClass.super': 'ab 40: Superduplex, Superaustenite',
  },
  warnings: {
    outside_test:
      '{output} = {amount} liegt außerhalb der Prüftemperaturen ({range}; {source}). Der Wert ist extrapoliert.',
    not_stainless:
      'Cr = {chromium} % liegt unter 10,5 %: kein nichtrostender Stahl. Die Wirksummen sagen wenig aus.',
    too_much_carbon:
      'C = {carbon} % liegt über 1,2 %: kein nichtrostender Stahl. Die Wirksummen sagen wenig aus.',
    negative_index: 'Mit Mn = {manganese} % wird eine Wirksumme negativ, was nichts aussagt.',
    choose_nickel: 'Über 35 % Ni passt die Spaltkorrosionsgleichung für Nickelbasislegierungen besser.',
    choose_stainless: 'Unter 30 % Ni passt die Spaltkorrosionsgleichung für nichtrostende Stähle besser.',
    manganese: 'Mn = {manganese} %: Mangansulfide lösen Lochkorrosion aus; PREN (30 N, Mn) vergleichen.',
    other_family: '{output}: Die Gleichung der {source} gilt für die andere Werkstofffamilie.',
    starting_temperature:
      'Die Gleichungen der {source} geben die Temperatur an, bei der eine Prüfung beginnt; der Messwert weicht um etwa ±15 K ab und liegt bei Superduplex höher.',
    not_counted:
      'Die Wirksumme berücksichtigt nur die mittlere Analyse: Sulfide, Sigmaphase, Anlauffarben, Mikroseigerung in Schweißnähten und Spalte sind nicht enthalten.',
    duplex_phases:
      'Duplex: Die schwächere Phase entscheidet. Sind die Analysen von Ferrit und Austenit bekannt, nacheinander eingeben.',
  },
  chart: {
    indices: 'Wirksummen über dem Stickstoffgehalt',
    temperature: 'Starttemperatur der Lochkorrosionsprüfung über PREN',
    nitrogen: 'Stickstoff',
    index: 'Wirksumme',
    pren16: 'PREN (16 N)',
    prew: 'PREW',
    pren30: 'PREN (30 N)',
    marc: 'MARC',
    startingTemperature: 'Kritische Lochkorrosionstemperatur, Prüfbeginn',
    testLimit: 'Grenze der Prüfung',
    basic: 'wie 1.4301',
    medium: 'wie 1.4401, Lean-Duplex',
    high: 'wie Duplex 1.4462',
    super: 'Super-Duplex',
    steel: '{steel}',
  },
  changes: {
    carbonMissing:
      'Ohne angegebenen Kohlenstoffgehalt gelten Ergebnisse als außerhalb des Bereichs, ohne Band, und Urteile entfallen',
    noClass:
      'Keine Klasse unter 10,5 % Cr oder über 1,2 % C und keine negative Wirksumme; bisher galt Schnellarbeitsstahl als wie 2205',
    notStainless:
      'Unter 10,5 % Cr stehen alle Indizes und Temperaturen als außerhalb des Bereichs, und die Linien sind gestrichelt',
    confirmed:
      'PREN und seine Form mit Wolfram sind in einer Wiedergabe gelesen; das Beispiel 2205 hat die Analyse des Datenblatts',
    tungstenCounts: 'Wolfram zählt für die Klasse',
    first: 'Erste Fassung',
  },
  examples: {
    'datasheet-2205': '2205 (1.4462), PREN des Datenblatts',
    'datasheet-2101': 'LDX 2101, PREN des Datenblatts',
    'zeron-100': 'Superduplex mit Wolfram (Zeron 100)',
    'all-of-2205': '2205 mit Mn und Ni: alle Wirksummen',
    'austenitic-316': '316L (1.4404)',
  },
} satisfies CalculatorTexts;
