import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useId, useRef } from "react";
import { MAX_MESSAGE_LENGTH } from "#domain/bookings";
import { findProblem } from "#domain/field-problem.ts";
import { type BookingMessage, messagesFlow, messagesView, writeMessageFlow } from "#flows/messages/messages.ts";
import { formView } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Button } from "#web/components/button.tsx";
import { area, input } from "#web/components/field.css.ts";
import { controlClass, describeControl, FieldFrame } from "#web/components/field.tsx";
import { quietText, top } from "#web/kit/atoms.css.ts";
import { FailureBanner } from "#web/kit/failure.tsx";
import { Row, Stack } from "#web/kit/layout.tsx";
import { LoadingRows, PageState } from "#web/kit/page-state.tsx";
import { Section } from "#web/kit/section.tsx";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { extent } from "#web/styles/tokens.ts";
import { num } from "#web/styles/typography.css.ts";
import * as css from "../documents/documents.css.ts";

/** What the company and the desk write to each other about a booking; `booking` is its id. */
export function Messages({ booking }: { readonly booking: string }): ReactElement {
  const list = useActorRef(useFlow((services) => messagesFlow(services, booking)));
  const view = useSelector(list, messagesView, isSameView);
  return (
    <Section id="messages" title="Messages" gap={4}>
      <PageState
        view={view}
        attempt="messages"
        skeleton={<LoadingRows label="Loading messages..." rows={ROWS} />}
        onRetry={() => list.send({ type: "page.requested" })}
      >
        {({ messages }) => (
          <>
            {messages.length === 0 ? (
              <p className={quietText.small}>No messages yet. Our desk answers what you write here.</p>
            ) : (
              <Stack as="ul" gap={12}>
                {messages.map((message) => (
                  <Message key={message.id} message={message} />
                ))}
              </Stack>
            )}
            <WriteForm booking={booking} onSent={(value) => list.send({ type: "page.updated", value })} />
          </>
        )}
      </PageState>
    </Section>
  );
}

const AUTHORS: Readonly<Record<BookingMessage["writtenBy"], string>> = { shipper: "Your company", desk: "Desk" };

const nameAuthor = ({ writtenBy, name }: BookingMessage): string =>
  name === null ? AUTHORS[writtenBy] : `${name}, ${AUTHORS[writtenBy].toLowerCase()}`;

function Message({ message }: { readonly message: BookingMessage }): ReactElement {
  const { writtenAt, readAt, text } = message;
  return (
    <li className={css.comment}>
      <b>{nameAuthor(message)}</b>
      <small className={`${css.small} ${num}`}>
        {ownDayAndTime(writtenAt)}
        {message.writtenBy === "shipper" && (readAt === null ? ", not read yet" : `, read ${ownDayAndTime(readAt)}`)}
      </small>
      <p className={css.commentText}>{text}</p>
    </li>
  );
}

interface WriteFormProps {
  readonly booking: string;
  readonly onSent: (messages: readonly BookingMessage[]) => void;
}

function WriteForm({ booking, onSent }: WriteFormProps): ReactElement {
  const actor = useActorRef(useFlow((services) => writeMessageFlow(services, booking)));
  const view = useSelector(actor, formView);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useFlowEvents(actor, (event) => {
    if (event.type === "form.sent" && event.sent !== null) onSent(event.sent);
    if (event.type === "form.refused" && event.problems.length > 0) field.current?.focus();
  });
  const isSending = view.kind === "sending";
  const labels = { label: "Write to us", error: findProblem(view.problems, "comment") };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    actor.send({ type: "form.submitted" });
  };
  return (
    <form className={`${css.form} ${top[16]}`} onSubmit={submit}>
      <FailureBanner attempt="message" failure={view.failure} cause="inline" />
      <FieldFrame {...labels} id={id}>
        <div className={controlClass(labels)}>
          <textarea
            {...describeControl(id, labels)}
            ref={field}
            className={`${input} ${area}`}
            rows={3}
            maxLength={MAX_MESSAGE_LENGTH}
            value={view.draft.comment}
            readOnly={isSending}
            onChange={(event) => actor.send({ type: "form.changed", changes: { comment: event.currentTarget.value } })}
          />
        </div>
      </FieldFrame>
      <Row gap={8}>
        <Button kind="secondary" size="small" type="submit" busyLabel={isSending ? "Sending..." : undefined}>
          Send message
        </Button>
      </Row>
    </form>
  );
}

const ROWS = [["100%", extent(44)]] as const;
