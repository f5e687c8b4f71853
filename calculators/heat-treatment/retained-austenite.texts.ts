import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/retained-austenite.cn.ts';
import de from './texts/retained-austenite.de.ts';
import en from './texts/retained-austenite.en.ts';
import ja from './texts/retained-austenite.ja.ts';
import kr from './texts/retained-austenite.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
