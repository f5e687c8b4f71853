import { RunningText } from '@ferrite/charts/text/running-text.tsx';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../ui/class-names.ts';
import { Tag } from '../../../../ui/tag.tsx';
import type { ToolDescription } from './description.ts';

/** Maximum number of characters beside the label; longer values are placed on a separate line below it. */
const shortText = 40;

/** Rows with the label at the left and the value at the right. */
export function Lines({
  lines,
  strong = false,
}: {
  readonly lines: readonly (ToolDescription['ranges'][number] & { readonly isOutside?: boolean })[];
  readonly strong?: boolean;
}) {
  const { t } = useTranslation('tools');
  return (
    <dl className="type-small">
      {lines.map(({ label, text, isOutside }) => (
        <div
          key={`${label} ${text}`}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b py-1.5 last:border-b-0"
        >
          <dt className="min-w-0 text-ink2">
            <RunningText>{label}</RunningText>
          </dt>
          <dd
            className={classNames(
              'text-ink',
              text.length > shortText ? 'basis-full' : 'ml-auto text-right',
              strong && 'font-[560]',
            )}
          >
            {text}
            {isOutside && (
              <>
                {' '}
                <Tag>{t('page.outside')}</Tag>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
