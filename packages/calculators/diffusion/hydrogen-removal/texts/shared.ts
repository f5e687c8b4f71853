/** Texts shared by all languages. */
export const time = (template: string) =>
  Object.fromEntries(
    Object.entries({
      timeKiuchiH: 'Kiuchi & McLellan 1983',
      timeJohnsonHillH: 'Johnson & Hill 1960',
      timeCoeH: 'Coe & Moreton 1969',
      timeOrianiH: 'Oriani 1970',
    }).map(([key, author]) => [key, template.replace('{author}', author)]),
  );
