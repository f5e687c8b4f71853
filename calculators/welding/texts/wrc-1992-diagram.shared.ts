/** Words that the languages of this calculator share. */
/** Labels of the equivalents of each metal. */
export const equivalents = (a: string, b: string, filler: string, base: string) =>
  Object.fromEntries(
    Object.entries({ A: a, B: b, Filler: filler, Base: base }).flatMap(([key, metal]) => [
      [`creq${key}`, `Cr_eq, ${metal}`],
      [`nieq${key}`, `Ni_eq, ${metal}`],
    ]),
  );
