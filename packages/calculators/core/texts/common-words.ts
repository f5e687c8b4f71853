/** Warnings and problems that every calculator shares, in five languages. */

import type { SourceStatus } from '../../sources/source.ts';
import type { Language } from './language.ts';

type Worded = Readonly<Record<string, Readonly<Record<Language, string>>>>;

export const commonWarnings = {
  outside_range: {
    en: '{label} = {amount} is outside the range of validity ({range}; {source}). The value is extrapolated.',
    de: '{label} = {amount} liegt außerhalb des Gültigkeitsbereichs ({range}; {source}). Der Wert ist extrapoliert.',
    cn: '{label} = {amount}，超出适用范围（{range}；{source}），结果为外推值。',
    ja: '{label} = {amount}は適用範囲（{range}、{source}）を外れています。表示値は外挿値です。',
    kr: '{label} = {amount}: 적용 범위({range}, {source})를 벗어났습니다. 표시된 값은 외삽값입니다.',
  },
  outside_model_range: {
    en: '{model}: {label} = {amount} is outside the range of this model ({range}; {source}). The value is extrapolated.',
    de: '{model}: {label} = {amount} liegt außerhalb des Gültigkeitsbereichs dieses Modells ({range}; {source}). Der Wert ist extrapoliert.',
    cn: '{model}：{label} = {amount}，超出该模型的适用范围（{range}；{source}），结果为外推值。',
    ja: '{model}：{label} = {amount}はこのモデルの適用範囲（{range}、{source}）を外れています。表示値は外挿値です。',
    kr: '{model}: {label} = {amount}. 이 모델의 적용 범위({range}, {source})를 벗어났습니다. 표시된 값은 외삽값입니다.',
  },
  outside_measured_range: {
    en: '{model}: {label} = {amount}. Measurements confirm this model only for {range}.',
    de: '{model}: {label} = {amount}. Messungen bestätigen dieses Modell nur für {range}.',
    cn: '{model}：{label} = {amount}。实测值仅在 {range} 范围内支持该模型。',
    ja: '{model}：{label} = {amount}。実測値がこのモデルを裏づけるのは{range}のみです。',
    kr: '{model}: {label} = {amount}. 실측값은 {range}에서만 이 모델을 뒷받침합니다.',
  },
  models_differ: {
    en: 'The models give {range}. Use the range, not a single value.',
    de: 'Die Modelle ergeben {range}. Verwenden Sie den Bereich, nicht einen Einzelwert.',
    cn: '各模型结果为 {range}，请参考区间，不要只取单一数值。',
    ja: '各モデルの値は{range}です。単一の値ではなく、範囲で判断してください。',
    kr: '모델에 따라 {range}입니다. 단일 값이 아니라 범위로 판단하십시오.',
  },
  not_confirmed: {
    en: '{model}: not confirmed against the original source. Check before use.',
    de: '{model}: nicht an der Originalquelle geprüft. Vor Verwendung prüfen.',
    cn: '{model}：尚未与原始文献核对，使用前请自行核实。',
    ja: '{model}：原典との照合が済んでいません。使用前に確認してください。',
    kr: '{model}: 원문헌과 대조되지 않았습니다. 사용 전에 확인하십시오.',
  },
  not_computed: {
    en: '{output}: not defined for these inputs.',
    de: '{output}: für diese Eingaben nicht definiert.',
    cn: '{output}：在此输入条件下无定义。',
    ja: '{output}：この入力条件では定義されません。',
    kr: '{output}: 이 입력 조건에서는 정의되지 않습니다.',
  },
  carbon_missing: {
    en: 'The carbon content is not stated and counts as 0. Results that depend on it are not usable.',
    de: 'Der Kohlenstoffgehalt fehlt und zählt als 0. Ergebnisse, die davon abhängen, sind nicht verwendbar.',
    cn: '未给出碳含量，按 0 计算；受碳影响的结果不可用。',
    ja: '炭素量が示されていないため0として計算しています。炭素量に左右される結果は使用できません。',
    kr: '탄소 함량이 없어 0으로 계산했습니다. 탄소에 따라 달라지는 결과는 사용할 수 없습니다.',
  },
  taken_as_zero: {
    en: 'Elements left out are taken as 0: {list}.',
    de: 'Nicht angegebene Elemente werden mit 0 angesetzt: {list}.',
    cn: '未填写的元素按 0 计算：{list}。',
    ja: '未入力の元素は0として計算しています：{list}',
    kr: '입력하지 않은 원소는 0으로 계산했습니다: {list}',
  },
  far_from_data: {
    en: '{output}: outside the measured compositions ({elements}). The band is wider for it ({source}).',
    de: '{output}: außerhalb der gemessenen Zusammensetzungen ({elements}). Das Band ist entsprechend breiter ({source}).',
    cn: '{output}：超出已测成分范围（{elements}）。区间因此加宽（{source}）。',
    ja: '{output}：測定された組成の範囲外です（{elements}）。そのぶん区間を広げています（{source}）。',
    kr: '{output}: 측정된 조성 범위를 벗어났습니다({elements}). 그만큼 구간이 넓어집니다({source}).',
  },
  input_unused: {
    en: '{label} is not used for this result.',
    de: '{label} wird für dieses Ergebnis nicht verwendet.',
    cn: '此结果未使用“{label}”。',
    ja: '「{label}」はこの結果に使われていません。',
    kr: '‘{label}’: 이 결과에는 사용되지 않았습니다.',
  },
  estimate_only: {
    en: 'Estimate only; not a substitute for a test.',
    de: 'Nur Richtwert; ersetzt keine Prüfung.',
    cn: '仅为估算值，不能代替试验。',
    ja: '推定値です。試験の代わりにはなりません。',
    kr: '추정값이며 시험을 대신할 수 없습니다.',
  },
} as const satisfies Worded;

