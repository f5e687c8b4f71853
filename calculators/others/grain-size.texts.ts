import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/grain-size.cn.ts';
import de from './texts/grain-size.de.ts';
import en from './texts/grain-size.en.ts';
import ja from './texts/grain-size.ja.ts';
import kr from './texts/grain-size.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
