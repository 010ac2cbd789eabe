/** A stable whole number for a text (FNV-1a, 32 bits): spreads weekdays and price steps without chance. */
export const hash = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
};
