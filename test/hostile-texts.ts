/**
 * Texts that take a slow parser a long time: unclosed, nested and repeated delimiters of all parsed formats. Each
 * generator returns a text of about the given number of bytes (ASCII unless stated).
 */
export type HostileText = (bytes: number) => string;

const repeated =
  (piece: string, end = ''): HostileText =>
  (bytes) =>
    piece.repeat(Math.max(1, Math.floor((bytes - end.length) / piece.length))) + end;

/** Returns a generator of texts with all opening delimiters first, then all closing ones. */
const nested =
  (open: string, middle: string, close: string): HostileText =>
  (bytes) => {
    const depth = Math.max(1, Math.floor((bytes - middle.length) / (open.length + close.length)));
    return open.repeat(depth) + middle + close.repeat(depth);
  };

/** Returns a generator of one long text between an opening and a closing delimiter. */
const filled =
  (start: string, piece: string, end = ''): HostileText =>
  (bytes) =>
    start + repeated(piece)(Math.max(1, bytes - start.length - end.length)) + end;

/** Returns a generator of tables with about as many rows as columns. */
const square =
  (start: string, cell: string, rowEnd: string, end: string): HostileText =>
  (bytes) => {
    const side = Math.max(1, Math.floor(Math.sqrt(bytes / cell.length)));
    return start + (cell.repeat(side) + rowEnd).repeat(side) + end;
  };

/** Attacks on the Markdown parser of the forum. */
export const hostileMarkdown = {
  'stars and underscores': repeated('*_'),
  'opened emphasis': repeated('**a '),
  'emphasis of three kinds': repeated('*a _b ~~c '),
  'nested quotes': repeated('>'),
  'nested lists': (bytes) => {
    let text = '';
    for (let depth = 0; text.length < bytes; depth += 1) text += `${' '.repeat((depth % 60) * 2)}- a\n`;
    return text;
  },
  'lists in one line': repeated('- '),
  'quotes of lists': repeated('> - '),
  'opened brackets': repeated('['),
  'nested brackets': nested('[', 'a', ']'),
  'nested links': nested('[a', '', '](b)'),
  'opened links': repeated('[a]('),
  'links with a title that does not end': repeated('[a](b "c'),
  'pictures that do not end': repeated('![a](b "c\n'),
  'references to themselves': repeated('[a]: b\n'),
  'opened references': repeated('[a]:\n'),
  'references used': (bytes) => `[a]: /b\n\n${repeated('[a]')(bytes)}`,
  'backticks of growing length': (bytes) => {
    let text = '';
    for (let length = 1; text.length < bytes; length += 1) text += `${'`'.repeat(length)}a`;
    return text;
  },
  'opened fences': repeated('```\n'),
  'fences of tildes': repeated('~~~\na\n'),
  'entities that are none': repeated('&a'),
  'opened tags': repeated('<a '),
  'opened addresses': repeated('<http:'),
  'comments that do not end': repeated('<!--'),
  'bare addresses': repeated('http://a.b '),
  'one long address': filled('http://a.b/', 'a.b/'),
  'addresses with brackets': filled('http://a.b/', '('),
  'words with dots': repeated('a.'),
  'letters and an at sign': filled('', 'a', '@'),
  'many at signs': repeated('a@'),
  slashes: repeated('//'),
  'hard breaks': repeated('a  \n'),
  blanks: filled('a', ' ', 'b'),
  'empty lines': repeated('\n'),
  'headings underlined': repeated('a\n-\n'),
  'a table of empty rows': (bytes) => `| a |\n|-|\n${repeated('| a |\n')(bytes)}`,
  'a table of many columns': (bytes) => {
    const columns = Math.floor(bytes / 8);
    return `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|\n'.repeat(Math.floor(bytes / 4))}`;
  },
  'a square table': (bytes) => {
    const side = Math.floor(Math.sqrt(bytes / 2));
    return `${'|a'.repeat(side)}|\n${'|-'.repeat(side)}|\n${`${'|b'.repeat(side)}|\n`.repeat(side)}`;
  },
  'tables that do not begin': repeated('|a|\n'),
  'pipes in code': repeated('|`'),
  escapes: repeated('\\*'),
} as const satisfies Record<string, HostileText>;

