import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../../../layout/use-change.ts';
import { call, read } from '../../../../platform/browser/api-client.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { shownMoment } from '../../../../ui/shown-values.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { OwnDevice, ownDevicesContract } from '../../../auth/devices/own-devices.contract.ts';
import { LoadedList } from '../loaded-list.tsx';

type Calls = typeof ownDevicesContract;

/** Sign-ins of the member, which can be ended. */
export function Devices() {
  const { t } = useTranslation('account');
  const passing = useTransientErrorMessage();
  const { logout, loggingOut } = useSession();
  const devices = useQuery({
    ...read<Calls['list']>('/api/auth/devices'),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const { data: limit } = useQuery(read<Calls['places']>('/api/auth/devices/places'));
  const places = limit?.places ?? null;
  const signOut = useChange({
    mutationFn: () => call<Calls['signOutOthers']>('POST', '/api/auth/devices/sign-out-others'),
    onSuccess: () => toast({ title: t('devices.othersOut') }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('devices.failed'), description: passing(error) ?? undefined }),
    onSettled: () => devices.refetch(),
  });
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
        row={(device) => <DeviceRow key={device.id} device={device} onOut={() => void devices.refetch()} />}
      />
      <div className="flex flex-wrap gap-2 border-t p-4">
        <Button pending={loggingOut} onClick={() => void logout()}>
          {t('devices.signOutThis')}
        </Button>
        {hasOthers && (
          <Button pending={signOut.isPending} onClick={() => signOut.mutate()}>
            {t('devices.signOutOthers')}
          </Button>
        )}
      </div>
    </Panel>
  );
}

function DeviceRow({ device, onOut }: { readonly device: OwnDevice; readonly onOut: () => void }) {
  const { t } = useTranslation('account');
  const { ipAddress, signedInAt, lastActivityAt, isCurrent, isActive, hasPlace } = device;
  const label = device.label === 'Unknown device' ? t('devices.unknown') : device.label;
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
          {isActive && <SignOutOne id={device.id} label={label} onOut={onOut} />}
        </span>
      )}
    </li>
  );
}

/** Button that ends the session of another device. */
function SignOutOne({
  id,
  label,
  onOut,
}: {
  readonly id: number;
  readonly label: string;
  readonly onOut: () => void;
}) {
  const { t } = useTranslation('account');
  const passing = useTransientErrorMessage();
  const signOut = useChange({
    mutationFn: () => call<Calls['signOut']>('POST', `/api/auth/devices/${id}/sign-out`),
    onSuccess: () => toast({ title: t('devices.oneOut') }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('devices.failed'), description: passing(error) ?? undefined }),
    onSettled: onOut,
  });
  return (
    <Button
      size="small"
      pending={signOut.isPending}
      aria-label={t('devices.signOutOf', { device: label })}
      onClick={() => signOut.mutate()}
    >
      {t('devices.signOutOne')}
    </Button>
  );
}
