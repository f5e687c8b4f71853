/** Sentences with the interval of a result whose inputs have a ±. */
import type { Language } from './language.ts';

/** `widened`: the interval includes the measured error of the result. `alone`: the result has no measured error. */
export const intervalWords: Readonly<Record<Language, { readonly widened: string; readonly alone: string }>> =
  {
    en: {
      widened: '90 % interval including input uncertainty: {min} to {max}',
      alone: '90 % interval from input uncertainty alone: {min} to {max}',
    },
    de: {
      widened: '90-%-Intervall einschließlich der Unsicherheit der Eingaben: {min} bis {max}',
      alone: '90-%-Intervall nur aus der Unsicherheit der Eingaben: {min} bis {max}',
    },
    cn: {
      widened: '计入输入不确定度的 90% 区间：{min}～{max}',
      alone: '仅计输入不确定度的 90% 区间：{min}～{max}',
    },
    ja: {
      widened: '入力の不確かさを含む90%区間：{min}～{max}',
      alone: '入力の不確かさのみの90%区間：{min}～{max}',
    },
    kr: {
      widened: '입력 불확도를 포함한 90 % 구간: {min}~{max}',
      alone: '입력 불확도만의 90 % 구간: {min}~{max}',
    },
  };