/** Attacks on the formula parser: formulas with their delimiters. */
export const hostileFormulas = {
  'blocks that do not end': repeated('$$a\n'),
  'blocks that end wrongly': repeated('$$a$\n'),
  'blocks in quotes that do not end': repeated('> $$a\n'),
  'empty blocks': repeated('$$\n'),
  'formulas that do not end': repeated('$a '),
  'formulas that end after a blank': repeated('$a $'),
  'formulas before digits': repeated('$a$1'),
  'escaped ends': filled('$a', '\\$'),
  'ends behind two backslashes': repeated('\\\\$a'),
  'short formulas': repeated('$a$ '),
  'short blocks': repeated('$$a$$\n\n'),
  'one long formula': filled('$', 'a', '$'),
  'a long block': filled('$$\n', 'a\n', '$$\n'),
  'nested braces': (bytes) => `$${nested('{', 'a', '}')(bytes - 2)}$`,
  'opened braces': filled('$', '{', '$'),
  fractions: repeated('$\\frac12$ '),
  'one formula of fractions': filled('$', '\\frac12', '$'),
  'nested fractions': (bytes) => `$${nested('\\frac{1}{', 'a', '}')(bytes - 2)}$`,
  'nested roots': (bytes) => `$${nested('\\sqrt{', 'a', '}')(bytes - 2)}$`,
  roots: repeated('$\\sqrt a$ '),
  powers: filled('$a', '^{a', '$'),
  'nested brackets that grow': (bytes) => `$${nested('\\left(', 'a', '\\right)')(bytes - 2)}$`,
  'one matrix': square('$$\\begin{matrix}', 'a&', '\\\\', '\\end{matrix}$$'),
  'empty cells of a matrix': (bytes) =>
    `$$\\begin{matrix}${'&'.repeat(bytes / 2)}${'\\\\'.repeat(bytes / 4)}\\end{matrix}$$`,
  'small matrices': repeated('$\\begin{matrix}a&b\\\\c&d\\end{matrix}$ '),
  'nested matrices': (bytes) => `$${nested('\\begin{matrix}', 'a', '\\end{matrix}')(bytes - 2)}$`,
  'rows of a matrix': filled('$$\\begin{matrix}', '\\\\', '\\end{matrix}$$'),
  'definitions that double': filled('$\\def\\a{aa}\\def\\b{\\a\\a}\\def\\c{\\b\\b}', '\\c', '$'),
  'long formulas of columns': repeated(`$\\begin{matrix}${'&'.repeat(1_900)}\\end{matrix}$ `),
  'long formulas of rows': repeated(`$\\begin{matrix}${'\\\\'.repeat(900)}\\end{matrix}$ `),
  'long formulas of fractions': repeated(`$${'\\frac12'.repeat(280)}$ `),
  'long formulas that nest': repeated(`$${'\\frac1{'.repeat(240)}a${'}'.repeat(240)}$ `),
  sums: repeated('$\\sum_{i}^{n}$ '),
  gaps: filled('$a', '\\quad ', '$'),
  operators: filled('$a', '+a', '$'),
  'brackets in formulas': filled('$a', '(', '$'),
  'blanks in formulas': filled('$a(', ' ', '+b$'),
  'text in formulas': filled('$\\text{', 'a ', '}$'),
} as const satisfies Record<string, HostileText>;

