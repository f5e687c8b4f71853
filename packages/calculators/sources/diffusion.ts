/** Sources first cited by the calculators of diffusion. */
import type { Source } from './source.ts';

export const diffusionSources = {
  callister: {
    short: 'Callister',
    citation: 'W. D. Callister, Materials Science and Engineering, 3rd to 8th ed.',
    status: 'seen',
  },
  'callister-9': {
    short: 'Callister, 9th ed.',
    citation: 'W. D. Callister, Materials Science and Engineering, 9th ed.',
    status: 'reproduced',
  },
  honeycombe: { short: 'Honeycombe', citation: 'R. W. K. Honeycombe', status: 'quoted' },
  'tibbetts-1980': {
    short: 'Tibbetts 1980',
    citation: 'G. G. Tibbetts, J. Appl. Phys. 51 (1980) 4813',
    status: 'reproduced',
  },
  'agren-1982': {
    short: 'Ågren 1982',
    citation: 'J. Ågren, Acta Metall. 30 (1982) 841',
    status: 'reproduced',
  },
  'agren-1986': { short: 'Ågren 1986', citation: 'J. Ågren, Scripta Metall. 20 (1986) 1507', status: 'seen' },
  'slycke-1981': {
    short: 'Slycke & Ericsson 1981',
    citation: 'J. Slycke, T. Ericsson (1981)',
    status: 'seen',
  },
  'wert-1950': { short: 'Wert 1950', citation: 'C. A. Wert, Phys. Rev. 79 (1950) 601', status: 'seen' },
  'bohnekamp-1967': { short: 'Bohnekamp 1967', citation: 'Bohnekamp (1967)', status: 'seen' },
  'grieveson-1964': {
    short: 'Grieveson & Turkdogan 1964',
    citation: 'P. Grieveson, E. T. Turkdogan (1964)',
    status: 'unseen',
  },
  'kiuchi-1983': {
    short: 'Kiuchi & McLellan 1983',
    citation: 'K. Kiuchi, R. B. McLellan, Acta Metall. 31 (1983) 961',
    status: 'unseen',
  },
  'volkl-1975': { short: 'Völkl & Alefeld 1975', citation: 'J. Völkl, G. Alefeld (1975)', status: 'seen' },
  'tahara-1985': { short: 'Tahara & Hayashi 1985', citation: 'Tahara, Hayashi (1985)', status: 'seen' },
  'johnson-1960': { short: 'Johnson & Hill 1960', citation: 'Johnson, Hill (1960)', status: 'unseen' },
  'geller-1950': { short: 'Geller & Sun 1950', citation: 'Geller, Sun (1950)', status: 'unseen' },
  'perng-1986': {
    short: 'Perng & Altstetter 1986',
    citation: 'T.-P. Perng, C. J. Altstetter, Acta Metall. 34 (1986) 1771',
    status: 'seen',
  },
  'reiter-1996': { short: 'Reiter 1996', citation: 'F. Reiter (1996)', status: 'seen' },
  'busby-1953': {
    short: 'Busby et al. 1953',
    citation: 'P. E. Busby, M. E. Warga, C. Wells (1953)',
    status: 'quoted',
  },
  'jonsson-1995': { short: 'Jönsson 1992–95', citation: 'B. Jönsson (1992–95)', status: 'seen' },
  'won-2001': {
    short: 'Won & Thomas 2001',
    citation: 'Y.-M. Won, B. G. Thomas, Metall. Mater. Trans. A 32 (2001) 1755',
    status: 'seen',
  },
  'kurokawa-1983': { short: 'Kurokawa et al. 1983', citation: 'Kurokawa et al. (1983)', status: 'unseen' },
  'moll-1959': { short: 'Moll & Ogilvie 1959', citation: 'Moll, Ogilvie (1959)', status: 'unseen' },
  'solidification-compilations': {
    short: 'Ueshima; Ma & Janke',
    citation: 'Ueshima et al.; Ma & Janke',
    status: 'quoted',
  },
  crank: {
    short: 'Crank',
    citation: 'J. Crank, The Mathematics of Diffusion, 2nd ed. (1975)',
    status: 'reproduced',
  },
  'harris-1943': {
    short: 'Harris 1943',
    citation: 'F. E. Harris, Metal Progress 44 (1943) 265',
    status: 'reproduced',
  },
  'iso-18203': { short: 'ISO 18203', citation: 'ISO 18203', status: 'quoted' },
  'dalmaz-2017': {
    short: 'Dal’Maz Silva 2017',
    citation: 'W. Dal’Maz Silva (2017), in github.com/wallytutor/DryTooling.jl',
    status: 'quoted',
  },
  'flemings-1974': {
    short: 'Flemings 1974',
    citation: 'M. C. Flemings, Solidification Processing (1974)',
    status: 'reproduced',
  },
  'porter-easterling': {
    short: 'Porter & Easterling',
    citation: 'D. A. Porter, K. E. Easterling, Phase Transformations in Metals and Alloys',
    status: 'reproduced',
  },
  'coe-1969': {
    short: 'Coe & Moreton 1969',
    citation: 'F. R. Coe, J. Moreton, Met. Sci. J. 3 (1969) 209',
    status: 'seen',
  },
  'oriani-1970': { short: 'Oriani 1970', citation: 'R. A. Oriani (1970)', status: 'reproduced' },
  'van-orstrand-1915': {
    short: 'Van Orstrand & Dewey 1915',
    citation: 'C. E. Van Orstrand, F. P. Dewey, USGS Professional Paper 95-G (1915)',
    status: 'reproduced',
  },
  'birks-1970': {
    short: 'Birks & Jackson 1970',
    citation: 'N. Birks, W. Jackson, JISI 208 (1970) 81',
    status: 'unseen',
  },
  'iso-3887': { short: 'ISO 3887', citation: 'ISO 3887', status: 'quoted' },
} as const satisfies Readonly<Record<string, Source>>;
