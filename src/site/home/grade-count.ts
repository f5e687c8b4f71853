/** Number of rows of calculators/steels.json, which is too large to load for a number. A test compares them. */
export const gradeCount = 363;
