import { calculatorNames } from '@ferrite/calculators/names.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelButton } from '../../../../layout/unsaved/cancel-button.tsx';
import { RestoredEntries } from '../../../../layout/unsaved/restored-entries.tsx';
import { useChange } from '../../../../layout/use-change.ts';
import { ApiError, call } from '../../../../platform/browser/api-client.ts';
import { useHeatChoice } from '../../../../platform/browser/heats/chosen-heat.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { Segmented } from '../../../../ui/form/segmented.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import type { WorkbenchCode } from '../../../workbench/refusals.ts';
import type { ToolCode } from '../../refusals.ts';
import type { reportsContract } from '../../reports/reports.contract.ts';
import {
  type HeatOfReport,
  headFields,
  maxReports,
  type ReportHead,
  type ReportState,
  reportStates,
  startingHead,
} from '../../reports/reports.rules.ts';
import type { Saved } from '../../saved/saved.contract.ts';
import { useRefundEnd } from '../catalogue/use-refund-end.tsx';
import { parametersOf, sharedAddress } from '../saved/shared-address.ts';
import { ChosenCalculations } from './chosen-calculations.tsx';
import { HeadFields } from './head-fields.tsx';
import { type MarkChoice, MarkField } from './mark-field.tsx';
import type { OwnReport } from './own-report-item.tsx';
import { useReportEntries } from './use-report-entries.ts';

const reasons = {
  'tools.too_many_reports': 'own.tooMany',
  'tools.premium_required': 'own.premium',
  'tools.impossible_inputs': 'own.impossible',
  'tools.unknown_parameters': 'own.unknownParameters',
  'workbench.premium_required': 'own.premium',
  'workbench.section_impossible': 'own.impossible',
  'workbench.section_too_long': 'own.impossible',
  'tools.revised_meanwhile': 'own.meanwhile',
  'tools.approver_missing': 'own.approverMissing',
  'tools.mark_is_premium': 'own.markPremium',
  'tools.mark_too_large': 'own.markLarge',
} as const satisfies Partial<Record<ToolCode | WorkbenchCode, string>>;

/** Returns the error codes of an invalid image. */
const isPictures = (code: string | undefined) => code?.startsWith('files.') === true;

type ReportFormProps = {
  /** Calculations initially selected. */
  readonly first: readonly string[];
  /** Heat from which the report is made; null to use the selected one. */
  readonly heat: HeatOfReport | null;
  readonly revises: OwnReport | null;
  readonly state: ReportState;
  /** Number of times that the user opened the form; 0 if the page opened it. */
  readonly opened: number;
  readonly lastHead: Partial<ReportHead> | undefined;
  readonly hasMark: boolean;
  readonly saved: readonly Saved[];
  readonly onClose: () => void;
  readonly onMade: () => void;
  /** Called when the list of reports is outdated. */
  readonly onStale: () => void;
};

function useStartingHead({
  first,
  heat,
  lastHead,
  revises,
}: Pick<ReportFormProps, 'first' | 'heat' | 'lastHead' | 'revises'>) {
  const { t } = useTranslation('reports');
  const { current } = useHeatChoice();
  return startingHead({
    revised: revises?.head,
    last: lastHead,
    heat: heat ?? current,
    addresses: first,
    ...(heat && { heatTitle: t('own.heatTitle', { name: heat.name }) }),
  });
}

