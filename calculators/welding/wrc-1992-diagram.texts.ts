import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/wrc-1992-diagram.cn.ts';
import de from './texts/wrc-1992-diagram.de.ts';
import en from './texts/wrc-1992-diagram.en.ts';
import ja from './texts/wrc-1992-diagram.ja.ts';
import kr from './texts/wrc-1992-diagram.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
