/** Rows of calculators/steels.json; the table itself is far too large to load for a number. A test compares them. */
export const gradeCount = 363;