/** Form for a report. Starts with company and author of the last report and the name of the selected heat. */
export function ReportForm({
  first,
  heat,
  revises,
  state: initialState,
  opened,
  lastHead,
  hasMark,
  onClose,
  onMade,
  onStale,
  saved,
}: ReportFormProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const isPremium = useSession().profile?.isPremium === true;
  const head = useStartingHead({ first, heat, lastHead, revises });
  const form = useReportEntries({ first, revises, state: initialState });
  const { addresses, state, head: typed } = form.entries;
  const [mark, setMark] = useState<MarkChoice>(hasMark ? 'last' : 'none');
  const [isMissing, setMissing] = useState(false);
  const { using, dialog } = useRefundEnd('savingText');
  const names = addresses.map((address) => nameOf(address, language, t('section')));
  const make = useChange({
    mutationFn: (written: ReportHead) =>
      using(names[0] ?? '', (consent) =>
        call<typeof reportsContract.make>(
          'POST',
          `/api/user/reports${consent}`,
          {
            head: written,
            calculations: [...addresses],
            mark,
            state,
            ...(revises && { revises: revises.id }),
          },
          { isRepeatable: true },
        ),
      ),
    onSuccess: (made) => {
      if (made !== null) form.finish(onMade);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'tools.revised_meanwhile') onStale();
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    setMissing(addresses.length === 0);
    if (addresses.length === 0 || make.isPending) return;
    make.mutate(
      Object.fromEntries(headFields.map((key) => [key, String(written.get(key) ?? '')])) as ReportHead,
    );
  }

  return (
    <Panel level={3} title={<FocusedTitle opened={opened} revises={revises} />}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <RestoredEntries savedAt={form.restoredAt} onDiscard={form.reset} />
        <ChosenCalculations
          names={names}
          addresses={addresses}
          saved={saved}
          onChange={form.setAddresses}
          error={isMissing && addresses.length === 0 ? t('own.none') : undefined}
        />
        <HeadFields
          head={head}
          typed={typed}
          onType={form.setField}
          last={revises ? {} : { heat: lastHead?.heat }}
        />
        <StateField state={state} onChange={form.setState} />
        {isPremium ? (
          <MarkField choice={mark} hasMark={hasMark} onChoose={setMark} />
        ) : (
          <p className="type-small text-ink2">{t('own.markPremium')}</p>
        )}
        <p className="type-small text-ink2">
          {t('own.public')} {t('own.using')}
        </p>
        {make.isError && <MakeProblem error={make.error} />}
        <FormButtons
          isPending={make.isPending}
          isChanged={form.isChanged}
          onCancel={() => form.finish(onClose)}
        />
      </form>
      {dialog}
    </Panel>
  );
}

/** Title that receives the focus each time the user opens the form, because the form is above the button. */
function FocusedTitle({ opened, revises }: Pick<ReportFormProps, 'opened' | 'revises'>) {
  const { t } = useTranslation('reports');
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (opened > 0) title.current?.focus();
  }, [opened]);
  return (
    <span ref={title} tabIndex={-1} className="focus:outline-none">
      {revises ? t('own.revise', { number: revises.number }) : t('own.make')}
    </span>
  );
}

type FormButtonsProps = {
  readonly isPending: boolean;
  readonly isChanged: boolean;
  readonly onCancel: () => void;
};

function FormButtons({ isPending, isChanged, onCancel }: FormButtonsProps) {
  const { t } = useTranslation('reports');
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="hot" pending={isPending}>
        {t('own.submit')}
      </Button>
      <CancelButton isChanged={isChanged} onCancel={onCancel}>
        {t('own.cancel')}
      </CancelButton>
    </div>
  );
}

/** Reason why a report was not made. */
function MakeProblem({ error }: { readonly error: Error }) {
  const { t } = useTranslation('reports');
  const passing = useTransientErrorMessage();
  const refusal = error instanceof ApiError ? error : undefined;
  const code = refusal?.code;
  const list = parametersOf(refusal?.body, useLanguage());
  const found = isPictures(code)
    ? 'own.markBad'
    : Object.entries(reasons).find(([each]) => each === code)?.[1];
  const known = found === 'own.impossible' && list !== '' ? 'own.impossibleInputs' : found;
  return (
    <Notice tone="err">
      {known ? t(known, { most: maxReports, list }) : (passing(error) ?? t('own.failed'))}
    </Notice>
  );
}

function nameOf(address: string, language: Language, section: string): string {
  const shared = sharedAddress(address);
  if (shared) return calculatorNames[shared.entry.id][language];
  return address.startsWith('/workbench/section?') ? section : address;
}

type StateFieldProps = { readonly state: ReportState; readonly onChange: (state: ReportState) => void };

/** Choice between draft and approved. */
function StateField({ state, onChange }: StateFieldProps) {
  const { t } = useTranslation('reports');
  return (
    <div className="grid justify-items-start gap-1.5">
      <span aria-hidden className="type-label">
        {t('own.state')}
      </span>
      <Segmented
        label={t('own.state')}
        value={state}
        onChange={onChange}
        options={reportStates.map((value) => ({ value, label: t(`own.states.${value}`) }))}
      />
    </div>
  );
}
