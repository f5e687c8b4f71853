import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/microsegregation.cn.ts';
import de from './texts/microsegregation.de.ts';
import en from './texts/microsegregation.en.ts';
import ja from './texts/microsegregation.ja.ts';
import kr from './texts/microsegregation.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
