/** Local storage key of the chosen heats. */
export const heatsKey = 'ferrite-heats';
