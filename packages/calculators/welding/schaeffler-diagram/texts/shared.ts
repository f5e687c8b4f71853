/** Texts shared by all languages. */
export const fields = { A: 'A', AM: 'A+M', M: 'M', FM: 'F+M', MF: 'M+F', AMF: 'A+M+F', AF: 'A+F', F: 'F' };

/** Labels of the dilution range of each field, `{field}` filled in. */
export const ranges = (from: string, to: string) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => [
      [`dilution${key}FromPercent`, from.replace('{field}', field)],
      [`dilution${key}ToPercent`, to.replace('{field}', field)],
    ]),
  );

/** Labels of the equivalents of each metal; `{metal}` is a placeholder of both patterns. */
export const equivalents = (
  chromium: string,
  nickel: string,
  metals: { readonly A: string; readonly B: string; readonly Filler: string; readonly Base: string },
) =>
  Object.fromEntries(
    Object.entries(metals).flatMap(([key, metal]) => [
      [`creq${key}`, chromium.replace('{metal}', metal)],
      [`nieq${key}`, nickel.replace('{metal}', metal)],
    ]),
  );

/** Names of the fields by their phases. */
export const structures = (
  phases: Readonly<Record<'A' | 'M' | 'F', string>>,
  and: string,
  brackets = ' ({phases})',
) => {
  const words: Readonly<Record<string, string>> = phases;
  return Object.fromEntries(
    Object.values(fields).map((field) => {
      const names = field.split('+').map((each) => words[each] ?? each);
      return [
        `field.${field}`,
        `${field.replaceAll('+', ' + ')}${brackets.replace('{phases}', names.join(and))}`,
      ];
    }),
  );
};
