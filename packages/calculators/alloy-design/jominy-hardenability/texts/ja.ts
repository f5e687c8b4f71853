import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { tabulated } from './shared.ts';

export default {
  summary:
    '溶鋼分析から一端焼入（ジョミニー）曲線を求めます。焼入性帯によるチャージの合否判定、断面に応じた鋼種選定、成分調整に使います。',
  inputs: {
    steel: '溶鋼分析',
    boron: 'ボロン',
    grainSize: 'オーステナイト粒度番号 G（Just）',
    distanceMm: '焼入端からの距離',
  },
  choices: {
    'boron.none': '考慮しない',
    'boron.simplified': '簡易ボロン係数',
  },
  outputs: {
    idealDiameterMm: '理想臨界直径 DI',
    halfMartensiteDistanceMm: '50%マルテンサイトの距離',
    halfMartensiteSixteenths: '同（1/16 in）',
    endHardnessHRC: '焼入端の硬さ',
    halfMartensiteHRC: '50%マルテンサイトの硬さ',
    boronFactor: 'ボロン係数',
    hardnessA255HRC: '指定距離の硬さ、ASTM A255',
    hardnessJust1969HRC: '指定距離の硬さ、Just 1969',
    hardnessJustGrainHRC: '指定距離の硬さ、Just（粒度を含む）',
    ...tabulated('ASTM A255、{d} mm'),
  },
  warnings: {
    no_carbon_factor: 'C = {carbon}%：{source}には0.90%を超える炭素の係数がなく、DIと曲線を示せません。',
    beyond_just: 'C = {carbon}%：Justの回帰式とその上限は0.60% Cまでのため（{source}）、値を示しません。',
    beyond_widened: '{elements}：溶解管理用の拡大範囲（{source}）も外れています。係数は外挿です。',
    diameter_range: 'DI = {diameter} mmは{min}～{max} mm（{source}）の範囲外で、曲線の多項式は外挿です。',
    below_rockwell: '20 HRC未満はロックウェルCスケールの範囲外のため示しません。',
    boron_simplified:
      '有効ボロン{effective} ppm（{source}による）：ASTM A255の表ではなく簡易ボロン係数を用い、距離係数はボロンなしの鋼のものです。',
    boron_without_effect:
      '有効ボロン{effective} ppm（{source}による）は5 ppm未満のため、ボロン係数を用いません。5 ppm以上では係数をすべて適用します。この境界付近では効果が不確かです。',
    boron_above_range:
      '有効ボロン{effective} ppm（{source}による）は30 ppmを超えるため、5～30 ppmのボロン係数で計算しています。ボロンが多すぎると効果が弱まることがあります。係数はASTM A255の表ではなく簡易のもので、距離係数はボロンなしの鋼のものです。',
    boron_not_counted:
      '成分にボロンがありますが、ここではその効果を計算していません。「断面の焼入れ」と同じく計算に含めるには、簡易ボロン係数を選んでください。',
    fine_grain: '{source}は細粒（G 7）を前提とします。粗粒ほど深く焼きが入ります。',
    hard_to_the_end: '50 mmまで50%マルテンサイトの硬さを上回ります。',
  },
  chart: {
    curve: '一端焼入曲線',
    distance: '焼入端からの距離',
    hardness: '硬さ',
    a255: 'ASTM A255',
    just1969: 'Just 1969',
    justGrain: 'Just（粒度を含む）',
    fullMartensite: '完全マルテンサイト',
    halfMartensite: '50%マルテンサイト',
  },
  changes: {
    possibleHardness:
      'C 0.60%超ではJustの値を示さない（これまでは最大85 HRCになった）。有効ボロンが30 ppmを超えても係数を保ち、注意を示す',
    neverRises:
      '理想臨界直径が178 mmを超えても、ASTM A255の曲線は距離とともに上昇しない（これまでは35～40 mmで最大2 HRC上昇した）',
    evenCurvature:
      'ASTM A255の曲線は表の距離の間で一様に曲がる（その間の値の変化は5 mmまで0.8 HRC未満、それ以遠は0.4 HRC未満）。残る凹凸は表そのものによる',
    oneName: '終点が隣り合う2本の曲線は、図では一方だけに名称を付ける',
    axisOfCurves: '焼入性の低い鋼では距離軸を曲線の終わりまでとする。外挿した曲線は範囲外と示す',
    smoothCurve: 'ASTM A255の曲線を表の距離の間で滑らかに補間し、距離を入力の先頭に移動',
    boronFromZero: '有効ボロンを0 ppm未満では示さない',
    eachInScale: '3つの硬さのそれぞれに、示さない理由を表示',
    curveInScale: '曲線・数値表・CSVも20 HRCまでとする',
    inScale: '20 HRC未満の硬さは示さない',
    first: '初版',
  },
  examples: {
    s4118: 'SAE 4118改、ASTM A255の計算例：DI 1.95 in（49.5 mm）',
    c20: '0.20% C、ASTM A255の表',
    c40: '0.40% C、ASTM A255の表',
    c50: '0.50% C、ASTM A255の表',
    s4140: '4140、代表的な成分',
    s8620: '8620、代表的な成分',
    'just-8': '4140、8/16 in',
    'just-16': '4140、16/16 in',
  },
} satisfies CalculatorTexts;
