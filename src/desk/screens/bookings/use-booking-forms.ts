import { useActorRef } from "@xstate/react";
import {
  type BookingPageActor,
  type BookingServices,
  createNoteForm,
  createNumberForm,
  createRejectionForm,
  type NoteFormActor,
  type NumberFormActor,
  type RejectionFormActor,
} from "../../flows/bookings.ts";
import { useDeskFlow } from "../../services.ts";

export interface BookingForms {
  readonly confirm: NumberFormActor;
  readonly correct: NumberFormActor;
  readonly reject: RejectionFormActor;
  readonly note: NoteFormActor;
}

/** The forms of the page of a booking. */
export function useBookingForms(number: string, page: BookingPageActor): BookingForms {
  const useForm = <Flow>(make: (services: BookingServices) => Flow): Flow =>
    useDeskFlow((services) => make({ ...services, number, page }));
  return {
    confirm: useActorRef(useForm((services) => createNumberForm(services, "confirm"))),
    correct: useActorRef(useForm((services) => createNumberForm(services, "correct"))),
    reject: useActorRef(useForm(createRejectionForm)),
    note: useActorRef(useForm(createNoteForm)),
  };
}
