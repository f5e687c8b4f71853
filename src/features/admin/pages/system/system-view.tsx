import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { htmlLang } from '../../../../platform/shared/i18n/i18n.ts';
import { shownMoment } from '../../../../ui/shown-values.ts';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import type { SystemStatus, systemContract } from '../../system/system.contract.ts';
import { warningLimits } from '../../system/system.rules.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { methodName } from '../members/names.ts';
import { useProblemWords } from '../problem-words.ts';

const refreshMs = 15_000;

/** State of the installation: warnings, then instances, database, jobs, mail, providers and backup. */
export function SystemView() {
  const { t } = useTranslation('admin');
  const words = useProblemWords();
  const { data, error } = useQuery({
    ...apiQuery<typeof systemContract.status>('/api/admin/system'),
    refetchInterval: refreshMs,
  });
  if (!data && error)
    return (
      <Notice tone="err" title={t('list.failed')}>
        {words(error)}
      </Notice>
    );
  if (!data) return <Skeleton className="h-60 w-full" />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Summary status={data} />
      <Section title={t('system.instances')}>
        <Instances instances={data.instances} />
      </Section>
      <Section title={t('system.database')}>
        <DatabaseFacts database={data.database} />
      </Section>
      <Section title={t('system.jobs')}>
        <Jobs jobs={data.jobs} />
      </Section>
      <Section title={t('system.mail')}>
        <MailFacts mail={data.mail} />
      </Section>
      <Section title={t('system.providers')}>
        <Facts
          facts={data.providers.map(
            ({ name, mode }) => [methodName(name), t(`system.modes.${mode}`)] as const,
          )}
        />
      </Section>
      <Section title={t('system.backup')}>
        <BackupFacts backup={data.backup} />
      </Section>
    </div>
  );
}

