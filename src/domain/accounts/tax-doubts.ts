import { gstinDoubt, panInGstinDoubt } from "./gstin.ts";
import { panDoubt, type TaxNumberDoubt } from "./pan.ts";

/** What is odd about the two tax numbers of a form, each at its field; null where there is nothing to say. */
export interface TaxDoubts {
  readonly panNumber: TaxNumberDoubt | null;
  readonly gstNumber: TaxNumberDoubt | null;
}

/** Looks at both tax numbers as they are typed; doubts warn and never stop a sign-up. A GSTIN that is fine by itself is compared with the PAN. */
export const taxDoubts = (form: { readonly panNumber: string; readonly gstNumber: string }): TaxDoubts => ({
  panNumber: panDoubt(form.panNumber),
  gstNumber: gstinDoubt(form.gstNumber) ?? panInGstinDoubt(form.gstNumber, form.panNumber),
});
