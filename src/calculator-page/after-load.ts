import { acceptTranslatedNodes } from '../platform/browser/i18n/translated-nodes.ts';
import { fetchMissingScripts } from '../ui/theme/script-fonts.ts';
import { cachePage } from './offline/cache-page.ts';
import { stayWhileOffline } from './offline/stay-on-page.ts';

/** Starts what a page needs only after everything visible is loaded. */
export function afterLoad(): void {
  acceptTranslatedNodes();
  stayWhileOffline();
  fetchMissingScripts();
  void cachePage().catch(() => undefined);
}
