import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Radio } from '../../../../ui/form/checkbox.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { certificateLimits, type FoundHeat } from '../../certificates/certificate.rules.ts';
import {
  type Choice,
  choicesOf,
  keptContents,
  namesToKeep,
  withCertificate,
  withChoice,
} from '../../certificates/take-over.rules.ts';
import { type HeatDraft, withoutContents } from '../../heats/heat-form.rules.ts';
import { OtherContents } from '../heats/entry/other-contents.tsx';
import type { useHeatForm } from '../heats/use-heat-form.ts';
import { FoundValues } from './found-values.tsx';
import type { useCertificate } from './use-certificate.ts';
import { usePlaceIn } from './use-place-text.ts';

type Certificate = ReturnType<typeof useCertificate>;
type DialogProps = {
  readonly form: ReturnType<typeof useHeatForm>;
  readonly certificate: Certificate;
  readonly onClose: () => void;
};
type Selected = {
  readonly heat: FoundHeat;
  readonly choices: readonly Choice[];
  /** Whether the contents of the form that are not replaced are removed. */
  readonly isRemoved: boolean;
};

/** Dialog that shows the values read in a certificate and fills the form with the selected ones. */
export function CertificateDialog({ form, certificate, onClose }: DialogProps) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const { draft, setDraft } = form;
  const { state } = certificate;
  const file = state.step === 'idle' ? '' : state.file;
  const placeOf = usePlaceIn(file);
  const [picked, setPicked] = useState<Selected | null>(null);
  const heats = state.step === 'read' ? state.heats : [];
  const [only] = heats;
  const selected =
    picked && heats.includes(picked.heat)
      ? picked
      : heats.length === 1 && only
        ? { heat: only, choices: choicesOf(only, language), isRemoved: false }
        : null;
  const count = selected?.choices.filter(({ isTaken, text }) => isTaken && text.trim() !== '').length ?? 0;
  const apply = () => {
    if (selected) {
      const { heat, choices, isRemoved } = selected;
      const kept = isRemoved ? withoutContents(draft, keptContents(draft, choices)) : draft;
      setDraft(withCertificate(kept, heat, choices, placeOf));
    }
    if (state.step === 'read') form.setAttachment({ file: state.source, isWanted: false });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('certificate.title')}
      description={t('certificate.local')}
      closeLabel={t('heat.close')}
      onFiles={([dropped]) => dropped && void certificate.read(dropped)}
      actions={
        <Button variant="hot" disabled={count === 0} onClick={apply}>
          {t('certificate.takeOver', { count })}
        </Button>
      }
    >
      <div className="grid gap-4">
        <FilePicker certificate={certificate} />
        <p role="status" className="type-small text-ink2 empty:hidden">
          {state.step === 'reading' && t('certificate.reading')}
          {heats.length > 1 && !selected && t('certificate.several', { count: heats.length })}
        </p>
        {state.step === 'refused' && (
          <Notice tone="err">
            {t(`certificate.problem.${state.problem}`, {
              pages: certificateLimits.pages,
              megabytes: certificateLimits.bytes / 1024 / 1024,
              seconds: certificateLimits.milliseconds / 1000,
            })}
          </Notice>
        )}
        {heats.length > 1 && (
          <HeatChoice
            heats={heats}
            selected={selected?.heat ?? null}
            onSelect={(heat) => setPicked({ heat, choices: choicesOf(heat, language), isRemoved: false })}
          />
        )}
        {selected && (
          <>
            <HeatNotes heat={selected.heat} />
            <KeptNames draft={draft} heat={selected.heat} />
            <FoundValues
              heat={selected.heat}
              file={file}
              choices={selected.choices}
              contents={draft.contents}
              onChange={(at, change) =>
                setPicked({ ...selected, choices: withChoice(selected.choices, at, change) })
              }
            />
            <OtherContents
              contents={keptContents(draft, selected.choices)}
              isRemoved={selected.isRemoved}
              onChange={(isRemoved) => setPicked({ ...selected, isRemoved })}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

function FilePicker({ certificate: { state, read } }: { readonly certificate: Certificate }) {
  const { t } = useTranslation('workbench');
  return (
    <Field label={t('certificate.file')}>
      {(control) => (
        <span className="flex items-center gap-3 rounded-control border border-ctl bg-well p-1.5">
          <label
            htmlFor={control.id}
            className={buttonClass({ size: 'small', className: 'has-focus-visible:outline-2' })}
          >
            <FileText aria-hidden size={16} strokeWidth={1.5} />
            {t('certificate.choose')}
            <input
              {...control}
              type="file"
              accept="application/pdf,.pdf"
              aria-label={t('certificate.file')}
              className="sr-only"
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) void read(file);
                event.target.value = '';
              }}
            />
          </label>
          <span className="type-small min-w-0 truncate text-ink2">
            {state.step === 'idle' ? t('certificate.none') : state.file}
          </span>
        </span>
      )}
    </Field>
  );
}

type HeatChoiceProps = {
  readonly heats: readonly FoundHeat[];
  readonly selected: FoundHeat | null;
  readonly onSelect: (heat: FoundHeat) => void;
};

/** Choice between the heats or rows that were found; the member selects one. */
function HeatChoice({ heats, selected, onSelect }: HeatChoiceProps) {
  const { t } = useTranslation('workbench');
  return (
    <fieldset className="grid gap-1">
      <legend className="type-label mb-1 text-ink">{t('certificate.which')}</legend>
      {heats.map((heat, at) => {
        const place = heat.values[0]?.place;
        const first = heat.values.slice(0, 3).map(({ element, text }) => `${element} ${text}`);
        const parts = [
          heat.name,
          heat.grade,
          place?.label,
          t('certificate.page', { page: place?.page ?? 1 }),
        ];
        return (
          <Radio
            // biome-ignore lint/suspicious/noArrayIndexKey: heats may be printed alike; their order never changes.
            key={at}
            name="found-heat"
            checked={heat === selected}
            onChange={() => onSelect(heat)}
          >
            <span className="wrap-anywhere">
              {[...new Set(parts.filter(Boolean)), first.join(', ')].join(' · ')}
            </span>
          </Radio>
        );
      })}
    </fieldset>
  );
}

/** Name and grade of the form that stay although the certificate has others. */
function KeptNames({ draft, heat }: { readonly draft: HeatDraft; readonly heat: FoundHeat }) {
  const { t } = useTranslation('workbench');
  return namesToKeep(draft, heat).map(({ field, kept, read }) => (
    <Notice key={field} tone="warn">
      {t(`certificate.kept.${field}`, { kept, read })}
    </Notice>
  ));
}

function HeatNotes({ heat }: { readonly heat: FoundHeat }) {
  const { t } = useTranslation('workbench');
  const named: ReactNode[] = [
    heat.name && t('certificate.name', { name: heat.name }),
    heat.grade && t('certificate.grade', { grade: heat.grade }),
  ].filter(Boolean);
  const cells = heat.unread.map((cell) => t('certificate.cell', cell)).join(', ');
  const heats = heat.heats?.join(', ') ?? '';
  return (
    <>
      {named.length > 0 && <p className="type-body text-ink wrap-anywhere">{named.join(' · ')}</p>}
      {heat.doubts.map((doubt) => (
        <Notice key={doubt} tone="warn">
          {t(`certificate.heatDoubt.${doubt}`, { cells, heats })}
        </Notice>
      ))}
      {heat.isUnitUnstated && <Notice tone="info">{t('certificate.unitUnstated')}</Notice>}
    </>
  );
}
