import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { localPath } from '../../platform/shared/i18n/i18n.ts';
import { Swatch } from '../../ui/tag.tsx';
import { fill } from '../messages/words.ts';
import { useFixed } from '../use-calculator.ts';

/** The printed header is loaded after hydration. */
const PrintedHead = lazy<ComponentType>(() =>
  import('../export/printed-head.tsx').catch(() => ({ default: () => null })),
);

/** Header with category, number and title of the calculator, and how many properties were compared with measurements. */
export function PageHead() {
  const { calculator, data, words, language } = useFixed();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    <>
      {isAwake && (
        <Suspense>
          <PrintedHead />
        </Suspense>
      )}
      <div className="flex min-h-17 flex-wrap items-center gap-x-4 gap-y-0.5 py-2">
        <p className="type-small flex items-center gap-2.5 text-ink2">
          <Swatch category={data.category.id} />
          {data.category.name} <span className="text-ink3">{fill(words.number, { n: data.number })}</span>
        </p>
        <h1 className="type-h1 max-md:w-full">{data.name}</h1>
        {(data.compared > 0 || !calculator.isExact) && (
          <a href={localPath(language, '/accuracy')} className="textlink type-small" data-print="hide">
            {data.compared > 0
              ? fill(words.comparedProperties, { n: `${data.compared}` })
              : words.neverCompared}
          </a>
        )}
      </div>
    </>
  );
}
