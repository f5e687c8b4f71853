import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Austenite stability of Cr-Ni stainless steels from the analysis: magnetism after forming, work hardening and cryogenic suitability, judged by Md30, Ms and stacking-fault energy after several authors.',
  inputs: {
    steel: 'Heat analysis',
    grainSize: 'Austenite grain size G (Nohara)',
    serviceTemperatureC: 'Forming or service temperature',
  },
  outputs: {
    straining: 'Deformation-induced martensite at this temperature',
    sfeLowest: 'Lowest stacking-fault energy (established models)',
    mechanismLowest: 'Mechanism at the lowest value',
    sfeHighest: 'Highest stacking-fault energy (established models)',
    mechanismHighest: 'Mechanism at the highest value',
    md30AngelC: 'Md30, Angel',
    md30NoharaC: 'Md30, Nohara',
    md30SjobergC: 'Md30, Sjöberg',
    msEichelmanHullC: 'Ms on cooling, Eichelman & Hull',
    sfeSchrammReed: 'Stacking-fault energy, Schramm & Reed',
    sfePickering: 'Stacking-fault energy, Pickering',
    sfeBrofmanAnsell: 'Stacking-fault energy, Brofman & Ansell',
    sfeRhodesThompson: 'Stacking-fault energy, Rhodes & Thompson',
    sfeDai: 'Stacking-fault energy, Dai',
  },
  values: {
    'straining.stable': 'not expected (above both Md30)',
    'straining.possible': 'possible (between Angel and Nohara)',
    'straining.likely': 'likely on straining (below both Md30)',
    'mechanismLowest.martensite': 'martensite (ε, α′), below 20',
    'mechanismLowest.twinning': 'twinning, 20–40',
    'mechanismLowest.mixed': 'twinning and glide, 40–45',
    'mechanismLowest.glide': 'dislocation glide, above 45',
    'mechanismHighest.martensite': 'martensite (ε, α′), below 20',
    'mechanismHighest.twinning': 'twinning, 20–40',
    'mechanismHighest.mixed': 'twinning and glide, 40–45',
    'mechanismHighest.glide': 'dislocation glide, above 45',
  },
  warnings: {
    outside_scope:
      'Cr = {chromium} %, Ni = {nickel} %: the formulas are for Cr 10–26 % and Ni 6–25 %. The values are extrapolated.',
    high_manganese: 'Mn = {manganese} %: high-manganese (TWIP) steels are outside these formulas.',
    negative_energy:
      'A negative stacking-fault energy has no direct meaning: the ε phase would be more stable.',
    energies_differ:
      'The established models of the stacking-fault energy differ by {spread}. Use the range, not a single value.',
    room_temperature:
      'Stacking-fault energies hold at room temperature and rise with temperature; the bounds of the mechanisms are indicative.',
    does_not_form: '{output}: below absolute zero, the transformation does not occur.',
  },
  chart: {
    md30: 'Md30 versus nickel',
    energy: 'Stacking-fault energy versus nickel',
    nickel: 'Nickel',
    temperature: 'Temperature',
    service: 'forming or service temperature',
    steel: '{steel}',
    martensite: 'martensite',
    twinning: 'twinning',
    mixed: 'twinning and glide',
    glide: 'glide',
  },
  changes: {
    carbonMissing:
      'Without a stated carbon content, results are tagged as out of range, without band, and verdicts are withheld',
    first: 'First version',
  },
  examples: {
    s304: '304, typical analysis',
    coarse: '304 with coarse grain (G 5)',
    s304l: '304L',
    's310-measured': 'Type 310: Schramm & Reed measured 94 mJ/m² on 310S',
    s301: '301',
  },
} satisfies CalculatorTexts;
