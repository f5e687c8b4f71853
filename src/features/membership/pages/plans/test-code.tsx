import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../../../platform/browser/api-client.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field, Input } from '../../../../ui/form/field.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import type { membershipContract } from '../../membership.contract.ts';

type Calls = typeof membershipContract;

/** Fetches whether this browser may order the test plan, if that plan is shown. */
export function useTestPlan(isShown: boolean) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    call<Calls['plans']>('GET', '/api/membership/plans?test=true')
      .then(({ plans }) => setOpen(plans.some(({ id, locked }) => id === 'test' && !locked)))
      .catch(() => {});
  }, [isShown]);
  return { isOpen, open: () => setOpen(true) };
}

type TestCodeProps = { readonly isOpen: boolean; readonly onOpen: () => void };

/** Field for the code of the test plan; the server verifies the code. */
export function TestCode({ isOpen, onOpen }: TestCodeProps) {
  const { t } = useTranslation('membership');
  const passing = useTransientErrorMessage();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    if (code.trim() === '') return setFault(t('testCode.locked'));
    setBusy(true);
    setFault(null);
    try {
      await call<Calls['unlockTestPlan']>('POST', '/api/membership/test-code', { code });
      onOpen();
    } catch (error) {
      if (!(error instanceof ApiError)) setFault(t('failed.unreachable'));
      else if (error.status === 429) setFault(t('testCode.blocked'));
      else setFault(passing(error) ?? t('testCode.wrong'));
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void submit();
  };
  if (isOpen) return <Notice tone="ok">{t('testCode.open')}</Notice>;
  return (
    <Field label={t('testCode.label')} hint={t('testCode.hint')} error={fault ?? undefined}>
      {(control) => (
        <span className="flex gap-3">
          <Input
            {...control}
            name="testCode"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            value={code}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setFault(null);
              setCode(event.target.value);
            }}
          />
          <Button pending={busy} onClick={() => void submit()}>
            {t('testCode.submit')}
          </Button>
        </span>
      )}
    </Field>
  );
}
