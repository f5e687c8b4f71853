/** Opens .xlsx files: list of sheets, shared strings and number formats (ECMA-376 part 1, SpreadsheetML). */
import { FileFault } from './file-fault.ts';
import { createRuns } from './raised-runs.ts';
import { readXml } from './xml.ts';
import { type Archive, openArchive, readEntry } from './zip.ts';

export type SheetInfo = { readonly name: string; readonly isHidden: boolean };
export type Workbook = {
  readonly archive: Archive;
  readonly sheets: readonly (SheetInfo & { readonly path: string })[];
  /** True if days count from 1904 instead of 1900. */
  readonly from1904: boolean;
  readonly stringsPath: string | null;
  readonly stylesPath: string | null;
};

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

/** Returns whether a compound file contains an encrypted workbook: its directory names the stream in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
  const first = name[0] ?? 0;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (name.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

/** Rejects compound files. @throws FileFault for an old .xls or an encrypted workbook */
function refuseCompound(bytes: Uint8Array): void {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new FileFault(isEncrypted(bytes) ? 'encrypted' : 'oldFormat');
}

export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b]);
export const isCompound = (bytes: Uint8Array): boolean => startsWith(bytes, [0xd0, 0xcf]);

type Relation = { readonly id: string; readonly type: string; readonly target: string };

function relationsOf(archive: Archive, part: string): readonly Relation[] {
  const cut = part.lastIndexOf('/') + 1;
  const folder = part.slice(0, cut);
  const xml = readEntry(archive, `${folder}_rels/${part.slice(cut)}.rels`);
  const found: Relation[] = [];
  if (xml === null) return found;
  readXml(xml, {
    open(name, attribute) {
      if (name !== 'Relationship') return;
      const target = attribute('Target') ?? '';
      found.push({
        id: attribute('Id') ?? '',
        type: (attribute('Type') ?? '').split('/').at(-1) ?? '',
        target: target.startsWith('/')
          ? target.slice(1)
          : new URL(target, `file:///${folder}`).pathname.slice(1),
      });
    },
  });
  return found;
}

/** Opens a workbook and lists its sheets without reading any. @throws FileFault */
export function openWorkbook(bytes: Uint8Array): Workbook {
  refuseCompound(bytes);
  if (!isZip(bytes)) throw new FileFault('unknownFormat');
  const archive = openArchive(bytes);
  const main = relationsOf(archive, '').find(({ type }) => type === 'officeDocument')?.target;
  const path = main ?? 'xl/workbook.xml';
  const xml = readEntry(archive, path);
  if (xml === null) throw new FileFault(path.endsWith('.xml') ? 'unknownFormat' : 'broken');
  const relations = relationsOf(archive, path);
  const sheets: Workbook['sheets'][number][] = [];
  let from1904 = false;
  readXml(xml, {
    open(name, attribute) {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
      if (name !== 'sheet') return;
      const target = relations.find(({ id }) => id === attribute('id'));
      if (target?.type !== 'worksheet') return;
      const state = attribute('state') ?? 'visible';
      sheets.push({ name: attribute('name') ?? '', isHidden: state !== 'visible', path: target.target });
    },
  });
  if (sheets.length === 0) throw new FileFault('unknownFormat');
  const partOf = (wanted: string) => relations.find(({ type }) => type === wanted)?.target ?? null;
  return { archive, sheets, from1904, stringsPath: partOf('sharedStrings'), stylesPath: partOf('styles') };
}

/** Decodes escaped characters such as `_x000D_`. */
export const unescapeText = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Returns the shared strings without the phonetic readings of Japanese texts. */
export function sharedStringsOf({ archive, stringsPath }: Workbook): readonly string[] {
  const xml = stringsPath && readEntry(archive, stringsPath);
  const strings: string[] = [];
  if (!xml) return strings;
  let text = '';
  let inText = false;
  let phonetic = 0;
  const runs = createRuns();
  readXml(xml, {
    open(name, attribute) {
      runs.open(name, attribute);
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic += 1;
      else if (name === 't') inText = phonetic === 0;
    },
    close(name) {
      runs.close(name);
      if (name === 'si') strings.push(unescapeText(text));
      else if (name === 'rPh') phonetic -= 1;
      else if (name === 't') inText = false;
    },
    text(value) {
      if (inText) text += runs.text(value);
    },
  });
  return strings;
}

/** Maximum length of a number format that is interpreted. */
const longestFormat = 255;

/** Kind of a number: `below` is shown with `<` by its format. */
export type NumberKind = 'date' | 'percent' | 'below' | 'number';

/** Format that begins with `<` as text: `"<"0.000`, `\\<0.000`. */
const belowFormat = /^(?:"[<≤] ?"|\\[<≤]|[<≤]) ?[#0?]/;

/** Returns the kind of a built-in or custom number format. */
function kindOfFormat(id: number, code: string | undefined): NumberKind {
  if (code === undefined) {
    if ((id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58))
      return 'date';
    return id === 9 || id === 10 ? 'percent' : 'number';
  }
  if (belowFormat.test(code)) return 'below';
  const [first = ''] = code.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';');
  if (
    /[ymdhs]/i.test(first.replace(/\[[^\]]*\]/g, (each) => (/^\[[hms]+\]$/i.test(each) ? each : ''))) &&
    !/General/i.test(first)
  )
    return 'date';
  return first.includes('%') ? 'percent' : 'number';
}

export function numberKindsOf({ archive, stylesPath }: Workbook): readonly NumberKind[] {
  const xml = stylesPath && readEntry(archive, stylesPath);
  if (!xml) return [];
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let inCells = false;
  readXml(xml, {
    open(name, attribute) {
      if (name === 'numFmt')
        codes.set(Number(attribute('numFmtId')), (attribute('formatCode') ?? '').slice(0, longestFormat));
      else if (name === 'cellXfs') inCells = true;
      else if (name === 'xf' && inCells) ids.push(Number(attribute('numFmtId') ?? 0));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return ids.map((id) => kindOfFormat(id, codes.get(id)));
}
