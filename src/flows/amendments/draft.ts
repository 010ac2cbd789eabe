import { fromThrowable } from "neverthrow";
import { AMENDMENT_KINDS, type AmendmentKind } from "#domain/amendments";

/** What is typed for a request that is not sent yet. */
export interface AmendmentDraft {
  readonly kind: AmendmentKind;
  readonly text: string;
}

const parse = fromThrowable((text: string): unknown => JSON.parse(text));

/** The draft of this booking in a stored text; null if there is none or it cannot be read. */
export const parseAmendmentDraft = (text: string | null, booking: string): AmendmentDraft | null => {
  const value = parse(text ?? "").unwrapOr(null);
  if (typeof value !== "object" || value === null || Reflect.get(value, "booking") !== booking) return null;
  const words: unknown = Reflect.get(value, "text");
  const kind = AMENDMENT_KINDS.find((one) => one === Reflect.get(value, "kind"));
  return kind === undefined || typeof words !== "string" ? null : { kind, text: words };
};

export const formatAmendmentDraft = (draft: AmendmentDraft, booking: string): string =>
  JSON.stringify({ booking, ...draft });
