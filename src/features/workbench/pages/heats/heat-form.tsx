import { type DragEvent, type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelButton } from '../../../../layout/unsaved/cancel-button.tsx';
import { RestoredEntries } from '../../../../layout/unsaved/restored-entries.tsx';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { unprintable } from '../../../../platform/shared/text/printable-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Field, Input, Select, Textarea, TextField } from '../../../../ui/form/field.tsx';
import { focusWrongField } from '../../../../ui/form/focus-wrong-field.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { heatLimits, sectionShapes } from '../../heats/heat.rules.ts';
import { withComposition } from '../../heats/heat-form.rules.ts';
import { hasSameName } from '../../heats/heat-text.rules.ts';
import { CertificateDialog } from '../certificates/certificate-dialog.tsx';
import { useCertificate } from '../certificates/use-certificate.ts';
import { SaveProblem } from '../conflicts/save-problem.tsx';
import { ContentFields } from './entry/content-fields.tsx';
import { PasteAnalysis } from './entry/paste-analysis.tsx';
import { findGrade, useGradeTables } from './use-grade.ts';
import { type HeatFormProps, useHeatForm } from './use-heat-form.ts';
import { useHeats } from './use-heats.ts';

type FormState = ReturnType<typeof useHeatForm>;

/** Form of a heat: name, grade, analysis, section, notes. */
export function HeatForm(props: HeatFormProps) {
  const { t } = useTranslation('workbench');
  const form = useHeatForm(props);
  const { draft, setDraft, save } = form;
  const certificate = useCertificate();
  const [isReading, setReading] = useState(false);
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    setReading(true);
    void certificate.read(file);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
    focusWrongField();
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={drop}
      className="grid gap-6"
    >
      <RestoredEntries savedAt={form.restoredAt} onDiscard={form.discard} />
      {props.deletedId !== undefined && <Notice tone="info">{t('form.gone')}</Notice>}
      {props.changes && (
        <Notice tone="info">
          {props.changes.isDeleted
            ? t('form.gone')
            : t('form.fromPage', {
                page: props.changes.page,
                list: Object.keys(props.changes.contents).join(', '),
              })}
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <NameField form={form} id={props.heat?.id} />
        <GradeField form={form} />
      </div>
      <Panel
        title={t('form.analysis')}
        actions={
          <span className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => setReading(true)}>
              {t('certificate.open')}
            </Button>
            <PasteAnalysis form={form} />
          </span>
        }
      >
        <ContentFields form={form} />
        <AttachmentChoice form={form} />
      </Panel>
      {isReading && (
        <CertificateDialog
          form={form}
          certificate={certificate}
          onClose={() => {
            setReading(false);
            certificate.reset();
          }}
        />
      )}
      <SectionFields form={form} />
      <Field label={t('form.notes')}>
        {(control) => (
          <Textarea
            {...control}
            name="notes"
            maxLength={heatLimits.notes}
            value={draft.notes}
            onChange={(event) => setDraft({ ...draft, notes: event.target.value })}
          />
        )}
      </Field>
      <SaveProblem form={form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="hot" pending={save.isPending}>
          {t('form.save')}
        </Button>
        <CancelButton isChanged={form.isChanged} onCancel={form.cancel}>
          {t('form.cancel')}
        </CancelButton>
      </div>
    </form>
  );
}

type NameFieldProps = { readonly form: FormState; readonly id: number | undefined };

/** Name field; warns of characters that the PDF fonts lack, and of another heat with this name. */
function NameField({ form: { draft, setDraft, problems }, id }: NameFieldProps) {
  const { t } = useTranslation('workbench');
  const { t: inLayout } = useTranslation('layout');
  const { data: heats = [] } = useHeats();
  const letters = unprintable(draft.name);
  const hint = hasSameName(heats, draft.name, id) ? t('import.known') : t('form.nameHint');
  return (
    <TextField
      name="name"
      maxLength={heatLimits.name}
      autoComplete="off"
      label={t('form.name')}
      hint={letters.length > 0 ? inLayout('unprintable', { list: letters.join(' ') }) : hint}
      value={draft.name}
      error={problems['name'] && t('problem.required')}
      onChange={(event) => setDraft({ ...draft, name: event.target.value })}
    />
  );
}

/** Checkbox to store the certificate from which the values were read. */
function AttachmentChoice({ form: { attachment, setAttachment } }: { readonly form: FormState }) {
  const { t } = useTranslation('workbench');
  if (!attachment) return null;
  return (
    <Checkbox
      checked={attachment.isWanted}
      onChange={({ target }) => setAttachment({ ...attachment, isWanted: target.checked })}
      className="mt-3"
    >
      {t('files.attach', { name: attachment.file.name })}
    </Checkbox>
  );
}

/** Grade field with suggestions; for a listed grade, its typical analysis can be filled in. */
function GradeField({ form: { draft, setDraft } }: { readonly form: FormState }) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const list = useId();
  const tables = useGradeTables();
  const grade = tables && findGrade(tables, draft.grade);
  const hits = tables && draft.grade.trim() !== '' ? tables.searchGrades(draft.grade, 8) : [];
  return (
    <div className="grid content-start gap-2">
      <Field label={t('form.grade')} hint={t('form.gradeHint')}>
        {(control) => (
          <>
            <Input
              {...control}
              name="grade"
              list={list}
              maxLength={heatLimits.grade}
              autoComplete="off"
              spellCheck={false}
              value={draft.grade}
              onChange={(event) => setDraft({ ...draft, grade: event.target.value })}
            />
            <datalist id={list}>
              {hits.map((hit) => (
                <option key={`${hit.grade.key} ${hit.name}`} value={hit.name}>
                  {hit.grade.name}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      {grade && (
        <div>
          <Button
            size="small"
            onClick={() =>
              setDraft(withComposition(draft, { grade: draft.grade, analysis: grade.typical }, language))
            }
          >
            {t('form.fillTypical', { name: grade.name })}
          </Button>
        </div>
      )}
    </div>
  );
}

function SectionFields({ form: { draft, setDraft, problems } }: { readonly form: FormState }) {
  const { t } = useTranslation('workbench');
  const label = t(draft.shape === 'bar' ? 'shape.sizeBar' : 'shape.sizePlate');
  const problem = problems['size'];
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="type-h3 mb-3">{t('form.section')}</legend>
      <Field label={t('form.shape')}>
        {(control) => (
          <Select
            {...control}
            name="shape"
            value={draft.shape}
            onChange={(event) =>
              setDraft({ ...draft, shape: event.target.value === 'plate' ? 'plate' : 'bar' })
            }
          >
            {sectionShapes.map((shape) => (
              <option key={shape} value={shape}>
                {t(`shape.${shape}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        name="size"
        inputMode="decimal"
        autoComplete="off"
        label={label}
        value={draft.size}
        error={problem && t(`problem.${problem}`, { field: label })}
        onChange={(event) => setDraft({ ...draft, size: event.target.value })}
      />
    </fieldset>
  );
}
