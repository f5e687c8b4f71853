import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/forging-load.cn.ts';
import de from './texts/forging-load.de.ts';
import en from './texts/forging-load.en.ts';
import ja from './texts/forging-load.ja.ts';
import kr from './texts/forging-load.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
