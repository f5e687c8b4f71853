import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox.tsx';

type TermsBoxProps = {
  readonly checked: boolean;
  readonly isMissing: boolean;
  readonly onFocus?: () => void;
  readonly onChange: (agreed: boolean) => void;
};

/** The agreement, and both documents to read in tabs of their own, so that the form stays. */
export function TermsBox({ checked, isMissing, onFocus, onChange }: TermsBoxProps) {
  const { t } = useTranslation('membership');
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <Checkbox
        name="agreeToTerms"
        checked={checked}
        aria-describedby={isMissing ? id : undefined}
        aria-invalid={isMissing || undefined}
        onFocus={onFocus}
        onChange={(event) => onChange(event.target.checked)}
      >
        <span className="text-ink">{t('terms.agree')}</span>
      </Checkbox>
      <TermsLinks className="pl-6.5" />
      {isMissing && (
        <p id={id} className="type-small flex items-start gap-1.5 text-err">
          <CircleAlert aria-hidden size={14} strokeWidth={1.5} className="mt-[3px] shrink-0" />
          {t('faults.termsRequired')}
        </p>
      )}
    </div>
  );
}

export function TermsLinks({ className = '' }: { readonly className?: string }) {
  const { t } = useTranslation('membership');
  const links = [
    ['/terms-of-service', t('terms.terms')],
    ['/refund-policy', t('terms.refunds')],
  ] as const;
  return (
    <p className={`type-small flex flex-wrap gap-x-4 ${className}`}>
      {links.map(([path, word]) => (
        <a key={path} href={path} target="_blank" rel="noopener" className="textlink text-ink2">
          {word}
          <span className="sr-only"> {t('terms.newTab')}</span>
        </a>
      ))}
    </p>
  );
}
