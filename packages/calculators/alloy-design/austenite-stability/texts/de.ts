import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Stabilität des Austenits nichtrostender Cr-Ni-Stähle aus der Analyse: Magnetismus nach dem Umformen, Kaltverfestigung und Tieftemperatureignung, nach Md30, Ms und Stapelfehlerenergie mehrerer Autoren.',
  inputs: {
    steel: 'Schmelzenanalyse',
    grainSize: 'Austenitkorngröße G (Nohara)',
    serviceTemperatureC: 'Umform- oder Betriebstemperatur',
  },
  outputs: {
    straining: 'Verformungsmartensit bei dieser Temperatur',
    sfeLowest: 'Kleinste Stapelfehlerenergie (gängige Modelle)',
    mechanismLowest: 'Mechanismus nach dem kleinsten Wert',
    sfeHighest: 'Größte Stapelfehlerenergie (gängige Modelle)',
    mechanismHighest: 'Mechanismus nach dem größten Wert',
    md30AngelC: 'Md30, Angel',
    md30NoharaC: 'Md30, Nohara',
    md30SjobergC: 'Md30, Sjöberg',
    msEichelmanHullC: 'Ms beim Abkühlen, Eichelman & Hull',
    sfeSchrammReed: 'Stapelfehlerenergie, Schramm & Reed',
    sfePickering: 'Stapelfehlerenergie, Pickering',
    sfeBrofmanAnsell: 'Stapelfehlerenergie, Brofman & Ansell',
    sfeRhodesThompson: 'Stapelfehlerenergie, Rhodes & Thompson',
    sfeDai: 'Stapelfehlerenergie, Dai',
  },
  values: {
    'straining.stable': 'nicht zu erwarten (über beiden Md30)',
    'straining.possible': 'möglich (zwischen Angel und Nohara)',
    'straining.likely': 'bei Verformung wahrscheinlich (unter beiden Md30)',
    'mechanismLowest.martensite': 'Martensit (ε, α′), unter 20',
    'mechanismLowest.twinning': 'Zwillingsbildung, 20 bis 40',
    'mechanismLowest.mixed': 'Zwillinge und Gleiten, 40 bis 45',
    'mechanismLowest.glide': 'Versetzungsgleiten, über 45',
    'mechanismHighest.martensite': 'Martensit (ε, α′), unter 20',
    'mechanismHighest.twinning': 'Zwillingsbildung, 20 bis 40',
    'mechanismHighest.mixed': 'Zwillinge und Gleiten, 40 bis 45',
    'mechanismHighest.glide': 'Versetzungsgleiten, über 45',
  },
  warnings: {
    outside_scope:
      'Cr = {chromium} %, Ni = {nickel} %: Die Formeln gelten für Cr 10 bis 26 % und Ni 6 bis 25 %. Die Werte sind extrapoliert.',
    high_manganese: 'Mn = {manganese} %: Hochmanganstähle (TWIP) liegen außerhalb dieser Formeln.',
    negative_energy:
      'Eine negative Stapelfehlerenergie hat keine unmittelbare Bedeutung: Die ε-Phase wäre stabiler.',
    energies_differ:
      'Die gängigen Modelle der Stapelfehlerenergie weichen um {spread} voneinander ab. Verwenden Sie den Bereich, nicht einen Einzelwert.',
    room_temperature:
      'Stapelfehlerenergien gelten bei Raumtemperatur und steigen mit der Temperatur; die Grenzen der Mechanismen sind Richtwerte.',
    does_not_form: '{output}: unter dem absoluten Nullpunkt, die Umwandlung tritt nicht ein.',
  },
  chart: {
    md30: 'Md30 über dem Nickelgehalt',
    energy: 'Stapelfehlerenergie über dem Nickelgehalt',
    nickel: 'Nickel',
    temperature: 'Temperatur',
    service: 'Umform- oder Betriebstemperatur',
    steel: '{steel}',
    martensite: 'Martensit',
    twinning: 'Zwillingsbildung',
    mixed: 'Zwillinge und Gleiten',
    glide: 'Gleiten',
  },
  changes: {
    carbonMissing:
      'Ohne angegebenen Kohlenstoffgehalt gelten Ergebnisse als außerhalb des Bereichs, ohne Band, und Urteile entfallen',
    first: 'Erste Fassung',
  },
  examples: {
    s304: '304 (1.4301), typische Analyse',
    coarse: '304 mit grobem Korn (G 5)',
    s304l: '304L (1.4307)',
    's310-measured': 'Typ 310: Schramm & Reed haben an 310S 94 mJ/m² gemessen',
    s301: '301 (1.4310)',
  },
} satisfies CalculatorTexts;
