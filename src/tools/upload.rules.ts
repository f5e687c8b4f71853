/** What members may send as a proposal for a tool. */
export const uploadLimitBytes = 50 * 1024 * 1024;
export const uploadTypes = ['.zip', '.rar', '.7z'] as const;
