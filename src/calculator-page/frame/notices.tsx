import { X } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/state/notice.tsx';
import { fill } from '../messages/words.ts';
import { useCalculator, useFixed } from '../use-calculator.ts';
import { useRights } from './use-rights.ts';

/** Notices on refused actions, or on the opened link. */
export default function Notices({ of }: { readonly of: 'rights' | 'link' }) {
  return of === 'rights' ? <RightsNotice /> : <LinkNotices />;
}

/** Notice why an action was refused, shown until dismissed. */
function RightsNotice() {
  const { words } = useFixed();
  const { refusal, dismiss } = useRights();
  if (!refusal) return null;
  return (
    <div className="mt-4 flex items-start gap-2" data-print="hide">
      <Notice tone={refusal === 'premium' ? 'info' : 'warn'} className="min-w-0 grow">
        {words.rights[refusal]}{' '}
        {refusal === 'premium' && (
          <a href="/membership" className="textlink">
            {words.rights.compare}
          </a>
        )}
      </Notice>
      <IconButton label={words.rights.dismiss} onClick={dismiss}>
        <X aria-hidden size={16} strokeWidth={1.5} />
      </IconButton>
    </div>
  );
}

/** Notices that the opened link was made with another version, and which parts of it are not used. */
function LinkNotices() {
  const { link, words, calculator } = useCalculator();
  return (
    <>
      {link.otherVersion && (
        <Notice tone="warn" className="my-4">
          {fill(words.versionDiffers, { old: link.otherVersion, now: calculator.version })}
        </Notice>
      )}
      {link.unknown.length > 0 && (
        <Notice tone="warn" className="my-4">
          {fill(words.unknownParameters, { list: link.unknown.join(', ') })}
        </Notice>
      )}
    </>
  );
}
