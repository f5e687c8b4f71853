import type { CalculatorTexts } from '../../texts.ts';
import { scales, superficial } from './hardness-converter.shared.ts';

export default {
  summary:
    'ISO 18265とASTM E140 / A370の換算表により、他の硬さスケールと対応する引張強さを求めます。ミルシートと図面指示の照合に使えます。',
  inputs: { material: '材料', scale: '硬さスケール', value: '硬さ' },
  choices: {
    'material.unalloyed': '炭素鋼・低合金鋼（ISO 18265 表A.1）',
    'material.non-austenitic': '非オーステナイト系鋼（ASTM E140）',
    'material.austenitic': 'オーステナイト系ステンレス鋼（ASTM A370）',
    ...scales,
  },
  outputs: {
    HV: 'ビッカース硬さ',
    HBW: 'ブリネル硬さ',
    HRC: 'ロックウェルC',
    Rm: '引張強さ',
    HRB: 'ロックウェルB',
    HRA: 'ロックウェルA',
    HK: 'ヌープ硬さ（500 gf以上）',
    ...superficial,
    HBS: 'ブリネル、鋼球（旧）',
    HB500: 'ブリネル 10 mm / 500 kgf',
    HS: 'ショア硬さ',
    table: '使用した表',
    approximateHRC: '経験式：HVからHRC',
    approximateRm: '経験式：3.2 HV',
  },
  values: {
    'table.iso-a1': 'ISO 18265 表A.1',
    'table.e140-1': 'ASTM E140 表1',
    'table.e140-2': 'ASTM E140 表2',
    'table.a370-4': 'ASTM A370 表4',
    'table.a370-5': 'ASTM A370 表5（式）',
  },
  warnings: {
    tables_meet:
      '{source}の表1と表2の境目で、引張強さが一致しません。表2は{softHV} HVで{softMPa} MPa、表1は{hardHV} HVで{hardMPa} MPaです。',
    scale_not_in_table: '表の範囲外です。{source}にはこの材料の{scale}の欄がありません。',
    rockwell_c_low: '20 HRC未満はロックウェルCスケールの範囲外です。',
    rockwell_b_high: '100 HRBを超える値はロックウェルBスケールの範囲外です。',
    outside_table:
      '{value} {scale}は表の範囲（{least}～{most} {scale}、{source}）の外です。外挿は行いません。',
    in_brackets: '{source}で括弧付きの値（スケールの標準範囲外）：{list}',
    rules_of_thumb: '2つの経験式（{source}）は簡易確認用です。換算表を優先してください。',
    scatter:
      '換算値は近似です（およそ±10～20 HV、±1～2 HRC、引張強さ±5～10%、{source}）。試験の代わりにはなりません。',
    not_for: '冷間加工、表面硬化、脱炭した鋼、鋳鉄、炭化物の多い工具鋼には適用できません。',
  },
  chart: {
    rockwell: 'ロックウェルスケール',
    brinell: 'ブリネル硬さと引張強さ',
    vickers: 'ビッカース硬さ（HV）',
    rockwellC: 'ロックウェルC（HRC）',
    rockwellB: 'ロックウェルB（HRB）',
    rockwellAxis: 'ロックウェル硬さ',
    brinellAxis: 'ブリネル硬さ（HBW）',
    brinellStrengthAxis: 'HBW、Rm（MPa）',
    yourValue: '入力値',
  },
  changes: {
    strengthRows: 'ASTM E140/A370表1の引張強さ：全ての値が1行上にずれていたのを訂正。29 HRCのHRAは64.8',
    first: '初版',
  },
  examples: {
    'iso-300': '300 HV、ISO 18265 表A.1の行',
    'iso-550': '550 HV、ISO 18265 表A.1の行',
    'iso-200': '200 HV、HRCの範囲未満',
    'iso-940': '940 HV、ISO 18265 表A.1の最終行',
    'e140-40': '40 HRC、ASTM E140 表1の行',
    'e140-45': '45 HRC、ASTM E140 表1の行',
    'e140-90': '90 HRB、ASTM E140 表2の行',
    'between-rows': '305 HV、2行の間',
    'austenitic-80': 'オーステナイト系の板、80 HRB',
    'too-hard': '1000 HV、表の範囲外',
  },
} satisfies CalculatorTexts;
