/** Texts shared by all languages. */
export const symbols = ['Mn', 'Cr', 'Ni', 'Mo', 'Si', 'P', 'S', 'V', 'Nb', 'Ti', 'Cu', 'Al', 'C', 'N'];

/** Symbols and author names are the same in every language. */
export const shared = (compiled: string) => ({
  ...Object.fromEntries(symbols.map((element) => [`element.${element}`, element])),
  'dataSet.wonThomas': 'Won & Thomas 2001',
  'dataSet.jonsson': 'Jönsson 1992–95',
  'dataSet.tibbetts': 'Tibbetts 1980',
  'dataSet.agren': 'Ågren 1986',
  'dataSet.slycke': 'Slycke & Ericsson 1981',
  'dataSet.callister': 'Callister',
  'dataSet.honeycombe': 'Honeycombe',
  'dataSet.bohnekamp': 'Bohnekamp 1967',
  'dataSet.grieveson': 'Grieveson & Turkdogan 1964',
  'dataSet.kurokawa': 'Kurokawa et al. 1983',
  'dataSet.moll': 'Moll & Ogilvie 1959',
  'dataSet.compiled': compiled,
});
