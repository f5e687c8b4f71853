import { type Spreads, spreading } from '@ferrite/calculators/core/analysis/uncertainty.ts';
import type { RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { rawInputs } from '../form/form-entry.ts';
import { useSlicedWork } from '../sliced-work.ts';
import { useCalculator } from '../use-calculator.ts';
import type { SpreadsAnswer, SpreadsRequest } from './answer-spreads.ts';

/** Computes the spreads for the current inputs, and shows them in the results. @returns whether it is still computing */
export function useSpreads(): boolean {
  const { calculator, data, state, current, setSpreads } = useCalculator();
  const raw = useMemo(() => (current ? rawInputs(calculator, state) : null), [calculator, state, current]);
  const inWorker = useWorker(data.batchWorker, raw);
  // When the browser is offline, the code of the worker may fail to load.
  const begin = useMemo(
    () => (raw && inWorker.hasFailed ? () => spreading(calculator, raw) : null),
    [calculator, raw, inWorker.hasFailed],
  );
  const inPage = useSlicedWork(begin);
  const { result, isWorking } = inWorker.hasFailed ? inPage : inWorker;
  useEffect(() => setSpreads(result), [result, setSpreads]);
  // The spreads are cleared when no input has an uncertainty.
  useEffect(() => () => setSpreads(null), [setSpreads]);
  return isWorking;
}

/** Computes spreads in a worker. @param raw null if an input is invalid; the last spreads are then kept */
function useWorker(address: string, raw: RawInputs | null) {
  const [result, setResult] = useState<Spreads | null>(null);
  const [isWorking, setWorking] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const [worker, setWorker] = useState<Worker>();
  const last = useRef(0);
  useEffect(() => {
    const started = new Worker(address, { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<SpreadsAnswer>) => {
      if (data.id !== last.current) return;
      setResult(data.spreads);
      setWorking(!data.isLast);
    });
    started.addEventListener('error', () => setFailed(true));
    setWorker(started);
    return () => started.terminate();
  }, [address]);
  useEffect(() => {
    if (!worker || !raw) return;
    last.current += 1;
    setWorking(true);
    worker.postMessage({ task: 'spreads', id: last.current, raw } satisfies SpreadsRequest);
  }, [worker, raw]);
  return { result, isWorking, hasFailed };
}
