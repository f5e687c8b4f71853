/** Selects the avatar of an author: an emoji of the forum, a profile picture, or the first letter of the name. */

export const avatarEmojis: Readonly<Record<string, string>> = {
  crown: '👑',
  star: '⭐',
  heart: '❤️',
  fire: '🔥',
  gem: '💎',
  rocket: '🚀',
  shield: '🛡️',
  trophy: '🏆',
  medal: '🏅',
  lightning: '⚡',
};

export type AuthorDisplay =
  | { readonly kind: 'emoji'; readonly text: string }
  /** `key` is the key of a profile picture or the URL of an image. */
  | { readonly kind: 'picture'; readonly key: string };

/** Matches picture keys of earlier versions. */
const numbered = /^(scientist|business|engineer|factory)-[123]$/;
const address = /^(https?:\/\/|\/(?!\/))/;

/**
 * Returns the avatar of an author.
 * @param pictures keys of the profile pictures
 * @returns null if the first letter of the name is shown
 */
export function authorDisplay(avatar: string | null, pictures: readonly string[]): AuthorDisplay | null {
  const value = avatar?.trim() ?? '';
  if (Object.hasOwn(avatarEmojis, value)) return { kind: 'emoji', text: avatarEmojis[value] ?? '' };
  if (pictures.includes(value) || numbered.test(value) || address.test(value))
    return { kind: 'picture', key: value };
  return null;
}
