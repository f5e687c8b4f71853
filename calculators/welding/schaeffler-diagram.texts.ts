import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/schaeffler-diagram.cn.ts';
import de from './texts/schaeffler-diagram.de.ts';
import en from './texts/schaeffler-diagram.en.ts';
import ja from './texts/schaeffler-diagram.ja.ts';
import kr from './texts/schaeffler-diagram.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
