import type { ElementSymbol } from '@ferrite/calculators/core/elements.ts';

/** Names of elements besides their symbol: English, German, Chinese, Japanese, Korean. */
const names: Readonly<Partial<Record<ElementSymbol, readonly string[]>>> = {
  C: ['carbon', 'Kohlenstoff', '碳', '炭素', '탄소'],
  Si: ['silicon', 'Silizium', 'Silicium', '硅', 'ケイ素', 'けい素', '규소', '실리콘'],
  Mn: ['manganese', 'Mangan', '锰', 'マンガン', '망간', '망가니즈'],
  P: ['phosphorus', 'Phosphor', '磷', 'リン', 'りん', '인'],
  S: ['sulfur', 'sulphur', 'Schwefel', '硫', '硫黄', '황'],
  Cr: ['chromium', 'Chrom', '铬', 'クロム', '크롬', '크로뮴'],
  Ni: ['nickel', 'Nickel', '镍', 'ニッケル', '니켈'],
  Mo: ['molybdenum', 'Molybdän', '钼', 'モリブデン', '몰리브덴', '몰리브데넘'],
  V: ['vanadium', 'Vanadium', '钒', 'バナジウム', '바나듐'],
  Nb: ['niobium', 'columbium', 'Niob', '铌', 'ニオブ', '니오븀', '니오브'],
  Ti: ['titanium', 'Titan', '钛', 'チタン', '티타늄', '타이타늄'],
  Al: ['aluminium', 'aluminum', 'Aluminium', '铝', 'アルミニウム', '알루미늄'],
  Cu: ['copper', 'Kupfer', '铜', '銅', '구리', '동'],
  N: ['nitrogen', 'Stickstoff', '氮', '窒素', '질소'],
  B: ['boron', 'Bor', '硼', 'ホウ素', 'ほう素', '붕소', '보론'],
  W: ['tungsten', 'Wolfram', '钨', 'タングステン', '텅스텐'],
  Co: ['cobalt', 'Kobalt', 'Cobalt', '钴', 'コバルト', '코발트'],
  O: ['oxygen', 'Sauerstoff', '氧', '酸素', '산소'],
  H: ['hydrogen', 'Wasserstoff', '氢', '水素', '수소'],
};

export const elementNames = (element: ElementSymbol): readonly string[] => names[element] ?? [];
