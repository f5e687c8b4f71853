import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/ttt-cct-diagram.cn.ts';
import de from './texts/ttt-cct-diagram.de.ts';
import en from './texts/ttt-cct-diagram.en.ts';
import ja from './texts/ttt-cct-diagram.ja.ts';
import kr from './texts/ttt-cct-diagram.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
