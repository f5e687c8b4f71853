import { FileText } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../../ui/button.tsx';

/**
 * Link to a report of the section. @param to URL of the report; null disables the link with the reason, while the
 * section cannot be computed
 */
export function ReportLink({ to }: { readonly to: string | null }) {
  const { t } = useTranslation('workbench');
  const id = useId();
  const content = (
    <>
      <FileText aria-hidden size={16} strokeWidth={1.5} />
      {t('section.report.make')}
    </>
  );
  if (to !== null)
    return (
      // Opens in a new tab beside the section, as reports of calculators do.
      <ButtonLink to={to} target="_blank" rel="noopener" size="small">
        {content}
      </ButtonLink>
    );
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <p id={id} className="type-small text-warn">
        {t('section.report.blocked')}
      </p>
      <Button size="small" disabled aria-describedby={id}>
        {content}
      </Button>
    </div>
  );
}
