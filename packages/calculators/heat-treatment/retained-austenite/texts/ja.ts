import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'オーステナイトに固溶した炭素と合金元素から、焼入れ後とサブゼロ処理後の残留オーステナイト量を求め、目標量に必要な温度を示します。',
  inputs: {
    steel: 'オーステナイト成分',
    martensiteStartBy: 'Koistinen–MarburgerのMs',
    martensiteStartC: 'マルテンサイト変態開始温度（Ms）',
    quenchTemperatureC: '焼入れの終了温度',
    subzeroTemperatureC: 'サブゼロ処理温度',
    stabilizationK: '放置による安定化（Msの低下）',
    targetPercent: '目標の残留オーステナイト量',
  },
  choices: {
    'martensiteStartBy.best': '最良値（回帰）',
    'martensiteStartBy.van-bohemen': 'van Bohemen',
    'martensiteStartBy.ingber': 'Ingber & Kunert',
    'martensiteStartBy.andrews': 'Andrews（線形）',
    'martensiteStartBy.entered': '直接入力',
  },
  outputs: {
    koistinen90HighPercent: 'RA、90%区間の上端',
    koistinen90LowPercent: 'RA、90%区間の下端',
    martensiteStart90HighC: 'Ms、90%区間の上端',
    martensiteStart90LowC: 'Ms、90%区間の下端',
    martensiteStartUsedC: 'Koistinen–Marburgerに用いたMs',
    vanBohemenStartC: 'van Bohemenに用いたMs',
    vanBohemenRate: 'van Bohemenの係数、1000 α（1/K）',
    targetKoistinenC: '目標量の温度、Koistinen–Marburger',
    targetVanBohemenC: '目標量の温度、van Bohemen',
    martensitePercent: '焼入れ後のマルテンサイト',
    koistinenPercent: '焼入れ後、Koistinen–Marburger',
    vanBohemenPercent: '焼入れ後、van Bohemen',
    koistinenSubzeroPercent: 'サブゼロ処理後、Koistinen–Marburger',
    vanBohemenSubzeroPercent: 'サブゼロ処理後、van Bohemen',
  },
  warnings: {
    below_absolute_zero: 'Msが絶対零度を下回ります。鋼はオーステナイトのままで、Msは示しません。',
    no_martensite: 'Ms = {start} °Cは焼入れの終了温度より高くないため、マルテンサイトは生成しません。',
    linear_start:
      'C = {carbon}%は0.6%を超えています。線形の式（{source}）ではMsが低すぎ、残留オーステナイトが多すぎる値になります。',
    high_carbon: 'C = {carbon}%は1.1%を超えています。{source}では残留オーステナイトが少なめに出ます。',
    silicon:
      'Si = {silicon}%：ベイナイトで安定化したオーステナイト（TRIP、無炭化物ベイナイト）は対象外です。',
    high_alloy: '高合金のため、これらの式の対象鋼を外れています。表示値は外挿値です。',
    target_too_cold: '目標量には−196 °Cより低い温度が必要で、サブゼロ処理だけでは達しません。',
    stabilization_estimate: '放置の影響は推定です。焼入れ後1時間以内にサブゼロ処理を行ってください。',
    dissolved_carbon:
      'オーステナイト化温度で固溶する炭素量を入力してください。SUJ2（100Cr6）は845 °Cで約0.60～0.65% Cが固溶します。',
    temper_soon:
      '数時間以内に焼戻しを行ってください。焼入れままのマルテンサイトは割れることがあります。Mfより低温では効果がありません。',
    no_rate: '{source}：この成分の係数はありません。',
  },
  chart: {
    overTemperature: '温度と残留オーステナイト',
    overCarbon: '炭素量と残留オーステナイト（van Bohemen）',
    temperature: '温度',
    retained: '残留オーステナイト',
    carbon: '固溶炭素',
    koistinen: 'Koistinen–Marburger',
    vanBohemen: 'van Bohemen',
    afterQuench: '焼入れ後',
    afterSubzero: 'サブゼロ処理後',
    steel: '{steel}、20 °C',
  },
  changes: {
    bandWithheld: '高合金鋼の結果には区間を示さない',
    carbonMissing: '炭素量が示されていない結果は範囲外とし、区間と判定を示さない',
    tagHighAlloy: '高合金鋼の結果を、その注記のとおり範囲外と示す',
    processFirst: '焼入れ温度の入力を成分の前に移動。結果は同じ',
    bestStart:
      'Msは実測鋼の回帰値とその幅とし、主な結果はそれからKoistinen–Marburgerで求めます。発表された式も引き続き選べます',
    noStart: '絶対零度を下回るMsは示さない',
    first: '初版',
  },
  examples: {
    'ms-330': 'Ms 330 °C、20 °Cまで焼入れ',
    'ms-150': 'Ms 150 °C：20 °Cと−80 °C',
    'ms-150-nitrogen': 'Ms 150 °C：−196 °C、5%になる温度',
    s4140: '4140',
    s52100: '52100（SUJ2相当）、炭素がすべて固溶',
  },
} satisfies CalculatorTexts;
