import type { CalculatorId } from '@ferrite/calculators/registry.ts';

/** Purpose of each calculator in one line, for lists. */
export const en: Readonly<Record<CalculatorId, string>> = {
  'jominy-hardenability': 'Hardness versus distance from the quenched end, from the heat analysis',
  'ideal-critical-diameter': 'Hardenability as one number, and the largest bar that hardens through',
  'transformation-temperatures': 'Ac1, Ac3, Bs and Ms of a low-alloy steel from the heat analysis',
  'ttt-cct-diagram': 'Transformation on holding and cooling, critical rates, structure and hardness',
  'martensite-hardness': 'As-quenched hardness from carbon content and martensite fraction',
  'austenite-stability': 'Magnetism and work hardening of Cr-Ni stainless steels by Md30 and Ms',
  'pitting-resistance': 'PREN and four other indices of stainless steels and nickel alloys',
  'carbonitride-solubility': 'Solution temperature of Nb, Ti, V and Al carbides and nitrides',
  'diffusion-coefficient': 'Diffusivity of an element in ferrite or austenite, and the diffusion distance',
  'carburizing-depth': 'Carbon profile, case depth and time for boost and diffusion stages',
  'decarburization-depth': 'Decarburized depth and scale loss of a furnace treatment',
  'homogenization-time': 'Soaking time that reduces microsegregation or banding',
  'hydrogen-removal': 'Time of anti-flake annealing or bake-out, and the hydrogen that remains',
  'quenching-immersion-time': 'Time in the quenchant until a bar or plate is cold enough',
  'temper-parameter': 'Equivalent tempering times and temperatures, several steps added',
  'tempered-hardness': 'Hardness of a quenched low-alloy steel after tempering',
  'furnace-heating-time': 'Time until the centre of a bar or plate reaches temperature',
  'austenite-grain-growth': 'Austenite grain size after holding at temperature',
  'gas-nitriding': 'Nitriding potential and its position in the Lehrer diagram',
  'retained-austenite': 'Retained austenite after quenching and sub-zero treatment',
  'carbon-potential': 'Carbon potential from CO₂, dew point or oxygen probe, and the soot limit',
  'melting-point': 'Liquidus, solidus and pouring temperature',
  'ingot-solidification-time': 'Solidification time, shell thickness and hot-top volume',
  'ingot-weight': 'Mass and yield of a forging ingot from the mould dimensions',
  microsegregation: 'Enrichment of an element between dendrite arms, by seven models',
  'gas-solubility': 'Hydrogen and nitrogen in liquid steel, and after vacuum degassing',
  'forging-ratio': 'Forging ratio by each convention, checked against the requirement',
  'hot-flow-stress': 'Flow stress at forging temperature, by four models',
  'forging-load': 'Force, pressure and work for upsetting, strip forging and cogging',
  'billet-stock': 'Stock mass, cut length and pieces per bar, all losses included',
  'carbon-equivalent': 'CE, CET, Pcm: how readily a structural steel hardens and cracks',
  'preheat-temperature': 'Minimum preheat and interpass temperature against cold cracking',
  'schaeffler-diagram': 'Structure of stainless and dissimilar weld metal from base metals and filler',
  'wrc-1992-diagram': 'Ferrite Number of austenitic and duplex weld metal',
  'heat-input-cooling-time': 'Heat input, t8/5 and hardness of the heat-affected zone',
  'hardness-converter': 'HV, HB, HRC and tensile strength by ISO 18265 and ASTM E140',
  'metal-weight': 'Mass and price of bars, tubes, sections and plates',
  'grain-size': 'Grain size number, diameter and intercept converted, counts evaluated',
};

declare module '../../../../platform/shared/i18n/words.ts' {
  interface Words {
    readonly purposes: typeof en;
  }
}
