/**
 * Number of steel grades in calculators/steels.json. The file is too large to load just for its length; a test compares
 * the two.
 */
export const gradeCount = 363;
