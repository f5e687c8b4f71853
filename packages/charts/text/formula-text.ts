/** Converts a TeX formula to one line of text, e.g. for tables: `\\frac{a}{b}` becomes `(a)/(b)`. */
import { parseSymbol } from './symbol-text.ts';

const signs: Readonly<Record<string, string>> = {
  cdot: '·', times: '×', div: '/', pm: '±', mp: '∓', le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠', approx: '≈',
  equiv: '≡', to: '→', rightarrow: '→', infty: '∞', propto: '∝', partial: '∂', sum: '∑', prod: '∏', int: '∫',
  langle: '⟨', rangle: '⟩', lvert: '|', rvert: '|', vert: '|', ldots: '…', dots: '…', cdots: '…', circ: '°', degree: '°',
  lfloor: '⌊', rfloor: '⌋', lceil: '⌈', rceil: '⌉', in: '∈', quad: ' ', qquad: ' ', left: '', right: '', big: '',
  Big: '', bigl: '', bigr: '', Bigl: '', Bigr: '', displaystyle: '', limits: '',
  ',': ' ', ';': ' ', ':': ' ', '!': '', ' ': ' ', '%': '%', '{': '{', '}': '}', '|': '‖', '\\': '; ', '&': '',
}; // biome-ignore format: one list

/** Adds parentheses if an operator inside the part would otherwise bind to its surroundings. */
const together = (text: string): string =>
  /^[\p{L}\p{N}.,′∞]*$/u.test(text) || /^\([^()]*\)$/.test(text) ? text : `(${text})`;

const small = '0123456789+-=()';
/** Unicode subscript and superscript characters, by their normal characters. */
const scripts = {
  _: table(`${small}aehijklmnoprstuvx`, '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'),
  '^': table(`${small}n`, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'),
} as const;

function table(ordinary: string, placed: string): ReadonlyMap<string, string> {
  const there = [...placed];
  return new Map([...ordinary].map((letter, at) => [letter, there[at] ?? letter]));
}

/** Returns a subscript or superscript in Unicode characters; null if one of the characters does not exist. */
function placed(text: string, sign: '_' | '^'): string | null {
  const letters = [...text.replaceAll('−', '-')].map((letter) => scripts[sign].get(letter));
  return letters.length > 0 && letters.every((letter) => letter !== undefined) ? letters.join('') : null;
}

/** Converts a formula to text within a sentence: Unicode subscripts and superscripts, spaces around relations and operators. */
export const formulaForSentence = (tex: string): string =>
  formulaText(tex, true)
    .replace(/[=≈≠≡≤≥<>∝→]/g, ' $& ')
    .replace(/(?<=[\p{L}\p{N})\]′°] ?)[-+−±∓×](?= ?[\p{L}\p{N}(√])/gu, ' $& ')
    .replace(/ - /g, ' − ')
    .replace(/\s+/g, ' ')
    .trim();

/** Maximum length of a formula in a title, which also limits nesting. */
const longestInText = 1_000;

/** Converts the formulas in a text that was split into pieces. */
export const piecesInText = (
  pieces: readonly ({ readonly text: string } | { readonly tex: string })[],
): string =>
  pieces
    .map((piece) => {
      if ('text' in piece) return piece.text;
      return piece.tex.length > longestInText ? piece.tex : formulaForSentence(piece.tex);
    })
    .join('');

/** Function names, which are separated from adjacent letters and digits. */
const functions = ['min', 'max', 'exp', 'ln', 'log', 'erf', 'erfc', 'sin', 'cos', 'tan', 'arctan'];
/** Placeholder around a function name, replaced when the adjacent characters are known. */
const edge = '\u2061';
const aloneName = new RegExp(`^${edge}([a-z]+)${edge}$`);
const beforeName = new RegExp(`(?<=[\\p{Lu}\\p{Ll}\\p{N})\\]])${edge}(?=[a-z])`, 'gu');
const afterName = new RegExp(`(?<=[a-z])${edge}([₀-₉⁰¹²³⁴-⁹]*)(?=[\\p{Lu}\\p{Ll}\\p{Nd}√])`, 'gu');

/**
 * Parses a formula once from left to right; unknown commands keep their name without the backslash.
 * @param isPlaced writes Unicode subscripts and superscripts
 */
export function formulaText(tex: string, isPlaced = false): string {
  let at = 0;
  const argument = (): string => {
    while (tex[at] === ' ') at += 1;
    if (tex[at] === '{') {
      at += 1;
      const inner = list('}');
      at += 1;
      return inner;
    }
    return next();
  };
  const command = (): string => {
    const [whole = '\\', name = ''] = /^\\([a-zA-Z]+|.)\s?/su.exec(tex.slice(at, at + 40)) ?? [];
    at += whole.length;
    if (/^[dt]?frac$/.test(name)) return `${together(argument())}/${together(argument())}`;
    if (name === 'sqrt') {
      const end = tex[at] === '[' ? tex.indexOf(']', at) : -1;
      const root = end < 0 ? '' : tex.slice(at + 1, end);
      if (end >= 0) at = end + 1;
      return `${root === '' ? '√' : `${root}√`}(${argument()})`;
    }
    if (/^(?:mathrm|mathit|mathsf|text|textrm|operatorname|mathbf)$/.test(name)) return argument();
    if (/^(?:begin|end)$/.test(name)) {
      const environment = argument();
      if (name === 'begin' && environment === 'array') argument();
      return '';
    }
    if (/^(?:bar|overline|dot|hat|tilde)$/.test(name))
      return parseSymbol(`\\${name}{${argument()}}`)
        .map(({ text }) => text)
        .join('');
    if (functions.includes(name)) return `${edge}${name}${edge}`;
    const sign = signs[name];
    if (sign !== undefined) return sign;
    return parseSymbol(`\\${name}`)
      .map(({ text }) => text)
      .join('');
  };
  const next = (): string => {
    const char = tex[at] ?? '';
    if (char === '\\') return command();
    at += 1;
    if (char === '_' || char === '^') {
      // A function name without an argument is an ordinary index.
      const text = argument().replace(aloneName, '$1');
      return (isPlaced && placed(text, char)) || `${char}${together(text)}`;
    }
    if (char === '&') return ' ';
    return char === '~' ? ' ' : char;
  };
  const list = (end: string): string => {
    let text = '';
    while (at < tex.length && tex[at] !== end) text += tex[at] === '{' ? argument() : next();
    return text;
  };
  return list('')
    .replace(beforeName, ' ')
    .replace(afterName, '$1 ')
    .replaceAll(edge, '')
    .replace(/\s+/g, ' ')
    .trim();
}
