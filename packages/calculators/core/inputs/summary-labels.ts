/** Labels of table rows without measurements: totals, statistics and limits. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words of limits, requirements and guarantees in English and German, in lower case. */
export const limitWords = setOf(
  `min max mini maxi minimum maximum minima maxima minimal maximal höchstens mindestens minimalwert maximalwert
  mindestwert höchstwert spec specs specified specification standard norm soll sollwert
  sollwerte vorgabe vorgaben requirement requirements required req aim target targets limit limits limite grenzwert
  grenzwerte obergrenze untergrenze anforderung anforderungen lsl usl lcl ucl nominal lower upper guarantee guaranteed
  garantie garantiert garantierte garantiewert garantiewerte tolerance tolerances tol toleranz toleranzen ziel zielwert zielwerte
  og ug oeg ueg`,
);

/** Words of limits, requirements and guarantees in Chinese, Japanese and Korean, as the source of a regular expression. */
export const limitSigns =
  '最大|最小|最高|最低|上限|下限|限值|规格|規格|标准|標準|要求|規定|规定|目標|目标|内控|保证(?!书)|保証(?!書)|基準|최대|최소|최고|최저|상한|하한|한계|규정|규격|기준|목표|요구|보증(?!서)|公差|许用差|允许偏差|許容差|狙い|ねらい|허용차|허용오차|공차';

/** Words of statistics in English and German that a label may combine with the name of a sample: `Mittelwert A`. */
const sampleWords = setOf(
  `average averages avg ave mean means median std stdev stddev sd rsd cv var variance sigma xbar x̄ ø σ ±
  mittelwert mittelwerte mittel durchschnitt standardabweichung stdabw stabw streuung varianz spannweite`,
);

/** Other words of totals and statistics in English and German, and their signs. */
const statisticWords = setOf(
  `total totals subtotal sum sums dev deviation range spread count cp cpk percentile quantile lowest highest smallest
  largest μ ∑ gesamt insgesamt gesamtsumme zwischensumme summe summen abweichung anzahl kleinstwert größtwert
  δ ∅ bias uncertainty unsicherheit messunsicherheit lod loq
  nachweisgrenze bestimmungsgrenze`,
);

/** Single letters of statistics, which may also name heats. */
const statisticLetters: ReadonlySet<string> = new Set(['s', 'n', 'R']);

/** Words that a label of a summary may contain in addition, such as `of` in `mean of all heats`. */
const fillers = setOf(
  `of the all overall grand heat heats row rows value values sample samples and in for n wt analysis content contents
  der die das aller alle werte wert schmelzen schmelze chargen proben und für je % ppm`,
);

/** Words of totals, statistics and limits in Chinese, Japanese and Korean. */
const signs = new RegExp(
  `平均|均值|合计|合計|小计|小計|总计|総計|總计|总和|求和|标准偏差|標準偏差|标准差|標準差|方差|分散|极差|極差|範囲|范围|偏差|ばらつき|バラツキ|中位|中央|평균|합계|총계|소계|표준\\s?편차|편차|범위|분산|산포|중앙|${limitSigns}`,
  'g',
);
const endings = /[值値数計계값치\s:：]/g;

/** Returns whether a text in a column beside the heat's name can be a grade or position: `Standard`, `中央` (center). */
export const describesHeat = (label: string): boolean =>
  /^(?:standard|norm|nominal|specified|lower|upper|标准|標準|規格|规格|基準|中央|표준|규격|기준|중앙)$/i.test(
    label,
  );

/** Maximum length of a label. */
const longest = 60;

/** Multiples of the standard deviation: `3s`, `±2σ`, `3 sigma`. A capital S may be a heat. */
const multiple = /^[±+−-]?\s?[1-6]\s?(?:s|σ|[Ss]igma|[Ss][Dd])$/;

/** Number in a label such as `mean of 2`. */
const counted = /\b(?:of|von|aus)\s+\d+\b/g;

/** Maximum length of the name of a sample beside a word of statistics. */
const shortName = /^[\p{L}\d]{1,3}$/u;

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[\s.:;,/_=()[\]]+|(?<=\p{L})-(?=\p{L})/u)
    .map((word) => word.replace(/(?<=.)%$/, ''))
    .filter(Boolean);

const isSummaryWord = (word: string): boolean =>
  sampleWords.has(word) || statisticWords.has(word) || limitWords.has(word);

/** Returns whether a label consists of a word of statistics and the name of a sample: `A (SD)`, `Mean A`. */
function isOfOneSample(text: string): boolean {
  const [first = '', second = '', ...more] = wordsOf(text);
  if (more.length > 0) return false;
  // Abbreviations before a number, such as SD 40, are names.
  const isWord = sampleWords.has(first) && (first.length > 3 || !/\d/.test(second) || first === 'avg');
  return (isWord && shortName.test(second)) || (sampleWords.has(second) && shortName.test(first));
}

/** Returns whether a label is a letter that can mean a statistic, such as `s` for the standard deviation. */
export const isStatisticLetter = (label: string): boolean =>
  statisticLetters.has(label.normalize('NFKC').trim());

/** Returns whether a label of a row names totals, statistics or limits only: `Mean (n = 25)`, `Spec. max`, `標準偏差`. */
export function isSummaryLabel(label: string): boolean {
  if (label.length > longest) return false;
  const written = label.normalize('NFKC').trim();
  if (multiple.test(written)) return true;
  const whole = written.toLowerCase();
  const text = whole
    .replace(/\([^()]*\)|\[[^[\]]*\]|\bn\s?=\s?\d+/g, ' ')
    .replace(counted, ' ')
    .trim();
  if (/^(?:計|총)$/.test(text)) return true;
  if (text.replace(signs, '') !== text) return text.replace(signs, '').replace(endings, '') === '';
  const words = wordsOf(text);
  const isSummary =
    words.some(isSummaryWord) && words.every((word) => isSummaryWord(word) || fillers.has(word));
  return isSummary || isOfOneSample(whole);
}
