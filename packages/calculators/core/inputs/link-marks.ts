/** Query keys of a link that do not affect results. */

/** Query key of the chosen diagram; omitted for the first diagram. */
export const chartKey = 'chart';
/** Value of {@link chartKey} for a sweep: an output over an input. */
export const sweepKey = 'sweep';

/** Query key of the contents that are below a limit (`<0.003`); its value lists their keys: `S,B`. */
export const belowKey = 'below';

/** Query key of the requirement on a result. */
export const requirementKey = 'require';
