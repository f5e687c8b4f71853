/** Content of a Word document as data. Lengths are in points. */

/** Text in one style. Default: regular, black, in the font size of the document. */
export type Span = {
  readonly text: string;
  readonly size?: number;
  readonly isBold?: boolean;
  readonly colour?: string;
  /** URL that opens when the text is clicked. */
  readonly link?: string;
  /** Page number or number of pages, filled in by the word processor. */
  readonly field?: 'page' | 'pages';
};

export type Paragraph = {
  readonly kind: 'paragraph';
  readonly spans: readonly Span[];
  readonly align?: 'left' | 'right';
  /** Space above the paragraph. */
  readonly above?: number;
  readonly indent?: number;
  /** Whether the paragraph stays on the same page as the next one. */
  readonly isKeptWithNext?: boolean;
  /** Whether a rule is drawn above the paragraph, as for a signature. */
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
  /** Alternative text for readers who cannot see the picture; empty for a decorative picture. */
  readonly text: string;
  readonly link?: string;
};
export type Cell = readonly (Paragraph | Picture)[];
export type Table = {
  readonly kind: 'table';
  readonly widths: readonly number[];
  /** `none`: no rules; `rows`: a rule below each row; `box`: a frame and rules between columns. */
  readonly rules: 'none' | 'rows' | 'box';
  /** Column headings, repeated on each page. */
  readonly head?: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
  /** Whether all rows stay on one page. */
  readonly isKept?: boolean;
  readonly above?: number;
};
export type WordBlock = Paragraph | Heading | Formula | Picture | Table;

export type WordDocument = {
  readonly title: string;
  readonly author: string;
  readonly body: readonly WordBlock[];
  /** Page header, on every page except the first. */
  readonly header: readonly Paragraph[];
  readonly footer: readonly Paragraph[];
};

/** Characters that XML 1.0 does not allow, and lone surrogates. */
const illegal =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these characters.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Returns a text without the characters that XML does not allow. */
export const xmlText = (text: string): string => text.replace(illegal, '');

export const paragraph = (
  text: string,
  look: Omit<Span, 'text'> = {},
  layout: Omit<Paragraph, 'kind' | 'spans'> = {},
): Paragraph => ({ kind: 'paragraph', spans: [{ text, ...look }], ...layout });
