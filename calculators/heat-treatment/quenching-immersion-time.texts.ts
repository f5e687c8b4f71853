import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/quenching-immersion-time.cn.ts';
import de from './texts/quenching-immersion-time.de.ts';
import en from './texts/quenching-immersion-time.en.ts';
import ja from './texts/quenching-immersion-time.ja.ts';
import kr from './texts/quenching-immersion-time.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
