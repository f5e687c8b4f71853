import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/decarburization-depth.cn.ts';
import de from './texts/decarburization-depth.de.ts';
import en from './texts/decarburization-depth.en.ts';
import ja from './texts/decarburization-depth.ja.ts';
import kr from './texts/decarburization-depth.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
