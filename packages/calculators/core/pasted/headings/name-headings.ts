/** Headings of columns with the names and grades of heats, in five languages. */

const number = '(?:\\s?-?(?:no|nr|num|number|nummer|n°|#|id)\\b\\.?)';

/** Labels of heat numbers, also within other text. */
export const heatLabel = new RegExp(
  `\\b(?:heat|cast|melt|heat\\s?/\\s?lot|ht\\.?)${number}|\\b(?:heat|cast|melt|heat\\s?/\\s?lot)\\s?[:#]|\\b(?:heat|melt|heat\\s?/\\s?lot)$|^cast$|` +
    `\\bschmelzen?${number}?(?![a-zäöü])|\\bschm(?:elz|\\.)?${number}|\\bchargen?${number}?(?![a-zäöü])|\\bchg\\b\\.?${number}?|` +
    '(?:熔?炉|熔炼|爐|炉罐)(?:批)?[号號]|炉批号|溶鋼番号|チャージ\\s?(?:no\\.?|番号)?|ヒート\\s?(?:no\\.?|番号)|溶解\\s?(?:番号|no\\.?)|製鋼番号|鋼番|(?:용강|히트|제강|용해|차지|강)\\s?(?:번호|no\\.?)|강번',
  'iu',
);

/** Labels of grades, also within other text. */
export const gradeLabel =
  /\b(?:steel\s?)?grade\b|\bwerkstoff(?:-?\s?(?:nr|nummer))?\b\.?|\bstahlsorte\b|\bgüte\b|牌号|钢种|钢号|钢级|材质|鋼種|材質|강종|재질|소재/iu;

/** Pattern of a heat number: a word with digits that is not a number with decimals. */
export const heatNumber = /^(?=.*\d)(?!\d[.,]\d+$)[\p{L}\d][\p{L}\d./-]{1,24}$/u;

const analysisWord =
  /^(?:ladle|product|check|actual|results?|ist|istwerte?|stück(?:analyse)?|produkt(?:analyse)?|schmelz(?:en)?analyse)$/i;
const analysisSign = /熔炼|熔煉|实测|實測|実績|成品|製品|レードル|取鍋|チェック|레들|레이들|제품|실적|체크/;

/** Returns whether a word states which analysis of a heat a table contains: `Ladle`, `Stückanalyse`, `成品`. */
export const namesAnalysis = (word: string): boolean =>
  analysisSign.test(word) || word.split(/[.:/()[\]*,%]+/).some((part) => analysisWord.test(part));

/** Returns whether a label means the number of another process than melting: `热处理炉号`, `WB-Charge`. */
export const namesOtherProcess = (text: string): boolean =>
  /热处理|熱処理|열처리|wärmebehandl|\bwb-/iu.test(text);

export const isHeatLabel = (text: string): boolean => heatLabel.test(text);

export const isGradeLabel = (text: string): boolean => gradeLabel.test(text);

/** Returns the heat number in a line of plain text: `Heat 4711`, `Schmelze: 990017`; null without one. */
export function heatNameIn(line: string): string | null {
  const label = heatLabel.exec(line) ?? /\b(?:heat|cast|melt)\b(?=\s+\S*\d)/i.exec(line);
  if (!label) return null;
  const rest = line.slice(label.index + label[0].length).replace(/^[\s:.#-]+/, '');
  const word = /^\S+/.exec(rest)?.[0].replace(/(?<![,;:.])[,;:.]+$/, '') ?? '';
  return heatNumber.test(word) ? word : null;
}

const otherHeatHeading = /^(?:cast|melt|炉次|炉|히트|ヒート)$/iu;
const nameHeading =
  /^(?:(?:name|bezeichnung|id|probe|proben(?:name|nr\.?|nummer)|sample|specimen|lot|batch|los)(?:\s?-?(?:no\.?|nr\.?|id|name|number|nummer))?|steel|stahl|名称|名前|试样号?|样品|试验号|批号|試料名?|試験片|ロット|이름|명칭|시료명?|시편|로트)$/iu;
const dateHeading =
  /(?:^|[\s-])(?:date|datum)\b|^\p{L}+datum$|日期|日付|年月日|製造日|生产日|날짜|일자|일시/iu;
const dateCell =
  /^(?:\d{4}\s?[-/.年]\s?\d{1,2}\s?[-/.月]\s?\d{1,2}日?|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2}[-\s.]+\p{L}{3,9}\.?[-\s.]+\d{2,4})(?:[t\s,]+\d{1,2}:\d{2}\S{0,12})?$/iu;
const longest = 60;

/** Returns whether a column with this heading has the names of heats: `Heat No.`, `Cast`, `Schmelze`, `炉号`. */
export const isHeatHeading = (heading: string): boolean => {
  const text = heading.slice(0, longest).trim();
  return (heatLabel.test(text) || otherHeatHeading.test(text)) && !dateHeading.test(text);
};

/** Returns whether a column with this heading has the names of heats or samples: `Heat`, `Name`, `Sample`. */
export const isNameHeading = (heading: string): boolean =>
  isHeatHeading(heading) || nameHeading.test(heading.slice(0, longest).trim());

export const isDate = (heading: string, cell: string): boolean =>
  dateHeading.test(heading.slice(0, longest).trim()) || dateCell.test(cell.slice(0, longest).trim());
