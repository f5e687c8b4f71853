/** Texts shared by all languages. */

/** Author names stay in Latin script; `comma` is the comma of the language. */
export const models = (hydrogen: string, nitrogen: string, comma = ', ') => ({
  weinsteinPpm: `${hydrogen}${comma}Weinstein & Elliott 1963`,
  nozakiPpm: `${hydrogen}${comma}Nozaki et al. 1966`,
  gunjiPpm: `${hydrogen}${comma}Gunji 1964`,
  pehlkePpm: `${nitrogen}${comma}Pehlke & Elliott 1960`,
  jspsPpm: `${nitrogen}${comma}Ishii et al. 1982 (JSPS)`,
});
