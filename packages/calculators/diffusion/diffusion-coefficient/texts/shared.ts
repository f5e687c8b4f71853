/** Texts shared by all languages. */
import { diffusingElements, diffusionAuthors } from '../../../formulas/diffusion/diffusion-coefficients.ts';

export const authors: Readonly<Record<(typeof diffusionAuthors)[number], string>> = {
  callister: 'Callister',
  callister9: 'Callister (9th ed.)',
  honeycombe: 'Honeycombe',
  tibbetts: 'Tibbetts 1980',
  agren: 'Ågren 1982/86',
  slycke: 'Slycke & Ericsson 1981',
  wert: 'Wert 1950',
  bohnekamp: 'Bohnekamp 1967',
  grieveson: 'Grieveson & Turkdogan 1964',
  kiuchi: 'Kiuchi & McLellan 1983',
  volkl: 'Völkl & Alefeld 1975',
  tahara: 'Tahara & Hayashi 1985',
  johnsonHill: 'Johnson & Hill 1960',
  geller: 'Geller & Sun 1950',
  perng: 'Perng & Altstetter 1986',
  reiter: 'Reiter 1996',
  busby: 'Busby et al. 1953',
  jonsson: 'Jönsson 1992–95',
  wonThomas: 'Won & Thomas 2001',
  kurokawa: 'Kurokawa et al. 1983',
  moll: 'Moll & Ogilvie 1959',
  compiled: '',
};

/** Author names as labels of their values and of the choice; only the compilations have a translated name. */
export const labels = (prefix: string, suffix: string, compiled: string) =>
  Object.fromEntries(
    diffusionAuthors.map((author) => [
      `${prefix}${author}${suffix}`,
      author === 'compiled' ? compiled : authors[author],
    ]),
  );
export const elements = (iron: string) =>
  Object.fromEntries(
    diffusingElements.map((element) => [`element.${element}`, element === 'Fe' ? iron : element]),
  );
