import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/carbonitride-solubility.cn.ts';
import de from './texts/carbonitride-solubility.de.ts';
import en from './texts/carbonitride-solubility.en.ts';
import ja from './texts/carbonitride-solubility.ja.ts';
import kr from './texts/carbonitride-solubility.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
