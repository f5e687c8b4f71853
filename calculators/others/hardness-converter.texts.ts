import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/hardness-converter.cn.ts';
import de from './texts/hardness-converter.de.ts';
import en from './texts/hardness-converter.en.ts';
import ja from './texts/hardness-converter.ja.ts';
import kr from './texts/hardness-converter.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
