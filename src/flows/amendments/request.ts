import type { TodayIn } from "#domain/time";
import { errAsync } from "neverthrow";
import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { type AmendmentKind, findSailingChoices, findTextProblem, type SailingChoice } from "#domain/amendments";
import type { ContainerLine } from "#domain/containers";
import type { Money } from "#domain/money";
import type { FclSearch } from "#domain/search";
import type { BookingDetails } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { isConflict } from "../kit/failure.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { toSearchAgain } from "../repeat.ts";
import { type FlowServices, isOk, machineTypes, readFailure, readValue } from "../kit/request.ts";
import { parseAmendmentDraft } from "./draft.ts";

interface RequestContext {
  readonly kind: AmendmentKind;
  readonly text: string;
  readonly containers: readonly ContainerLine[];
  /** Null until the sailings were searched with these containers. */
  readonly choices: readonly SailingChoice[] | null;
  readonly offerId: string | null;
  readonly shownFee: Money | null;
  readonly problem: string | null;
  readonly failure: Failure | null;
  readonly key: string;
}

export type RequestEvent =
  | { readonly type: "form.opened"; readonly kind: AmendmentKind }
  | { readonly type: "form.closed" }
  | { readonly type: "text.changed"; readonly text: string }
  | { readonly type: "quantity.changed"; readonly equipment: string; readonly by: 1 | -1 }
  | { readonly type: "sailings.requested" }
  | { readonly type: "sailing.chosen"; readonly offerId: string }
  | { readonly type: "request.submitted"; readonly shownFee: Money | null };

interface RequestTypes {
  readonly context: RequestContext;
  readonly events: RequestEvent;
  readonly emitted: { readonly type: "request.sent"; readonly id: string } | { readonly type: "request.outdated" };
}

const replaces = (kind: AmendmentKind): boolean => kind === "sailing" || kind === "quantity";

const isUnchanged = ({ kind, containers }: RequestContext, { load }: BookingDetails): boolean =>
  kind === "quantity" &&
  containers.every(({ equipment, quantity }) =>
    load.some((line) => line.equipment === equipment && line.quantity === quantity),
  );

const UNCHANGED = "Change the number of containers first.";

const findProblem = (context: RequestContext, details: BookingDetails): string | null => {
  const { kind, text, offerId, choices } = context;
  if (isUnchanged(context, details)) return UNCHANGED;
  if (replaces(kind) && offerId === null) return choices === null ? "Show prices first." : "Choose a sailing.";
  return findTextProblem(kind, text);
};

const changeQuantity = (
  containers: readonly ContainerLine[],
  equipment: string,
  by: number,
): readonly ContainerLine[] =>
  containers.map((line) =>
    line.equipment === equipment ? { ...line, quantity: Math.max(1, line.quantity + by) } : line,
  );

const NO_LANE: Failure = { kind: "malformed", issues: ["The booking does not state its lane"] };

/** The search for the sailings of a booking; null if it does not state lane and load. */
export const findLane = (details: BookingDetails, todayIn: TodayIn): FclSearch | null =>
  toSearchAgain(details.quotation, todayIn, details);

/** The search for the sailings of a booking; null if it does not state lane and load. */
type RequestServices = FlowServices<"amendments" | "rates" | "drafts" | "ids" | "clock">;

const createRequestSetup = ({ requestActor, ports }: RequestServices, details: BookingDetails) => {
  const { amendments, rates, drafts, ids, clock } = ports;
  const { quotation, booked } = details;
  const { total = null, departure: reported = null } = quotation.shipment ?? {};
  const departure = (booked?.source === "lcl" ? null : booked?.departure) ?? reported?.at ?? null;
  return setup({
    types: machineTypes<RequestTypes>(),
    actors: {
      searchSailings: requestActor(({ kind, containers }: Pick<RequestContext, "kind" | "containers">, signal) => {
        const lane = findLane(details, clock.today);
        if (lane === null) return errAsync<readonly SailingChoice[], Failure>(NO_LANE);
        const current = { carrier: quotation.carrier ?? "", total, departure: kind === "sailing" ? departure : null };
        return rates.lookUp({ ...lane, containers }, signal).map((list) => findSailingChoices(list.rates, current));
      }),
      sendRequest: requestActor(({ kind, text, offerId, shownFee, key }: RequestContext, signal) =>
        amendments.request(
          {
            booking: quotation.id,
            kind,
            text: text.trim(),
            offerId: replaces(kind) ? offerId : null,
            shownFee,
            key,
          },
          signal,
        ),
      ),
    },
    guards: {
      isUnchanged: ({ context }) => isUnchanged(context, details),
      isComplete: ({ context }) => findProblem(context, details) === null,
    },
    actions: {
      open: assign((_, { kind }: { readonly kind: AmendmentKind }) => ({
        kind,
        containers: details.load,
        choices: null,
        offerId: null,
      })),
      findProblem: assign({ problem: ({ context }) => findProblem(context, details) }),
      saveDraft: ({ context: { kind, text } }) =>
        drafts.save(DRAFT_KEYS.amendment, JSON.stringify({ booking: quotation.id, kind, text })),
      removeDraft: () => drafts.remove(DRAFT_KEYS.amendment),
      /* The next request is another one. */
      nextKey: assign({ key: () => ids.next() }),
    },
  });
};

