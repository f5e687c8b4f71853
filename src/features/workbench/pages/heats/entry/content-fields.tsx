import { type ElementSymbol, elements } from '@ferrite/calculators/core/elements.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../ui/button.tsx';
import { TextField } from '../../../../../ui/form/field.tsx';
import { Notice } from '../../../../../ui/state/notice.tsx';
import { usualElements, withContent } from '../../../heats/heat-form.rules.ts';
import { useSourceText } from '../../certificates/use-place-text.ts';
import type { useHeatForm } from '../use-heat-form.ts';
import { useDoubts } from './use-doubts.ts';

/** Fields of the analysis; rarely determined elements are shown on request. */
export function ContentFields({ form }: { readonly form: ReturnType<typeof useHeatForm> }) {
  const { t } = useTranslation('workbench');
  const [showsAll, setShowsAll] = useState(false);
  const { draft, setDraft, problems } = form;
  const isShown = (element: ElementSymbol) =>
    showsAll || usualElements.includes(element) || draft.contents[element] !== undefined;
  const placeText = useSourceText();
  const places = new Map(draft.sources.map((source) => [source.element, placeText(source)]));
  const doubts = useDoubts(draft.contents);
  const isSum = doubts.isSumExceeded || problems['analysis'] === 'sum';
  return (
    <div className="grid gap-4">
      <p className="type-small text-ink2">{t('form.analysisHint')}</p>
      {problems['analysis'] === 'empty' && <Notice tone="err">{t('problem.empty')}</Notice>}
      {isSum && <Notice tone="err">{t('problem.sum')}</Notice>}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
        {elements.filter(isShown).map((element) => {
          const problem = problems[element];
          return (
            <TextField
              key={element}
              name={`content-${element}`}
              inputMode="text"
              autoComplete="off"
              label={<span lang="en">{element}</span>}
              aria-label={t('form.content', { element })}
              hint={hintOf(element)}
              value={draft.contents[element] ?? ''}
              error={problem && t(`problem.${problem}`, { field: element })}
              onChange={(event) => setDraft(withContent(draft, element, event.target.value))}
            />
          );
        })}
      </div>
      {!showsAll && (
        <div>
          <Button size="small" onClick={() => setShowsAll(true)}>
            {t('form.more')}
          </Button>
        </div>
      )}
    </div>
  );

  /** Place in the certificate, and a warning at a content that no steel reaches. */
  function hintOf(element: ElementSymbol) {
    const warning = doubts.unlikelyTexts.get(element);
    const place = places.get(element);
    if (!warning) return place;
    return (
      <>
        {place}
        <span className="block text-warn">{warning}</span>
      </>
    );
  }
}
