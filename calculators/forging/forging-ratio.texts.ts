import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/forging-ratio.cn.ts';
import de from './texts/forging-ratio.de.ts';
import en from './texts/forging-ratio.en.ts';
import ja from './texts/forging-ratio.ja.ts';
import kr from './texts/forging-ratio.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
