import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/carbon-potential.cn.ts';
import de from './texts/carbon-potential.de.ts';
import en from './texts/carbon-potential.en.ts';
import ja from './texts/carbon-potential.ja.ts';
import kr from './texts/carbon-potential.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