const valid = {
  en: 'Please enter a valid value for {label}.',
  de: 'Bitte geben Sie einen gültigen Wert für „{label}“ ein.',
  cn: '请输入有效的“{label}”。',
  ja: '「{label}」に正しい値を入力してください。',
  kr: '‘{label}’에 올바른 값을 입력하십시오.',
} as const;

export const commonProblems = {
  required: valid,
  number: valid,
  choice: valid,
  list: valid,
  range: {
    en: '{label}: enter a value from {min} to {max} {unit}.',
    de: '{label}: Bitte geben Sie einen Wert von {min} bis {max} {unit} ein.',
    cn: '{label}：请输入 {min}～{max} {unit} 之间的数值。',
    ja: '{label}：{min}～{max} {unit}の範囲で入力してください。',
    kr: '{label}: {min}~{max} {unit} 범위의 값을 입력하십시오.',
  },
  not_understood: {
    en: '{label}: “{text}” cannot be read. Enter a number such as 12.5, a fraction such as 1 1/2, or a number with one of these units: {units}.',
    de: '{label}: „{text}“ ist nicht lesbar. Geben Sie eine Zahl wie 12,5, einen Bruch wie 1 1/2 oder eine Zahl mit einer dieser Einheiten ein: {units}.',
    cn: '{label}：无法读取“{text}”。请输入数值（如 12.5）、分数（如 1 1/2），或带以下单位之一的数值：{units}。',
    ja: '{label}：「{text}」を読み取れません。12.5のような数値、1 1/2のような分数、または次の単位を付けた数値を入力してください：{units}。',
    kr: '{label}: ‘{text}’ 값을 읽을 수 없습니다. 12.5 같은 숫자, 1 1/2 같은 분수 또는 다음 단위를 붙인 숫자를 입력하십시오: {units}.',
  },
  content_not_understood: {
    en: '{label}: “{text}” cannot be read. Enter a number such as 0.25, or a number with one of these units: {units}.',
    de: '{label}: „{text}“ ist nicht lesbar. Geben Sie eine Zahl wie 0,25 oder eine Zahl mit einer dieser Einheiten ein: {units}.',
    cn: '{label}：无法读取“{text}”。请输入数值（如 0.25），或带以下单位之一的数值：{units}。',
    ja: '{label}：「{text}」を読み取れません。0.25のような数値、または次の単位を付けた数値を入力してください：{units}。',
    kr: '{label}: ‘{text}’ 값을 읽을 수 없습니다. 0.25 같은 숫자 또는 다음 단위를 붙인 숫자를 입력하십시오: {units}.',
  },
  limit_not_value: {
    en: '{label}: “{text}” is a limit. Upper limits are read in analyses only; enter the value itself.',
    de: '{label}: „{text}“ ist ein Grenzwert. Obergrenzen werden nur in Analysen gelesen; geben Sie den Wert selbst ein.',
    cn: '{label}：“{text}”是限值。仅成分分析可使用上限值，请输入具体数值。',
    ja: '{label}：「{text}」は限界値です。上限値を読み取るのは成分分析だけです。値そのものを入力してください。',
    kr: '{label}: ‘{text}’ 값은 한계값입니다. 상한값은 성분 분석에서만 읽습니다. 값 자체를 입력하십시오.',
  },
  lower_limit_not_value: {
    en: '{label}: “{text}” is a lower limit, which does not state the content. Enter the content itself.',
    de: '{label}: „{text}“ ist eine Untergrenze und nennt nicht den Gehalt. Geben Sie den Gehalt selbst ein.',
    cn: '{label}：“{text}”是下限，不能确定含量。请输入具体含量。',
    ja: '{label}：「{text}」は下限値で、含有量を示していません。含有量そのものを入力してください。',
    kr: '{label}: ‘{text}’ 값은 하한값이며 함량을 나타내지 않습니다. 함량 자체를 입력하십시오.',
  },
  date_not_value: {
    en: '{label}: “{text}” is a date. Enter a number.',
    de: '{label}: „{text}“ ist ein Datum. Geben Sie eine Zahl ein.',
    cn: '{label}：“{text}”是日期。请输入数值。',
    ja: '{label}：「{text}」は日付です。数値を入力してください。',
    kr: '{label}: ‘{text}’ 값은 날짜입니다. 숫자를 입력하십시오.',
  },
  range_not_value: {
    en: '{label}: “{text}” is a range. Enter one value; a tolerance is written as 0.42 ± 0.02.',
    de: '{label}: „{text}“ ist ein Bereich. Geben Sie einen Wert ein; eine Toleranz schreiben Sie als 0,42 ± 0,02.',
    cn: '{label}：“{text}”是范围。请输入一个数值；公差写作 0.42 ± 0.02。',
    ja: '{label}：「{text}」は範囲です。1つの値を入力してください。公差は0.42 ± 0.02のように書きます。',
    kr: '{label}: ‘{text}’ 값은 범위입니다. 하나의 값을 입력하십시오. 공차는 0.42 ± 0.02처럼 씁니다.',
  },
  share_not_value: {
    en: '{label}: in “{text}”, the uncertainty is a percentage of the value. Enter it as a number in the unit of the field, such as 0.42 ± 0.02.',
    de: '{label}: In „{text}“ ist die Unsicherheit ein Prozentsatz des Werts. Geben Sie sie als Zahl in der Einheit des Feldes ein, z. B. 0,42 ± 0,02.',
    cn: '{label}：“{text}”中的不确定度是数值的百分比。请按该栏单位输入数值，例如 0.42 ± 0.02。',
    ja: '{label}：「{text}」の不確かさは値に対する百分率です。0.42 ± 0.02のように、欄の単位の数値で入力してください。',
    kr: '{label}: ‘{text}’ 값의 불확도는 값에 대한 백분율입니다. 0.42 ± 0.02처럼 칸의 단위로 된 숫자를 입력하십시오.',
  },
  ambiguous: {
    en: '{label}: “{text}” can be read in two ways. Which number is meant?',
    de: '{label}: „{text}“ lässt sich auf zwei Arten lesen. Welche Zahl ist gemeint?',
    cn: '{label}：“{text}”有两种读法，请确认是哪个数。',
    ja: '{label}：「{text}」は2通りに読めます。どちらの数値ですか。',
    kr: '{label}: ‘{text}’ 값은 두 가지로 읽을 수 있습니다. 어느 값입니까?',
  },
  whole: {
    en: '{label}: enter a whole number from {min} to {max}.',
    de: '{label}: Bitte geben Sie eine ganze Zahl von {min} bis {max} ein.',
    cn: '{label}：请输入 {min}～{max} 之间的整数。',
    ja: '{label}：{min}～{max}の整数を入力してください。',
    kr: '{label}: {min}~{max} 범위의 정수를 입력하십시오.',
  },
  sum: {
    en: '{label}: the alloying elements add up to more than 100 %.',
    de: '{label}: Die Summe der Legierungselemente ist größer als 100 %.',
    cn: '{label}：各合金元素含量之和超过 100%。',
    ja: '{label}：合金元素の合計が100%を超えています。',
    kr: '{label}: 합금 원소의 합이 100 %를 넘습니다.',
  },
  rows: {
    en: '{label}: enter {min} to {max} rows.',
    de: '{label}: Bitte geben Sie {min} bis {max} Zeilen ein.',
    cn: '{label}：请输入 {min}～{max} 行。',
    ja: '{label}：{min}～{max}行を入力してください。',
    kr: '{label}: {min}~{max}행을 입력하십시오.',
  },
  unknown: {
    en: '“{label}” is not an input of this calculator.',
    de: '„{label}“ ist keine Eingabe dieses Rechners.',
    cn: '“{label}”不是该计算工具的输入项。',
    ja: '「{label}」はこの計算の入力項目ではありません。',
    kr: '‘{label}’: 이 계산 도구의 입력 항목이 아닙니다.',
  },
  object: {
    en: 'The inputs must be one object of named values.',
    de: 'Die Eingaben müssen ein Objekt aus benannten Werten sein.',
    cn: '输入必须是由名称和数值组成的一个对象。',
    ja: '入力は名前付きの値からなる1つのオブジェクトでなければなりません。',
    kr: '입력은 이름과 값으로 된 하나의 객체여야 합니다.',
  },
} as const satisfies Worded;

