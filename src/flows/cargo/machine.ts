import { assign, emit, setup } from "xstate";
import { addCommodity, type CargoDetails, type CargoPart, removeCommodity, setTexts } from "#domain/cargo";
import type { BookingCargo, CargoSave, CargoSending } from "#ports/booking-cargo.ts";
import {
  isOk,
  LOADING_STATES,
  type LoadingTag,
  machineTypes,
  missingActor,
  readFailure,
  readValue,
  SKELETON_DELAY_MS,
} from "../kit/request.ts";
import {
  copyConsignee,
  copyEarlier,
  fillParty,
  findObstacle,
  isDirty,
  NO_PART,
  resolveConflict,
  takeFresh,
  toSave,
  toSending,
} from "./context.ts";
import { isConflict } from "../kit/failure.ts";
import type { CargoContext, CargoEvent, CargoNotice } from "./types.ts";

/** A pause in typing of this length saves. */
const SAVE_DELAY_MS = 800;
const RETRY_DELAY_MS = 15_000;

interface CargoTypes {
  readonly context: CargoContext;
  readonly events: CargoEvent;
  readonly emitted: CargoNotice;
  readonly input: Pick<CargoContext, "booking" | "lastDay" | "draft">;
  readonly tags: LoadingTag;
}

const AFTER_CHANGES = {
  "text.typed": { target: "dirty", reenter: true },
  "commodity.added": "dirty",
  "commodity.removed": "dirty",
  "consignee.copied": "dirty",
  "earlier.copied": "dirty",
  "party.filled": "dirty",
  "conflict.resolved": "dirty",
  "part.submitted": "checking",
} as const;

