import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/gas-nitriding.cn.ts';
import de from './texts/gas-nitriding.de.ts';
import en from './texts/gas-nitriding.en.ts';
import ja from './texts/gas-nitriding.ja.ts';
import kr from './texts/gas-nitriding.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
