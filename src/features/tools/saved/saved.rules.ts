/** Maximum number of saved calculations per member. */
export const maxSaved = 200;
