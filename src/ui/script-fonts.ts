/**
 * Fonts for Chinese, Japanese and Korean, fetched only where the system has none: on a bare machine every letter
 * would be the same empty box. The files come in slices of some 100 letters, of which a page fetches what it shows.
 */

type Script = { readonly folder: string; readonly letters: readonly [string, string] };

/** By the language of the page; two letters that no font draws alike. */
const scripts: Readonly<Record<string, Script>> = {
  ko: { folder: 'noto-sans-kr', letters: ['가', '힣'] },
  ja: { folder: 'noto-sans-jp', letters: ['あ', 'ぬ'] },
  zh: { folder: 'noto-sans-sc', letters: ['语', '鑫'] },
};

function drawn(letter: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = 24;
  canvas.height = 24;
  const context = canvas.getContext('2d');
  if (!context) return letter;
  context.font = '20px sans-serif';
  context.fillText(letter, 2, 20);
  return canvas.toDataURL();
}

/**
 * Fetches the font of a language when two different letters come out as the same box.
 *
 * @param lang a language tag, such as `zh-CN`
 */
export function fetchMissingScript(lang: string): void {
  const script = scripts[lang.slice(0, 2)];
  if (!script) return;
  const href = `/fonts/${script.folder}/index.css`;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const [one, other] = script.letters;
  if (drawn(one) !== drawn(other)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}
