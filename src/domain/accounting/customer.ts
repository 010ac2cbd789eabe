/** Who is invoiced, as it is stored; null where it is not known. */
export interface Customer {
  readonly id: string;
  readonly companyName: string;
  readonly country: string | null;
  readonly gstin: string | null;
  readonly pan: string | null;
  readonly state: "active" | "disabled" | "deleted";
}
