/**
 * Stores drafts in the browser, each for the member who typed it. A draft of a visitor is returned to the next user,
 * because a visitor who types has to log in before sending.
 */
import { storedMember } from '../session/stored-session.ts';

/** Place of a draft: the storage of the tab or of the browser, and the prefix of its keys. */
export type DraftPlace = {
  readonly storage: () => Storage;
  readonly prefix: string;
  /** Prefix of drafts without an owner, if the members' drafts must be distinguishable from them by the key. */
  readonly visitorPrefix?: string;
};

/** Returns the keys of a draft: the member's first, then the one without an owner. */
function keysOf(place: DraftPlace, name: string, owner: string | null): readonly string[] {
  const { prefix, visitorPrefix = prefix } = place;
  return owner === null ? [visitorPrefix + name] : [`${prefix}${owner}.${name}`, visitorPrefix + name];
}

/** Returns the keys of all drafts of a place with a `visitorPrefix` that {@link readDraftText} returns to this owner. */
export function draftKeysOf(place: DraftPlace, owner: string | null): readonly string[] {
  const prefixes = keysOf(place, '', owner);
  return draftKeys(place).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
}

/** Returns the keys of all drafts of a place, of any member. */
export function draftKeys({ storage, prefix }: DraftPlace): readonly string[] {
  try {
    return Object.keys(storage()).filter((key) => key.startsWith(prefix));
  } catch {
    // Without storage, there are no drafts.
    return [];
  }
}

/** Returns the text of a draft; null for none. */
export function readDraftText(place: DraftPlace, name: string, owner = storedMember()): string | null {
  for (const key of keysOf(place, name, owner)) {
    const text = storedUnder(place, key);
    if (text !== null) return text;
  }
  return null;
}

/**
 * Returns the text of a draft like {@link readDraftText}. What a visitor typed belongs to the member from then on, so that
 * it is not shown to the next member after a logout.
 * @param join returns one text for the member's own draft and that of the visitor
 */
export function claimDraftText(
  place: DraftPlace,
  name: string,
  owner: string | null,
  join: (own: string, visitors: string) => string,
): string | null {
  const [own = null, visitors = null] = keysOf(place, name, owner).map((key) => storedUnder(place, key));
  if (owner === null || visitors === null) return own;
  const text = own === null ? visitors : join(own, visitors);
  writeDraftText(place, name, text, owner);
  return text;
}

/** Returns one text for two; if one begins with the other, the longer one. */
export function joinTexts(one: string, other: string): string {
  if (one.startsWith(other)) return one;
  return other.startsWith(one) ? other : `${one}\n\n${other}`;
}

function storedUnder({ storage }: DraftPlace, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    // Without storage, there are no drafts.
    return null;
  }
}

/** Saves the text of a draft; null deletes it. */
export function writeDraftText(
  place: DraftPlace,
  name: string,
  text: string | null,
  owner = storedMember(),
): void {
  try {
    const [own, ...others] = keysOf(place, name, owner);
    if (text !== null && own !== undefined) place.storage().setItem(own, text);
    for (const key of text === null && own !== undefined ? [own, ...others] : others)
      place.storage().removeItem(key);
  } catch {
    // Storage can be full or blocked; then the draft exists only until the page is closed.
  }
}
