/** Kinds of cargo and containers that a price of dry containers is not for. */
const SPECIAL_CARGO =
  /\b(?:REEFERS?|RF|RFR|NOR|SOC|DG|DGR|HAZ|HAZMAT|HAZARDOUS|DANGEROUS|IMO(?! ?2020)|IMDG|OOG|OUT OF GAUGE|OPEN ?TOPS?|FLAT ?RACKS?|ISO ?TANKS?|TANKS?|FLEXI ?(?:BAGS?|TANKS?))\b/;

const NO_OFFER =
  /\b(?:EXPIRED|CANCELL?ED|WITHDRAWN|SUSPENDED|OBSOLETE|SUPERSEDED|NOT VALID|NO LONGER|INVALID|OLD|PREVIOUS|BUY(?:ING)? RATES?)\b/;

/** `NON-HAZARDOUS`, `EXCL. REEFER`, `INCL. DG`: the price is for other cargo, or for any. */
const EXCEPTIONS =
  /\b(?:NON|NOT|NO|EXCL\w*|EXCEPT|WITHOUT|INCL\w*|OTHER THAN)\b[ .,:-]*(?:[A-Z]+(?:[ /&,]+(?:AND |OR )?(?=REEFER|RF|NOR|SOC|DG|HAZ|IMO|OOG))?)+/g;
const NOTE_ON_OTHERS =
  /\b(?:ON REQUEST|CASE BY CASE|SURCHARGES?|ADDITIONAL|EXTRA|EXCL\w*|INCL\w*|EXCEPT|SUBJECT|ACCEPTED|PLUS|NOT|NO)\b/;
const ANY_CARGO = /\b(?:FAK|GENERAL|ALL KINDS|ANY)\b/;

const FOR_ANY =
  /^(?:|[-*–.]+|N\/?A|STD|STANDARD|DRY|DRY CARGO|GC|GEN|GDSM|MIXED|MISC\w*|VARIOUS|OPEN|PUBLIC|EVERYBODY|SPOT|CONTRACT)$|\b(?:FAK|GENERAL|ALL|ANY|FREIGHT ALL KINDS|CONSOL\w*)\b|^(?:NON[- ]?(?:HAZ\w*|DG|DGR|DANGEROUS)|CARGO|GOODS|DRY|AND|ONLY|[ ,./&()-])+$/;

const tidy = (text: string): string => text.toUpperCase().replaceAll(/\s+/g, " ").trim();

/** Whether a cell on the cargo, such as `DG` or `Hazardous (IMO 3)`, limits the price to cargo that a search does not name. */
export const isSpecialCargo = (text: string): boolean => {
  const words = tidy(text);
  return !ANY_CARGO.test(words) && SPECIAL_CARGO.test(words.replaceAll(EXCEPTIONS, " "));
};

/** Whether a cell on the cargo or the customer limits nothing: `FAK`, `General cargo`, `ALL`. */
export const isForAny = (text: string): boolean => FOR_ANY.test(tidy(text));

/** Whether a cell is about reefers and no other special cargo. */
export const isReeferOnly = (text: string): boolean => {
  const words = tidy(text).replaceAll(/\b(?:REEFERS?|RF|RFR)\b/g, " ");
  return !SPECIAL_CARGO.test(words);
};

/** Whether a cell states that the price is no offer: `Expired`, `service suspended`. */
export const statesNoOffer = (text: string): boolean => NO_OFFER.test(tidy(text));

/** Whether a line of text limits the prices around it, such as `REEFER RATES` or `Expired`; `DG on request` does not. */
export const isLimit = (text: string): boolean => {
  const words = tidy(text);
  return statesNoOffer(words) || (isSpecialCargo(words) && !NOTE_ON_OTHERS.test(words));
};
