/** Texts shared by all languages. */
import { temperatureModels } from '../models.ts';

/** Authors are written alike in every language. */
export const authors = Object.fromEntries(temperatureModels.map(({ key, name }) => [key, name]));
