import { MessageSquareText } from 'lucide-react';
import { localPath } from '../../platform/i18n/i18n.ts';
import { buttonClass } from '../../ui/button.tsx';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';
import { useOwnAddress } from '../use-own-address.ts';

/** The forum's question form with category, title and the link to this very calculation filled in. */
function useAskAddress(title: string): string {
  const { data, language } = useCalculator();
  const link = useOwnAddress();
  const query = new URLSearchParams({ ask: '1', category: data.category.id, title, ...(link && { link }) });
  return `${localPath(language, '/forum')}?${query}`;
}

export function ForumLink() {
  const { words, data } = useCalculator();
  return (
    <a
      href={useAskAddress(`${data.name}: `)}
      data-print="hide"
      className={buttonClass({ className: 'w-full max-sm:whitespace-normal @min-[640px]:w-auto' })}
    >
      <MessageSquareText aria-hidden size={16} strokeWidth={1.5} />
      {words.forum}
    </a>
  );
}

/** Beside the formula: whoever finds it wrong says so with the inputs that show it. */
export function ErrorLink() {
  const { words, data, calculator } = useCalculator();
  const title = fill(words.reportTitle, { name: data.name, version: calculator.version });
  return (
    <a href={useAskAddress(title)} data-print="hide" className="textlink type-small">
      {words.reportError}
    </a>
  );
}
