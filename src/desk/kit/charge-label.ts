import { isChargeCode } from "#domain/charges";

const ABBREVIATION = /^(?:THC|BAF|CAF|BL|B\/L|VGM|ISPS|CIC|ETS|LSS|PSS|GRI|EBS|WRS|AMS|ENS|\(.*\)|.*\d.*)$/;

const isAbbreviation = (word: string): boolean => ABBREVIATION.test(word) || isChargeCode(word);

/** A charge or column as it is shown: `Ocean freight`, `Origin THC`, `ENS/AMS`. */
export const chargeLabel = (name: string): string =>
  name
    .split(" ")
    .map((word, index) => {
      if (isAbbreviation(word) || word.split("/").every(isAbbreviation)) return word;
      const lower = word.toLowerCase();
      return index === 0 ? `${word.slice(0, 1)}${lower.slice(1)}` : lower;
    })
    .join(" ");
