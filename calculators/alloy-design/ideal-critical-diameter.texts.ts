import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/ideal-critical-diameter.cn.ts';
import de from './texts/ideal-critical-diameter.de.ts';
import en from './texts/ideal-critical-diameter.en.ts';
import ja from './texts/ideal-critical-diameter.ja.ts';
import kr from './texts/ideal-critical-diameter.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