/** Attacks on the parsers of the archive: HTML, and pictures in Markdown. */
export const hostileHtml = {
  'pictures with a title that does not end': filled('<p>', '![](a &quot;'),
  'pictures with an unclosed title': repeated('![](a "b'),
  'pictures with blanks': filled('![](a', ' '),
  'opened pictures': repeated('!['),
  'pictures with entities': filled('![](a &quot;', '&quot;'),
  'opened brackets': repeated('<'),
  'opened elements': repeated('<p'),
  'nested elements': nested('<b>', 'a', '</b>'),
  'nested divisions': nested('<div>', 'a', '</div>'),
  'elements that are not closed': repeated('<p>'),
  'elements that were not opened': repeated('</p>'),
  'unknown elements': repeated('<y then'),
  attributes: filled('<p ', 'a=b ', '>'),
  'attributes that do not end': repeated('<p a="'),
  comments: repeated('<!--a-->'),
  'comments that do not end': repeated('<!--'),
  'data sections': repeated('<![CDATA['),
  entities: repeated('&amp;'),
  'half entities': repeated('&am'),
  styles: filled('<p style="', 'font-size:', '">a</p>'),
  widths: filled('<img src="/a.png" style="', ';width:', '">'),
  classes: filled('<span class="', 'a ', '">a</span>'),
  'scripts that do not end': repeated('<script>'),
  'nested tables': nested('<table><tr><td>', 'a', '</td></tr></table>'),
  lines: repeated('a\n'),
  'empty lines': repeated('\n'),
  blanks: filled('<p>a', ' ', 'b</p>'),
  'bare addresses': repeated('http://a.b '),
  'one long address': filled('http://a.b/', 'a.b/'),
  'addresses with brackets': filled('http://a.b/', '('),
  slashes: repeated('//'),
} as const satisfies Record<string, HostileText>;

/** Attacks on calculators: texts pasted into tables and fields. */
export const hostileTables = {
  'one row': repeated('1,'),
  'one column': repeated('1\n'),
  'a square of numbers': square('', '1\t', '\n', ''),
  'quotes that do not end': repeated('"a,'),
  'doubled quotes': filled('"', '""'),
  'quotes within': repeated('a"b,'),
  'semicolons and commas': repeated('1;1,'),
  tabs: repeated('\t'),
  'line ends of all kinds': repeated('\r\n\r'),
  'element names': repeated('C\tSi\tMn\n'),
  'a heading without rows': repeated('C,'),
} as const satisfies Record<string, HostileText>;

/** Texts that look like numbers but are not valid numbers. */
export const hostileNumbers = {
  digits: repeated('1'),
  groups: repeated('1,'),
  points: repeated('1.'),
  blanks: filled('1', ' ', '2'),
  signs: repeated('-'),
  powers: repeated('1e'),
  'dots alone': repeated('.'),
  ranges: repeated('1-'),
  'full-width digits': (bytes) => '１'.repeat(Math.floor(bytes / 3)),
} as const satisfies Record<string, HostileText>;

/** Attacks on the search: search texts, and texts to be indexed. */
export const hostileWords = {
  'one word': repeated('a'),
  'short words': repeated('a '),
  'words that differ': (bytes) => {
    let text = '';
    for (let at = 0; text.length < bytes; at += 1) text += `${at.toString(36)} `;
    return text;
  },
  'one run of Chinese signs': (bytes) => '鋼'.repeat(Math.floor(bytes / 3)),
  'Korean syllables': (bytes) =>
    Array.from({ length: Math.floor(bytes / 3) }, (_, at) =>
      String.fromCodePoint(0xac00 + (at % 11_000)),
    ).join(''),
  'marks upon one letter': (bytes) => `a${'\u0301'.repeat(Math.floor(bytes / 2))}`,
  'ligatures that unfold': (bytes) => '\ufdfa'.repeat(Math.floor(bytes / 3)),
  surrogates: (bytes) => '😀'.repeat(Math.floor(bytes / 4)),
  operators: repeated("&|!():*'\\ "),
} as const satisfies Record<string, HostileText>;
