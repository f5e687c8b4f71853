/** Extracts the texts of a PDF document with their positions. */
import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { certificateLimits, type TextItem } from '../../certificates/certificate.rules.ts';

/** `empty`: neither text nor a picture, e.g. because the streams of the file are damaged. */
export type ExtractProblem = 'pages' | 'items' | 'scan' | 'empty';

type Piece = {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
};

/** Multiplies two PDF transforms `[a, b, c, d, e, f]`. */
const times = (m: readonly number[], n: readonly number[]): number[] => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
};

/** Returns the box around a text in the upright page, also for rotated text. */
function itemOf(piece: Piece, toPage: readonly number[], page: number): TextItem {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = times(toPage, piece.transform);
  const length = Math.hypot(a, b) || 1;
  const rise = Math.hypot(c, d) || 1;
  const height = piece.height || rise;
  const along = [(a / length) * piece.width, (b / length) * piece.width] as const;
  const up = [(c / rise) * height, (d / rise) * height] as const;
  const xs = [x, x + along[0], x + up[0], x + along[0] + up[0]];
  const ys = [y, y + along[1], y + up[1], y + along[1] + up[1]];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    text: piece.str,
    x: left,
    y: top,
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
    page,
  };
}

/** Returns the angle by which a page must be turned to make most of its text upright. */
function turnOf(pieces: readonly Piece[], toPage: readonly number[]): 0 | 90 | 270 {
  let [level, upwards, downwards] = [0, 0, 0];
  for (const { str, transform } of pieces) {
    const [a = 1, b = 0] = times(toPage, transform);
    if (Math.abs(a) >= Math.abs(b)) level += str.length;
    else if (b < 0) upwards += str.length;
    else downwards += str.length;
  }
  if (level >= Math.max(upwards, downwards)) return 0;
  return upwards >= downwards ? 90 : 270;
}

async function itemsOf(page: PDFPageProxy): Promise<TextItem[]> {
  const { items } = await page.getTextContent({ disableNormalization: true });
  const pieces = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item as Piece] : []));
  const turn = turnOf(pieces, page.getViewport({ scale: 1 }).transform);
  const { transform } = page.getViewport({ scale: 1, rotation: page.rotate + turn });
  return pieces.map((piece) => itemOf(piece, transform, page.pageNumber));
}

/** Dictionary of a picture. It is never compressed, unlike pictures within the content of a page. */
const pictureObject = /\/Subtype\s*\/Image(?![A-Za-z])/;
const inlinePictures: ReadonlySet<number> = new Set([
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
]);

/** Returns whether a document contains a picture, without decoding it. */
async function hasPicture(document: PDFDocumentProxy): Promise<boolean> {
  if (pictureObject.test(new TextDecoder('latin1').decode(await document.getData()))) return true;
  for (let at = 1; at <= document.numPages; at += 1) {
    const { fnArray } = await (await document.getPage(at)).getOperatorList();
    if (fnArray.some((operation) => inlinePictures.has(operation))) return true;
  }
  return false;
}

/** Returns the texts of each page, or why the document cannot be read: too many pages or texts, or no text at all. */
export async function extractText(
  document: PDFDocumentProxy,
): Promise<readonly TextItem[][] | ExtractProblem> {
  if (document.numPages > certificateLimits.pages) return 'pages';
  const pages: TextItem[][] = [];
  let count = 0;
  for (let at = 1; at <= document.numPages; at += 1) {
    const page = await document.getPage(at);
    const items = await itemsOf(page);
    page.cleanup();
    count += items.length;
    if (count > certificateLimits.items) return 'items';
    pages.push(items);
  }
  if (count > 0) return pages;
  return (await hasPicture(document)) ? 'scan' : 'empty';
}
