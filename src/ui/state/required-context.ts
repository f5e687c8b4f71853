import { createContext, type Provider, use } from 'react';

/** Returns the provider of a context without a default, and the hook that reads it. The hook throws outside of the provider. */
export function requiredContext<T>(): readonly [Provider<T | null>, () => T] {
  const context = createContext<T | null>(null);
  const read = (): T => {
    const value = use(context);
    if (!value) throw new Error('no provider');
    return value;
  };
  return [context.Provider, read];
}
