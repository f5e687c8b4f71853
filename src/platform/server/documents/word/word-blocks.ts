/** Content of a Word document as data. Lengths in points. */

/** Text of one look. Default: regular, black, size of the document. */
export type Span = {
  readonly text: string;
  readonly size?: number;
  readonly isBold?: boolean;
  readonly colour?: string;
  /** Address that the text opens. */
  readonly link?: string;
  /** A number that the word processor fills in. */
  readonly field?: 'page' | 'pages';
};

export type Paragraph = {
  readonly kind: 'paragraph';
  readonly spans: readonly Span[];
  readonly align?: 'left' | 'right';
  /** Space above. */
  readonly above?: number;
  readonly indent?: number;
  /** Not the last line of a page. */
  readonly isKeptWithNext?: boolean;
  /** A rule above, as for a signature. */
  readonly hasRule?: boolean;
};
export type Heading = {
  readonly kind: 'heading';
  readonly level: 'title' | 1 | 2;
  readonly text: string;
  readonly startsPage?: boolean;
};
export type Formula = { readonly kind: 'formula'; readonly mathml: string; readonly isKeptWithNext: boolean };
export type Picture = {
  readonly kind: 'picture';
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** Text for readers who cannot see the picture; empty for an ornament. */
  readonly text: string;
  readonly link?: string;
};
export type Cell = readonly (Paragraph | Picture)[];
export type Table = {
  readonly kind: 'table';
  readonly widths: readonly number[];
  /** `rows`: a rule below each row; `box`: a frame and rules between columns. */
  readonly rules: 'none' | 'rows' | 'box';
  /** Names of the columns, repeated on each page. */
  readonly head?: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
  /** All rows stay on one page. */
  readonly isKept?: boolean;
  readonly above?: number;
};
export type WordBlock = Paragraph | Heading | Formula | Picture | Table;

export type WordDocument = {
  readonly title: string;
  readonly author: string;
  readonly body: readonly WordBlock[];
  /** At the top of each page but the first. */
  readonly header: readonly Paragraph[];
  readonly footer: readonly Paragraph[];
};

/** Characters that XML 1.0 cannot contain, and halves of surrogate pairs. */
const illegal =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Returns a text without the characters that no XML document can contain. */
export const xmlText = (text: string): string => text.replace(illegal, '');

/** Returns a paragraph of one look. */
export const paragraph = (
  text: string,
  look: Omit<Span, 'text'> = {},
  layout: Omit<Paragraph, 'kind' | 'spans'> = {},
): Paragraph => ({ kind: 'paragraph', spans: [{ text, ...look }], ...layout });
