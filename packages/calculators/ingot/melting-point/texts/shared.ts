/** Texts shared by all languages. */

type Words = {
  readonly liquidus: string;
  readonly solidus: string;
  readonly handbook: string;
  /** Name of the handbook's formula for carbon steel, with the brackets of the language. */
  readonly carbonSteel: string;
  readonly comma?: string;
};

/** Author names stay in Latin script; the quantity and the handbook are translated. */
export const models = ({ liquidus, solidus, handbook, carbonSteel, comma = ', ' }: Words) => ({
  liquidusMyazakiC: `${liquidus}${comma}Myazaki`,
  liquidusThomasC: `${liquidus}${comma}Thomas`,
  liquidusHiraiC: `${liquidus}${comma}Hirai`,
  liquidusSteeluniversityC: `${liquidus}${comma}steeluniversity`,
  liquidusHandbookC: `${liquidus}${comma}${handbook}`,
  liquidusCarbonSteelC: `${liquidus}${comma}${handbook}${carbonSteel}`,
  solidusHiraiC: `${solidus}${comma}Hirai`,
  solidusTakeuchiC: `${solidus}${comma}Takeuchi & Brimacombe`,
  solidusHandbookC: `${solidus}${comma}${handbook} 2012`,
});
