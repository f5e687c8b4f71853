/** Text sets by name. Features and the layout add theirs in `messages/en.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Words {}
