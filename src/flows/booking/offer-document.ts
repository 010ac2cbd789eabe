import { setup } from "xstate";
import type { BookableOffer } from "#domain/bookings";
import type { NamedFile } from "#ports/api.ts";
import { type FlowServices, isOk, machineTypes, missingActor, provide, readValue } from "../request.ts";

interface OfferDocumentTypes {
  readonly context: { readonly offer: BookableOffer };
  readonly events: { readonly type: "document.requested" };
  readonly input: { readonly offer: BookableOffer };
}

/** Fetches the PDF of an offer that is not booked yet, and saves it. */
const offerDocumentMachine = setup({
  types: machineTypes<OfferDocumentTypes>(),
  actors: {
    fetchDocument: missingActor<NamedFile, { readonly offer: BookableOffer }>("fetchDocument"),
  },
  actions: { saveDocument: (_, _file: NamedFile | null) => undefined },
}).createMachine({
  id: "offerDocument",
  context: ({ input }) => input,
  initial: "idle",
  states: {
    idle: { on: { "document.requested": "fetching" } },
    fetching: {
      invoke: {
        src: "fetchDocument",
        input: ({ context }) => context,
        onDone: [
          {
            guard: isOk,
            target: "idle",
            actions: { type: "saveDocument", params: readValue },
          },
          { target: "failed" },
        ],
      },
    },
    failed: { on: { "document.requested": "fetching" } },
  },
});

export const offerDocumentFlow = ({ ports, requestActor }: FlowServices<"booking" | "documents">) =>
  provide(offerDocumentMachine, {
    actors: { fetchDocument: requestActor(({ offer }, signal) => ports.booking.pdf(offer, signal)) },
    actions: {
      saveDocument: (_, file) => {
        if (file !== null) ports.documents.save(file);
      },
    },
  });
