/** Texts shared by all languages. */
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
