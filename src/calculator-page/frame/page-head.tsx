import { Bookmark, Check, Download, Link2, Printer, Rows3 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { locale, localPath } from '../../platform/i18n/i18n.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { RunningText } from '../../ui/chart/text/running-text.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Swatch } from '../../ui/tag.tsx';
import { Logo } from '../../ui/theme/mark.tsx';
import { fill } from '../messages/words.ts';
import { linkOf, useCalculator } from '../use-calculator.ts';
import { useOwnAddress } from '../use-own-address.ts';
import { useRights } from './use-rights.ts';

const copiedMs = 2500;

/** Category, number, title, and what can be done with the whole page. */
export function PageHead({ onBatch }: { readonly onBatch: () => void }) {
  const page = useCalculator();
  const { withRight } = useRights();
  const { data, words } = page;
  const address = useOwnAddress();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    setCopied(await copyText(linkOf(page)));
  }

  /** The program that writes the file is fetched when somebody exports. */
  async function save() {
    const { saveReport } = await import('../export/save-file.ts');
    saveReport(page);
  }

  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="min-w-0">
        <PrintedHead />
        <p className="type-small flex items-center gap-2.5 text-ink2">
          <Swatch category={data.category.id} />
          {data.category.name} <span className="text-ink3">{fill(words.number, { n: data.number })}</span>
        </p>
        <h1 className="type-h1 mt-1.5">{data.name}</h1>
        <p className="type-body mt-1 max-w-[72ch] text-ink2">
          <RunningText>{data.texts.summary}</RunningText>
        </p>
      </div>
      <div
        className="flex flex-wrap gap-2 min-[360px]:max-sm:grid min-[360px]:max-sm:w-full min-[360px]:max-sm:grid-cols-2 [&>:last-child]:col-span-2"
        data-print="hide"
      >
        <Button size="small" disabled={!page.current} onClick={() => void copy()} className="min-w-30">
          {copied ? (
            <Check aria-hidden size={16} strokeWidth={1.5} />
          ) : (
            <Link2 aria-hidden size={16} strokeWidth={1.5} />
          )}
          <span aria-live="polite">{copied ? words.linkCopied : words.copyLink}</span>
        </Button>
        {page.current ? (
          <a
            href={localPath(page.language, `/my-page/calculations?save=${encodeURIComponent(address)}`)}
            className={buttonClass({ size: 'small' })}
          >
            <Bookmark aria-hidden size={16} strokeWidth={1.5} />
            {words.save}
          </a>
        ) : (
          // A wrong or ambiguous input would be kept, or guessed at, beside a result that is not its own.
          <Button size="small" disabled>
            <Bookmark aria-hidden size={16} strokeWidth={1.5} />
            {words.save}
          </Button>
        )}
        <Button size="small" onClick={() => void withRight(() => print())}>
          <Printer aria-hidden size={16} strokeWidth={1.5} />
          {words.print}
        </Button>
        <Button size="small" disabled={!page.current} onClick={() => void withRight(save)}>
          <Download aria-hidden size={16} strokeWidth={1.5} />
          {words.report.export}
        </Button>
        <Button size="small" onClick={() => void withRight(onBatch)}>
          <Rows3 aria-hidden size={16} strokeWidth={1.5} />
          {words.batch.title}
        </Button>
      </div>
    </div>
  );
}

/** On paper: whose report it is, when, and the address that computes it again. */
function PrintedHead() {
  const page = useCalculator();
  const { language, words } = page;
  const [printed, setPrinted] = useState({ date: '', link: '' });
  useEffect(() => {
    const stamp = () =>
      setPrinted({
        date: new Intl.DateTimeFormat(locale[language], { dateStyle: 'long' }).format(new Date()),
        link: linkOf(page),
      });
    stamp();
    addEventListener('beforeprint', stamp);
    return () => removeEventListener('beforeprint', stamp);
  }, [language, page]);
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
