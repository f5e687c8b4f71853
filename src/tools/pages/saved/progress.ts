export const progressStepMs = 200;
export const progressResetMs = 1_000;

/** Ten more, but never full before the answer. */
export const nextProgress = (value: number): number => Math.min(90, value + 10);
