import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/austenite-grain-growth.cn.ts';
import de from './texts/austenite-grain-growth.de.ts';
import en from './texts/austenite-grain-growth.en.ts';
import ja from './texts/austenite-grain-growth.ja.ts';
import kr from './texts/austenite-grain-growth.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
