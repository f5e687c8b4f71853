import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/billet-stock.cn.ts';
import de from './texts/billet-stock.de.ts';
import en from './texts/billet-stock.en.ts';
import ja from './texts/billet-stock.ja.ts';
import kr from './texts/billet-stock.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
