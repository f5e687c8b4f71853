import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { cardsPerPage, type PageSize } from '../../forum.rules.ts';
import { useRememberedPageSize } from './page-size.ts';
import { readSelection, type Selection, writeSelection } from './selection.ts';

/** Selection with the page size that applies. */
type SizedSelection = Selection & { readonly size: PageSize };

/** Returns the selection in the URL, and how to change it. */
export function useSelection() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const forum = localPath(useLanguage(), '/forum');
  const asked = readSelection(parameters);
  const remembered = useRememberedPageSize();
  const selection: SizedSelection = { ...asked, size: asked.size ?? remembered };
  /** Returns the address of the list with changes. The first page is shown unless the change names another. */
  const address = (change: Partial<Selection>) => {
    const next = { ...selection, page: 1, ...change };
    return `${forum}${writeSelection({ ...next, size: next.size === cardsPerPage ? undefined : next.size })}`;
  };
  return {
    selection,
    /** Address of the list without filters. */
    forum,
    address,
    choose: (change: Partial<Selection>) => void navigate(address(change), { preventScrollReset: true }),
  };
}
