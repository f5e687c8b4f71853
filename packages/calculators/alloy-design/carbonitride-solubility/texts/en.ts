import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Solubility of niobium, titanium, vanadium and aluminium carbides and nitrides in austenite: full-solution temperature for slab reheating, and dissolved and precipitated amounts, by all commonly used published solubility products.',
  inputs: {
    steel: 'Heat analysis',
    product: 'Compound and author',
    temperatureC: 'Temperature',
  },
  choices: {
    'product.NbCN_Irvine': 'Nb(C,N), Irvine et al.',
    'product.NbC_Nordberg': 'NbC, Nordberg & Aronsson',
    'product.NbC_Smith': 'NbC, Smith / Turkdogan',
    'product.NbN_Smith': 'NbN, Smith',
    'product.TiN_Inoue': 'TiN, Inoue et al.',
    'product.TiN_Matsuda': 'TiN, Matsuda & Okumura',
    'product.TiC_Irvine': 'TiC, Irvine et al.',
    'product.VN_Irvine': 'VN, Irvine et al.',
    'product.VN_Narita': 'VN, Narita',
    'product.VC_Narita': 'VC, Narita',
    'product.AlN_Leslie': 'AlN, Leslie et al.',
    'product.AlN_Darken': 'AlN, Darken et al.',
  },
  outputs: {
    dissolutionC: 'Dissolution temperature',
    dissolvedShare: 'Fraction of the metal in solution',
    metalInSolution: 'Metal in solution',
    partnerInSolution: 'Carbon or nitrogen in solution',
    precipitate: 'Precipitate',
    mixedNiobium: 'Mixed Nb(C,N): Nb in solution',
    mixedCarbonShare: 'Mixed Nb(C,N): carbide fraction x',
    mixedDissolutionC: 'Mixed Nb(C,N): dissolution temperature',
    dissolutionNbCN_IrvineC: 'Full solution of Nb(C,N), Irvine et al.',
    dissolutionNbC_NordbergC: 'Full solution of NbC, Nordberg & Aronsson',
    dissolutionNbC_SmithC: 'Full solution of NbC, Smith / Turkdogan',
    dissolutionNbN_SmithC: 'Full solution of NbN, Smith',
    dissolutionTiN_InoueC: 'Full solution of TiN, Inoue et al.',
    dissolutionTiN_MatsudaC: 'Full solution of TiN, Matsuda & Okumura',
    dissolutionTiC_IrvineC: 'Full solution of TiC, Irvine et al.',
    dissolutionVN_IrvineC: 'Full solution of VN, Irvine et al.',
    dissolutionVN_NaritaC: 'Full solution of VN, Narita',
    dissolutionVC_NaritaC: 'Full solution of VC, Narita',
    dissolutionAlN_LeslieC: 'Full solution of AlN, Leslie et al.',
    dissolutionAlN_DarkenC: 'Full solution of AlN, Darken et al.',
  },
  warnings: {
    not_present: '{metal} or its partner element is 0: the compound does not form.',
    outside_temperatures:
      '{celsius} °C is outside about 900–1300 °C, where the solubility products were measured. The value is extrapolated.',
    forms_in_liquid:
      'Dissolution temperature {celsius} °C is above the solidus of most steels: the compound forms in the liquid as coarse particles and does not refine the grain.',
    titanium_first:
      'The steel contains titanium: TiN forms first and consumes nitrogen. For the other nitrides enter the remaining nitrogen.',
    one_by_one: '{elements} compete for carbon and nitrogen; each compound is computed as if it were alone.',
    authors_differ: 'Authors differ by 50–100 K: compare all values of a compound.',
    equilibrium_only: 'Equilibrium: short times and large particles need higher temperatures.',
    elements_absent: 'No temperature is given for compounds whose elements are not in the analysis.',
    mixed_dissolved:
      'Mixed Nb(C,N) is fully dissolved at this temperature ({source}); no carbide fraction x is given.',
  },
  chart: {
    isotherms: 'Solubility isotherms',
    inSolution: 'Dissolved fraction versus temperature',
    carbon: 'Dissolved carbon',
    nitrogen: 'Dissolved nitrogen',
    carbonEquivalent: 'Dissolved C + 12/14 N',
    metal: 'Dissolved metal',
    stoichiometric: 'stoichiometric line',
    total: 'total contents',
    inSolutionHere: 'dissolved',
    temperature: 'Temperature',
    share: 'Metal in solution',
  },
  changes: {
    carbonMissing:
      'Without a stated carbon content, results are tagged as out of range, without band, and verdicts are withheld',
    aboveSolidus:
      'Above 1450 °C the isotherm of the steel is dashed and no measured error is stated; the dissolved fraction is drawn in finer steps',
    namesBeside: 'Names in the diagram are placed beside their line and their point',
    measuredFirst:
      'NbC by Nordberg & Aronsson, which was compared with measurements, is preset instead of Nb(C,N) by Irvine; the main result states the measured error',
    first: 'First version',
  },
  examples: {
    niobium: '0.04 Nb, 0.08 C, 0.006 N',
    carbide: '0.03 Nb, 0.10 C',
    titanium: '0.015 Ti, 0.005 N',
    aluminium: '0.03 Al, 0.006 N',
    balance: '0.04 Nb, 0.10 C at 1000 °C',
    mixed: 'Mixed Nb(C,N) at 1100 °C',
  },
} satisfies CalculatorTexts;
