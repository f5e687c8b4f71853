import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { useSyncExternalStore } from 'react';
import { requiredContext } from '../../ui/state/required-context.ts';
import type { en } from './messages/en.ts';
import type { BatchState } from './table/batch-state.ts';
import type { BatchStore } from './table/batch-store.ts';

type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };
export type BatchWords = Shape<typeof en>;
export type Batch = { readonly store: BatchStore; readonly words: BatchWords };

export const [BatchProvider, useBatch] = requiredContext<Batch>();

export function useBatchState(): BatchState {
  const { store } = useBatch();
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

export const wordsIn: Readonly<Record<Language, () => Promise<BatchWords>>> = {
  en: async () => (await import('./messages/en.ts')).en,
  de: async () => (await import('./messages/de.ts')).de,
  cn: async () => (await import('./messages/cn.ts')).cn,
  ja: async () => (await import('./messages/ja.ts')).ja,
  kr: async () => (await import('./messages/kr.ts')).kr,
};
