import { type ActorRefFrom, assign, setup, type SnapshotFrom } from "xstate";
import type { TextFormats } from "#domain/formatting";
import { compareOffers, type OfferChange } from "#domain/quotes";
import type { Failure } from "#ports/failure.ts";
import type { ListedQuote, QuoteCheck } from "#ports/quotes.ts";
import { type FlowServices, isOk, machineTypes, readFailure, readValue } from "../kit/request.ts";

interface CheckContext {
  readonly quote: ListedQuote;
  /** Position of the offer that is checked. */
  readonly offer: number | null;
  readonly check: QuoteCheck | null;
  readonly failure: Failure | null;
}

interface CheckTypes {
  readonly context: CheckContext;
  readonly events:
    | { readonly type: "offer.chosen"; readonly offer: number }
    | { readonly type: "check.closed" }
    | { readonly type: "changes.accepted" };
}

/** What differs between the checked offer as quoted and as it can be booked now. */
const findChanges = ({ quote, offer, check }: CheckContext, formats?: TextFormats): readonly OfferChange[] => {
  const quoted = offer === null ? undefined : quote.offers[offer];
  return quoted === undefined || check === null ? [] : compareOffers(quoted, check.offer, formats);
};

/** The check before an offer of a quote is booked: what changed since is shown first. */
export const quoteCheckFlow = ({ requestActor, ports: { quotes } }: FlowServices<"quotes">, quote: ListedQuote) =>
  setup({
    types: machineTypes<CheckTypes>(),
    actors: {
      checkOffer: requestActor(({ offer }: Pick<CheckContext, "offer">, signal) =>
        quotes.check({ id: quote.id, offer: offer ?? 0 }, signal),
      ),
    },
    guards: { hasChanges: ({ context }) => findChanges(context).length > 0 },
  }).createMachine({
    id: "quoteCheck",
    context: { quote, offer: null, check: null, failure: null },
    initial: "closed",
    states: {
      closed: {
        entry: assign({ offer: null, check: null, failure: null }),
        on: { "offer.chosen": { target: "checking", actions: assign({ offer: ({ event }) => event.offer }) } },
      },
      checking: {
        on: { "check.closed": "closed" },
        invoke: {
          src: "checkOffer",
          input: ({ context: { offer } }) => ({ offer }),
          onDone: [
            { guard: isOk, target: "checked", actions: assign({ check: readValue }) },
            { target: "failed", actions: assign({ failure: readFailure }) },
          ],
        },
      },
      checked: { always: [{ guard: "hasChanges", target: "comparing" }, { target: "confirming" }] },
      comparing: { on: { "check.closed": "closed", "changes.accepted": "confirming" } },
      confirming: { on: { "check.closed": "closed" } },
      failed: { on: { "check.closed": "closed" } },
    },
  });

type CheckMachine = ReturnType<typeof quoteCheckFlow>;
export type QuoteCheckActor = ActorRefFrom<CheckMachine>;

/** What happens after "Book this". */
type QuoteCheckView =
  | { readonly kind: "closed" }
  | { readonly kind: "checking"; readonly offer: number }
  /** Something changed: it is shown before the question. */
  | { readonly kind: "comparing"; readonly changes: readonly OfferChange[] }
  | { readonly kind: "confirming"; readonly offer: number; readonly check: QuoteCheck }
  | { readonly kind: "failed"; readonly failure: Failure };

/** The view with what changed in the formats of the reader. */
export const quoteCheckView = (snapshot: SnapshotFrom<CheckMachine>, formats: TextFormats): QuoteCheckView => {
  const { offer, check, failure } = snapshot.context;
  if (failure !== null) return { kind: "failed", failure };
  if (offer === null) return { kind: "closed" };
  if (snapshot.matches("comparing")) return { kind: "comparing", changes: findChanges(snapshot.context, formats) };
  return check === null ? { kind: "checking", offer } : { kind: "confirming", offer, check };
};
