/** What a wrong or unreadable code is answered with. */
export const INVALID_CODE = "Invalid verification code. Please try again.";

/** Codes have six digits and no leading zero, because they travel as numbers. */
export const CODE_RANGE = { least: 100_000, most: 999_999 } as const;

/** The code in what was typed or pasted (`482 913` too); null unless it is six digits from 100000. */
export const readCode = (text: string): number | null => {
  const digits = text.replaceAll(/[\s-]/gu, "");
  const code = /^\d{6}$/.test(digits) ? Number(digits) : 0;
  return code >= CODE_RANGE.least ? code : null;
};
