import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    '成分からCr-Niステンレス鋼のオーステナイト安定度を評価します。加工後の磁性、加工硬化、極低温での適性を、複数の研究者のMd30、Ms、積層欠陥エネルギーで判断します。',
  inputs: {
    steel: '溶鋼分析',
    grainSize: 'オーステナイト粒度番号 G（Nohara）',
    serviceTemperatureC: '加工または使用温度',
  },
  outputs: {
    straining: 'この温度での加工誘起マルテンサイト',
    sfeLowest: '積層欠陥エネルギーの最小値（主要モデル）',
    mechanismLowest: '最小値による変形機構',
    sfeHighest: '積層欠陥エネルギーの最大値（主要モデル）',
    mechanismHighest: '最大値による変形機構',
    md30AngelC: 'Md30、Angel',
    md30NoharaC: 'Md30、Nohara',
    md30SjobergC: 'Md30、Sjöberg',
    msEichelmanHullC: '冷却時のMs、Eichelman & Hull',
    sfeSchrammReed: '積層欠陥エネルギー、Schramm & Reed',
    sfePickering: '積層欠陥エネルギー、Pickering',
    sfeBrofmanAnsell: '積層欠陥エネルギー、Brofman & Ansell',
    sfeRhodesThompson: '積層欠陥エネルギー、Rhodes & Thompson',
    sfeDai: '積層欠陥エネルギー、Dai',
  },
  values: {
    'straining.stable': '生じない見込み（両方のMd30より高温）',
    'straining.possible': '生じ得る（AngelとNoharaの間）',
    'straining.likely': '加工で生じやすい（両方のMd30より低温）',
    'mechanismLowest.martensite': 'マルテンサイト（ε、α′）、20未満',
    'mechanismLowest.twinning': '双晶変形、20～40',
    'mechanismLowest.mixed': '双晶とすべり、40～45',
    'mechanismLowest.glide': '転位すべり、45超',
    'mechanismHighest.martensite': 'マルテンサイト（ε、α′）、20未満',
    'mechanismHighest.twinning': '双晶変形、20～40',
    'mechanismHighest.mixed': '双晶とすべり、40～45',
    'mechanismHighest.glide': '転位すべり、45超',
  },
  warnings: {
    outside_scope:
      'Cr = {chromium}%、Ni = {nickel}%：計算式はCr 10～26%、Ni 6～25%用です。表示値は外挿値です。',
    high_manganese: 'Mn = {manganese}%：高Mn（TWIP）鋼はこれらの式の対象外です。',
    negative_energy: '負の積層欠陥エネルギーに直接の意味はなく、ε相の方が安定であることを示します。',
    energies_differ:
      '主要な積層欠陥エネルギーモデル間の差は{spread}です。単一の値ではなく、範囲で判断してください。',
    room_temperature: '積層欠陥エネルギーは室温の値で、温度とともに増加します。変形機構の境界は目安です。',
    does_not_form: '{output}：絶対零度を下回るため、この変態は起こりません。',
  },
  chart: {
    md30: 'ニッケル量とMd30',
    energy: 'ニッケル量と積層欠陥エネルギー',
    nickel: 'ニッケル',
    temperature: '温度',
    service: '加工または使用温度',
    steel: '{steel}',
    martensite: 'マルテンサイト',
    twinning: '双晶変形',
    mixed: '双晶とすべり',
    glide: 'すべり',
  },
  changes: {
    carbonMissing: '炭素量が示されていない結果は範囲外とし、区間と判定を示さない',
    first: '初版',
  },
  examples: {
    s304: '304、代表的な成分',
    coarse: '粗粒の304（G 5）',
    s304l: '304L',
    's310-measured': '310系：Schramm & Reedは310Sで94 mJ/m²を実測',
    s301: '301',
  },
} satisfies CalculatorTexts;
