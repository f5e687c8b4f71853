/** Words that the languages of this calculator share. */
/** Author names stay Latin; only the quantity before them is translated. */
export const models = (liquidus: string, solidus: string, carbonSteel: string) => ({
  liquidusMyazakiC: `${liquidus}, Myazaki`,
  liquidusThomasC: `${liquidus}, Thomas`,
  liquidusHiraiC: `${liquidus}, Hirai`,
  liquidusSteeluniversityC: `${liquidus}, steeluniversity`,
  liquidusHandbookC: `${liquidus}, CC handbook`,
  liquidusCarbonSteelC: `${liquidus}, CC handbook (${carbonSteel})`,
  solidusHiraiC: `${solidus}, Hirai`,
  solidusTakeuchiC: `${solidus}, Takeuchi & Brimacombe`,
  solidusHandbookC: `${solidus}, CC handbook 2012`,
});