/** Cargo and parties of a booking: saved while they are typed, sent part by part. */
export const cargoMachine = setup({
  types: machineTypes<CargoTypes>(),
  actors: {
    loadCargo: missingActor<BookingCargo, { readonly booking: string }>("loadCargo"),
    saveCargo: missingActor<BookingCargo, CargoSave | null>("saveCargo"),
    sendCargo: missingActor<BookingCargo, CargoSending>("sendCargo"),
  },
  guards: {
    isDirty: ({ context }) => isDirty(context),
    isSending: ({ context }) => context.sending !== null,
    isRefused: ({ context }, { part }: { readonly part: CargoPart }) => findObstacle(context, part) !== null,
  },
  actions: {
    /** Stores what is typed and not saved, or removes it when nothing is. */
    persistDraft: () => undefined,
    take: assign(({ context }, { fresh }: { readonly fresh: BookingCargo | null }) => takeFresh(context, fresh)),
    change: assign(({ context }, { change }: { readonly change: (details: CargoDetails) => CargoDetails }) => ({
      details: context.details === null ? null : change(context.details),
    })),
  },
  delays: { skeletonDelay: SKELETON_DELAY_MS, saveDelay: SAVE_DELAY_MS, retryDelay: RETRY_DELAY_MS },
}).createMachine({
  id: "cargo",
  context: ({ input }) => ({
    ...input,
    cargo: null,
    details: null,
    conflicts: [],
    failure: null,
    sent: null,
    saveFailure: null,
    sendFailure: null,
    sending: null,
    attempted: [],
    left: [],
  }),
  initial: "loading",
  states: {
    loading: {
      ...LOADING_STATES,
      tags: "loading",
      entry: assign({ failure: null }),
      invoke: {
        src: "loadCargo",
        input: ({ context }) => ({ booking: context.booking }),
        onDone: [
          {
            guard: isOk,
            target: "ready",
            actions: { type: "take", params: ({ event }) => ({ fresh: readValue({ event }) }) },
          },
          { target: "failed", actions: assign({ failure: readFailure }) },
        ],
      },
    },
    failed: { on: { "cargo.retried": "loading" } },
    ready: {
      entry: "persistDraft",
      type: "parallel",
      states: {
        form: {
          on: {
            "field.left": {
              actions: assign(({ context, event }) => ({ left: [...new Set([...context.left, event.path])] })),
            },
            "part.submitted": [
              {
                guard: { type: "isRefused", params: ({ event }) => event },
                actions: [
                  assign(({ context, event }) => ({ attempted: [...context.attempted, event.part] })),
                  emit(({ context, event }) => ({ type: "part.refused", path: findObstacle(context, event.part) })),
                ],
              },
              { actions: assign({ sending: ({ event }) => event.part }) },
            ],
            "text.typed": {
              actions: [
                {
                  type: "change",
                  params: ({ event: { path, text } }) => ({ change: (details) => setTexts(details, [[path, text]]) }),
                },
                "persistDraft",
              ],
            },
            "commodity.added": { actions: [{ type: "change", params: { change: addCommodity } }, "persistDraft"] },
            "commodity.removed": {
              actions: [
                {
                  type: "change",
                  params: ({ event }) => ({ change: (details) => removeCommodity(details, event.position) }),
                },
                "persistDraft",
              ],
            },
            "consignee.copied": { actions: [{ type: "change", params: { change: copyConsignee } }, "persistDraft"] },
            "earlier.copied": { actions: [assign(({ context }) => copyEarlier(context)), "persistDraft"] },
            "party.filled": {
              actions: [
                {
                  type: "change",
                  params: ({ event: { role, party } }) => ({ change: (details) => fillParty(details, role, party) }),
                },
                "persistDraft",
              ],
            },
            "conflict.resolved": {
              actions: [
                assign(({ context, event }) => resolveConflict(context, event.path, event.choice)),
                "persistDraft",
              ],
            },
          },
        },
        /* A request is never interrupted by typing: the server may have saved it already. */
        storage: {
          initial: "checking",
          states: {
            /* Saves first, so that what is sent is what the shipper sees. */
            checking: {
              always: [
                { guard: "isDirty", target: "saving" },
                { guard: "isSending", target: "sending" },
                { target: "idle" },
              ],
            },
            idle: { on: AFTER_CHANGES },
            dirty: { entry: assign({ saveFailure: null }), on: AFTER_CHANGES, after: { saveDelay: "checking" } },
            unsaved: {
              on: { ...AFTER_CHANGES, "save.retried": "checking" },
              after: { retryDelay: "checking" },
            },
            saving: {
              entry: assign(({ context }) => ({ saveFailure: null, sent: context.details })),
              invoke: {
                src: "saveCargo",
                input: ({ context }) => toSave(context),
                onDone: [
                  {
                    guard: isOk,
                    target: "checking",
                    actions: [
                      assign(({ context, event }) => ({ cargo: readValue({ event }) ?? context.cargo })),
                      "persistDraft",
                    ],
                  },
                  { guard: ({ event }) => isConflict(readFailure({ event })), target: "refreshing" },
                  { target: "unsaved", actions: assign({ saveFailure: readFailure, sending: null }) },
                ],
              },
            },
            refreshing: {
              invoke: {
                src: "loadCargo",
                input: ({ context }) => ({ booking: context.booking }),
                onDone: [
                  {
                    guard: ({ context, event }) => event.output.isOk() && context.sending !== null,
                    target: "checking",
                    actions: [
                      { type: "take", params: ({ event }) => ({ fresh: readValue({ event }) }) },
                      assign({ sending: null }),
                      emit(({ context }) => ({ type: "part.refused", path: context.conflicts[0]?.path ?? null })),
                      "persistDraft",
                    ],
                  },
                  {
                    guard: isOk,
                    target: "checking",
                    actions: [
                      { type: "take", params: ({ event }) => ({ fresh: readValue({ event }) }) },
                      "persistDraft",
                    ],
                  },
                  { target: "unsaved", actions: assign({ saveFailure: readFailure, sending: null }) },
                ],
              },
            },
            sending: {
              entry: assign({ sendFailure: null }),
              invoke: {
                src: "sendCargo",
                input: ({ context }) => toSending(context),
                onDone: [
                  {
                    guard: isOk,
                    target: "checking",
                    actions: [
                      emit(({ context }) => ({ type: "part.sent", part: context.sending ?? NO_PART })),
                      { type: "take", params: ({ event }) => ({ fresh: readValue({ event }) }) },
                      assign({ sending: null }),
                      "persistDraft",
                    ],
                  },
                  { guard: ({ event }) => isConflict(readFailure({ event })), target: "refreshing" },
                  { target: "checking", actions: assign({ sendFailure: readFailure, sending: null }) },
                ],
              },
            },
          },
        },
      },
    },
  },
});
