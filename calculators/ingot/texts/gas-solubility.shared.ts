/** Words that the languages of this calculator share. */
export const models = (hydrogen: string, nitrogen: string) => ({
  weinsteinPpm: `${hydrogen}, Weinstein & Elliott 1963`,
  nozakiPpm: `${hydrogen}, Nozaki et al. 1966`,
  gunjiPpm: `${hydrogen}, Gunji 1964`,
  pehlkePpm: `${nitrogen}, Pehlke & Elliott 1960`,
  jspsPpm: `${nitrogen}, JSPS 1988`,
});
