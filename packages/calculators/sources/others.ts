/** Sources first cited by the calculators of the category “others”. */
import type { Source } from './source.ts';

export const othersSources = {
  'nims-fatigue': {
    short: 'NIMS',
    citation:
      'NIMS fatigue data sheets, after Xiong et al., Sci. China Technol. Sci. (2020): measurements; regression by Ferrite',
    status: 'own',
  },
  'iso-18265': {
    short: 'ISO 18265',
    citation: 'ISO 18265:2013, Metallic materials: Conversion of hardness values, Table A.1',
    status: 'seen',
  },
  'iso-6506': { short: 'ISO 6506-1', citation: 'ISO 6506-1; ISO 6506-4', status: 'reproduced' },
  'iso-6507': { short: 'ISO 6507-1', citation: 'ISO 6507-1', status: 'reproduced' },
  'astm-a370': { short: 'ASTM A370', citation: 'ASTM A370, Tables 4 and 5', status: 'unseen' },
  'din-50150': { short: 'DIN 50150', citation: 'DIN 50150', status: 'reproduced' },
  'en-10365': { short: 'EN 10365', citation: 'EN 10365:2017; EN 10056-1; EN 10034', status: 'reproduced' },
  'en-10210-2': {
    short: 'EN 10210-2, EN 10219-2',
    citation: 'EN 10210-2, annex B; EN 10219-2, annex B',
    status: 'reproduced',
  },
  'asme-b36.10': {
    short: 'ASME B36.10M',
    citation: 'ASME B36.10M; EN 10080; AISC Manual',
    status: 'reproduced',
  },
  'en-10088-1': {
    short: 'EN 10088-1',
    citation: 'EN 10088-1; EN 1991-1-1; ASM Metals Handbook',
    status: 'reproduced',
  },
  'iso-643': {
    short: 'ISO 643',
    citation: 'ISO 643:2019, Steels: Micrographic determination of the apparent grain size',
    status: 'reproduced',
  },
  'grain-round-robin': {
    short: 'IOP MSE 733 (2020)',
    citation: 'IOP Conf. Ser.: Mater. Sci. Eng. 733 (2020) 012045',
    status: 'seen',
  },
} as const satisfies Readonly<Record<string, Source>>;
