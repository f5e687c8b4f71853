import { localPath } from '../../platform/shared/i18n/i18n.ts';
import { fill } from '../messages/words.ts';
import { useFixed } from '../use-calculator.ts';
import { useOwnAddress } from '../use-own-address.ts';

/** Returns the URL of the forum's question form, prefilled with category, title and a link to this calculation. */
export function useQuestionFormUrl(title: string): string {
  const { data, language } = useFixed();
  const link = useOwnAddress();
  const query = new URLSearchParams({ ask: '1', category: data.category.id, title, ...(link && { link }) });
  return `${localPath(language, '/forum')}?${query}`;
}

/** Link to report an error in the formula, with the current inputs. */
export function ErrorLink() {
  const { words, data, calculator } = useFixed();
  const title = fill(words.reportTitle, { name: data.name, version: calculator.version });
  return (
    <a href={useQuestionFormUrl(title)} data-print="hide" className="textlink type-small">
      {words.reportError}
    </a>
  );
}
