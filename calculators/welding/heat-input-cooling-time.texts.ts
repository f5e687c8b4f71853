import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/heat-input-cooling-time.cn.ts';
import de from './texts/heat-input-cooling-time.de.ts';
import en from './texts/heat-input-cooling-time.en.ts';
import ja from './texts/heat-input-cooling-time.ja.ts';
import kr from './texts/heat-input-cooling-time.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
