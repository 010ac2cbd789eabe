/** A name of the code as words: `creditLimit` and `number-corrected` become `Credit limit` and `Number corrected`. */
export const toWords = (name: string): string => {
  const words = name.replaceAll(/[-_.]+/g, " ").replaceAll(/([a-z\d])([A-Z])/g, "$1 $2");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

/** How the desk reads the state of a company. */
export const COMPANY_STATE_WORDS: Readonly<Record<string, string>> = {
  active: "Active",
  pending: "Waits for approval",
  hold: "On hold",
  blocked: "Blocked",
};
