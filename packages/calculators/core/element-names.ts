import { type ElementSymbol, elements } from './elements.ts';

/** Names of elements in addition to their symbols: English, German, Chinese, Japanese, Korean. */
const names: Readonly<Record<ElementSymbol, readonly string[]>> = {
  C: ['carbon', 'Kohlenstoff', '碳', '炭素', '탄소'],
  Si: ['silicon', 'Silizium', 'Silicium', '硅', 'ケイ素', 'けい素', '珪素', '矽', '규소', '실리콘'],
  Mn: ['manganese', 'Mangan', '锰', '錳', 'マンガン', '망간', '망가니즈'],
  P: ['phosphorus', 'Phosphor', '磷', 'リン', 'りん', '燐', '인'],
  S: ['sulfur', 'sulphur', 'Schwefel', '硫', '硫黄', 'イオウ', 'いおう', '황'],
  Cr: ['chromium', 'Chrom', '铬', '鉻', 'クロム', '크롬', '크로뮴'],
  Ni: ['nickel', 'Nickel', '镍', '鎳', 'ニッケル', '니켈'],
  Mo: ['molybdenum', 'Molybdän', '钼', '鉬', 'モリブデン', '몰리브덴', '몰리브데넘'],
  V: ['vanadium', 'Vanadium', 'Vanadin', '钒', '釩', 'バナジウム', '바나듐'],
  Nb: ['niobium', 'columbium', 'Niob', '铌', '鈮', 'ニオブ', '니오븀', '니오브'],
  Ti: ['titanium', 'Titan', '钛', '鈦', 'チタン', '티타늄', '타이타늄'],
  Al: ['aluminium', 'aluminum', 'Aluminium', '铝', '鋁', 'アルミニウム', 'アルミ', '알루미늄'],
  Cu: ['copper', 'Kupfer', '铜', '銅', '구리', '동'],
  N: ['nitrogen', 'Stickstoff', '氮', '窒素', '질소'],
  B: ['boron', 'Bor', '硼', 'ホウ素', 'ほう素', '붕소', '보론'],
  W: ['tungsten', 'Wolfram', '钨', 'タングステン', '텅스텐'],
  Co: ['cobalt', 'Kobalt', 'Cobalt', '钴', 'コバルト', '코발트'],
  O: ['oxygen', 'Sauerstoff', '氧', '酸素', '산소'],
  H: ['hydrogen', 'Wasserstoff', '氢', '水素', '수소'],
  As: ['arsenic', 'Arsen', '砷', 'ヒ素', 'ひ素', '비소'],
  Sn: ['tin', 'Zinn', '锡', 'スズ', 'すず', '錫', '주석'],
  Sb: ['antimony', 'Antimon', '锑', 'アンチモン', '안티몬', '안티모니'],
  Pb: ['lead', 'Blei', '铅', '鉛', '납'],
  Bi: ['bismuth', 'Bismut', 'Wismut', '铋', 'ビスマス', '비스무트'],
  Zr: ['zirconium', 'Zirconium', 'Zirkonium', '锆', 'ジルコニウム', '지르코늄'],
  Ta: ['tantalum', 'Tantal', '钽', 'タンタル', '탄탈럼', '탄탈'],
  Ca: ['calcium', 'Calcium', 'Kalzium', '钙', 'カルシウム', '칼슘'],
  Mg: ['magnesium', 'Magnesium', '镁', 'マグネシウム', '마그네슘'],
  Ce: ['cerium', 'Cer', '铈', 'セリウム', '세륨'],
  La: ['lanthanum', 'Lanthan', '镧', 'ランタン', '란타넘', '란탄'],
  Se: ['selenium', 'Selen', '硒', 'セレン', '셀레늄', '셀렌'],
  Te: ['tellurium', 'Tellur', '碲', 'テルル', '텔루륨'],
  Zn: ['zinc', 'Zink', '锌', '亜鉛', '아연'],
  Fe: ['iron', 'Eisen', '铁', '鉄', '철'],
};

export const elementNames = (element: ElementSymbol): readonly string[] => names[element];

const normal = (text: string): string => text.normalize('NFKC').toLowerCase();
const byName = new Map(
  elements.flatMap((element) => names[element].map((name) => [normal(name), element] as const)),
);

/** Returns the element with this name in one of the languages; null for other texts, also for symbols. */
export const elementNamed = (text: string): ElementSymbol | null => byName.get(normal(text)) ?? null;
