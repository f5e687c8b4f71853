import qrcode from 'qrcode';

/** QR code as an SVG path in a square of `size` units; error correction level M. */
export type QrPath = { readonly size: number; readonly path: string };

/** Returns the QR code of a text; adjacent modules in a row are merged to one rectangle. */
export function qrPath(text: string): QrPath {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      let width = 0;
      while (column + width < modules.size && modules.get(row, column + width)) width += 1;
      if (width > 0) path += `M${column} ${row}h${width}v1h-${width}z`;
      column += width;
    }
  }
  return { size: modules.size, path };
}
