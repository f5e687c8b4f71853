import { isElement } from '@ferrite/calculators/core/elements.ts';
import type { PastedHeat } from '@ferrite/calculators/core/pasted/found-heats.ts';
import {
  maxPasted,
  type PastedAnalysis,
  readPastedAnalysis,
} from '@ferrite/calculators/core/pasted/pasted-analysis.ts';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../../platform/browser/i18n/language-context.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Field, Select, Textarea } from '../../../../../ui/form/field.tsx';
import { Dialog } from '../../../../../ui/overlay/dialog.tsx';
import { Notice } from '../../../../../ui/state/notice.tsx';
import {
  type HeatDraft,
  otherContents,
  withoutContents,
  withPasted,
} from '../../../heats/heat-form.rules.ts';
import type { useHeatForm } from '../use-heat-form.ts';
import { OtherContents } from './other-contents.tsx';
import { contentTexts, shownContents } from './shown-contents.ts';
import { useDoubts } from './use-doubts.ts';

/** Dialog that fills the analysis from pasted text after a preview of the contents found. */
export function PasteAnalysis({ form }: { readonly form: ReturnType<typeof useHeatForm> }) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<number | null>(null);
  const [isReplaced, setReplaced] = useState(false);
  const { draft, setDraft } = form;
  const found = useMemo(() => readPastedAnalysis(text, language), [text, language]);
  const at = picked ?? found.usual;
  const heat = found.heats[at];
  const others = heat ? otherContents(draft, heat) : {};
  const apply = () => {
    const kept = isReplaced && heat ? withoutContents(draft, others) : draft;
    if (heat) setDraft(withPasted(kept, heat));
    setOpen(false);
    setText('');
    setPicked(null);
    setReplaced(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('form.paste')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('form.paste')}
        closeLabel={t('heat.close')}
        actions={
          <Button variant="hot" disabled={!heat} onClick={apply}>
            {t('form.pasteApply')}
          </Button>
        }
      >
        <div className="grid gap-3">
          <Field label={t('form.analysis')} hint={t('form.pasteHint')}>
            {(control) => (
              <Textarea
                {...control}
                rows={6}
                maxLength={maxPasted}
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  setPicked(null);
                }}
              />
            )}
          </Field>
          {found.heats.length > 1 && <HeatChoice heats={found.heats} at={at} onPick={setPicked} />}
          <p role="status" className="type-small text-ink2 wrap-anywhere empty:hidden">
            {heat && t('form.pasteFound', { list: shownContents(heat.contents, language) })}
            {!heat && text.trim() !== '' && t('form.pasteNone')}
          </p>
          <OtherContents contents={others} isRemoved={isReplaced} onChange={setReplaced} />
          <PasteNotes found={found} heat={heat} draft={isReplaced ? withoutContents(draft, others) : draft} />
        </div>
      </Dialog>
    </>
  );
}

type HeatChoiceProps = {
  readonly heats: readonly PastedHeat[];
  readonly at: number;
  readonly onPick: (at: number) => void;
};

/** Rows or columns of a table, one of which the member selects. */
function HeatChoice({ heats, at, onPick }: HeatChoiceProps) {
  const { t } = useTranslation('workbench');
  return (
    <Field label={t('form.pasteWhich')} hint={t('form.pasteSeveral', { count: heats.length })}>
      {(control) => (
        <Select
          {...control}
          name="pasted-heat"
          value={at}
          onChange={(event) => onPick(Number(event.target.value))}
        >
          {heats.map((heat, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike; their order never changes.
            <option key={index} value={index}>
              {`${heat.name || t('form.pasteRow', { n: index + 1 })}: ${contentTexts(heat.contents).slice(0, 3).join(', ')}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Returns the name, grade, section and notes that fill empty fields of the form. */
function factsOf(draft: HeatDraft, heat: PastedHeat, t: TFunction<'workbench'>): readonly string[] {
  const next = withPasted(draft, heat);
  const size = next.shape === 'bar' ? 'shape.sizeBar' : 'shape.sizePlate';
  return (['name', 'grade', 'size', 'notes'] as const)
    .filter((field) => next[field] !== draft[field])
    .map((field) => `${t(field === 'size' ? size : `form.${field}`)}: ${next[field]}`);
}

type NotesProps = {
  readonly found: PastedAnalysis;
  readonly heat: PastedHeat | undefined;
  readonly draft: HeatDraft;
};

/** Name that is used, doubtful contents, and parts that were left out. */
function PasteNotes({ found, heat, draft }: NotesProps) {
  const { t } = useTranslation('workbench');
  const doubts = useDoubts(heat ? { ...draft.contents, ...heat.contents } : {});
  const texts = [
    ...Object.keys(heat?.contents ?? {}).flatMap((element) =>
      isElement(element) ? (doubts.unlikelyTexts.get(element) ?? doubts.problemTexts.get(element) ?? []) : [],
    ),
    ...(heat?.misfits ?? []).map((field) => t('problem.misfit', { field })),
    ...(heat?.unitless ?? [])
      .filter((element) => !doubts.unlikelyTexts.has(element))
      .map((field) => t('problem.unitless', { field })),
    ...(doubts.isSumExceeded ? [t('problem.sum')] : []),
  ];
  const left = [
    ...(found.unused.length > 0 ? [t('form.pasteUnused', { list: found.unused.join(' · ') })] : []),
    ...(found.notUnderstood.length > 0
      ? [t('form.pasteNotUnderstood', { list: found.notUnderstood.join(' · ') })]
      : []),
    ...(found.repeated.length > 0 ? [t('form.pasteTwice', { list: found.repeated.join(' · ') })] : []),
  ];
  const facts = heat ? factsOf(draft, heat, t) : [];
  return (
    <>
      {facts.length > 0 && <p className="type-small text-ink2 wrap-anywhere">{facts.join(' · ')}</p>}
      {texts.length > 0 && (
        <Notice tone={doubts.isSumExceeded ? 'err' : 'warn'}>
          {texts.map((each) => (
            <span key={each} className="block">
              {each}
            </span>
          ))}
        </Notice>
      )}
      {left.length > 0 && (
        <Notice tone="warn">
          {left.map((each) => (
            <span key={each} className="block">
              {each}
            </span>
          ))}
        </Notice>
      )}
    </>
  );
}
