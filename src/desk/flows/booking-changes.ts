import { DESK_CHANGE_FIELDS, type DeskChange, type DeskChangeField, findDeskChangeProblems } from "#domain/amendments";
import type { CargoPart } from "#domain/cargo";
import type { FieldProblem } from "#domain/field-problem.ts";
import { type Money, readTypedAmount } from "#domain/money";
import { type FormActor, type FormSnapshot, formView } from "#flows/kit/form.ts";
import type { BookingChange, DeskBooking } from "../ports/index.ts";
import { type BookingServices, createChangeForm, type Typed } from "./bookings.ts";

const send = ({ ports: { bookings }, number }: BookingServices, change: BookingChange, signal: AbortSignal) =>
  bookings.change(number, change, signal);

/** A fee as it is typed: `75`, `75.00`. */
interface TypedFee {
  readonly fee: string;
  readonly currency: string;
}

const readFee = ({ fee, currency }: TypedFee) => readTypedAmount(fee, currency);

const toFee = (typed: TypedFee): Money => readFee(typed).unwrapOr({ currency: typed.currency, minor: 0 });

const findFeeProblems = (typed: TypedFee): readonly FieldProblem<"fee">[] =>
  readFee(typed).match(
    () => [],
    (message) => [{ field: "fee", message }],
  );

/** A change that the desk starts; empty texts stay as they are. */
export interface ChangeDraft extends Typed, TypedFee, Readonly<Record<DeskChangeField, string>> {}

export type ChangeField = DeskChangeField | "fee";

const toStated = (text: string): string | null => (text.trim() === "" ? null : text.trim());

const toChange = (draft: ChangeDraft): DeskChange => ({
  text: draft.text,
  vessel: toStated(draft.vessel),
  voyage: toStated(draft.voyage),
  departure: toStated(draft.departure),
  arrival: toStated(draft.arrival),
  documentsCutOff: toStated(draft.documentsCutOff),
  vgmCutOff: toStated(draft.vgmCutOff),
  gateInCutOff: toStated(draft.gateInCutOff),
});

/* The server refuses a day that is over at the port of loading. */
const ANY_DAY = "0000-01-01";

const EMPTY_CHANGE: ChangeDraft = {
  text: "",
  vessel: "",
  voyage: "",
  departure: "",
  arrival: "",
  documentsCutOff: "",
  vgmCutOff: "",
  gateInCutOff: "",
  fee: "0",
  currency: "USD",
  revision: 0,
};

/** A rolled vessel, new cut-offs, or a change in words, with its fee. */
export const createStartForm = (services: BookingServices) =>
  createChangeForm<ChangeDraft, ChangeField>(services, {
    id: "deskBooking.change",
    first: EMPTY_CHANGE,
    fields: [...DESK_CHANGE_FIELDS, "fee"],
    validate: (draft) => [...findDeskChangeProblems(toChange(draft), ANY_DAY), ...findFeeProblems(draft)],
    send: (draft, signal) => {
      const { revision } = draft;
      return send(services, { kind: "start-change", change: toChange(draft), fee: toFee(draft), revision }, signal);
    },
  });

export type StartFormActor = FormActor<ChangeDraft, DeskBooking, ChangeField>;
export const startFormView = (snapshot: FormSnapshot<ChangeDraft, DeskBooking, ChangeField>) => formView(snapshot);

/** An answer to the open request; `isShownFee`: at the fee that the shipper was shown. */
export interface RequestAnswerDraft extends Typed, TypedFee {
  readonly request: string;
  readonly answer: "forward" | "accept" | "decline";
  readonly isShownFee: boolean;
  readonly reason: string;
}

const findAnswerProblems = (draft: RequestAnswerDraft): readonly FieldProblem<"fee" | "reason">[] => {
  if (draft.answer === "decline" && draft.reason.trim() === "")
    return [{ field: "reason", message: "Say why: the customer reads it." }];
  return draft.answer === "accept" && !draft.isShownFee ? findFeeProblems(draft) : [];
};

/** Forwards, accepts or declines what a shipper asks for. */
export const createRequestForm = (services: BookingServices) =>
  createChangeForm<RequestAnswerDraft, "fee" | "reason">(services, {
    id: "deskBooking.request",
    first: { request: "", answer: "accept", isShownFee: true, reason: "", fee: "", currency: "USD", revision: 0 },
    fields: ["fee", "reason"],
    validate: findAnswerProblems,
    send: (draft, signal) => {
      const { request, answer, revision } = draft;
      const fee = answer === "accept" && !draft.isShownFee ? toFee(draft) : null;
      const reason = answer === "decline" ? draft.reason.trim() : null;
      return send(services, { kind: "answer-change", request, answer, fee, reason, revision }, signal);
    },
  });

export type RequestFormActor = FormActor<RequestAnswerDraft, DeskBooking, "fee" | "reason">;
export const requestFormView = (snapshot: FormSnapshot<RequestAnswerDraft, DeskBooking, "fee" | "reason">) =>
  formView(snapshot);

export interface CargoReturnDraft extends Typed, CargoPart {
  readonly reason: string;
}

/** What has to be corrected in a part of the cargo. */
export const createCargoForm = (services: BookingServices) =>
  createChangeForm<CargoReturnDraft, "reason">(services, {
    id: "deskBooking.cargo",
    first: { subject: "shipping-instruction", container: 0, reason: "", revision: 0 },
    fields: ["reason"],
    validate: ({ reason }) =>
      reason.trim() === ""
        ? [{ field: "reason", message: "Say what has to be corrected: the customer reads it." }]
        : [],
    send: ({ subject, container, reason, revision }, signal) => {
      const part = { subject, container };
      const change = { kind: "answer-cargo", part, status: "returned", reason: reason.trim(), revision } as const;
      return send(services, change, signal);
    },
  });

export type CargoFormActor = FormActor<CargoReturnDraft, DeskBooking, "reason">;
export const cargoFormView = (snapshot: FormSnapshot<CargoReturnDraft, DeskBooking, "reason">) => formView(snapshot);
