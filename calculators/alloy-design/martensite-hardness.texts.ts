import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/martensite-hardness.cn.ts';
import de from './texts/martensite-hardness.de.ts';
import en from './texts/martensite-hardness.en.ts';
import ja from './texts/martensite-hardness.ja.ts';
import kr from './texts/martensite-hardness.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
