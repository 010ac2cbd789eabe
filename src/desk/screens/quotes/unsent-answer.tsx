import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { text } from "#web/styles/typography.css.ts";
import {
  type AnswerFormActor,
  answerFormView,
  type DeclineFormActor,
  declineFormView,
  type QuoteDraft,
  type TypedLine,
} from "../../flows/quotes.ts";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import * as bookings from "../bookings/bookings.css.ts";

const describeLine = ({ name, size, currency, buying, selling }: TypedLine): string =>
  [
    name,
    size,
    buying === "" ? "" : `buying ${currency} ${buying}`,
    selling === "" ? "" : `selling ${currency} ${selling}`,
  ]
    .filter((part) => part !== "")
    .join(", ");

const listTyped = (draft: QuoteDraft): readonly string[] => [
  draft.carrier,
  draft.vessel,
  draft.voyage,
  draft.departure ?? "",
  draft.arrival ?? "",
  draft.validTill ?? "",
  ...draft.lines.map(describeLine),
  draft.remark,
  draft.belowFloorReason,
];

interface UnsentProps {
  readonly form: AnswerFormActor;
  readonly decline: DeclineFormActor;
}

/** Who was faster, and what was typed for the same request, to be copied; nothing if nothing was typed. */
export function UnsentAnswer({ form, decline }: UnsentProps): ReactElement | null {
  const answer = useSelector(form, answerFormView);
  const declined = useSelector(decline, declineFormView);
  const typed = answer.kind === "open" ? [...listTyped(answer.draft), declined.draft.reason] : [];
  const lines = typed.filter((line) => line.trim() !== "");
  if (lines.length === 0 || (answer.failure === null && declined.failure === null)) return null;
  return (
    <section className={bookings.sheet} aria-labelledby="unsent">
      <Refusal failure={declined.failure ?? answer.failure} />
      <h2 id="unsent" className={text.h3}>
        What you typed
      </h2>
      <p className={table.quiet}>It was not sent. You can copy it.</p>
      <p className={bookings.text}>{lines.join("\n")}</p>
    </section>
  );
}
