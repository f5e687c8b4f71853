import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/browser/session/session-state.ts';
import { Button } from '../../../ui/button.tsx';
import type { ToolRow } from './catalogue/catalogue.ts';

type ArrivedNoticeProps = {
  readonly tool: ToolRow;
  readonly name: string;
  readonly address: string;
  /** Opens the calculator. @param how `replace` leaves no history entry that would open it again */
  readonly onOpen: (how?: 'replace') => Promise<void>;
};

/** Notice below the row of a shared calculator link, with a button to open it. */
export function SharedLinkNotice({ tool, name, address, onOpen }: ArrivedNoticeProps) {
  const { t } = useTranslation('tools');
  const { status, profile } = useSession();
  const [pending, setPending] = useState(false);
  const open = async () => {
    setPending(true);
    await onOpen();
    setPending(false);
  };
  const isPremium = status === 'signed-in' && profile?.isPremium === true && tool.available;
  const began = useRef(false);
  useEffect(() => {
    if (!isPremium || began.current) return;
    began.current = true;
    // Opening immediately is safe for premium members, because a use that ends the refund right asks for consent first.
    void onOpen('replace');
  }, [isPremium, onOpen]);
  const isOut = status === 'signed-out';
  const brings = [...new URL(address, 'http://site').searchParams.keys()].some((key) => key !== 'lang');
  const worded = brings ? (isOut ? 'loginText' : 'text') : isOut ? 'bareLoginText' : 'bareText';
  const text = tool.available ? worded : 'unavailable';
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 pr-1 max-lg:pl-4 max-lg:pr-3.5 lg:pl-3"
    >
      <p className="type-body min-w-0 grow basis-72 text-ink2">
        <strong className="block font-[600] text-ink">{t('arrived.title', { tool: name })}</strong>
        {t(`arrived.${text}`)}
      </p>
      {tool.available && (
        <Button variant="hot" pending={pending} onClick={() => void open()}>
          {t('arrived.open', { tool: name })}
        </Button>
      )}
    </div>
  );
}
