import { type Incoterm, INCOTERMS, type QuoteCustomer } from "#domain/quotes";
import { type FieldProblem, toFieldProblems } from "#domain/field-problem.ts";

/** A quote as it is typed, before it is saved. */
export interface QuoteDraft {
  readonly companyName: string;
  readonly contactName: string;
  readonly reference: string;
  /** Empty where none is chosen. */
  readonly incoterm: string;
  readonly place: string;
  /** A date; empty for as long as the offers last. */
  readonly validTill: string;
  readonly note: string;
}

export const EMPTY_QUOTE_DRAFT: QuoteDraft = {
  companyName: "",
  contactName: "",
  reference: "",
  incoterm: "",
  place: "",
  validTill: "",
  note: "",
};

export type QuoteField = "companyName" | "place" | "validTill";

/** What is missing in a draft. */
export const findDraftProblems = ({
  companyName,
  incoterm,
  place,
}: QuoteDraft): readonly FieldProblem<QuoteField>[] => [
  ...toFieldProblems("companyName", companyName.trim() === "" ? "Enter the company that the quote is for." : null),
  ...toFieldProblems("place", incoterm !== "" && place.trim() === "" ? `Enter the place of ${incoterm}.` : null),
];

const stated = (typed: string): string | null => (typed.trim() === "" ? null : typed.trim());

export const toCustomer = ({ companyName, contactName, reference }: QuoteDraft): QuoteCustomer => ({
  companyName: companyName.trim(),
  contactName: stated(contactName),
  reference: stated(reference),
});

export const toIncoterm = ({ incoterm, place }: QuoteDraft): Incoterm | null => {
  const code = INCOTERMS.find((one) => one === incoterm);
  return code === undefined ? null : { code, place: place.trim() };
};

export const toNote = ({ note }: QuoteDraft): string | null => stated(note);
