import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/hot-flow-stress.cn.ts';
import de from './texts/hot-flow-stress.de.ts';
import en from './texts/hot-flow-stress.en.ts';
import ja from './texts/hot-flow-stress.ja.ts';
import kr from './texts/hot-flow-stress.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
