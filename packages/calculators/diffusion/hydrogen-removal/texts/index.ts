import type { TextsInFiveLanguages } from '../../../core/texts/texts.ts';
import cn from './cn.ts';
import de from './de.ts';
import en from './en.ts';
import ja from './ja.ts';
import kr from './kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
