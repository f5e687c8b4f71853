/** Rows and columns of statistics beside analyses: the mean of several measurements, and their spread. */
import { describesHeat, isStatisticLetter, isSummaryLabel } from '../../inputs/summary-labels.ts';
import { isLimitLabel, namesLimits } from './limit-labels.ts';

const mean =
  /(?:^|[^\p{L}])(?:mean|means|average|averages|avg|ave|mittel|mittelwerte?|durchschnitt|xbar|x̄|ø)(?!\p{L})|平均|均值|평균/u;

/** Words of spreads, which are not means although they may name one: `Std. dev. of the mean`. */
const spread =
  /(?:^|[^\p{L}])(?:std|stdev|stddev|sd|rsd|cv|var|variance|sigma|dev|deviation|range|spread|standardabweichung|stdabw|stabw|streuung|varianz|spannweite|abweichung|unsicherheit|uncertainty)(?!\p{L})|[σδ]|偏差|方差|分散|极差|極差|ばらつき|バラツキ|편차|분산|산포/u;

/** Returns the part of a name that is a label of statistics or limits only: `Mean` of `4711 Mean`; undefined without one. */
function summaryIn(name: string): string | undefined {
  // `Mean (n = 3)` in cells separated by blanks.
  const words = name
    .replace(/\sn\s\d+$/, '')
    .trim()
    .split(/\s+/);
  return words
    .map((_, at) => words.slice(at).join(' '))
    .find((label) => isSummaryLabel(label) && !describesHeat(label));
}

/** Returns whether a name of a row or column states the mean of measurements: `Mean`, `Mittelwert (n = 3)`, `4711 平均`. */
function namesMean(name: string): boolean {
  const label = summaryIn(name)?.normalize('NFKC').toLowerCase();
  if (label === undefined || namesLimits(name)) return false;
  const [first = ''] = label.split('±');
  return mean.test(label) && !spread.test(first);
}

/** Returns whether the name of a row or column states limits or statistics other than a mean, which are no analysis. */
export const namesNoAnalysis = (name: string): boolean =>
  namesLimits(name) || (summaryIn(name) !== undefined && !namesMean(name));

/** Returns whether a text is a label of limits or statistics only: `max`, `Standard deviation:`. */
export const isRowLabel = (text: string): boolean =>
  isLimitLabel(text) || (isSummaryLabel(text) && !describesHeat(text.trim()));

/** Name of a row, and its contents as typed. */
type Named = { readonly name: string; readonly contents: Readonly<Record<string, string | undefined>> };

const areUpperLimits = ({ contents }: Named): boolean =>
  Object.values(contents).every((text) => text?.startsWith('≤'));

/** Returns the name of a sample without the number of its measurement: `4711` of `4711-2` and `4711/3`. */
const sampleOf = (name: string): string => name.replace(/[\s._/#:-]\d{1,2}$/, '');

/** Returns whether names are those of different heats, whose mean is not the analysis of one: `4711` and `4712`. */
const areHeats = (names: readonly string[]): boolean =>
  new Set(names.map(sampleOf).filter((name) => /\d{3}/.test(name))).size > 1;

/**
 * Returns the analyses among the rows of a text, without limits and statistics. If measurements of one sample and their
 * mean are among them, the mean is the analysis.
 */
export function analysesOf<Row extends Named>(
  rows: readonly Row[],
): { readonly analyses: readonly Row[]; readonly areMeans: boolean } {
  const hasStatistics = rows.some(({ name }) => summaryIn(name) !== undefined && !namesLimits(name));
  const isStatistic = ({ name }: Row): boolean =>
    namesNoAnalysis(name) || (hasStatistics && isStatisticLetter(name));
  const others = rows.filter((row) => !isStatistic(row) && !areUpperLimits(row));
  const means = others.filter(({ name }) => namesMean(name));
  const measured = others.filter(({ name }) => !namesMean(name));
  const areMeans = means.length > 1 || (means.length === 1 && !areHeats(measured.map(({ name }) => name)));
  return areMeans ? { analyses: means, areMeans } : { analyses: measured, areMeans };
}
