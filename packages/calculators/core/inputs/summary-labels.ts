/** Labels of table rows that are no measurement: totals, statistics and limits. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words of limits, requirements and guarantees in English and German, in lower case. */
export const limitWords = setOf(
  `min max mini maxi minimum maximum minima maxima spec specs specified specification standard norm soll sollwert
  sollwerte vorgabe vorgaben requirement requirements required req aim target targets limit limits limite grenzwert
  grenzwerte obergrenze untergrenze anforderung anforderungen lsl usl lcl ucl nominal lower upper guarantee guaranteed
  garantie garantiert garantierte garantiewert garantiewerte`,
);

/** Words of limits, requirements and guarantees in Chinese, Japanese and Korean, as the source of a regular expression. */
export const limitSigns =
  '最大|最小|最高|最低|上限|下限|规格|規格|标准|標準|要求|規定|规定|目標|目标|内控|保证(?!书)|保証(?!書)|基準|최대|최소|최고|최저|상한|하한|규격|기준|목표|요구|보증(?!서)';

/** Words of totals and statistics in English and German, and their signs. */
const statisticWords = setOf(
  `average averages avg ave mean means median total totals subtotal sum sums std stdev stddev sd dev deviation sigma rsd
  cv variance range spread count cp cpk percentile quantile lowest highest smallest largest xbar x̄ ø σ μ ∑
  mittelwert mittelwerte mittel durchschnitt gesamt insgesamt gesamtsumme zwischensumme summe summen
  standardabweichung stdabw stabw abweichung streuung varianz spannweite anzahl kleinstwert größtwert
  mindestwert höchstwert minimalwert maximalwert`,
);

/** Words that a label of a summary may contain in addition, such as `of` in `mean of all heats`. */
const fillers = setOf(
  `of the all overall grand heat heats row rows value values sample samples and in for n wt analysis content contents
  der die das aller alle werte wert schmelzen schmelze chargen proben und für je % ppm`,
);

/** Words of totals, statistics and limits in Chinese, Japanese and Korean. */
const signs = new RegExp(
  `平均|均值|合计|合計|小计|小計|总计|総計|總计|总和|求和|标准偏差|標準偏差|标准差|標準差|方差|分散|极差|範囲|中位|中央|평균|합계|총계|소계|표준\\s?편차|분산|중앙|${limitSigns}`,
  'g',
);
const endings = /[值値数計계값치\s:：]/g;

/** Returns whether a label describes the heat if it stands beside its name, such as the grade `Standard` or the position `中央`. */
export const describesHeat = (label: string): boolean =>
  /^(?:standard|norm|nominal|specified|lower|upper|标准|標準|規格|规格|基準|中央|표준|규격|기준|중앙)$/i.test(
    label,
  );

/** Maximum length of a label. */
const longest = 60;

/** Returns whether a label of a row names totals, statistics or limits only: `Mean (n = 25)`, `Spec. max`, `標準偏差`. */
export function isSummaryLabel(label: string): boolean {
  if (label.length > longest) return false;
  const text = label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^()]*\)|\[[^[\]]*\]|\bn\s?=\s?\d+/g, ' ')
    .trim();
  if (/^(?:計|총)$/.test(text)) return true;
  if (text.replace(signs, '') !== text) return text.replace(signs, '').replace(endings, '') === '';
  const words = text.split(/[\s.:;,/_=]+|(?<=\p{L})-(?=\p{L})/u).filter(Boolean);
  const isSummary = (word: string) => statisticWords.has(word) || limitWords.has(word);
  return words.some(isSummary) && words.every((word) => isSummary(word) || fillers.has(word));
}
