import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/transformation-temperatures.cn.ts';
import de from './texts/transformation-temperatures.de.ts';
import en from './texts/transformation-temperatures.en.ts';
import ja from './texts/transformation-temperatures.ja.ts';
import kr from './texts/transformation-temperatures.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
