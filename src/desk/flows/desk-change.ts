import { BRAND } from "#brand";
import {
  applySailing,
  CUT_OFF_FIELDS,
  DESK_CHANGE_FIELDS,
  type DeskChange,
  type DeskChangeField,
  findDeskChangeProblems,
  findUnusualDates,
  listSailingChanges,
  mapCutOffs,
  NO_SAILING,
  proposeSailing,
  type SailingChange,
} from "#domain/amendments";
import type { FieldProblem } from "#domain/field-problem.ts";
import type { Money } from "#domain/money";
import { isReadMoment, type LocalDateTime, toDate } from "#domain/time";
import { type FormActor, type FormSnapshot, formView } from "#flows/kit/form.ts";
import type { BookedSailing, DeskBooking } from "../ports/index.ts";
import { findFeeProblems, toFee, type TypedFee } from "./booking-changes.ts";
import { type BookingServices, createChangeForm, type Typed } from "./bookings.ts";

/** A change that the desk starts; what is empty stays as it is. Dates are `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`, or as they were typed if they cannot be read. */
export interface ChangeDraft extends Typed, TypedFee, Readonly<Record<DeskChangeField, string>> {
  readonly booked: BookedSailing;
  /** On the clock of the port of loading. */
  readonly now: LocalDateTime;
  /** What was proposed for a departure, by field. */
  readonly proposed: Readonly<Partial<Record<DeskChangeField, string>>>;
  /** The unusual dates that the clerk has read and means, as `toUnusualKey` has them. */
  readonly accepted: string;
}

export type ChangeField = DeskChangeField | "fee";

const PROPOSED_FIELDS = ["arrival", ...CUT_OFF_FIELDS] as const;

const toStated = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/* What the customer reads where the clerk writes nothing: the list of dates follows it. */
const proposeText = (draft: ChangeDraft): string => {
  const vessel = draft.vessel.trim();
  if (vessel !== "") return `Your cargo sails with ${vessel}.`;
  if (draft.departure !== "") return "The departure of your vessel changes.";
  return [draft.voyage, draft.arrival, ...CUT_OFF_FIELDS.map((field) => draft[field])].every((typed) => typed === "")
    ? ""
    : "The dates of your sailing change.";
};

/** The change that is typed, with a sentence for the customer if the sailing changes and none is written. A date that cannot be read is as it was typed, so that it is refused. */
export const toChange = (draft: ChangeDraft): DeskChange => {
  const read = (field: Exclude<DeskChangeField, "text">): string | null => toStated(draft[field]);
  return {
    text: draft.text.trim() === "" ? proposeText(draft) : draft.text,
    vessel: read("vessel"),
    voyage: read("voyage"),
    departure: read("departure"),
    arrival: read("arrival"),
    ...mapCutOffs(({ field }) => read(field)),
  };
};

/**
 * A typed departure with what is proposed for it: arrival and cut-offs as far from it as those of the booked sailing, in the
 * fields that are empty or have the earlier proposal.
 */
export const typeDeparture = (draft: ChangeDraft, departure: string): Partial<ChangeDraft> => {
  const isEmpty = departure === "";
  if (!isEmpty && !isReadMoment(departure, true)) return { departure };
  const isOther = !isEmpty && toDate(departure) !== toDate(draft.booked.departure ?? "");
  const moved = proposeSailing(draft.booked, isOther ? departure : "");
  const proposals = PROPOSED_FIELDS.filter((field) => draft[field] === (draft.proposed[field] ?? "")).map(
    (field) => [field, moved[field] ?? ""] as const,
  );
  const proposed: Partial<Record<DeskChangeField, string>> = Object.fromEntries(proposals);
  return { departure, proposed, ...proposed };
};

const NO_BOOKED: BookedSailing = { zone: "UTC", ...NO_SAILING };

const EMPTY_CHANGE: ChangeDraft = {
  text: "",
  vessel: "",
  voyage: "",
  departure: "",
  arrival: "",
  ...mapCutOffs(() => ""),
  fee: "0",
  currency: BRAND.currency,
  booked: NO_BOOKED,
  now: "2000-01-01T00:00",
  proposed: {},
  accepted: "",
  revision: 0,
};

const findImpossible = (draft: ChangeDraft): readonly FieldProblem<ChangeField>[] => {
  const problems = [...findDeskChangeProblems(toChange(draft), draft), ...findFeeProblems(draft)];
  return problems.map((problem) =>
    problem.message.startsWith("Use a date such as")
      ? { ...problem, message: "Write a date such as 5 dec 14:00 or 2026-12-05 14:00." }
      : problem,
  );
};

/** What is unusual about the typed dates; the clerk is asked about it once. */
export const findUnusual = (draft: ChangeDraft): readonly FieldProblem<ChangeField>[] =>
  findImpossible(draft).length > 0 ? [] : findUnusualDates(toChange(draft), draft);

/** Names unusual dates, so that other ones are asked about again. */
export const toUnusualKey = (unusual: readonly FieldProblem<ChangeField>[]): string =>
  unusual.map(({ field, message }) => `${field} ${message}`).join("\n");

const findChangeProblems = (draft: ChangeDraft): readonly FieldProblem<ChangeField>[] => {
  const impossible = findImpossible(draft);
  if (impossible.length > 0) return impossible;
  const unusual = findUnusual(draft);
  return toUnusualKey(unusual) === draft.accepted ? [] : unusual;
};

/** The fee that is typed; null if it is no amount. */
export const readChangeFee = (draft: ChangeDraft): Money | null =>
  findFeeProblems(draft).length > 0 ? null : toFee(draft);

/** What the customer reads about the sailing: each part before and after; null while a date or the fee cannot be. */
export const previewChanges = (draft: ChangeDraft): readonly SailingChange[] | null =>
  findImpossible({ ...draft, text: "-" }).length > 0
    ? null
    : listSailingChanges(draft.booked, applySailing(draft.booked, toChange(draft)));

/** A rolled vessel, new cut-offs, or a change in words, with its fee. */
export const createStartForm = (services: BookingServices) =>
  createChangeForm<ChangeDraft, ChangeField>(services, {
    id: "deskBooking.change",
    first: EMPTY_CHANGE,
    fields: [...DESK_CHANGE_FIELDS, "fee"],
    validate: findChangeProblems,
    /* A change that is taken back fills the form again. */
    settle: (draft) => draft,
    send: (draft, signal) => {
      const fee = toFee(draft);
      const { accepted, revision } = draft;
      const change = toChange(draft);
      const sent = { kind: "start-change", change, fee, acceptsUnusual: accepted !== "", revision } as const;
      return services.ports.bookings.change(services.number, sent, signal);
    },
  });

export type StartFormActor = FormActor<ChangeDraft, DeskBooking, ChangeField>;
export const startFormView = (snapshot: FormSnapshot<ChangeDraft, DeskBooking, ChangeField>) => formView(snapshot);

/** Opens the form with nothing typed, or with what was sent from it if that is taken back; `first` has the proposed fee. */
export const openChange = (
  form: StartFormActor,
  first: Pick<ChangeDraft, "fee" | "currency" | "booked" | "now">,
  isTakenBack: boolean,
): void => {
  const { draft } = startFormView(form.getSnapshot());
  form.send({ type: "form.opened", changes: { ...EMPTY_CHANGE, ...first } });
  if (!isTakenBack || toChange(draft).text === "") return;
  const { booked, now } = first;
  form.send({ type: "form.changed", changes: { ...draft, booked, now, accepted: "" } });
};
