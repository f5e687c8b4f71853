import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/ingot-solidification-time.cn.ts';
import de from './texts/ingot-solidification-time.de.ts';
import en from './texts/ingot-solidification-time.en.ts';
import ja from './texts/ingot-solidification-time.ja.ts';
import kr from './texts/ingot-solidification-time.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
