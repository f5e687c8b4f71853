import { localPath } from '../../platform/shared/i18n/i18n.ts';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';
import { useOwnAddress } from '../use-own-address.ts';

/** The forum's question form with category, title and the link to this very calculation filled in. */
export function useAskAddress(title: string): string {
  const { data, language } = useCalculator();
  const link = useOwnAddress();
  const query = new URLSearchParams({ ask: '1', category: data.category.id, title, ...(link && { link }) });
  return `${localPath(language, '/forum')}?${query}`;
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
