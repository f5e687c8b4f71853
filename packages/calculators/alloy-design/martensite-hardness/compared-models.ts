/** Returns the models of the hardness with this much martensite; only that of the headline where no other is known. */
export function comparedModels(martensitePercent: number): RegExp {
  if (martensitePercent >= 99) return /^(?:hardness|fullMartensite|burns|thumbFull)HRC$/;
  if (martensitePercent === 90) return /^(?:hardness|thumbNinety)HRC$/;
  return martensitePercent === 50 ? /^(?:hardness|halfMartensite|thumbHalf)HRC$/ : /^hardnessHRC$/;
}
