/** Texts shared by all languages. */
export const indices = { CE_IIW: 'CE (IIW), CEV', CE_AWS: 'CE (AWS)', CEN: 'CEN', CET: 'CET', Pcm: 'Pcm' };
