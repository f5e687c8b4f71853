import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../layout/avatar.tsx';
import { avatarKeys } from '../../../platform/shared/avatar-keys.ts';
import { authorDisplay } from './author-display.ts';

type AuthorProps = {
  readonly post: {
    readonly userId: string | null;
    readonly userNickname: string | null;
    readonly userAvatar: string | null;
  };
};

export function Author({ post: { userId, userNickname, userAvatar } }: AuthorProps) {
  const { t } = useTranslation('forum');
  const name = userNickname ?? (userId === null ? t('card.gone') : t('card.user', { id: userId }));
  const display = authorDisplay(userAvatar, avatarKeys);
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5">
      {display === null || display.kind === 'picture' ? (
        <Avatar avatar={display?.key ?? null} nickname={name} />
      ) : (
        <span
          aria-hidden="true"
          className="inline-flex size-7 shrink-0 items-center justify-center rounded-control bg-p3"
        >
          {display.text}
        </span>
      )}
      <span className="type-small truncate text-ink2">{name}</span>
    </span>
  );
}
