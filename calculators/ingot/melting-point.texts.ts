import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/melting-point.cn.ts';
import de from './texts/melting-point.de.ts';
import en from './texts/melting-point.en.ts';
import ja from './texts/melting-point.ja.ts';
import kr from './texts/melting-point.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
