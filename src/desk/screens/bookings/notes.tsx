import { useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useRef } from "react";
import { num, text } from "#web/styles/typography.css.ts";
import { type NoteFormActor, noteFormView } from "../../flows/bookings.ts";
import { KeyButton } from "../../kit/key-button.tsx";
import { leaveByEscape } from "../../kit/leave-by-escape.ts";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import { TextArea } from "../../kit/text-area.tsx";
import type { BookingNote } from "../../ports/index.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import * as css from "./bookings.css.ts";

interface NotesProps {
  readonly notes: readonly BookingNote[];
  readonly form: NoteFormActor;
}

/** Notes for colleagues; customers never see them. */
export function Notes({ notes, form }: NotesProps): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, noteFormView);
  const area = useRef<HTMLTextAreaElement>(null);
  const press = (): void => {
    if (draft.text.trim() === "") area.current?.focus();
    else form.send({ type: "form.submitted" });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    form.send({ type: "form.submitted" });
  };
  return (
    <section className={css.sheet} aria-labelledby="notes">
      <h2 id="notes" className={text.h3}>
        Notes
      </h2>
      <form className={css.cardStack} onSubmit={submit} onKeyDown={leaveByEscape}>
        <TextArea
          ref={area}
          label="New note"
          hint="Staff alone can read it."
          value={draft.text}
          error={problems[0]?.message}
          onChange={(typed) => form.send({ type: "form.changed", changes: { text: typed } })}
        />
        {problems.length === 0 && <Refusal failure={failure} />}
        <KeyButton
          letter="n"
          kind="secondary"
          size="small"
          busyLabel={kind === "sending" ? "Saving..." : undefined}
          onPress={press}
        >
          Add note
        </KeyButton>
      </form>
      <ul className={css.entries}>
        {notes.map(({ id, text: written, writtenBy, writtenAt }) => (
          <li key={id}>
            <span className={`${table.quiet} ${num}`}>{formatOfficeMoment(writtenAt)}</span>
            <span>
              <b>{writtenBy}</b>
              <span className={css.text}>{` ${written}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