/** Mark of a source that was not compared with the original, and its meaning; `agreed` is `reproduced` by two texts. */
export const sourceMarks = {
  reproduced: {
    mark: {
      en: 'reproduction read',
      de: 'Wiedergabe gelesen',
      cn: '据转载核对',
      ja: '転載で照合',
      kr: '전재본 대조',
    },
    meaning: {
      en: 'Formula and numbers agree with another text that prints them, named with the source; the work itself was not seen.',
      de: 'Formel und Zahlen stimmen mit einem anderen Text überein, der sie wiedergibt und bei der Quelle genannt ist; das Werk selbst lag nicht vor.',
      cn: '公式和数值与所注明的另一份转载资料一致，未见原文。',
      ja: '式と数値は、出典に添えた別の転載資料と一致します。原典は確認していません。',
      kr: '식과 수치가 출처에 적은 다른 전재 자료와 일치하며, 원문은 확인하지 않았습니다.',
    },
  },
  agreed: {
    mark: {
      en: 'two reproductions',
      de: 'zwei Wiedergaben',
      cn: '两处转载一致',
      ja: '転載2件で照合',
      kr: '전재본 2건 대조',
    },
    meaning: {
      en: 'Formula and numbers agree with two other texts that print them, named with the source; the work itself was not seen.',
      de: 'Formel und Zahlen stimmen mit zwei anderen Texten überein, die sie wiedergeben und bei der Quelle genannt sind; das Werk selbst lag nicht vor.',
      cn: '公式和数值与所注明的两份转载资料一致，未见原文。',
      ja: '式と数値は、出典に添えた2件の転載資料と一致します。原典は確認していません。',
      kr: '식과 수치가 출처에 적은 전재 자료 2건과 일치하며, 원문은 확인하지 않았습니다.',
    },
  },
  quoted: {
    mark: { en: 'quoted', de: 'zitiert', cn: '转引', ja: '孫引き', kr: '재인용' },
    meaning: {
      en: 'Taken from another work; the original was not seen.',
      de: 'Nach einem anderen Werk zitiert; das Original lag nicht vor.',
      cn: '转引自其他文献，未见原文。',
      ja: '他の文献からの引用です。原典は確認していません。',
      kr: '다른 문헌에서 재인용했으며 원문은 확인하지 않았습니다.',
    },
  },
  unseen: {
    mark: { en: 'not seen', de: 'nicht eingesehen', cn: '未见原文', ja: '原典未確認', kr: '원문 미확인' },
    meaning: {
      en: 'Stated as generally known; not compared with a text of this work.',
      de: 'Als allgemein bekannt wiedergegeben; nicht mit einem Text dieses Werks verglichen.',
      cn: '按通行说法给出，未与该文献核对。',
      ja: '一般に知られた内容です。この文献との照合は行っていません。',
      kr: '일반적으로 알려진 내용이며 이 문헌과 대조하지 않았습니다.',
    },
  },
  practice: {
    mark: { en: 'practice', de: 'Praxiswert', cn: '惯用值', ja: '慣用値', kr: '관용값' },
    meaning: {
      en: 'Customary values of the trade; there is no single original.',
      de: 'Übliche Werte der Praxis; ein einzelnes Original gibt es nicht.',
      cn: '行业惯用值，没有单一的原始文献。',
      ja: '現場で慣用される値です。特定の原典はありません。',
      kr: '현장에서 통용되는 값이며 단일 원전은 없습니다.',
    },
  },
  own: {
    mark: { en: 'own work', de: 'eigene Auswertung', cn: '自行推导', ja: '独自評価', kr: '자체 산출' },
    meaning: {
      en: 'Derived for this site from the sources named.',
      de: 'Für diese Website aus den genannten Quellen abgeleitet.',
      cn: '本站根据所列来源推导。',
      ja: '記載の出典から当サイトで求めたものです。',
      kr: '제시된 출처를 바탕으로 이 사이트에서 산출했습니다.',
    },
  },
} as const satisfies Readonly<
  Record<
    Exclude<SourceStatus, 'seen'> | 'agreed',
    Readonly<Record<'mark' | 'meaning', Readonly<Record<Language, string>>>>
  >
>;
