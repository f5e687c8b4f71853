/** Query keys of a link that do not affect results. */

/** Key of the chosen diagram; left out for the first. */
export const chartKey = 'chart';
/** Its value for an output over an input. */
export const sweepKey = 'sweep';

/** Key of the contents that are stated as below a limit (`<0.003`), by their keys: `S,B`. */
export const belowKey = 'below';

/** Key of the requirement. */
export const requirementKey = 'require';