const OPEN = {
  type: "open",
  params: ({ event }: { readonly event: { readonly kind: AmendmentKind } }) => event,
} as const;

/** The form for a request. What is typed survives a reload. */
export const amendmentRequestFlow = (services: RequestServices, details: BookingDetails) => {
  const { drafts, ids } = services.ports;
  const stored = parseAmendmentDraft(drafts.load(DRAFT_KEYS.amendment), details.quotation.id);
  return createRequestSetup(services, details).createMachine({
    id: "amendmentRequest",
    context: {
      kind: stored?.kind ?? "details",
      text: stored?.text ?? "",
      key: ids.next(),
      containers: details.load,
      choices: null,
      offerId: null,
      shownFee: null,
      problem: null,
      failure: null,
    },
    initial: "closed",
    states: {
      closed: {
        on: {
          "form.opened": [
            {
              guard: ({ event }) => event.kind === "sailing",
              target: "editing.searching",
              actions: [OPEN, "saveDraft"],
            },
            { target: "editing", actions: [OPEN, "saveDraft"] },
          ],
        },
      },
      editing: {
        initial: "typing",
        on: {
          "form.closed": { target: "closed", actions: [assign({ problem: null, failure: null }), "removeDraft"] },
          "text.changed": { actions: [assign({ text: ({ event }) => event.text, problem: null }), "saveDraft"] },
          "quantity.changed": {
            target: ".typing",
            actions: assign(({ context, event }) => ({
              containers: changeQuantity(context.containers, event.equipment, event.by),
              problem: null,
              choices: null,
              offerId: null,
            })),
          },
          "sailing.chosen": { actions: assign({ offerId: ({ event }) => event.offerId, problem: null }) },
          "sailings.requested": [{ guard: "isUnchanged", actions: "findProblem" }, { target: ".searching" }],
          "request.submitted": [
            { guard: "isComplete", target: "sending", actions: assign({ shownFee: ({ event }) => event.shownFee }) },
            { actions: "findProblem" },
          ],
        },
        states: {
          typing: {},
          searching: {
            entry: assign({ failure: null, choices: null, offerId: null }),
            invoke: {
              src: "searchSailings",
              input: ({ context: { kind, containers } }) => ({ kind, containers }),
              onDone: [
                { guard: isOk, target: "typing", actions: assign({ choices: readValue }) },
                { target: "typing", actions: assign({ failure: readFailure }) },
              ],
            },
          },
        },
      },
      sending: {
        entry: assign({ problem: null, failure: null }),
        invoke: {
          src: "sendRequest",
          input: ({ context }) => context,
          onDone: [
            {
              guard: isOk,
              target: "closed",
              actions: [
                assign({ text: "", choices: null, offerId: null }),
                "removeDraft",
                "nextKey",
                emit(({ event }) => ({ type: "request.sent", id: readValue({ event })?.id ?? "" }) as const),
              ],
            },
            {
              guard: ({ event }) => isConflict(readFailure({ event })),
              target: "editing",
              actions: [assign({ failure: readFailure }), emit({ type: "request.outdated" })],
            },
            { target: "editing", actions: assign({ failure: readFailure }) },
          ],
        },
      },
    },
  });
};

export type RequestView = Pick<
  RequestContext,
  "kind" | "text" | "containers" | "choices" | "offerId" | "problem" | "failure"
> & { readonly state: "closed" | "editing" | "searching" | "sending" };

export const requestView = (snapshot: SnapshotFrom<ReturnType<typeof amendmentRequestFlow>>): RequestView => {
  const { kind, text, containers, choices, offerId, problem, failure } = snapshot.context;
  const state = snapshot.matches({ editing: "searching" })
    ? "searching"
    : snapshot.matches("editing")
      ? "editing"
      : snapshot.matches("sending")
        ? "sending"
        : "closed";
  return { state, kind, text, containers, choices, offerId, problem, failure };
};
