import { AMENDMENT_KINDS, type AmendmentKind } from "#domain/amendments";
import { parseFields, toText } from "../kit/stored-json.ts";

/** What is typed for a request that is not sent yet. */
interface AmendmentDraft {
  readonly kind: AmendmentKind;
  readonly text: string;
}

/** The draft of this booking in a stored text; null if there is none or it cannot be read. */
export const parseAmendmentDraft = (stored: string | null, booking: string): AmendmentDraft | null => {
  const fields = parseFields(stored);
  const [kind, text] = [AMENDMENT_KINDS.find((one) => one === fields["kind"]), toText(fields["text"])];
  return fields["booking"] !== booking || kind === undefined || text === null ? null : { kind, text };
};
