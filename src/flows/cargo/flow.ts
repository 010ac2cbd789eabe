import { readMinutes } from "../utc-minutes.ts";
import { findDaysOnEarth } from "#domain/time";
import { errAsync } from "neverthrow";
import type { BookingCargo, CargoSave, CargoSending } from "#ports/booking-cargo.ts";
import type { Failure } from "#ports/failure.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { type FlowServices, provide } from "../kit/request.ts";
import { NOTHING_TO_SAVE, toDraft } from "./context.ts";
import { formatDraft, parseDraft } from "./draft.ts";
import { cargoMachine } from "./machine.ts";

export const cargoFlow = (
  { requestActor, ports }: FlowServices<"bookingCargo" | "clock" | "drafts">,
  booking: string,
) => {
  const { bookingCargo, drafts } = ports;
  const machine = provide(cargoMachine, {
    actors: {
      loadCargo: requestActor((input: { readonly booking: string }, signal) =>
        bookingCargo.load(input.booking, signal),
      ),
      saveCargo: requestActor((save: CargoSave | null, signal) =>
        save === null ? errAsync<BookingCargo, Failure>(NOTHING_TO_SAVE) : bookingCargo.save(save, signal),
      ),
      sendCargo: requestActor((sending: CargoSending, signal) => bookingCargo.send(sending, signal)),
    },
    actions: {
      persistDraft: ({ context }) => {
        const text = formatDraft(drafts.load(DRAFT_KEYS.cargo), booking, toDraft(context));
        if (text === null) drafts.remove(DRAFT_KEYS.cargo);
        else drafts.save(DRAFT_KEYS.cargo, text);
      },
    },
  });
  return {
    machine,
    input: {
      booking,
      lastDay: findDaysOnEarth(readMinutes(ports.clock.now())).last,
      draft: parseDraft(drafts.load(DRAFT_KEYS.cargo), booking),
    },
  };
};
