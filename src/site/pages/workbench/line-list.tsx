import { Children, type ReactNode } from 'react';

/** List in a panel; shows a sentence if it is empty. */
export function LineList({ empty, children }: { readonly empty: string; readonly children: ReactNode }) {
  if (Children.count(children) === 0) return <p className="type-body p-4 text-ink2">{empty}</p>;
  return <ul className="divide-y">{children}</ul>;
}
