import { useEffect, useState } from 'react';
import { useFixed } from '../use-calculator.ts';

/** Typeset formula; a formula that was not prerendered is typeset when it first appears. */
export function Formula({ tex }: { readonly tex: string }) {
  const { data } = useFixed();
  const ready = data.formulas[tex];
  const [late, setLate] = useState<{ readonly tex: string; readonly markup: string } | null>(null);
  useEffect(() => {
    if (ready !== undefined) return;
    let stale = false;
    void import('./typeset.ts').then(
      ({ typeset }) => stale || setLate({ tex, markup: typeset(tex, data.language) }),
    );
    return () => {
      stale = true;
    };
  }, [ready, tex, data.language]);
  const markup = ready ?? (late?.tex === tex ? late.markup : null);
  if (markup === null) return <code className="type-small">{tex}</code>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own typesetter from our own formulas.
  return <span lang="en" translate="no" className="formula" dangerouslySetInnerHTML={{ __html: markup }} />;
}
