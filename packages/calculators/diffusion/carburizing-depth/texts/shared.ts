/** Texts shared by all languages. */
export const authors = { tibbetts: 'Tibbetts 1980', agren: 'Ågren 1986', slycke: 'Slycke & Ericsson 1981' };

export const models = (template: string) => ({
  'diffusivityModel.tibbetts': authors.tibbetts,
  'diffusivityModel.agren': authors.agren,
  'diffusivityModel.slycke': authors.slycke,
  'diffusivityModel.callister': template,
});
export const depths = (template: string) => ({
  depthTibbettsMm: template.replace('{author}', authors.tibbetts),
  depthAgrenMm: template.replace('{author}', authors.agren),
  depthSlyckeMm: template.replace('{author}', authors.slycke),
});
