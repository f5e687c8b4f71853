import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { locale, localPath } from '../../platform/shared/i18n/i18n.ts';
import { Swatch } from '../../ui/tag.tsx';
import { Logo } from '../../ui/theme/mark.tsx';
import { fill } from '../messages/words.ts';
import { linkOf } from '../use-address.ts';
import { useCalculator, useFixed } from '../use-calculator.ts';

/** Category, number, title, and how many properties were compared with measurements. */
export function PageHead() {
  const { calculator, data, words, language } = useFixed();
  return (
    <>
      <PrintedHead />
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

/** Printed head: site, date, and the address of the calculation. */
function PrintedHead() {
  const page = useCalculator();
  const { language, words } = page;
  const newest = useRef(page);
  newest.current = page;
  const [printed, setPrinted] = useState({ date: '', link: '' });
  useEffect(() => {
    const stamp = () =>
      setPrinted({
        date: new Intl.DateTimeFormat(locale[language], { dateStyle: 'long' }).format(new Date()),
        link: linkOf(newest.current),
      });
    stamp();
    const stampAtOnce = () => flushSync(stamp);
    addEventListener('beforeprint', stampAtOnce);
    return () => removeEventListener('beforeprint', stampAtOnce);
  }, [language]);
  return (
    <div className="mb-4 hidden print:block">
      <div className="flex items-center justify-between border-b pb-2">
        <Logo />
        <span className="type-small">{fill(words.printedAt, { date: printed.date })}</span>
      </div>
      <p className="type-micro mt-1 [overflow-wrap:anywhere]">{printed.link}</p>
    </div>
  );
}