/** Summary of the installation. Only demo mode is in order without a backup. */
export function Summary({
  status: { state, problems, backup },
}: {
  readonly status: Pick<SystemStatus, 'state' | 'problems' | 'backup'>;
}) {
  const { t } = useTranslation('admin');
  if (state === 'ok')
    return (
      <Notice tone="ok" title={t('system.ok')}>
        {t(backup ? 'system.okText' : 'system.okWithoutBackup')}
      </Notice>
    );
  return (
    <Notice tone="warn" title={t('system.attention')}>
      <ul className="grid list-disc gap-1 ps-4">
        {problems.map(({ code, subject }) => (
          <li key={`${code} ${subject}`}>{t(`system.problems.${code}`, { subject: subject ?? '' })}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="type-h2">{title}</h2>
      {children}
    </section>
  );
}

function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="type-small grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-[minmax(12rem,auto)_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink2">{name}</dt>
          <dd className="mb-1 sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns formatters of bytes and durations in the language of the page. */
function useAmounts() {
  const language = useLanguage();
  const format = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(htmlLang[language], { style: 'unit', signDisplay: 'negative', ...options }).format(
      value,
    );
  return {
    bytes: (value: number) =>
      value >= 1e9
        ? format(value / 1e9, { unit: 'gigabyte', maximumFractionDigits: 1 })
        : format(value / 1e6, { unit: 'megabyte', maximumFractionDigits: 0 }),
    seconds: (value: number) => format(value, { unit: 'second', maximumFractionDigits: value < 10 ? 1 : 0 }),
  };
}

type InstanceRow = SystemStatus['instances'][number];

function Instances({ instances }: { readonly instances: readonly InstanceRow[] }) {
  const { t } = useTranslation('admin');
  const amounts = useAmounts();
  const stateOf = ({ seenSeconds, isDraining }: InstanceRow) => {
    if (seenSeconds > warningLimits.silentSeconds) return <Tag tone="err">{t('system.silent')}</Tag>;
    return isDraining ? (
      <Tag tone="warn">{t('system.draining')}</Tag>
    ) : (
      <Tag tone="ok">{t('system.running')}</Tag>
    );
  };
  const columns: Column<InstanceRow>[] = [
    { key: 'name', head: t('system.name'), cell: ({ name }) => <code>{name}</code> },
    { key: 'state', head: t('system.state'), cell: stateOf },
    { key: 'version', head: t('system.version'), cell: ({ version }) => version },
    { key: 'started', head: t('system.started'), cell: ({ startedAt }) => shownMoment(startedAt) },
    {
      key: 'seen',
      head: t('system.seen'),
      cell: ({ seenSeconds }) => t('system.secondsAgo', { seconds: Math.round(seenSeconds) }),
    },
    {
      key: 'clock',
      head: t('system.clock'),
      align: 'right',
      cell: ({ clockOffsetMs }) => amounts.seconds(clockOffsetMs / 1_000),
    },
    {
      key: 'disk',
      head: t('system.disk'),
      align: 'right',
      cell: ({ diskFreeBytes }) => amounts.bytes(diskFreeBytes),
    },
  ];
  return (
    <DataTable
      label={t('system.instances')}
      columns={columns}
      rows={instances}
      rowKey={({ name, startedAt }) => `${name} ${startedAt}`}
      loading={t('loading')}
      empty={t('system.noInstances')}
    />
  );
}

function DatabaseFacts({ database }: { readonly database: SystemStatus['database'] }) {
  const { t } = useTranslation('admin');
  const amounts = useAmounts();
  const { version, isEmbedded, sizeBytes, connections, mostConnections, replicas, readReplica } = database;
  const reading =
    readReplica === null ? (
      t('system.noReadReplica')
    ) : readReplica.state === 'in_use' ? (
      t('system.readReplicaInUse', { lag: amounts.seconds(readReplica.lagSeconds) })
    ) : (
      <Tag tone="warn">{t('system.readReplicaUnused')}</Tag>
    );
  return (
    <Facts
      facts={[
        ['PostgreSQL', `${version} (${t(isEmbedded ? 'system.embedded' : 'system.external')})`],
        [t('system.size'), amounts.bytes(sizeBytes)],
        [t('system.connections'), `${connections} / ${mostConnections}`],
        ...(replicas.length === 0
          ? [[t('system.replica'), t('system.noReplicas')] as const]
          : replicas.map(
              ({ name, mode, lagSeconds }) =>
                [
                  `${t('system.replica')} ${name}`,
                  `${t('system.mode')}: ${mode}, ${t('system.lag')}: ${amounts.seconds(lagSeconds ?? 0)}`,
                ] as const,
            )),
        [t('system.readReplica'), reading],
      ]}
    />
  );
}

type JobRow = SystemStatus['jobs'][number];

function Jobs({ jobs }: { readonly jobs: readonly JobRow[] }) {
  const { t } = useTranslation('admin');
  const amounts = useAmounts();
  const columns: Column<JobRow>[] = [
    { key: 'name', head: t('system.job'), cell: ({ name }) => <code>{name}</code> },
    {
      key: 'due',
      head: t('system.due'),
      align: 'right',
      cell: ({ dueSeconds }) => amounts.seconds(dueSeconds),
    },
    { key: 'done', head: t('system.done'), cell: ({ lastDoneAt }) => shownMoment(lastDoneAt) },
    {
      key: 'failures',
      head: t('system.failures'),
      align: 'right',
      cell: ({ failedLastDay }) => failedLastDay,
    },
  ];
  return (
    <DataTable
      label={t('system.jobs')}
      columns={columns}
      rows={jobs}
      rowKey={({ name }) => name}
      loading={t('loading')}
      empty={t('system.noJobs')}
    />
  );
}

function MailFacts({ mail }: { readonly mail: SystemStatus['mail'] }) {
  const { t } = useTranslation('admin');
  return (
    <Facts
      facts={[
        [t('system.mode'), t(mail.isSent ? 'system.smtp' : 'system.mailbox')],
        [t('system.queued'), mail.queued],
        [t('system.failedMails'), mail.failedLastDay],
      ]}
    />
  );
}

function BackupFacts({ backup }: { readonly backup: SystemStatus['backup'] }) {
  const { t } = useTranslation('admin');
  const amounts = useAmounts();
  if (!backup) return <p className="type-small text-ink2">{t('system.never')}</p>;
  const state = backup.verifiedAt ? (
    <Tag tone="ok">{t('system.verified')}</Tag>
  ) : (
    <Tag tone="warn">{t('system.notVerified')}</Tag>
  );
  return (
    <Facts
      facts={[
        [shownMoment(backup.madeAt), amounts.bytes(backup.sizeBytes)],
        [t('system.state'), state],
      ]}
    />
  );
}
