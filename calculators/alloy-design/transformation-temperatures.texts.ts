import type { TextsInFiveLanguages } from '../texts.ts';
import { temperatureModels } from './transformation-models.ts';

/** Authors are written alike in every language. */
const authors = Object.fromEntries(temperatureModels.map(({ key, name }) => [key, name]));

export default {
  en: {
    summary:
      'Transformation temperatures of a low-alloy steel on heating and cooling from its heat analysis, by every common formula, with mean and spread: for austenitizing, preheating and martempering.',
    inputs: { steel: 'Heat analysis' },
    outputs: {
      ...authors,
      ac1MeanC: 'Ac1, mean',
      ac3MeanC: 'Ac3, mean',
      bsMeanC: 'Bainite start (Bs), mean',
      msMeanC: 'Martensite start (Ms), mean',
      ac1SpreadK: 'Ac1, spread between models',
      ac3SpreadK: 'Ac3, spread between models',
      bsSpreadK: 'Bs, spread between models',
      msSpreadK: 'Ms, spread between models',
      m50C: '50 % martensite (Steven & Haynes)',
      m90C: '90 % martensite (Steven & Haynes)',
      mfStevenHaynesC: 'Martensite finish (Mf), Steven & Haynes',
      mfKoistinenMarburgerC: '99 % martensite, Koistinen & Marburger',
    },
    warnings: {
      high_alloy:
        'The formulas are for low-alloy steels; with Cr > 5 % or {alloy} % alloying in all they are extrapolated. For stainless steels see Austenite Stability.',
      boron_unit: 'Boron is given in wt %, not ppm. Please check.',
      high_carbon:
        'C = {carbon} % is above 0.6 %: linear Ms formulas read far too low. The mean uses only formulas in which carbon saturates ({source}; Ingber & Kunert). Count dissolved carbon only.',
      hypereutectoid:
        'C = {carbon} % is above about 0.77 %: the steel ends its transformation at Acm, not at Ac3; the Ac3 values have no meaning there.',
      crossed: 'Mean Ac3 is not above mean Ac1: outside the steels the formulas were made for.',
      no_martensite: 'The mean Ms lies below absolute zero: martensite does not form on cooling.',
      below_absolute_zero: '{output}: the result lies below absolute zero and is not shown.',
      spread: '{output}: the models differ by {spread}. Use the range, not a single value.',
      not_equilibrium: 'Equilibrium (Ae) ≠ heating (Ac) ≠ cooling (Ar); faster heating raises Ac1 and Ac3.',
      two_finishes: 'Mf has no sharp definition: Steven & Haynes mean practically complete, {source} 99 %.',
    },
    chart: {
      temperatures: 'Transformation temperatures over carbon (band: all models, line: mean)',
      martensiteStart: 'Ms over carbon',
      carbon: 'Carbon',
      temperature: 'Temperature',
      ac1: 'Ac1',
      ac3: 'Ac3',
      bs: 'Bs',
      ms: 'Ms',
      roomTemperature: 'room temperature',
      steel: 'your steel',
    },
    changes: { first: 'First version' },
    examples: {
      s4140: '4140, typical analysis',
      ingber: 'High-carbon steel, value printed with the collection MartensiteStart',
      c45: 'C45',
      s52100: '52100, all carbon dissolved: linear formulas fail',
      measured: '4140 measured on slow heating, ASM: Ac1 732 °C, Ac3 804 °C',
    },
  },
  de: {
    summary:
      'Umwandlungstemperaturen eines niedriglegierten Stahls beim Erwärmen und Abkühlen aus der Schmelzenanalyse, nach allen gängigen Formeln mit Mittelwert und Spannweite: für Austenitisieren, Vorwärmen und Warmbadhärten.',
    inputs: { steel: 'Schmelzenanalyse' },
    outputs: {
      ...authors,
      ac1MeanC: 'Ac1, Mittelwert',
      ac3MeanC: 'Ac3, Mittelwert',
      bsMeanC: 'Bainit-Starttemperatur (Bs), Mittelwert',
      msMeanC: 'Martensit-Starttemperatur (Ms), Mittelwert',
      ac1SpreadK: 'Ac1, Spannweite der Modelle',
      ac3SpreadK: 'Ac3, Spannweite der Modelle',
      bsSpreadK: 'Bs, Spannweite der Modelle',
      msSpreadK: 'Ms, Spannweite der Modelle',
      m50C: '50 % Martensit (Steven & Haynes)',
      m90C: '90 % Martensit (Steven & Haynes)',
      mfStevenHaynesC: 'Martensit-Endtemperatur (Mf), Steven & Haynes',
      mfKoistinenMarburgerC: '99 % Martensit, Koistinen & Marburger',
    },
    warnings: {
      high_alloy:
        'Die Formeln gelten für niedriglegierte Stähle; bei Cr > 5 % oder insgesamt {alloy} % Legierungselementen sind sie extrapoliert. Nichtrostende Stähle: siehe Austenitstabilität.',
      boron_unit: 'Bor wird in Ma.-% angegeben, nicht in ppm. Bitte prüfen.',
      high_carbon:
        'C = {carbon} % liegt über 0,6 %: Lineare Ms-Formeln liefern viel zu niedrige Werte. Der Mittelwert nutzt nur Formeln mit abflachendem Kohlenstoffeinfluss ({source}; Ingber & Kunert). Nur gelösten Kohlenstoff ansetzen.',
      hypereutectoid:
        'C = {carbon} % liegt über etwa 0,77 %: Die Umwandlung endet bei Acm, nicht bei Ac3; die Ac3-Werte haben hier keine Bedeutung.',
      crossed:
        'Der Mittelwert von Ac3 liegt nicht über dem von Ac1: außerhalb der Stähle, für die die Formeln aufgestellt wurden.',
      no_martensite:
        'Der Ms-Mittelwert liegt unter dem absoluten Nullpunkt: Beim Abkühlen entsteht kein Martensit.',
      below_absolute_zero:
        '{output}: Das Ergebnis liegt unter dem absoluten Nullpunkt und wird nicht angezeigt.',
      spread:
        '{output}: Die Modelle weichen um {spread} voneinander ab. Verwenden Sie den Bereich, nicht einen Einzelwert.',
      not_equilibrium:
        'Gleichgewicht (Ae) ≠ Erwärmen (Ac) ≠ Abkühlen (Ar); schnelleres Erwärmen hebt Ac1 und Ac3 an.',
      two_finishes:
        'Mf ist nicht scharf definiert: Steven & Haynes meinen praktisch vollständig, {source} 99 %.',
    },
    chart: {
      temperatures:
        'Umwandlungstemperaturen über dem Kohlenstoffgehalt (Band: alle Modelle, Linie: Mittelwert)',
      martensiteStart: 'Ms über dem Kohlenstoffgehalt',
      carbon: 'Kohlenstoff',
      temperature: 'Temperatur',
      ac1: 'Ac1',
      ac3: 'Ac3',
      bs: 'Bs',
      ms: 'Ms',
      roomTemperature: 'Raumtemperatur',
      steel: 'Ihr Stahl',
    },
    changes: { first: 'Erste Fassung' },
    examples: {
      s4140: '4140 (42CrMo4), typische Analyse',
      ingber: 'Hochkohlenstoffstahl, Wert der Sammlung MartensiteStart',
      c45: 'C45',
      s52100: '52100 (100Cr6), Kohlenstoff ganz gelöst: lineare Formeln versagen',
      measured: '4140 bei langsamem Erwärmen gemessen, ASM: Ac1 732 °C, Ac3 804 °C',
    },
  },
  cn: {
    summary:
      '由熔炼分析按各家常用公式计算低合金钢加热和冷却时的相变温度，给出平均值和差异范围，用于确定奥氏体化、预热和分级淬火温度。',
    inputs: { steel: '熔炼分析' },
    outputs: {
      ...authors,
      ac1MeanC: 'Ac1 平均值',
      ac3MeanC: 'Ac3 平均值',
      bsMeanC: '贝氏体转变开始温度（Bs）平均值',
      msMeanC: '马氏体转变开始温度（Ms）平均值',
      ac1SpreadK: 'Ac1 各模型差异',
      ac3SpreadK: 'Ac3 各模型差异',
      bsSpreadK: 'Bs 各模型差异',
      msSpreadK: 'Ms 各模型差异',
      m50C: '50% 马氏体（Steven & Haynes）',
      m90C: '90% 马氏体（Steven & Haynes）',
      mfStevenHaynesC: '马氏体转变终了温度（Mf），Steven & Haynes',
      mfKoistinenMarburgerC: '99% 马氏体，Koistinen & Marburger',
    },
    warnings: {
      high_alloy:
        '公式适用于低合金钢；Cr > 5% 或合金元素总量为 {alloy}% 时属外推。不锈钢请用“奥氏体稳定性”。',
      boron_unit: '硼含量单位为质量分数（%），不是 ppm，请核对。',
      high_carbon:
        'C = {carbon}%，高于 0.6%：线性 Ms 公式严重偏低，平均值只取碳影响趋于饱和的公式（{source}；Ingber & Kunert）。只计溶入奥氏体的碳。',
      hypereutectoid: 'C = {carbon}%，高于约 0.77%：转变终止于 Acm 而非 Ac3，此处 Ac3 值没有意义。',
      crossed: 'Ac3 平均值不高于 Ac1 平均值：超出公式所针对的钢种。',
      no_martensite: 'Ms 平均值低于绝对零度：冷却时不形成马氏体。',
      below_absolute_zero: '{output}：结果低于绝对零度，不予显示。',
      spread: '{output}：各模型结果相差 {spread}，请参考区间，不要只取单一数值。',
      not_equilibrium: '平衡（Ae）≠ 加热（Ac）≠ 冷却（Ar）；加热越快，Ac1 和 Ac3 越高。',
      two_finishes: 'Mf 没有严格定义：Steven & Haynes 指基本转变完毕，{source} 指 99%。',
    },
    chart: {
      temperatures: '相变温度与碳含量（色带：全部模型，线：平均值）',
      martensiteStart: 'Ms 与碳含量',
      carbon: '碳',
      temperature: '温度',
      ac1: 'Ac1',
      ac3: 'Ac3',
      bs: 'Bs',
      ms: 'Ms',
      roomTemperature: '室温',
      steel: '您的钢',
    },
    changes: { first: '首个版本' },
    examples: {
      s4140: '4140（42CrMo），典型成分',
      ingber: '高碳钢，MartensiteStart 汇编所列数值',
      c45: 'C45',
      s52100: '52100（GCr15），碳全部溶解：线性公式失效',
      measured: '4140 缓慢加热实测值（ASM）：Ac1 732 °C，Ac3 804 °C',
    },
  },
  ja: {
    summary:
      '溶鋼分析から低合金鋼の加熱時・冷却時の変態温度を、主要な計算式すべてで求め、平均値とばらつきを示します。オーステナイト化、予熱、マルテンパの温度決定に使います。',
    inputs: { steel: '溶鋼分析' },
    outputs: {
      ...authors,
      ac1MeanC: 'Ac1の平均値',
      ac3MeanC: 'Ac3の平均値',
      bsMeanC: 'ベイナイト変態開始温度（Bs）の平均値',
      msMeanC: 'マルテンサイト変態開始温度（Ms）の平均値',
      ac1SpreadK: 'Ac1、モデル間のばらつき',
      ac3SpreadK: 'Ac3、モデル間のばらつき',
      bsSpreadK: 'Bs、モデル間のばらつき',
      msSpreadK: 'Ms、モデル間のばらつき',
      m50C: '50%マルテンサイト（Steven & Haynes）',
      m90C: '90%マルテンサイト（Steven & Haynes）',
      mfStevenHaynesC: 'マルテンサイト変態終了温度（Mf）、Steven & Haynes',
      mfKoistinenMarburgerC: '99%マルテンサイト、Koistinen & Marburger',
    },
    warnings: {
      high_alloy:
        '計算式は低合金鋼用です。Crが5%を超えるか、合金元素の合計が{alloy}%の場合は外挿になります。ステンレス鋼は「オーステナイト安定度」を使用してください。',
      boron_unit: 'ボロンの単位はppmではなく質量%です。確認してください。',
      high_carbon:
        'C = {carbon}%は0.6%を超えています。線形のMs式は低すぎる値になるため、平均値には炭素の効果が飽和する式だけを用います（{source}、Ingber & Kunert）。固溶炭素だけを入力してください。',
      hypereutectoid:
        'C = {carbon}%は約0.77%を超えています。変態はAc3ではなくAcmで終わるため、Ac3の値は意味を持ちません。',
      crossed: 'Ac3の平均値がAc1の平均値以下です。計算式の対象となる鋼種を外れています。',
      no_martensite: 'Msの平均値が絶対零度を下回ります。冷却してもマルテンサイトは生成しません。',
      below_absolute_zero: '{output}：結果が絶対零度を下回るため表示しません。',
      spread: '{output}：モデル間の差は{spread}です。単一の値ではなく、範囲で判断してください。',
      not_equilibrium: '平衡（Ae）≠ 加熱（Ac）≠ 冷却（Ar）。加熱が速いほどAc1とAc3は高くなります。',
      two_finishes: 'Mfに厳密な定義はありません。Steven & Haynesは実質的な完了、{source}は99%を指します。',
    },
    chart: {
      temperatures: '炭素量と変態温度（帯：全モデル、線：平均値）',
      martensiteStart: '炭素量とMs',
      carbon: '炭素',
      temperature: '温度',
      ac1: 'Ac1',
      ac3: 'Ac3',
      bs: 'Bs',
      ms: 'Ms',
      roomTemperature: '室温',
      steel: '入力した鋼',
    },
    changes: { first: '初版' },
    examples: {
      s4140: '4140（SCM440相当）、代表的な成分',
      ingber: '高炭素鋼、MartensiteStart集に示された値',
      c45: 'C45',
      s52100: '52100（SUJ2相当）、炭素がすべて固溶：線形の式は使えない',
      measured: '4140の緩加熱での実測（ASM）：Ac1 732 °C、Ac3 804 °C',
    },
  },
  kr: {
    summary:
      '용강 분석값으로 저합금강의 가열·냉각 시 변태 온도를 주요 계산식 모두로 구하고 평균과 편차를 보여 줍니다. 오스테나이트화, 예열, 마템퍼링 온도를 정할 때 사용합니다.',
    inputs: { steel: '용강 분석' },
    outputs: {
      ...authors,
      ac1MeanC: 'Ac1 평균값',
      ac3MeanC: 'Ac3 평균값',
      bsMeanC: '베이나이트 변태 개시 온도(Bs) 평균값',
      msMeanC: '마르텐사이트 변태 개시 온도(Ms) 평균값',
      ac1SpreadK: 'Ac1 모델 간 편차',
      ac3SpreadK: 'Ac3 모델 간 편차',
      bsSpreadK: 'Bs 모델 간 편차',
      msSpreadK: 'Ms 모델 간 편차',
      m50C: '50 % 마르텐사이트(Steven & Haynes)',
      m90C: '90 % 마르텐사이트(Steven & Haynes)',
      mfStevenHaynesC: '마르텐사이트 변태 종료 온도(Mf), Steven & Haynes',
      mfKoistinenMarburgerC: '99 % 마르텐사이트, Koistinen & Marburger',
    },
    warnings: {
      high_alloy:
        '계산식은 저합금강용입니다. Cr이 5 %를 넘거나 합금 원소 합계가 {alloy} %이면 외삽입니다. 스테인리스강은 오스테나이트 안정도를 사용하십시오.',
      boron_unit: '보론 함량의 단위는 ppm이 아니라 wt%입니다. 확인하십시오.',
      high_carbon:
        'C = {carbon} %, 0.6 % 초과: 선형 Ms 식은 지나치게 낮게 나옵니다. 평균에는 탄소 효과가 포화하는 식만 사용합니다({source}, Ingber & Kunert). 고용된 탄소만 입력하십시오.',
      hypereutectoid:
        'C = {carbon} %, 약 0.77 % 초과: 변태는 Ac3가 아니라 Acm에서 끝나므로 Ac3 값은 의미가 없습니다.',
      crossed: 'Ac3 평균값이 Ac1 평균값보다 높지 않습니다. 계산식의 대상 강종을 벗어났습니다.',
      no_martensite: 'Ms 평균값이 절대 영도보다 낮습니다. 냉각해도 마르텐사이트가 생기지 않습니다.',
      below_absolute_zero: '{output}: 결과가 절대 영도보다 낮아 표시하지 않습니다.',
      spread: '{output}: 모델 간 차이가 {spread}입니다. 단일 값이 아니라 범위로 판단하십시오.',
      not_equilibrium: '평형(Ae) ≠ 가열(Ac) ≠ 냉각(Ar). 가열이 빠를수록 Ac1과 Ac3가 높아집니다.',
      two_finishes:
        'Mf에는 엄밀한 정의가 없습니다. Steven & Haynes는 사실상 완료, {source}는 99 %를 뜻합니다.',
    },
    chart: {
      temperatures: '탄소량과 변태 온도(띠: 모든 모델, 선: 평균값)',
      martensiteStart: '탄소량과 Ms',
      carbon: '탄소',
      temperature: '온도',
      ac1: 'Ac1',
      ac3: 'Ac3',
      bs: 'Bs',
      ms: 'Ms',
      roomTemperature: '상온',
      steel: '입력한 강',
    },
    changes: { first: '첫 버전' },
    examples: {
      s4140: '4140(SCM440), 대표적인 성분',
      ingber: '고탄소강, MartensiteStart 모음에 실린 값',
      c45: 'C45',
      s52100: '52100(STB2), 탄소 전량 고용: 선형 식은 맞지 않음',
      measured: '4140 완속 가열 실측(ASM): Ac1 732 °C, Ac3 804 °C',
    },
  },
} satisfies TextsInFiveLanguages;
