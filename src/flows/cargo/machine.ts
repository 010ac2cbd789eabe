import { errAsync } from "neverthrow";
import { assign, emit, setup } from "xstate";
import type { CargoPart } from "#domain/cargo";
import { findDaysOnEarth } from "#domain/time";
import type { BookingCargo } from "#ports/booking-cargo.ts";
import type { Failure } from "#ports/failure.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { isConflict } from "../kit/failure.ts";
import {
  type FlowServices,
  isOk,
  LOADING_STATES,
  type LoadingTag,
  machineTypes,
  readFailure,
  readValue,
  SKELETON_DELAY_MS,
} from "../kit/request.ts";
import { readMinutes } from "../utc-minutes.ts";
import { applyChange, findObstacle, isDirty, NO_PART, takeFresh, toDraft, toSave, toSending } from "./context.ts";
import { formatDraft, parseDraft } from "./draft.ts";
import type { CargoChange, CargoContext, CargoEvent, CargoNotice } from "./types.ts";

/** A pause in typing of this length saves. */
const SAVE_DELAY_MS = 800;
const RETRY_DELAY_MS = 15_000;

interface CargoTypes {
  readonly context: CargoContext;
  readonly events: CargoEvent;
  readonly emitted: CargoNotice;
  readonly tags: LoadingTag;
}

const CHANGE = {
  actions: [{ type: "change", params: ({ event }: { readonly event: CargoChange }) => event }, "persistDraft"],
} as const;

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

const NOTHING_TO_SAVE: Failure = { kind: "malformed", issues: ["nothing to save"] };

type CargoServices = FlowServices<"bookingCargo" | "clock" | "drafts">;

const createCargoSetup = ({ requestActor, ports: { bookingCargo, drafts } }: CargoServices, booking: string) =>
  setup({
    types: machineTypes<CargoTypes>(),
    actors: {
      loadCargo: requestActor((_: void, signal) => bookingCargo.load(booking, signal)),
      saveCargo: requestActor((context: CargoContext, signal) => {
        const save = toSave(context);
        return save === null
          ? errAsync<BookingCargo, Failure>(NOTHING_TO_SAVE)
          : bookingCargo.save({ booking, ...save }, signal);
      }),
      sendCargo: requestActor((context: CargoContext, signal) =>
        bookingCargo.send({ booking, ...toSending(context) }, signal),
      ),
    },
    guards: {
      isDirty: ({ context }) => isDirty(context),
      isSending: ({ context }) => context.sending !== null,
      isRefused: ({ context }, { part }: { readonly part: CargoPart }) => findObstacle(context, part) !== null,
    },
    actions: {
      /** Stores what is typed and not saved, or removes it when nothing is. */
      persistDraft: ({ context }) => {
        const text = formatDraft(drafts.load(DRAFT_KEYS.cargo), booking, toDraft(context));
        if (text === null) drafts.remove(DRAFT_KEYS.cargo);
        else drafts.save(DRAFT_KEYS.cargo, text);
      },
      take: assign(({ context }, fresh: BookingCargo | null) => takeFresh(context, fresh)),
      change: assign(({ context }, change: CargoChange) => applyChange(context, change)),
      failToSave: assign((_, saveFailure: Failure | null) => ({ saveFailure, sending: null })),
      stopSending: assign({ sending: null }),
    },
    delays: { skeletonDelay: SKELETON_DELAY_MS, saveDelay: SAVE_DELAY_MS, retryDelay: RETRY_DELAY_MS },
  });

/** Cargo and parties of a booking: saved while they are typed, sent part by part. */
export const cargoFlow = (services: CargoServices, booking: string) =>
  createCargoSetup(services, booking).createMachine({
    id: "cargo",
    context: {
      lastDay: findDaysOnEarth(readMinutes(services.ports.clock.now())).last,
      draft: parseDraft(services.ports.drafts.load(DRAFT_KEYS.cargo), booking),
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
    },
    initial: "loading",
    states: {
      loading: {
        ...LOADING_STATES,
        tags: "loading",
        entry: assign({ failure: null }),
        invoke: {
          src: "loadCargo",
          onDone: [
            { guard: isOk, target: "ready", actions: { type: "take", params: readValue } },
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
              "text.typed": CHANGE,
              "commodity.added": CHANGE,
              "commodity.removed": CHANGE,
              "consignee.copied": CHANGE,
              "earlier.copied": CHANGE,
              "party.filled": CHANGE,
              "conflict.resolved": CHANGE,
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
                  input: ({ context }) => context,
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
                    { target: "unsaved", actions: { type: "failToSave", params: readFailure } },
                  ],
                },
              },
              refreshing: {
                invoke: {
                  src: "loadCargo",
                  onDone: [
                    {
                      guard: ({ context, event }) => event.output.isOk() && context.sending !== null,
                      target: "checking",
                      actions: [
                        { type: "take", params: readValue },
                        "stopSending",
                        emit(({ context }) => ({ type: "part.refused", path: context.conflicts[0]?.path ?? null })),
                        "persistDraft",
                      ],
                    },
                    { guard: isOk, target: "checking", actions: [{ type: "take", params: readValue }, "persistDraft"] },
                    { target: "unsaved", actions: { type: "failToSave", params: readFailure } },
                  ],
                },
              },
              sending: {
                entry: assign({ sendFailure: null }),
                invoke: {
                  src: "sendCargo",
                  input: ({ context }) => context,
                  onDone: [
                    {
                      guard: isOk,
                      target: "checking",
                      actions: [
                        emit(({ context }) => ({ type: "part.sent", part: context.sending ?? NO_PART })),
                        { type: "take", params: readValue },
                        "stopSending",
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
