/** Names of uploaded and downloaded files. */
import type { StoredFile } from './files.port.ts';

type NameOptions = {
  /** Extension of the detected content. */
  readonly extension: string;
  /** Extensions that mean the same content and are replaced. */
  readonly known: readonly string[];
  /** Name without extension, if nothing else remains. */
  readonly fallback: string;
};

/** Returns the sender's file name, safe for headers and disks, with the extension that its content has. */
export function fileNameWith(sent: string, { extension, known, fallback }: NameOptions): string {
  const clean = sent.normalize('NFC').replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, '_');
  const end = known.find((each) => clean.toLowerCase().endsWith(`.${each}`));
  const stem = clean
    .slice(0, end === undefined ? clean.length : -end.length - 1)
    .slice(0, 150)
    .trim();
  return `${stem || fallback}.${extension}`;
}

/** Returns the headers of a download that browsers save under this name and never display (RFC 6266). */
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
