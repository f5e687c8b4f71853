import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/hydrogen-removal.cn.ts';
import de from './texts/hydrogen-removal.de.ts';
import en from './texts/hydrogen-removal.en.ts';
import ja from './texts/hydrogen-removal.ja.ts';
import kr from './texts/hydrogen-removal.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
