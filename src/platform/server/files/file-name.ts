/** Builds names of uploaded and downloaded files. */
import type { StoredFile } from './files.port.ts';

type NameOptions = {
  /** Extension for the detected content type. */
  readonly extension: string;
  /** Other extensions of the same content type, which are replaced by `extension`. */
  readonly known: readonly string[];
  /** File name without extension, used if no valid character is left. */
  readonly fallback: string;
};

/**
 * Returns the sender's file name without characters that are unsafe in headers or file systems, and with the extension
 * of its content.
 */
export function fileNameWith(sent: string, { extension, known, fallback }: NameOptions): string {
  const clean = sent.normalize('NFC').replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, '_');
  const end = known.find((each) => clean.toLowerCase().endsWith(`.${each}`));
  const stem = clean
    .slice(0, end === undefined ? clean.length : -end.length - 1)
    .slice(0, 150)
    .trim();
  return `${stem || fallback}.${extension}`;
}

/**
 * Returns the response headers of a download. Browsers save the file under this name and never display it (RFC 6266).
 */
export function attachmentHeaders(name: string, { type, sizeBytes }: Omit<StoredFile, 'stream'>) {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return {
    'content-type': type,
    'content-length': sizeBytes,
    'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
  };
}
