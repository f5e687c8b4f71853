/** Sources first cited by the calculators of forging. */
import type { Source } from './source.ts';

export const forgingSources = {
  'jis-g0701': {
    short: 'JIS G 0701',
    year: 1957,
    where: 'JIS G 0701:1957 (confirmed 1988): notation of the forging ratio, e.g. 1/2U 3S',
  },
  'forging-practice': {
    short: 'Open-die practice',
    where: 'Forging magazine, questions and answers: 3:1 from ingot, upsetting counted on agreement',
  },
  'harste-1988': {
    short: 'Harste, Jablonka & Schwerdtfeger 1988',
    authors: 'K. Harste, A. Jablonka, K. Schwerdtfeger',
    year: 1988,
    where: 'Density of iron and carbon steels by phase, temperature and carbon',
  },
  'stock-practice': {
    short: 'Forging-shop practice',
    where: 'Usual allowances for scale, kerf and upset stock',
  },
  'misaka-1967': {
    short: 'Misaka & Yoshimoto 1967',
    authors: 'Y. Misaka, T. Yoshimoto',
    year: 1967,
    where: 'J. JSTP 8 (1967) 414',
  },
  'shida-1969': { short: 'Shida 1969', authors: 'S. Shida', year: 1969, where: 'J. JSTP 10 (1969) 610' },
  'spittel-2009': {
    short: 'Spittel & Spittel 2009',
    authors: 'M. Spittel, T. Spittel',
    year: 2009,
    where: 'Landolt-Börnstein VIII/2C1 (2009), Hensel–Spittel equation',
  },
  'medina-1996': {
    short: 'Medina & Hernandez 1996',
    authors: 'S. F. Medina, C. A. Hernandez',
    year: 1996,
    where: 'Acta Mater. 44 (1996) 137: peak stress of low-alloy and microalloyed steels',
  },
  'siebel-lange': {
    short: 'Siebel (Lange)',
    authors: 'E. Siebel; in K. Lange (ed.)',
    where: 'Umformtechnik: Kräfte beim Stauchen und Recken',
  },
  'avitzur-1968': {
    short: 'Avitzur 1968',
    authors: 'B. Avitzur',
    year: 1968,
    where: 'Metal Forming: Processes and Analysis; upper bound of disc forging',
  },
  'bishop-1958': {
    short: 'Bishop 1958',
    authors: 'J. F. W. Bishop',
    year: 1958,
    where:
      'Q. J. Mech. Appl. Math. 11, 236: compression of discs with a sliding rim and a sticking core; J. A. Schey, Tribology in Metalworking (1983)',
  },
  'ghosh-mallik': {
    short: 'Ghosh & Mallik',
    authors: 'A. Ghosh, A. K. Mallik',
    where: 'Manufacturing Science, chapter on forging, Example 3.4',
  },
} as const satisfies Readonly<Record<string, Source>>;
