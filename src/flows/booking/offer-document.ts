import type { BookableOffer } from "#domain/bookings";
import { createCommand } from "../kit/form.ts";
import type { FlowServices } from "../kit/request.ts";

/** Fetches the PDF of an offer that is not booked yet, and saves it. */
export const offerDocumentFlow = (
  { ports: { booking, documents }, requestActor }: FlowServices<"booking" | "documents">,
  offer: BookableOffer,
) =>
  createCommand<void>({
    id: "offerDocument",
    requestActor,
    send: (signal) => booking.pdf(offer, signal).map(documents.save),
    after: "open",
  });
