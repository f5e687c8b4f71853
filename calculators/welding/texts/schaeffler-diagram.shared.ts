/** Words that the languages of this calculator share. */
export const fields = { A: 'A', AM: 'A+M', M: 'M', FM: 'F+M', MF: 'M+F', AMF: 'A+M+F', AF: 'A+F', F: 'F' };

/** Labels of the dilution range of each field, `{field}` filled in. */
export const ranges = (from: string, to: string) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => [
      [`dilution${key}FromPercent`, from.replace('{field}', field)],
      [`dilution${key}ToPercent`, to.replace('{field}', field)],
    ]),
  );

/** Labels of the equivalents of each metal. */
export const equivalents = (a: string, b: string, filler: string, base: string) =>
  Object.fromEntries(
    Object.entries({ A: a, B: b, Filler: filler, Base: base }).flatMap(([key, metal]) => [
      [`creq${key}`, `Cr_eq, ${metal}`],
      [`nieq${key}`, `Ni_eq, ${metal}`],
    ]),
  );

/** Names of the fields by their phases. */
export const structures = (a: string, m: string, f: string, and: string) => {
  const words: Readonly<Record<string, string>> = { A: a, M: m, F: f };
  return Object.fromEntries(
    Object.values(fields).map((field) => {
      const names = field.split('+').map((each) => words[each] ?? each);
      return [`field.${field}`, `${field.replaceAll('+', ' + ')} (${names.join(and)})`];
    }),
  );
};
