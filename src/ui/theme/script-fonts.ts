/**
 * Fonts for Chinese, Japanese and Korean, fetched only where the system has none: on a bare machine every letter
 * would be the same empty box. The files come in slices of some 100 letters, of which a page fetches what it shows.
 */

type Script = { readonly folder: string; readonly letters: readonly [string, string]; readonly used: RegExp };

/** Each with two letters that no font draws alike, and how its text is known. */
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
 * From now on fetches the font of a script as soon as the page shows a text in it, if two different letters of it
 * come out as the same box. Where the system has all of them, nothing is watched.
 */
export function fetchMissingScripts(): void {
  let missing = scripts.filter(({ letters: [one, other] }) => drawn(one) === drawn(other));
  const look = (text: string | null) => {
    const met = missing.filter(({ used }) => used.test(text ?? ''));
    missing = missing.filter((each) => !met.includes(each));
    met.forEach(fetchFont);
    if (missing.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.nodeType === Node.TEXT_NODE) look(target.textContent);
      for (const node of addedNodes) look(node.textContent);
    }
  });
  if (missing.length === 0) return;
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  look(document.body.textContent);
}
