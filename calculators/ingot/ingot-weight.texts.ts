import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/ingot-weight.cn.ts';
import de from './texts/ingot-weight.de.ts';
import en from './texts/ingot-weight.en.ts';
import ja from './texts/ingot-weight.ja.ts';
import kr from './texts/ingot-weight.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
