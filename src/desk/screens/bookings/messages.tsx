import { useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useRef } from "react";
import { num, text } from "#web/styles/typography.css.ts";
import { type MessageFormActor, messageFormView } from "../../flows/booking-messages.ts";
import { KeyButton } from "../../kit/key-button.tsx";
import { leaveByEscape } from "../../kit/leave-by-escape.ts";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import { TextArea } from "../../kit/text-area.tsx";
import type { BookingMessage } from "../../ports/index.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import * as css from "./bookings.css.ts";

interface MessagesProps {
  readonly messages: readonly BookingMessage[];
  readonly form: MessageFormActor;
  /** Who gets the mail, as `Asha Menon`. */
  readonly recipient: string;
}

const AUTHORS: Readonly<Record<BookingMessage["writtenBy"], string>> = { shipper: "Customer", desk: "Desk" };

const describeRead = ({ writtenBy, readAt }: BookingMessage): string => {
  if (readAt !== null) return `Read ${formatOfficeMoment(readAt)}`;
  return writtenBy === "desk" ? "Not read by the customer yet" : "Not read yet";
};

/** What the desk and the customer write to each other, and the form to write. */
export function Messages({ messages, form, recipient }: MessagesProps): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, messageFormView);
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
    <section className={css.sheet} aria-labelledby="messages">
      <h2 id="messages" className={text.h3}>
        Messages
      </h2>
      {messages.length > 0 && (
        <ul className={css.entries}>
          {messages.map((message) => (
            <li key={message.id}>
              <span className={`${table.quiet} ${num}`}>{formatOfficeMoment(message.writtenAt)}</span>
              <span>
                <b>{message.name ?? AUTHORS[message.writtenBy]}</b>
                {message.name !== null && <span className={table.quiet}>{` ${AUTHORS[message.writtenBy]}`}</span>}
                <span className={css.message}>{message.text}</span>
                <small className={num}>{describeRead(message)}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      <form className={css.cardStack} onSubmit={submit} onKeyDown={leaveByEscape}>
        <TextArea
          ref={area}
          label="Write to the customer"
          hint={`The mail to ${recipient} leaves after 60 seconds.`}
          value={draft.text}
          error={problems[0]?.message}
          onChange={(typed) => form.send({ type: "form.changed", changes: { text: typed } })}
        />
        {problems.length === 0 && <Refusal failure={failure} />}
        <KeyButton
          letter="m"
          kind="secondary"
          size="small"
          busyLabel={kind === "sending" ? "Sending..." : undefined}
          onPress={press}
        >
          Send message
        </KeyButton>
      </form>
    </section>
  );
}
