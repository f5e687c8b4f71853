import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { chooseHeat, useHeatChoice } from '../../../../platform/browser/heats/chosen-heat.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Field, Select, TextField } from '../../../../ui/form/field.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { shownMoment } from '../../../../ui/shown-values.ts';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { maxHeats } from '../../heats/heat.rules.ts';
import { type HeatOrder, heatOrders, inOrder } from '../../heats/heat-order.rules.ts';
import { analysisText, matchesHeat, sectionText } from '../../heats/heat-text.rules.ts';
import type { Heat } from '../../heats/heats.contract.ts';
import { ExportHeats } from '../import/export-heats.tsx';
import { useHeats } from './use-heats.ts';

/** List of the member's heats: search, open, select for the calculators. */
export function HeatList() {
  const { t } = useTranslation('workbench');
  const { profile } = useSession();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<HeatOrder>(heatOrders[0]);
  const query = useHeats();
  const heats = query.data ?? [];
  const shown = inOrder(
    heats.filter((heat) => matchesHeat(heat, search)),
    order,
    language,
  );
  const create = profile?.isPremium && (
    <>
      <ButtonLink to="/workbench/heats/import" size="small">
        {t('list.import')}
      </ButtonLink>
      <ButtonLink to="/workbench/heats/new" variant="hot" size="small">
        {t('list.new')}
      </ButtonLink>
    </>
  );
  if (query.isPending)
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    );
  if (query.isError && !query.data)
    return (
      <Notice
        tone="err"
        actions={
          <Button size="small" onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {t('loadFailed')}
      </Notice>
    );
  if (heats.length === 0)
    return (
      <EmptyState title={t('list.none')} actions={create}>
        {t('list.noneText')}
      </EmptyState>
    );
  return (
    <Panel
      flush
      title={t('list.title')}
      actions={
        <span className="flex flex-wrap items-center gap-3">
          <span className="type-small text-ink3">
            {t('list.count', { count: heats.length, most: maxHeats })}
          </span>
          <ExportHeats heats={heats} />
          {create}
        </span>
      }
    >
      {heats.length > 5 && (
        <div className="grid items-end gap-3 border-b p-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <TextField
            label={t('list.search')}
            aside={search.trim() && <span role="status">{t('list.found', { count: shown.length })}</span>}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <OrderField order={order} onChange={setOrder} />
        </div>
      )}
      {shown.length === 0 ? (
        <p className="type-body p-4 text-ink2">{t('list.noMatch', { text: search })}</p>
      ) : (
        <HeatTable heats={shown} />
      )}
    </Panel>
  );
}

type OrderFieldProps = { readonly order: HeatOrder; readonly onChange: (order: HeatOrder) => void };

function OrderField({ order, onChange }: OrderFieldProps) {
  const { t } = useTranslation('workbench');
  const names = { changed: t('list.lastChanged'), name: t('list.name'), grade: t('list.grade') };
  return (
    <Field label={t('list.sort')}>
      {(control) => (
        <Select {...control} value={order} onChange={({ target }) => onChange(target.value as HeatOrder)}>
          {heatOrders.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function HeatTable({ heats }: { readonly heats: readonly Heat[] }) {
  const { t } = useTranslation('workbench');
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <thead className="max-md:sr-only">
        <tr className="type-column text-ink2 [&>th]:px-4 [&>th]:py-2 [&>th]:font-[520]">
          <th scope="col">{t('list.name')}</th>
          <th scope="col">{t('list.grade')}</th>
          <th scope="col">{t('list.analysis')}</th>
          <th scope="col">{t('list.section')}</th>
          <th scope="col">{t('list.changed')}</th>
          <th scope="col">
            <span className="sr-only">{t('list.use')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {heats.map((heat) => (
          <HeatRow key={heat.id} heat={heat} />
        ))}
      </tbody>
    </table>
  );
}

function HeatRow({ heat }: { readonly heat: Heat }) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const { current } = useHeatChoice();
  const isChosen = current?.id === heat.id;
  return (
    <tr
      data-chosen={isChosen || undefined}
      className="type-body border-t data-chosen:bg-p3/60 max-md:grid max-md:gap-1 max-md:px-4 max-md:py-3 md:[&>td]:px-4 md:[&>td]:py-2"
    >
      <td className="md:max-w-64">
        <Link
          to={`/workbench/heats/${heat.id}`}
          className="inline-flex min-h-11 items-center font-[560] text-ink wrap-anywhere hover:underline md:min-h-6"
        >
          {heat.name}
        </Link>
      </td>
      <td className="text-ink2 wrap-anywhere">{heat.grade}</td>
      <td className="type-small text-ink2">{analysisText(heat, language)}</td>
      <td className="whitespace-nowrap text-ink2">{sectionText(heat.section, language)}</td>
      <td className="type-small whitespace-nowrap text-ink3">{shownMoment(heat.updatedAt)}</td>
      <td className="md:text-right">
        <span className="flex items-center gap-2 md:justify-end">
          {isChosen && <Tag>{t('list.inUse')}</Tag>}
          <Button size="small" onClick={() => chooseHeat(isChosen ? null : heat)}>
            {t(isChosen ? 'list.stop' : 'list.use')}
            <span className="sr-only"> {heat.name}</span>
          </Button>
        </span>
      </td>
    </tr>
  );
}
