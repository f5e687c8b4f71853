import type { TextsInFiveLanguages } from '../texts.ts';
import cn from './texts/furnace-heating-time.cn.ts';
import de from './texts/furnace-heating-time.de.ts';
import en from './texts/furnace-heating-time.en.ts';
import ja from './texts/furnace-heating-time.ja.ts';
import kr from './texts/furnace-heating-time.kr.ts';

export default { en, de, cn, ja, kr } satisfies TextsInFiveLanguages;
