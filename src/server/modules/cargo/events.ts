import { type CargoPart, formatPart } from "#domain/cargo";
import { eventRecorder, type LoggedEvent } from "../booking-events/index.ts";

/** What the desk answers to a part of the cargo details that was sent. */
interface CargoEvent {
  readonly kind: "accepted" | "returned";
  readonly part: CargoPart;
  /** How often the part was sent. */
  readonly attempt: number;
  readonly reason: string | null;
}

const capitalise = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** By which the log names the answer to a part that was sent so often. */
export const toCargoSubject = ({ subject, container }: CargoPart, attempt: number): string =>
  `${subject} ${container} ${attempt}`;

const toLogged = ({ kind, part, attempt, reason }: CargoEvent): LoggedEvent => {
  const title = `${capitalise(formatPart(part))}${attempt > 1 ? `, sent ${attempt} times` : ""}`;
  return {
    kind: `cargo-${kind}`,
    subject: toCargoSubject(part, attempt),
    fact: reason === null ? title : `${title}. ${reason}`,
  };
};

/** Belongs in the transaction of the change. */
export const recordCargoEvent = eventRecorder(toLogged);
