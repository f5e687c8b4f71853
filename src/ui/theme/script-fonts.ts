/**
 * Loads fonts for Chinese, Japanese and Korean if the system has none. Each font is split into slices of about 100
 * characters, which load when used.
 */

type Script = { readonly folder: string; readonly letters: readonly [string, string]; readonly used: RegExp };

/** Scripts, each with two characters that look different in every font, and a pattern that matches its text. */
const scripts: readonly Script[] = [
  { folder: 'noto-sans-kr', letters: ['가', '힣'], used: /\p{Script=Hangul}/u },
  { folder: 'noto-sans-jp', letters: ['あ', 'ぬ'], used: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  { folder: 'noto-sans-sc', letters: ['语', '鑫'], used: /\p{Script=Han}/u },
];

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

function fetchFont({ folder }: Script): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/fonts/${folder}/index.css`;
  document.head.append(link);
}

/**
 * Loads the font of a script when the page first shows text in it and the system lacks a font: then both test
 * characters are drawn as the same box.
 */
export function fetchMissingScripts(): void {
  let missing = scripts.filter(({ letters: [one, other] }) => drawn(one) === drawn(other));
  const findScripts = (text: string | null) => {
    const met = missing.filter(({ used }) => used.test(text ?? ''));
    missing = missing.filter((each) => !met.includes(each));
    met.forEach(fetchFont);
    if (missing.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.nodeType === Node.TEXT_NODE) findScripts(target.textContent);
      for (const node of addedNodes) findScripts(node.textContent);
    }
  });
  if (missing.length === 0) return;
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  findScripts(document.body.textContent);
}
