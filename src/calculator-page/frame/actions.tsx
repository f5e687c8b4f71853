import { Bookmark, ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { localPath } from '../../platform/shared/i18n/i18n.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { linkOf } from '../use-address.ts';
import { useCalculator } from '../use-calculator.ts';
import { useOwnAddress } from '../use-own-address.ts';
import { useBatchOpening } from './batch-opening.ts';
import { useQuestionFormUrl } from './forum-links.tsx';
import { useRights } from './use-rights.ts';

const copiedMs = 2500;

type ButtonLook = Parameters<typeof buttonClass>[0];

/** Actions on a result: save, share, export, batch, ask. */
export function Actions() {
  const page = useCalculator();
  const { withRight } = useRights();
  const openBatch = useBatchOpening();
  const { words, data } = page;
  const address = useOwnAddress();
  const ask = useQuestionFormUrl(`${data.name}: `);
  const [copied, setCopied] = useState(false);
  const [isOpen, setOpen] = useState(false);

  /** Link that saves this calculation, or opens the form of a report in a new tab. */
  const kept = (what: 'save' | 'report', look: ButtonLook, content: ReactNode) =>
    page.current ? (
      <a
        href={localPath(page.language, `/my-page/calculations?${what}=${encodeURIComponent(address)}`)}
        target={what === 'report' ? '_blank' : undefined}
        className={buttonClass(look)}
      >
        {content}
      </a>
    ) : (
      // Disabled for invalid inputs, because the result would not belong to the saved inputs.
      <Button {...look} disabled>
        {content}
      </Button>
    );

  async function copy() {
    setCopied(await copyText(linkOf(page)));
    setTimeout(() => setCopied(false), copiedMs);
  }

  /** Loads the export code on first use. */
  async function save() {
    const { saveReport } = await import('../export/save-file.ts');
    saveReport(page);
  }

  return (
    <div
      className="grid shrink-0 grid-cols-2 gap-2 border-t p-3 [&>*]:min-w-0 [&>*]:px-1.5 [&>*]:whitespace-normal [&>*]:leading-tight [&>*]:hyphens-auto max-md:[&:not([data-open=true])>:nth-child(n+3)]:hidden"
      // On phones, all actions except the first are in a menu.
      data-open={isOpen}
      data-print="hide"
    >
      {kept(
        'save',
        { variant: 'hot', className: 'md:col-span-2' },
        <>
          <Bookmark aria-hidden size={16} strokeWidth={1.5} />
          {words.save}
        </>,
      )}
      <Button className="md:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.more}
        <ChevronDown aria-hidden size={16} strokeWidth={1.5} className={isOpen ? 'rotate-180' : ''} />
      </Button>
      <Button size="small" disabled={!page.current} onClick={() => void copy()}>
        <span aria-live="polite">{copied ? words.linkCopied : words.copyLink}</span>
      </Button>
      <Button size="small" disabled={!page.current} onClick={() => void withRight(save)}>
        {words.report.export}
      </Button>
      <Button id="open-batch" size="small" onClick={() => void withRight(openBatch)}>
        {words.batch.title}
      </Button>
      {kept('report', { size: 'small' }, words.report.pdf)}
      <a href={ask} className={buttonClass({ size: 'small', className: 'md:col-span-2' })}>
        {words.forum}
      </a>
    </div>
  );
}
