import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmedLogout } from '../../../../layout/unsaved/use-confirmed-logout.tsx';
import { useChange } from '../../../../layout/use-change.ts';
import { ApiError, apiQuery, call } from '../../../../platform/browser/api-client.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { shownMoment } from '../../../../ui/shown-values.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { OwnDevice, ownDevicesContract } from '../../../auth/devices/own-devices.contract.ts';
import type { AuthCode } from '../../../auth/refusals.ts';
import { LoadedList } from '../loaded-list.tsx';
import { CurrentPassword } from './current-password.tsx';

type Calls = typeof ownDevicesContract;

/** Sessions to end: the id of one, or all others. */
type Target = number | 'others';
type Wanted = { readonly target: Target; readonly password?: string };

const end = ({ target, password }: Wanted) => {
  const proof = password === undefined ? {} : { password };
  return target === 'others'
    ? call<Calls['signOutOthers']>('POST', '/api/auth/devices/sign-out-others', proof)
    : call<Calls['signOut']>('POST', `/api/auth/devices/${target}/sign-out`, proof);
};

const codeOf = (error: unknown) => (error instanceof ApiError ? (error.code as AuthCode) : null);

/**
 * Ends sessions. If the login is not recent, the server requires the password; meanwhile `unconfirmed` is the session
 * to end.
 */
function useSignOut(onSettled: () => unknown) {
  const { t } = useTranslation('account');
  const passing = useTransientErrorMessage();
  const [unconfirmed, setUnconfirmed] = useState<Target | null>(null);
  const change = useChange({
    mutationFn: end,
    onSuccess: (_answer, { target }) => {
      setUnconfirmed(null);
      toast({ title: t(target === 'others' ? 'devices.othersOut' : 'devices.oneOut') });
    },
    onError: (error, { target }) => {
      const code = codeOf(error);
      if (code === 'auth.current_password_required') setUnconfirmed(target);
      else if (code !== 'auth.password_incorrect')
        toast({
          variant: 'destructive',
          title: t('devices.failed'),
          description: passing(error) ?? undefined,
        });
    },
    onSettled,
  });
  return {
    start: (target: Target) => change.mutate({ target }),
    confirm: (target: Target, password: string) => change.mutate({ target, password }),
    cancel: () => {
      setUnconfirmed(null);
      change.reset();
    },
    clear: change.reset,
    unconfirmed,
    pending: change.isPending ? change.variables.target : null,
    isWrong: codeOf(change.error) === 'auth.password_incorrect',
  };
}
type SignOut = ReturnType<typeof useSignOut>;

/** List of the member's sessions by device, which can be ended. */
export function Devices() {
  const { t } = useTranslation('account');
  const { loggingOut } = useSession();
  const { askLogout, question } = useConfirmedLogout();
  const devices = useQuery({
    ...apiQuery<Calls['list']>('/api/auth/devices'),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const { data: limit } = useQuery(apiQuery<Calls['places']>('/api/auth/devices/places'));
  const places = limit?.places ?? null;
  const signOut = useSignOut(() => devices.refetch());
  const hasOthers = devices.data?.some(({ isActive, isCurrent }) => isActive && !isCurrent) ?? false;
  return (
    <Panel
      title={t('devices.title')}
      flush
      actions={
        places !== null && (
          <span className="type-small text-ink2">
            {places === 1 ? t('devices.placeOne') : t('devices.placeMany', { places })}
          </span>
        )
      }
    >
      <LoadedList
        query={devices}
        empty={t('devices.none')}
        row={(device) => <DeviceRow key={device.id} device={device} signOut={signOut} />}
      />
      {signOut.unconfirmed !== null && (
        <PasswordForm
          signOut={signOut}
          target={signOut.unconfirmed}
          device={devices.data?.find(({ id }) => id === signOut.unconfirmed)}
        />
      )}
      <div className="flex flex-wrap gap-2 border-t p-4">
        <Button pending={loggingOut} onClick={askLogout}>
          {t('devices.signOutThis')}
        </Button>
        {question}
        {hasOthers && signOut.unconfirmed === null && (
          <Button pending={signOut.pending === 'others'} onClick={() => signOut.start('others')}>
            {t('devices.signOutOthers')}
          </Button>
        )}
      </div>
    </Panel>
  );
}

type PasswordFormProps = {
  readonly signOut: SignOut;
  readonly target: Target;
  readonly device: OwnDevice | undefined;
};

/** Form for the password with which ending a session is confirmed. */
function PasswordForm({ signOut, target, device }: PasswordFormProps) {
  const { t } = useTranslation('account');
  const [password, setPassword] = useState('');
  const [marksEmpty, setMarksEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMarksEmpty(password === '');
    if (password !== '' && signOut.pending === null) signOut.confirm(target, password);
  };
  const wrong = signOut.isWrong ? t('profile.faults.currentWrong') : undefined;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t p-4">
      <CurrentPassword
        value={password}
        error={marksEmpty ? t('profile.faults.currentRequired') : wrong}
        onChange={(value) => {
          setPassword(value);
          setMarksEmpty(false);
          signOut.clear();
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="hot" pending={signOut.pending !== null}>
          {device ? t('devices.signOutOf', { device: labelOf(device, t) }) : t('devices.signOutOthers')}
        </Button>
        <Button onClick={signOut.cancel}>{t('twoFactor.cancel')}</Button>
      </div>
    </form>
  );
}

const labelOf = ({ label }: OwnDevice, t: TFunction<'account'>) =>
  label === 'Unknown device' ? t('devices.unknown') : label;

function DeviceRow({ device, signOut }: { readonly device: OwnDevice; readonly signOut: SignOut }) {
  const { t } = useTranslation('account');
  const { ipAddress, signedInAt, lastActivityAt, isCurrent, isActive, hasPlace } = device;
  const label = labelOf(device, t);
  return (
    <li className="flex items-start justify-between gap-3 px-4 py-2.5">
      <div className="min-w-0">
        <p className="type-body text-ink">{label}</p>
        <p className="type-small text-ink2 wrap-anywhere">
          {t('devices.signedIn', { date: shownMoment(signedInAt) })}
          {lastActivityAt && <> · {t('devices.lastActive', { date: shownMoment(lastActivityAt) })}</>}
          {ipAddress && <> · {ipAddress}</>}
        </p>
      </div>
      {isCurrent ? (
        <Tag tone="ok">{t('devices.current')}</Tag>
      ) : (
        <span className="type-small flex shrink-0 items-center gap-3 text-ink3">
          {hasPlace ? t('devices.inUse') : t(isActive ? 'devices.active' : 'devices.over')}
          {isActive && (
            <Button
              size="small"
              pending={signOut.pending === device.id}
              aria-label={t('devices.signOutOf', { device: label })}
              onClick={() => signOut.start(device.id)}
            >
              {t('devices.signOutOne')}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
