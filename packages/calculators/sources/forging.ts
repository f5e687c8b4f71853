/** Sources first cited by the calculators of forging. */
import type { Source } from './source.ts';

export const forgingSources = {
  'jis-g0701': { short: 'JIS G 0701', citation: 'JIS G 0701:1957', status: 'seen' },
  'forging-practice': {
    short: 'Open-die practice',
    citation: 'Forging magazine, questions and answers',
    status: 'practice',
  },
  'harste-1988': {
    short: 'Harste, Jablonka & Schwerdtfeger 1988',
    citation: 'K. Harste, A. Jablonka, K. Schwerdtfeger (1988)',
    status: 'unseen',
  },
  'stock-practice': { short: 'Forging-shop practice', citation: 'Forging-shop practice', status: 'practice' },
  'misaka-1967': {
    short: 'Misaka & Yoshimoto 1967',
    citation: 'Y. Misaka, T. Yoshimoto (美坂・吉本), J. JSTP 8 (1967) 414',
    status: 'seen',
  },
  'shida-1969': { short: 'Shida 1969', citation: 'S. Shida (志田), J. JSTP 10 (1969) 610', status: 'seen' },
  'spittel-2009': {
    short: 'Spittel & Spittel 2009',
    citation: 'M. Spittel, T. Spittel, Landolt-Börnstein VIII/2C1 (2009)',
    status: 'seen',
  },
  'tize-mha-2023': {
    short: 'Tize Mha et al. 2023',
    citation:
      'P. Tize Mha et al., Metals 13 (2023) 633: measurements on a steel of type P20; with 18 digitised curves of C45',
    status: 'seen',
  },
  'medina-1996': {
    short: 'Medina & Hernandez 1996',
    citation: 'S. F. Medina, C. A. Hernandez, Acta Mater. 44 (1996) 137',
    status: 'unseen',
  },
  'siebel-lange': {
    short: 'Siebel (Lange)',
    citation: 'E. Siebel, in K. Lange (ed.), Umformtechnik',
    status: 'unseen',
  },
  'avitzur-1968': {
    short: 'Avitzur 1968',
    citation: 'B. Avitzur, Metal Forming: Processes and Analysis (1968)',
    status: 'unseen',
  },
  'bishop-1958': {
    short: 'Bishop 1958',
    citation:
      'J. F. W. Bishop, Q. J. Mech. Appl. Math. 11 (1958) 236; J. A. Schey, Tribology in Metalworking (1983)',
    status: 'reproduced',
  },
  'ghosh-mallik': {
    short: 'Ghosh & Mallik',
    citation: 'A. Ghosh, A. K. Mallik, Manufacturing Science, chapter on forging, Examples 3.4 and 3.6',
    status: 'seen',
  },
} as const satisfies Readonly<Record<string, Source>>;
