import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/gas-solubility.cn.ts';
import de from './texts/gas-solubility.de.ts';
import en from './texts/gas-solubility.en.ts';
import ja from './texts/gas-solubility.ja.ts';
import kr from './texts/gas-solubility.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
