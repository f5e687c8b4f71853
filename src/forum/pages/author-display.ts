/** What stands for an author: the forum's own ten signs, a profile's picture, or nothing but the first letter. */

/** The forum's avatar keys. */
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
  /** A key of the profile's pictures, or an image's address. */
  | { readonly kind: 'picture'; readonly key: string };

/** Keys of earlier versions are pictures too. */
const numbered = /^(scientist|business|engineer|factory)-[123]$/;
const address = /^(https?:\/\/|\/(?!\/))/;

/** @param pictures keys of the profile's pictures. @returns null: the first letter of the name */
export function authorDisplay(avatar: string | null, pictures: readonly string[]): AuthorDisplay | null {
  const value = avatar?.trim() ?? '';
  if (Object.hasOwn(avatarEmojis, value)) return { kind: 'emoji', text: avatarEmojis[value] ?? '' };
  if (pictures.includes(value) || numbered.test(value) || address.test(value))
    return { kind: 'picture', key: value };
  return null;
}
