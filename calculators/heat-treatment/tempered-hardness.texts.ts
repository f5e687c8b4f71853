import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/tempered-hardness.cn.ts';
import de from './texts/tempered-hardness.de.ts';
import en from './texts/tempered-hardness.en.ts';
import ja from './texts/tempered-hardness.ja.ts';
import kr from './texts/tempered-hardness.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
