/** Words of bounds in analyses, for regular expressions. */

/** Words and signs before a bound. */
export const below = 'lt|unter|kleiner|under|below|小于|低于|小於|低於';
export const atMost = '<=|=<|≦|≤|不大于|不超过';
/** Words after a bound. */
export const belowAfter = '미만|未満|未满';
export const atMostAfter = '이하|以下';
/** Abbreviations of the limit of detection or determination. */
export const detectionLimit = 'nwg|bg|lod|loq|mdl|dl';
