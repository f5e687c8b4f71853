import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RunningText } from './running-text.tsx';

const shown = (text: string) =>
  renderToStaticMarkup(<RunningText>{text}</RunningText>).replace(
    /<span class="whitespace-nowrap">(.*?<\/sub>)<\/span>/g,
    '$1',
  );

describe('C-03 symbols in a sentence', () => {
  it.each([
    ['Above Ac3, below Ms.', 'Above Ac<sub>3</sub>, below M<sub>s</sub>.'],
    [
      '가열이 빠를수록 Ac1과 Ac3가 올라갑니다',
      '가열이 빠를수록 Ac<sub>1</sub>과 Ac<sub>3</sub>가 올라갑니다',
    ],
    ['冷却時間t8/5とMd30', '冷却時間t<sub>8/5</sub>とM<sub>d30</sub>'],
    ['K_N 3', 'K<span class="sr-only"> </span><sub>N</sub> 3'],
    ['Cr_eq 0–40', 'Cr<span class="sr-only"> </span><sub>eq</sub> 0–40'],
    ['Acid, Msg, 30CrMo4, t8/50', 'Acid, Msg, 30CrMo4, t8/50'],
  ])('the symbols in “%s” are shown with subscripts', (text, html) => {
    expect(shown(text)).toBe(html);
  });

  it('a long German compound can be broken with a hyphen before its last parts', () => {
    expect(shown('Wärmeübergangskoeffizient')).toBe('Wärme\u00adübergangs\u00adkoeffizient');
  });
});
