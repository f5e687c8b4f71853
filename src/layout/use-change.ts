import { hashKey, type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * Returns a `useMutation` that ignores a change while one with the same variables is running. `isPending` alone does
 * not prevent a second call, because react-query renders it one task later, after both clicks of a double click.
 */
export function useChange<Data, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
) {
  const { mutateAsync: send, ...mutation } = useMutation(options);
  const running = useRef(new Set<string>());

  /** Sends the change; returns undefined without sending while the same change is running. */
  const mutateAsync = useCallback(
    async (variables: Variables, callbacks?: MutateOptions<Data, Error, Variables, Context>) => {
      const key = hashKey([variables]);
      if (running.current.has(key)) return undefined;
      running.current.add(key);
      try {
        return await send(...([variables, callbacks] as Parameters<typeof send>));
      } finally {
        running.current.delete(key);
      }
    },
    [send],
  );
  const mutate = useCallback(
    (variables: Variables, callbacks?: MutateOptions<Data, Error, Variables, Context>) => {
      mutateAsync(variables, callbacks).catch(() => {});
    },
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}
