const ABBREVIATION = /^(?:THC|BAF|CAF|BL|B\/L|VGM|ISPS|CIC|ETS|LSS|PSS|GRI|EBS|WRS|AMS|ENS|\(.*\)|.*\d.*)$/;

/** A charge or column as it is shown: `Ocean freight`, `Origin THC`. */
export const chargeLabel = (name: string): string =>
  name
    .split(" ")
    .map((word, index) => {
      if (ABBREVIATION.test(word)) return word;
      const lower = word.toLowerCase();
      return index === 0 ? `${word.slice(0, 1)}${lower.slice(1)}` : lower;
    })
    .join(" ");
