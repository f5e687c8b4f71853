/** Interprets the avatar value of a member without side effects; the pictures are in layout/avatar.tsx. */
export const avatarKeys = [
  'scientist-male',
  'scientist-female',
  'business-male',
  'business-female',
  'engineer-male',
  'engineer-female',
  'factory-male',
  'factory-female',
  'welder',
  'construction',
  'robot',
  'crown',
] as const;
export type AvatarKey = (typeof avatarKeys)[number];

export const fallbackKey: AvatarKey = 'scientist-male';

/** Keys of earlier versions numbered the pictures of an occupation: 1 was a man, 2 a woman, 3 another man. */
const numbered = /^(scientist|business|engineer|factory)-([123])$/;

function isAvatarKey(value: string): value is AvatarKey {
  return avatarKeys.some((each) => each === value);
}

/** Returns the current avatar key for a key of this or an earlier version. */
export function currentKey(value: string): AvatarKey {
  if (isAvatarKey(value)) return value;
  const [, trade, number] = numbered.exec(value) ?? [];
  // No version had a third factory worker.
  if (!trade || (trade === 'factory' && number === '3')) return fallbackKey;
  return `${trade}-${number === '2' ? 'female' : 'male'}` as AvatarKey;
}

/** Keys from which a random one is drawn. The crown is only chosen explicitly or set for a role. */
const drawnKeys = avatarKeys.filter((key) => key !== 'crown');

/** Returns a random key for members who chose none. */
export function randomKey(random: () => number = Math.random): AvatarKey {
  return drawnKeys[Math.floor(random() * drawnKeys.length)] ?? fallbackKey;
}

export type AvatarSource = {
  readonly avatar?: string | null;
  readonly nickname?: string | null;
  readonly name?: string | null;
  readonly firstName?: string | null;
};

export type AvatarDisplay =
  | { readonly kind: 'emoji'; readonly text: '👑' }
  | { readonly kind: 'picture'; readonly key: Exclude<AvatarKey, 'crown'> }
  | { readonly kind: 'image'; readonly url: string }
  | { readonly kind: 'letter'; readonly text: string };

/**
 * Returns how an avatar is shown: crown, picture of the key, or image at the URL; without an avatar, the first letter
 * of the name.
 */
export function avatarDisplay({ avatar, nickname, name, firstName }: AvatarSource): AvatarDisplay {
  const value = avatar?.trim();
  if (!value) return { kind: 'letter', text: firstLetter(nickname, name, firstName) };
  if (/^(https?:\/\/|\/(?!\/)|data:image\/|blob:)/.test(value)) return { kind: 'image', url: value };
  const key = currentKey(value);
  return key === 'crown' ? { kind: 'emoji', text: '👑' } : { kind: 'picture', key };
}

function firstLetter(...names: readonly (string | null | undefined)[]): string {
  const found = names.map((each) => each?.trim()).find(Boolean);
  // By code point, so that a character outside the basic multilingual plane is not split.
  return ([...(found ?? 'U')][0] ?? 'U').toLocaleUpperCase();
}
