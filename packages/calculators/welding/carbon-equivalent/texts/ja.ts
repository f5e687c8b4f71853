import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { indices } from './shared.ts';

export default {
  summary:
    '溶鋼分析から構造用鋼の5種類の炭素当量を求めます。熱影響部の硬化と割れのしやすさを判断し、適用範囲に合う指標を示します。',
  inputs: { steel: '溶鋼分析', limit: '照合する規格', plateThicknessMm: '板厚' },
  choices: {
    'limit.EN-10025-4-S460M': 'EN 10025-4 S460M',
    'limit.EN-10025-4-S420M': 'EN 10025-4 S420M',
    'limit.EN-10025-4-S355M': 'EN 10025-4 S355M',
    'limit.EN-10025-3-S460N': 'EN 10025-3 S460N',
    'limit.EN-10025-3-S420N': 'EN 10025-3 S420N',
    'limit.EN-10025-3-S355N': 'EN 10025-3 S355N',
    'limit.EN-10025-2-S450': 'EN 10025-2 S450',
    'limit.EN-10025-2-S275': 'EN 10025-2 S275',
    'limit.EN-10025-2-S235': 'EN 10025-2 S235',
    'limit.none': '照合しない',
    'limit.EN-10025-2-S355': 'EN 10025-2、S355',
  },
  outputs: {
    ...indices,
    accommodation: '係数 A(C)',
    guidance: 'CE (IIW)による目安',
    gravilleZone: 'Graville領域（近似）',
    cevLimit: 'CEVの上限',
    cevCheck: 'CEV',
  },
  values: {
    'guidance.weldable': '一般に溶接性良好（CE ≤ 0.40）',
    'guidance.preheat-thick': '厚い断面は予熱（0.40～0.45）',
    'guidance.preheat': '予熱が必要（0.45～0.60）',
    'guidance.preheat-low-hydrogen': '予熱と低水素、場合により溶接後熱処理（> 0.60）',
    'gravilleZone.I': 'I 容易',
    'gravilleZone.II': 'II 注意して溶接',
    'gravilleZone.II-III': 'IIまたはIII、境界は不確か',
    'gravilleZone.III': 'III 困難',
    'cevCheck.passed': '合格',
    'cevCheck.not-passed': '不合格',
  },
  warnings: {
    boron_unit: 'ボロンの単位はppmではなく質量%です。確認してください。',
    alloyed:
      '{label} = {amount}は、EN 1011-2が炭素当量を用いる鋼の範囲を外れています（{range}、{source}）。CE (IIW)、CE (AWS)、CENには合金元素の範囲が示されていません。表示値は外挿値です。',
    stainless:
      'CrまたはNiが5%を超えると炭素当量では判断できません。シェフラー組織図またはWRC-1992組織図を使用してください。',
    low_carbon:
      'C = {carbon}%は0.12%以下です。{source}ではPcmを用います。CE (IIW)よりPcmまたはCENが適しています。',
    higher_carbon: 'C = {carbon}%は0.12%を超えています。{source}ではCE (IIW)を用います。',
    limit_not_covered: '板厚{thickness} mmのCEV上限値はありません（{source}：{most} mmまで）。',
    limit_from_memory: '{source}のCEV上限は規格原文と照合していません。発注する版で確認してください。',
    graville_approximate: 'Graville線図のIIとIIIの境界は近似です（CE 0.45～0.55、{source}）。',
  },
  chart: {
    indices: '炭素量と各指数',
    index: '炭素当量',
    cevLimit: '限界値',
    graville: 'Graville図、CE (AWS)による',
    accommodation: 'CENの係数 A(C)',
    ceAws: '炭素当量（AWS）',
    carbon: '炭素',
    factor: '係数',
    zoneI: 'I 容易',
    zoneII: 'II 注意',
    zoneIII: 'III 困難',
    zoneBetween: 'IIまたはIII',
    steel: '{steel}',
    turningPoint: '変曲点、0.12% C',
  },
  changes: {
    carbonMissing: '炭素量が示されていない結果は範囲外とし、区間と判定を示さない',
    alloyRange:
      'CrまたはNiが5%を超える場合は目安、Gravilleの領域、CEVの判定を示さない。合金元素がEN 1011-2の範囲を超えるとCE (IIW)、CE (AWS)、CENを範囲外とし、元素名を示す',
    exampleIsDefault: '計算例を、計算機を開いたときの鋼の成分に統一',
    defaultInRange: '既定の成分を全指標の適用範囲内とし、低炭素でPcmを用いる理由を結果の横に示す',
    moreLimits: 'EN 10025-2、-3、-4の10鋼種のCEV上限値',
    first: '初版',
  },
  examples: {
    s355j2: 'S355J2、代表的な溶鋼分析',
    x70: 'X70 / L485M、代表的な溶鋼分析',
    a572: 'A572 Grade 50、公開ページの計算例',
    'turning-point': '変曲点0.12% CでのA(C)',
  },
} satisfies CalculatorTexts;
