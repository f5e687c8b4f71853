/** Returns the models of the hardness at this martensite content; only the model of the headline if no other exists. */
export function comparedModelPattern(martensitePercent: number): RegExp {
  if (martensitePercent >= 99) return /^(?:hardness|fullMartensite|burns|thumbFull)HRC$/;
  if (martensitePercent === 90) return /^(?:hardness|thumbNinety)HRC$/;
  return martensitePercent === 50 ? /^(?:hardness|halfMartensite|thumbHalf)HRC$/ : /^hardnessHRC$/;
}
