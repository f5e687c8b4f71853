import { useEffect, useRef, useState } from 'react';
import { certificateLimits, type FoundHeat } from '../../certificates/certificate.rules.ts';
import { readCertificate } from '../../certificates/read-certificate.rules.ts';
import type { PdfProblem } from './read-pdf.ts';

export type CertificateProblem = PdfProblem | 'size' | 'notPdf' | 'nothing' | 'failed';

export type CertificateState =
  | { readonly step: 'idle' }
  | { readonly step: 'reading'; readonly file: string }
  | { readonly step: 'refused'; readonly file: string; readonly problem: CertificateProblem }
  | {
      readonly step: 'read';
      readonly file: string;
      readonly source: File;
      readonly heats: readonly FoundHeat[];
    };

/** Number of bytes within which the PDF signature must start; PDF readers allow other bytes before it. */
const signatureWithin = 1_024;
const isPdf = (data: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(data.subarray(0, signatureWithin)).includes('%PDF-');

async function heatsIn(file: File, signal: AbortSignal): Promise<readonly FoundHeat[] | CertificateProblem> {
  if (file.size > certificateLimits.bytes) return 'size';
  const data = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(data)) return 'notPdf';
  const { readPdf } = await import('./read-pdf.ts');
  const pages = await readPdf(data, signal);
  if (typeof pages === 'string') return pages;
  const heats = readCertificate(pages);
  return heats.length > 0 ? heats : 'nothing';
}

/** Reads certificates in the browser, one at a time; a new file or leaving the page cancels the current one. */
export function useCertificate() {
  const [state, setState] = useState<CertificateState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function read(file: File): Promise<void> {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    setState({ step: 'reading', file: file.name });
    const found = await heatsIn(file, run.signal).catch((): CertificateProblem => 'failed');
    if (run.signal.aborted) return;
    setState(
      typeof found === 'string'
        ? { step: 'refused', file: file.name, problem: found }
        : { step: 'read', file: file.name, source: file, heats: found },
    );
  }

  function reset(): void {
    running.current?.abort();
    setState({ step: 'idle' });
  }

  return { state, read, reset };
}
