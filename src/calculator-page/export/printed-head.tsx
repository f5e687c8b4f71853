import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { locale } from '../../platform/shared/i18n/i18n.ts';
import { Logo } from '../../ui/theme/mark.tsx';
import { fill } from '../messages/words.ts';
import { linkOf } from '../use-address.ts';
import { useCalculator } from '../use-calculator.ts';

/** Header of the printed page: site, date, and URL of the calculation. */
export default function PrintedHead() {
  const page = useCalculator();
  const { language, words } = page;
  const newest = useRef(page);
  newest.current = page;
  const [printed, setPrinted] = useState({ date: '', link: '' });
  useEffect(() => {
    const update = () =>
      setPrinted({
        date: new Intl.DateTimeFormat(locale[language], { dateStyle: 'long' }).format(new Date()),
        link: linkOf(newest.current),
      });
    update();
    // Browsers print what the page shows when the event ends.
    const stamp = () => flushSync(update);
    addEventListener('beforeprint', stamp);
    return () => removeEventListener('beforeprint', stamp);
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
