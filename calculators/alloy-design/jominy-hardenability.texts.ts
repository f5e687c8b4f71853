import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/jominy-hardenability.cn.ts';
import de from './texts/jominy-hardenability.de.ts';
import en from './texts/jominy-hardenability.en.ts';
import ja from './texts/jominy-hardenability.ja.ts';
import kr from './texts/jominy-hardenability.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
