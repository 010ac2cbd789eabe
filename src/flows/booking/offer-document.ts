import type { Result } from "neverthrow";
import { fromPromise, setup } from "xstate";
import type { BookableOffer } from "#domain/bookings";
import type { NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import type { Ports } from "#ports/index.ts";
import { isOk, type RequestActor, machineTypes, missingActor } from "../request.ts";

interface OfferDocumentTypes {
  readonly context: { readonly offer: BookableOffer };
  readonly events: { readonly type: "document.requested" };
  readonly input: { readonly offer: BookableOffer };
}

/** The PDF of an offer that is not booked yet: fetched when it is asked for, and saved. */
const offerDocumentMachine = setup({
  types: machineTypes<OfferDocumentTypes>(),
  actors: {
    fetchDocument: fromPromise<Result<NamedFile, Failure>, { readonly offer: BookableOffer }>(
      missingActor("fetchDocument"),
    ),
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
            actions: { type: "saveDocument", params: ({ event }) => event.output.unwrapOr(null) },
          },
          { target: "failed" },
        ],
        onError: "failed",
      },
    },
    failed: { on: { "document.requested": "fetching" } },
  },
});

/** What an offer's PDF needs of the portal. */
interface OfferDocumentNeeds {
  readonly ports: Pick<Ports, "booking" | "documents">;
  readonly requestActor: RequestActor;
}

/** An offer's PDF at this portal. */
export const offerDocumentFlow = ({ ports, requestActor }: OfferDocumentNeeds) =>
  offerDocumentMachine.provide({
    actors: { fetchDocument: requestActor(({ offer }, signal) => ports.booking.pdf(offer, signal)) },
    actions: {
      saveDocument: (_, file) => {
        if (file !== null) ports.documents.save(file);
      },
    },
  });
