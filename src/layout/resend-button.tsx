import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { minutesAndSeconds } from '../ui/form/typed.ts';

type ResendButtonProps = Pick<ComponentProps<typeof Button>, 'size' | 'onClick'> & {
  /** Seconds until another code may be requested; 0 enables the button. */
  readonly waits: number;
  readonly sending: boolean;
  /** Label of the enabled button. */
  readonly label?: string;
};

/** Button that requests another verification code; disabled with a countdown until then. Needs the text set `auth`. */
export function ResendButton({ waits, sending, label, ...rest }: ResendButtonProps) {
  const { t } = useTranslation('auth');
  const waiting =
    waits < 100
      ? t('verify.resendIn', { seconds: waits })
      : t('verify.resendAfter', { time: minutesAndSeconds(waits) });
  return (
    <Button {...rest} disabled={waits > 0} pending={sending}>
      {sending ? t('verify.resending') : waits > 0 ? waiting : (label ?? t('verify.resend'))}
    </Button>
  );
}
