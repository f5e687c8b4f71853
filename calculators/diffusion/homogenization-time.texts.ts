import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/homogenization-time.cn.ts';
import de from './texts/homogenization-time.de.ts';
import en from './texts/homogenization-time.en.ts';
import ja from './texts/homogenization-time.ja.ts';
import kr from './texts/homogenization-time.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
