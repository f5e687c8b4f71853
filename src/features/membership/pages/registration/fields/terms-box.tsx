import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../../ui/form/checkbox.tsx';

type ConsentProps = {
  readonly checked: boolean;
  readonly isMissing: boolean;
  readonly onFocus?: () => void;
  readonly onChange: (agreed: boolean) => void;
};

/** Checkbox for the consent to the terms; the documents open in new tabs. */
export function TermsBox(props: ConsentProps) {
  const { t } = useTranslation('membership');
  return (
    <ConsentBox {...props} name="agreeToTerms" label={t('terms.agree')} missing={t('faults.termsRequired')}>
      <TermsLinks className="pl-6.5" />
    </ConsentBox>
  );
}

/**
 * Checkbox for the consent to the collection of personal data, with its content, purpose, duration and the right to
 * refuse.
 */
export function PrivacyBox(props: ConsentProps) {
  const { t } = useTranslation('membership');
  const label = t('privacy.agree');
  return (
    <ConsentBox {...props} name="agreeToPrivacy" label={label} missing={t('faults.privacyRequired')}>
      <p className="type-small pl-6.5 text-ink2">{t('privacy.what')}</p>
      <DocumentLinks className="pl-6.5" links={[['/privacy-policy', t('privacy.policy')]]} />
    </ConsentBox>
  );
}

function ConsentBox({
  name,
  label,
  missing,
  checked,
  isMissing,
  onFocus,
  onChange,
  children,
}: ConsentProps & {
  readonly name: string;
  readonly label: string;
  readonly missing: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <Checkbox
        name={name}
        checked={checked}
        aria-describedby={isMissing ? id : undefined}
        aria-invalid={isMissing || undefined}
        onFocus={onFocus}
        onChange={(event) => onChange(event.target.checked)}
      >
        <span className="text-ink">{label}</span>
      </Checkbox>
      {children}
      {isMissing && (
        <p id={id} className="type-small flex items-start gap-1.5 text-err">
          <CircleAlert aria-hidden size={14} strokeWidth={1.5} className="mt-[3px] shrink-0" />
          {missing}
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
  return <DocumentLinks className={className} links={links} />;
}

function DocumentLinks({
  className,
  links,
}: {
  readonly className: string;
  readonly links: readonly (readonly [path: string, word: string])[];
}) {
  const { t } = useTranslation('membership');
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
