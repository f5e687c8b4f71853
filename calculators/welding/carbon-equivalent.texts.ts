import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/carbon-equivalent.cn.ts';
import de from './texts/carbon-equivalent.de.ts';
import en from './texts/carbon-equivalent.en.ts';
import ja from './texts/carbon-equivalent.ja.ts';
import kr from './texts/carbon-equivalent.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
