import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, type RefObject, useId, useRef } from "react";
import { findDocumentState, findLatestVersion, MAX_COMMENT_LENGTH } from "#domain/documents";
import { findProblem } from "#domain/field-problem.ts";
import { type DiscussionView, discussionFlow } from "#flows/documents/discussion.ts";
import type { ListedDocument } from "#flows/documents/types.ts";
import { isConflict } from "#flows/kit/failure.ts";
import { formView } from "#flows/kit/form.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { area, input } from "#web/components/field.css.ts";
import { controlClass, describeControl, FieldFrame } from "#web/components/field.tsx";
import { subtitle } from "#web/kit/atoms.css.ts";
import { FailureBanner } from "#web/kit/failure.tsx";
import { Row, Stack } from "#web/kit/layout.tsx";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./documents.css.ts";
import { AUTHOR_LABELS } from "./labels.ts";

type DiscussionProps = {
  readonly booking: string;
  readonly document: ListedDocument;
  readonly onChange: (changed: ListedDocument) => void;
  readonly onOutdated: () => void;
};

const SENT = {
  approved: "The draft B/L is approved.",
  "changes-requested": "Your changes were sent to the desk.",
} as const;

/** Comments, and the decision about a draft B/L. */
export function Discussion({ booking, document, onChange, onOutdated }: DiscussionProps): ReactElement {
  const toast = useToast();
  const actor = useActorRef(useFlow((services) => discussionFlow(services, booking, document)));
  const view = useSelector(actor, formView);
  const field = useRef<HTMLTextAreaElement>(null);
  useFlowEvents(actor, (event) => {
    const { draft, failure } = actor.getSnapshot().context;
    if (event.type === "form.refused") {
      if (event.problems.length > 0) field.current?.focus();
      if (isConflict(failure)) onOutdated();
      return;
    }
    if (event.sent !== null) onChange(event.sent);
    if (draft.outcome !== null) toast("positive", SENT[draft.outcome]);
  });
  const version = findLatestVersion(document)?.number ?? 0;
  const submit = (outcome: DiscussionView["draft"]["outcome"]) =>
    actor.send({ type: "form.submitted", changes: { outcome, version } });
  return (
    <>
      <Decision document={document} />
      {document.comments.length > 0 && (
        <section aria-label="Comments">
          <h3 className={subtitle}>Comments</h3>
          <Stack as="ul" gap={12}>
            {document.comments.map((comment) => (
              <li key={comment.id} className={css.comment}>
                <b>{AUTHOR_LABELS[comment.writtenBy]}</b>
                <small className={`${css.small} ${num}`}>
                  {ownDayAndTime(comment.writtenAt)}
                  {document.versions.length > 1 && `, version ${comment.version}`}
                </small>
                <p className={css.commentText}>{comment.text}</p>
              </li>
            ))}
          </Stack>
        </section>
      )}
      {document.canComment && (
        <CommentForm
          view={view}
          isDraft={findDocumentState(document) === "awaiting-approval"}
          field={field}
          onType={(comment) => actor.send({ type: "form.changed", changes: { comment } })}
          onComment={() => submit(null)}
          onDecide={submit}
        />
      )}
    </>
  );
}

function Decision({ document }: { readonly document: ListedDocument }): ReactElement | null {
  const decision = findLatestVersion(document)?.decision ?? null;
  if (decision === null) return null;
  const at = ownDayAndTime(decision.decidedAt);
  return decision.outcome === "approved" ? (
    <Banner tone="positive">You approved this draft on {at}.</Banner>
  ) : (
    <Banner tone="info">You requested changes on {at}. The desk adds a new version.</Banner>
  );
}

type CommentFormProps = {
  readonly view: DiscussionView;
  readonly isDraft: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onType: (text: string) => void;
  readonly onComment: () => void;
  readonly onDecide: (outcome: "approved" | "changes-requested") => void;
};

function CommentForm({ view, isDraft, field, onType, onComment, onDecide }: CommentFormProps): ReactElement {
  const id = useId();
  const isSending = view.kind === "sending";
  const labels = {
    label: isDraft ? "Comment or changes" : "Comment",
    error: findProblem(view.problems, "comment"),
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onComment();
      }}
    >
      <FailureBanner attempt="document-comment" failure={view.failure} cause="inline" />
      <FieldFrame {...labels} id={id}>
        <div className={controlClass(labels)}>
          <textarea
            {...describeControl(id, labels)}
            ref={field}
            className={`${input} ${area}`}
            rows={4}
            maxLength={MAX_COMMENT_LENGTH}
            value={view.draft.comment}
            readOnly={isSending}
            onChange={(event) => onType(event.currentTarget.value)}
          />
        </div>
      </FieldFrame>
      <Row gap={8} wrap align="stretch">
        {isDraft && (
          <>
            <Button size="small" disabled={isSending} onClick={() => onDecide("approved")}>
              Approve draft
            </Button>
            <Button kind="secondary" size="small" disabled={isSending} onClick={() => onDecide("changes-requested")}>
              Request changes
            </Button>
          </>
        )}
        <Button
          kind={isDraft ? "ghost" : "secondary"}
          size="small"
          type="submit"
          disabled={isSending || view.draft.comment.trim() === ""}
        >
          {isDraft ? "Send comment only" : "Send comment"}
        </Button>
      </Row>
    </form>
  );
}
