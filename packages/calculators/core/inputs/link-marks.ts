/** Query keys of a link that do not affect results. */

/** Key of the chosen diagram; left out for the first. */
export const chartKey = 'chart';

/** Key of the requirement. */
export const requirementKey = 'require';
