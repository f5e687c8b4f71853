import { maxTable } from '@ferrite/calculators/core/pasted/pasted-analysis.ts';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { type FileProblem, tableLimits } from '../../../../platform/browser/tables/file-fault.ts';
import type { SheetInfo } from '../../../../platform/browser/tables/workbook.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';

type Problem = FileProblem | 'empty' | 'tooLong' | 'failed';

type FileState =
  | { readonly step: 'idle' | 'reading' }
  /** The file has several sheets; `chosen` is the one that is read or was read. */
  | {
      readonly step: 'sheets';
      readonly file: File;
      readonly sheets: readonly SheetInfo[];
      readonly chosen: number | null;
      readonly isRead: boolean;
    }
  | {
      readonly step: 'refused';
      readonly file: string;
      readonly problem: Problem;
    };

type Read =
  | { readonly text: string }
  | { readonly sheets: readonly SheetInfo[] }
  | { readonly problem: Problem };

async function readFile(
  file: File,
  { language, sheet, signal }: { language: Language; sheet?: number | undefined; signal: AbortSignal },
): Promise<Read> {
  if (file.size > tableLimits.fileBytes) return { problem: 'fileTooLarge' };
  const { readTableFile } = await import('./table-file.ts');
  const bytes = await file.arrayBuffer();
  const read = await readTableFile({ task: 'read', name: file.name, bytes, language, sheet }, signal);
  if (!('text' in read)) return read;
  if (read.text.trim() === '') return { problem: 'empty' };
  return read.text.length > maxTable ? { problem: 'tooLong' } : read;
}

/** Reads table files in the browser, one at a time; a new file or leaving the page stops the current one. */
export function useTableFile(onText: (text: string) => void) {
  const language = useLanguage();
  const [state, setState] = useState<FileState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** @param after state when a table was read */
  async function start(file: File, after: FileState, sheet?: number): Promise<void> {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const { signal } = run;
    const found = await readFile(file, { language, sheet, signal }).catch(
      (): Read => ({ problem: 'failed' }),
    );
    if (signal.aborted) return;
    if ('sheets' in found)
      setState({ step: 'sheets', file, sheets: found.sheets, chosen: null, isRead: false });
    else if ('problem' in found) setState({ step: 'refused', file: file.name, problem: found.problem });
    else {
      onText(found.text);
      setState(after);
    }
  }

  async function read(file: File): Promise<void> {
    setState({ step: 'reading' });
    await start(file, { step: 'idle' });
  }

  async function choose(sheet: number): Promise<void> {
    if (state.step !== 'sheets') return;
    const chosen = { ...state, chosen: sheet, isRead: false };
    setState(chosen);
    await start(state.file, { ...chosen, isRead: true }, sheet);
  }

  /** Closes the question for a sheet without an answer. */
  function dismiss(): void {
    if (state.step === 'sheets' && state.chosen === null) setState({ step: 'idle' });
  }

  /** A file is being read, or its sheet is not chosen yet. */
  const isWaiting = state.step === 'reading' || (state.step === 'sheets' && !state.isRead);
  return { state, isWaiting, read, choose, dismiss };
}

export type TableFile = ReturnType<typeof useTableFile>;
