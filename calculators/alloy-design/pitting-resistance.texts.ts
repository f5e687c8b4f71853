import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/pitting-resistance.cn.ts';
import de from './texts/pitting-resistance.de.ts';
import en from './texts/pitting-resistance.en.ts';
import ja from './texts/pitting-resistance.ja.ts';
import kr from './texts/pitting-resistance.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
