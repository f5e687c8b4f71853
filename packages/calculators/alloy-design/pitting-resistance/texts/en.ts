import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { indices } from './shared.ts';

export default {
  summary:
    'Resistance of stainless steels and nickel alloys to pitting from the heat analysis: five indices, the class, and the starting temperatures of ASTM G48.',
  inputs: { steel: 'Heat analysis', alloy: 'Alloy family' },
  choices: { 'alloy.stainless': 'stainless steel', 'alloy.nickel': 'nickel-base alloy' },
  outputs: {
    ...indices,
    resistanceClass: 'Class according to PREN (16 N, with tungsten)',
    pittingTemperatureC: 'Critical pitting temperature, start of test',
    creviceTemperatureC: 'Critical crevice temperature, start of test',
    creviceTemperatureNickelC: 'Critical crevice temperature (nickel base), start of test',
  },
  values: {
    'resistanceClass.basic': 'below 20: as 304',
    'resistanceClass.medium': '20–30: as 316 and lean duplex',
    'resistanceClass.high': '30–40: as duplex 2205 and 904L',
    'resistanceClass.super': '40 and more: super duplex, super austenitic',
  },
  warnings: {
    outside_test:
      '{output} = {amount} is outside the temperatures of the test ({range}; {source}). The value is extrapolated.',
    not_stainless:
      'Cr = {chromium} % is below 10.5 %: not a stainless steel. The indices are not meaningful.',
    too_much_carbon: 'C = {carbon} % is above 1.2 %: not a stainless steel. The indices are not meaningful.',
    negative_index: 'With Mn = {manganese} % an index is negative, which has no meaning.',
    choose_nickel: 'Above 35 % Ni the crevice equation for nickel-base alloys fits better.',
    choose_stainless: 'Below 30 % Ni the crevice equation for stainless steels fits better.',
    manganese: 'Mn = {manganese} %: manganese sulphides start pits; compare PREN (30 N, Mn).',
    other_family: '{output}: the equation of {source} belongs to the other alloy family.',
    starting_temperature:
      'The equations of {source} give the starting temperature of a test; measured values differ by about ±15 K and are higher for super duplex.',
    not_counted:
      'PREN counts the mean analysis only: sulphides, sigma phase, heat tint, microsegregation in welds and crevices are not in it.',
    duplex_phases:
      'Duplex: the weaker phase decides. Enter the analysis of ferrite and austenite one after the other where it is known.',
  },
  chart: {
    indices: 'Indices versus nitrogen',
    temperature: 'Starting temperature of the pitting test versus PREN',
    nitrogen: 'Nitrogen',
    index: 'Index',
    pren16: 'PREN (16 N)',
    prew: 'PREW',
    pren30: 'PREN (30 N)',
    marc: 'MARC',
    startingTemperature: 'Critical pitting temperature, start of test',
    testLimit: 'limit of the test',
    basic: 'as 304',
    medium: 'as 316, lean duplex',
    high: 'as duplex 2205, 904L',
    super: 'super duplex',
    steel: '{steel}',
  },
  changes: {
    carbonMissing:
      'Without a stated carbon content, results are tagged as out of range, without band, and verdicts are withheld',
    noClass:
      'No class below 10.5 % Cr or above 1.2 % C, and no negative index; before, high-speed steel was classed like 2205',
    notStainless:
      'Below 10.5 % Cr all indices and temperatures are tagged as out of range, and the lines are dashed',
    confirmed:
      'PREN and its form with tungsten are read in a reproduction; the example of 2205 has the analysis of the data sheet',
    tungstenCounts: 'Tungsten counts for the class',
    first: 'First version',
  },
  examples: {
    'datasheet-2205': '2205, PREN of the data sheet',
    'datasheet-2101': 'LDX 2101, PREN of the data sheet',
    'zeron-100': 'Super duplex with tungsten (Zeron 100)',
    'all-of-2205': '2205 with Mn and Ni: all indices',
    'austenitic-316': '316L',
  },
} satisfies CalculatorTexts;
