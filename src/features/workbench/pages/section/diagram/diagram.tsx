import { Chart } from '@ferrite/charts/chart.tsx';
import type { Domains } from '@ferrite/charts/scene.ts';
import { chartWords } from '@ferrite/charts/text/chart-words.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../../platform/browser/i18n/language-context.ts';
import { htmlLang } from '../../../../../platform/shared/i18n/i18n.ts';
import { Segmented } from '../../../../../ui/form/segmented.tsx';
import { Panel } from '../../../../../ui/panel.tsx';
import { quenchedText } from '../../../section/scale/hardness-text.rules.ts';
import type { SectionInput, SectionResult } from '../../../section/section.contract.ts';
import { drawCooling, drawProfile } from '../../../section/section-drawings.rules.ts';
import { usePlaceName } from '../use-place-name.ts';
import { SectionMap, type ShownState } from './section-map.tsx';

type DiagramProps = {
  readonly input: SectionInput;
  readonly result: SectionResult;
  readonly onPlace: (place: SectionInput['place']) => void;
};

/** Map over the section, hardness over the depth, or cooling curves. */
export function Diagram({ input, result, onPlace }: DiagramProps) {
  const { t } = useTranslation('workbench');
  const [view, setView] = useState<'map' | 'profile' | 'cooling'>('map');
  const [wanted, setState] = useState<ShownState>('quenched');
  const state = input.temper ? wanted : 'quenched';
  return (
    <Panel
      title={
        <Segmented
          label={t('section.view.label')}
          options={[
            { value: 'map', label: t('section.view.map') },
            { value: 'profile', label: t('section.view.profile') },
            { value: 'cooling', label: t('section.view.cooling') },
          ]}
          value={view}
          onChange={setView}
        />
      }
      actions={
        view === 'map' &&
        input.temper && (
          <Segmented
            label={t('section.shown')}
            options={[
              { value: 'quenched', label: t('section.quenched') },
              { value: 'tempered', label: t('section.tempered') },
            ]}
            value={state}
            onChange={setState}
          />
        )
      }
      flush
      className="min-w-0"
    >
      <div className="h-[400px] bg-well p-2 sm:h-[520px] print:h-[400px]">
        {view === 'map' ? (
          <SectionMap input={input} result={result} state={state} onPlace={onPlace} />
        ) : (
          <Curves key={view} {...{ view, input, result }} />
        )}
      </div>
    </Panel>
  );
}

type CurvesProps = Omit<DiagramProps, 'onPlace'> & { readonly view: 'profile' | 'cooling' };

function Curves({ view, input, result }: CurvesProps) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const placeName = usePlaceName(input.shape);
  const [zoom, setZoom] = useState<Domains | null>(null);
  const drawing = useMemo(
    () => (view === 'profile' ? drawProfile(input, result, language) : drawCooling(input, result)),
    [view, input, result, language],
  );
  const words = chartWords({
    names: {
      depth: t('section.chart.depth'),
      hardness: t('section.chart.hardness'),
      quenched: t('section.quenched'),
      tempered: t('section.tempered'),
      required: t('section.chart.required'),
      seconds: t('section.chart.seconds'),
      temperature: t('section.chart.temperature'),
      ...Object.fromEntries(result.places.map(({ place }) => [place, placeName(place)])),
    },
    approximate: '',
    language,
  });
  const chosen = result.places.find(({ place }) => place === input.place);
  const title = t(`section.view.${view}`);
  return (
    <Chart
      className="h-full"
      drawing={drawing}
      words={words}
      zones={noZones}
      lang={htmlLang[language]}
      summary={t('section.chart.summary', {
        title,
        place: placeName(input.place),
        quenched: chosen ? quenchedText(chosen, language) : '–',
      })}
      keysHint={t('section.chart.keys', { title })}
      zoom={zoom}
      onZoom={setZoom}
      dragging={null}
    />
  );
}

const noZones: readonly string[] = [];
