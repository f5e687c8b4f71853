import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/austenite-stability.cn.ts';
import de from './texts/austenite-stability.de.ts';
import en from './texts/austenite-stability.en.ts';
import ja from './texts/austenite-stability.ja.ts';
import kr from './texts/austenite-stability.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
