export const progressStepMs = 200;
export const progressResetMs = 1_000;

/** Increases progress by ten percent, up to 90 until the response arrives. */
export const nextProgress = (value: number): number => Math.min(90, value + 10);
