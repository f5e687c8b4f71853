/** Texts shared by all languages. */
export const indices = {
  pren16: 'PREN (16 N)',
  prew: 'PREN (W), 16 N',
  pren30: 'PREN (30 N)',
  prenManganese: 'PREN (30 N, Mn)',
  marc: 'MARC',
};
