/** Reads a PDF file in the browser: in a worker without network access, with limits of size, pages, texts and time. */
import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { certificateLimits, type TextItem } from '../../certificates/certificate.rules.ts';
import { type ExtractProblem, extractText } from './extract-text.ts';

export type PdfProblem = ExtractProblem | 'encrypted' | 'broken' | 'time';

/** Character maps of fonts that are not embedded, which Asian mills use; each is loaded when a file needs it. */
const characterMaps = import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url',
  import: 'default',
  eager: true,
});

class LocalData {
  async fetch({ kind, filename }: { readonly kind: string; readonly filename: string }): Promise<Uint8Array> {
    const url = kind === 'cMapUrl' && characterMaps[`/node_modules/pdfjs-dist/cmaps/${filename}`];
    if (!url) throw new Error(`${filename} is not needed to extract text`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${filename} could not be loaded`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;

/** Returns the texts of a document in a worker of the PDF library. */
async function readIn(port: Worker, data: Uint8Array): Promise<readonly TextItem[][] | PdfProblem> {
  const worker = PDFWorker.create({ port, verbosity: 0 });
  try {
    const loading = getDocument({
      data,
      worker,
      verbosity: 0,
      useWorkerFetch: false,
      useWasm: false,
      useSystemFonts: false,
      disableFontFace: true,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      disableWorkerRendering: true,
      BinaryDataFactory: LocalData,
    });
    return await extractText(await loading.promise);
  } catch (error) {
    return isNamed(error, 'PasswordException') ? 'encrypted' : 'broken';
  } finally {
    worker.destroy();
  }
}

/** Returns the texts of each page, or why there are none. @param signal cancels reading and ends the worker */
export async function readPdf(
  data: Uint8Array,
  signal: AbortSignal,
): Promise<readonly TextItem[][] | PdfProblem> {
  const port = new Worker(workerUrl, { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<PdfProblem>((resolve) => {
    timer = setTimeout(() => resolve('time'), certificateLimits.milliseconds);
    signal.addEventListener('abort', () => resolve('time'), { once: true });
    port.addEventListener('error', () => resolve('broken'), { once: true });
  });
  try {
    return await Promise.race([readIn(port, data), ended]);
  } finally {
    clearTimeout(timer);
    port.terminate();
  }
}
