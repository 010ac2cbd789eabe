import { useActorRef } from "@xstate/react";
import {
  type CargoFormActor,
  createCargoForm,
  createRequestForm,
  type RequestFormActor,
} from "../../flows/booking-changes.ts";
import { createStartForm, type StartFormActor } from "../../flows/desk-change.ts";
import {
  type AskFormActor,
  type CommentFormActor,
  createAskForm,
  createCommentForm,
  createFileForm,
  type FileFormActor,
} from "../../flows/booking-documents.ts";
import { createMessageForm, type MessageFormActor } from "../../flows/booking-messages.ts";
import {
  type BookingPageActor,
  type BookingServices,
  createNoteForm,
  createNumberForm,
  createRejectionForm,
  type NoteFormActor,
  type NumberFormActor,
  type RejectionFormActor,
  toBookingServices,
} from "../../flows/bookings.ts";
import { useDeskFlow } from "../../services.ts";

export interface BookingForms {
  readonly confirm: NumberFormActor;
  readonly correct: NumberFormActor;
  readonly reject: RejectionFormActor;
  readonly note: NoteFormActor;
  readonly message: MessageFormActor;
  readonly start: StartFormActor;
  readonly request: RequestFormActor;
  readonly cargo: CargoFormActor;
  readonly ask: AskFormActor;
  readonly file: FileFormActor;
  readonly comment: CommentFormActor;
}

type MakeForm<Flow> = (services: BookingServices) => Flow;

/* Created once: the page of another booking is another screen. */
function useForm<Flow>(number: string, page: BookingPageActor, make: MakeForm<Flow>): Flow {
  return useDeskFlow((services) => make(toBookingServices(services, number, page)));
}

const createConfirmForm = (services: BookingServices) => createNumberForm(services, "confirm");
const createCorrectForm = (services: BookingServices) => createNumberForm(services, "correct");

/** The forms of the page of a booking. */
export function useBookingForms(number: string, page: BookingPageActor): BookingForms {
  return {
    confirm: useActorRef(useForm(number, page, createConfirmForm)),
    correct: useActorRef(useForm(number, page, createCorrectForm)),
    reject: useActorRef(useForm(number, page, createRejectionForm)),
    note: useActorRef(useForm(number, page, createNoteForm)),
    message: useActorRef(useForm(number, page, createMessageForm)),
    start: useActorRef(useForm(number, page, createStartForm)),
    request: useActorRef(useForm(number, page, createRequestForm)),
    cargo: useActorRef(useForm(number, page, createCargoForm)),
    ask: useActorRef(useForm(number, page, createAskForm)),
    file: useActorRef(useForm(number, page, createFileForm)),
    comment: useActorRef(useForm(number, page, createCommentForm)),
  };
}
