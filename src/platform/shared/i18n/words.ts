/** Text sets by name: those of the features and of the layout, each declared in its `messages/en.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Words {}
