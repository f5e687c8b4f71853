import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/carburizing-depth.cn.ts';
import de from './texts/carburizing-depth.de.ts';
import en from './texts/carburizing-depth.en.ts';
import ja from './texts/carburizing-depth.ja.ts';
import kr from './texts/carburizing-depth.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
