import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { errorText, quenchedText, temperedText } from '../../section/scale/hardness-text.rules.ts';
import { decidingHardness, requiredText, sectionVerdict } from '../../section/section-verdict.rules.ts';
import type { AnswerProps } from './answer.tsx';
import { usePlaceName } from './use-place-name.ts';

/** Bar with the result at the bottom of narrow screens, where the result panel is below the inputs. */
export function AnswerBar({ input, result, isOld }: AnswerProps & { readonly isOld: boolean }) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const placeName = usePlaceName(input.shape);
  const chosen = result.places.find(({ place }) => place === input.place);
  const deciding = chosen ? decidingHardness(input, chosen) : null;
  const { requirement } = input;
  const judged = requirement && deciding ? sectionVerdict(deciding, requirement) : null;
  return (
    // Hidden from screen readers, which read the result panel.
    <div
      aria-hidden
      className="fixed inset-x-0 bottom-0 z-10 flex min-h-14 items-center gap-2 border-t bg-p2 px-4 md:hidden"
    >
      <span className="type-small grow text-ink2">
        {placeName(input.place)} · {t(input.temper ? 'section.tempered' : 'section.quenched')}
      </span>
      <span className={classNames('text-[24px] font-[600] tabular-nums', isOld && 'opacity-40')}>
        {chosen && (input.temper ? temperedText(chosen, language) : quenchedText(chosen, language))}
      </span>
      <span className="type-small text-ink2">
        HRC {input.temper && chosen?.tempered ? errorText(chosen.tempered, language) : ''}
      </span>
      {isOld && <Tag tone="warn">{t('section.outdatedShort')}</Tag>}
      {!isOld && judged && requirement && <Tag tone={judged.tone}>{requiredText(requirement, language)}</Tag>}
    </div>
  );
}
