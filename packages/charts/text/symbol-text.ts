/** Converts TeX symbols of quantities (`T_\mathrm{aus}`, `\delta`) to text runs for labels in HTML and SVG. */
export type Run = { readonly text: string; readonly italic: boolean; readonly level: -1 | 0 | 1 };

const greek: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  zeta: 'ζ',
  eta: 'η',
  theta: 'θ',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'µ',
  nu: 'ν',
  xi: 'ξ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  varphi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Delta: 'Δ',
  Gamma: 'Γ',
  Theta: 'Θ',
  Lambda: 'Λ',
  Sigma: 'Σ',
  Phi: 'Φ',
  Omega: 'Ω',
};
const others: Readonly<Record<string, string>> = {
  ',': '\u2009',
  ' ': ' ',
  ';': ' ',
  '%': '%',
  cdot: '·',
  times: '×',
  circ: '°',
  prime: '′',
  infty: '∞',
  degree: '°',
  ell: 'ℓ',
  to: '→',
  prod: '∏',
  sum: '∑',
  sqrt: '√',
  ln: 'ln',
  log: 'log',
};
const accents: Readonly<Record<string, string>> = {
  bar: '\u0304',
  dot: '\u0307',
  hat: '\u0302',
  tilde: '\u0303',
  overline: '\u0304',
};
const upright = new Set(['mathrm', 'text', 'textrm', 'operatorname', 'mathsf']);

/** Parses the TeX of a symbol; unknown commands keep their name. */
export function parseSymbol(tex: string): readonly Run[] {
  const runs: Run[] = [];
  let at = 0;
  const add = (text: string, italic: boolean, level: Run['level']) => {
    const last = runs.at(-1);
    if (last && last.italic === italic && last.level === level)
      runs[runs.length - 1] = { ...last, text: last.text + text };
    else runs.push({ text, italic, level });
  };
  const atom = (roman: boolean, level: Run['level']): void => {
    const char = tex[at] ?? '';
    if (char === '{') {
      at += 1;
      list(roman, level, '}');
      at += 1;
      return;
    }
    if (char !== '\\') {
      at += 1;
      add(char === '-' ? '−' : char, !roman && /\p{L}/u.test(char), level);
      return;
    }
    const name = /^\\([a-zA-Z]+|.)\s?/.exec(tex.slice(at));
    const command = name?.[1] ?? '';
    at += name?.[0].length ?? 1;
    const accent = accents[command];
    if (upright.has(command)) atom(true, level);
    else if (command === 'mathit') atom(false, level);
    else if (accent) {
      atom(roman, level);
      const last = runs.at(-1);
      if (last) runs[runs.length - 1] = { ...last, text: last.text + accent };
    } else if (greek[command]) add(greek[command], !roman && command === command.toLowerCase(), level);
    else add(others[command] ?? command, false, level);
  };
  const list = (roman: boolean, level: Run['level'], end: string): void => {
    while (at < tex.length && tex[at] !== end) {
      const char = tex[at];
      if (char === '_' || char === '^') {
        at += 1;
        atom(roman, char === '_' ? -1 : 1);
      } else if (char === ' ') at += 1;
      else atom(roman, level);
    }
  };
  list(false, 0, '');
  return runs;
}

export function unknownCommands(tex: string): readonly string[] {
  const known = (name: string) =>
    upright.has(name) || name === 'mathit' || name in accents || name in greek || name in others;
  return [...tex.matchAll(/\\([a-zA-Z]+|.)/g)].map(([, name = '']) => name).filter((name) => !known(name));
}

/**
 * Returns the symbol to show beside a name; empty if the name already contains it (`CO₂ CO2`, `ideal critical diameter
 * DI`).
 */
export function symbolBeside(name: string, tex: string | undefined): string | undefined {
  if (tex === undefined || symbolWithin(name, tex)) return undefined;
  const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toLowerCase();
  if (plain(plainSymbol(tex)) === plain(name)) return undefined;
  // `PREN (16 N)` is the same as PREN₁₆.
  const letters = (text: string) => plain(text).replace(/[^\p{L}\p{N}]/gu, '');
  const symbol = letters(plainSymbol(tex));
  return symbol.length >= 3 && letters(name).startsWith(symbol) ? undefined : tex;
}

/** Returns the position of the symbol in a name, as a separate word; null if it is not there. */
export function symbolWithin(
  name: string,
  tex: string,
): { readonly from: number; readonly to: number } | null {
  const letters = [...plainSymbol(tex).normalize('NFKC').replace(/\s/g, '')];
  const plain = letters.map((each) => each.replace(/[\\^$.*+?()[\]{}|]/, '\\$&')).join('\\s*');
  // Characters are normalized one by one, which keeps positions: `L²` is compared as `L2`, and two characters look like
  // `μ`.
  const written = name.replace(/./gsu, (each) => {
    const common = each.normalize('NFKC');
    return common.length === each.length ? common : each;
  });
  const found = new RegExp(`(?<![\\p{Script=Latin}\\d])${plain}(?![\\p{Script=Latin}\\d])`, 'u').exec(
    written,
  );
  return found && { from: found.index, to: found.index + found[0].length };
}

/** Returns the symbol as plain text, used for screen readers and widths. */
export function plainSymbol(tex: string): string {
  return parseSymbol(tex)
    .map((run) => run.text)
    .join('');
}
