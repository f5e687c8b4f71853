import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/diffusion-coefficient.cn.ts';
import de from './texts/diffusion-coefficient.de.ts';
import en from './texts/diffusion-coefficient.en.ts';
import ja from './texts/diffusion-coefficient.ja.ts';
import kr from './texts/diffusion-coefficient.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
