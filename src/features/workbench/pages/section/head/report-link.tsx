import { FileText } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../../ui/button.tsx';

/** URL of the report; null while the section cannot be computed; `tooLong` if its curve does not fit into the URL. */
type ReportLinkProps = { readonly to: string | null | 'tooLong' };

/** Link to a report of the section; disabled with the reason if there can be none. */
export function ReportLink({ to }: ReportLinkProps) {
  const { t } = useTranslation('workbench');
  const id = useId();
  const content = (
    <>
      <FileText aria-hidden size={16} strokeWidth={1.5} />
      {t('section.report.make')}
    </>
  );
  if (to !== null && to !== 'tooLong')
    return (
      // Opens in a new tab beside the section, as reports of calculators do.
      <ButtonLink to={to} target="_blank" rel="noopener" size="small">
        {content}
      </ButtonLink>
    );
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <p id={id} className="type-small text-warn">
        {t(to === null ? 'section.report.blocked' : 'section.report.tooLong')}
      </p>
      <Button size="small" disabled aria-describedby={id}>
        {content}
      </Button>
    </div>
  );
}
