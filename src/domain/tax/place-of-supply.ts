const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}$/;

/**
 * The state code of the place of supply: that of the recipient's GSTIN, whose first two digits it is. Null without a GSTIN, where it
 * depends on where the goods are handed over (IGST Act, 2017, section 12(8)).
 */
export const findPlaceOfSupply = ({ gstin }: { readonly gstin: string | null }): string | null =>
  gstin !== null && GSTIN.test(gstin) ? gstin.slice(0, 2) : null;
