import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/preheat-temperature.cn.ts';
import de from './texts/preheat-temperature.de.ts';
import en from './texts/preheat-temperature.en.ts';
import ja from './texts/preheat-temperature.ja.ts';
import kr from './texts/preheat-temperature.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
