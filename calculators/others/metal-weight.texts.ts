import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/metal-weight.cn.ts';
import de from './texts/metal-weight.de.ts';
import en from './texts/metal-weight.en.ts';
import ja from './texts/metal-weight.ja.ts';
import kr from './texts/metal-weight.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
