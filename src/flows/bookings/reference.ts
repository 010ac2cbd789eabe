import type { Quotation } from "#domain/bookings";
import { createForm, type FormSnapshot, formView } from "../kit/form.ts";
import type { FlowServices } from "../kit/request.ts";

/** A reference as it is typed, for the booking with this `_id`. */
interface ReferenceDraft {
  readonly id: string;
  readonly reference: string;
}

type SavedReference = Pick<Quotation, "id" | "reference">;

/** The shipper's own reference of a booking; an empty one removes it. */
export const referenceFlow = ({ requestActor, ports: { bookings } }: FlowServices<"bookings">) =>
  createForm<ReferenceDraft, SavedReference>({
    id: "reference",
    requestActor,
    first: { id: "", reference: "" },
    send: ({ id, reference }, signal) => {
      const typed = reference.trim();
      return bookings
        .setReference({ id, reference: typed === "" ? null : typed }, signal)
        .map((saved) => ({ id, reference: saved }));
    },
    beginsClosed: true,
    after: "closed",
  });

/** The booking whose reference is edited, null if none is. */
export const referenceView = (snapshot: FormSnapshot<ReferenceDraft, SavedReference>) => {
  const { kind, draft, failure } = formView(snapshot);
  return kind === "closed" ? null : { id: draft.id, isSaving: kind === "sending", failure };
};

export type ReferenceView = NonNullable<ReturnType<typeof referenceView>>;
