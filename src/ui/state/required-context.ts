import { createContext, type Provider, use } from 'react';

/**
 * Creates a context without a default.
 * @returns its provider, and a hook that reads it and throws outside of the provider
 */
export function requiredContext<T>(): readonly [Provider<T | null>, () => T] {
  const context = createContext<T | null>(null);
  const read = (): T => {
    const value = use(context);
    if (!value) throw new Error('no provider');
    return value;
  };
  return [context.Provider, read];
}
