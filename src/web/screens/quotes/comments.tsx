import type { ReactElement } from "react";
import type { QuoteComment } from "#domain/quotes";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./quotes.css.ts";

type CommentsProps = {
  readonly comments: readonly QuoteComment[];
  /** Who reads them. */
  readonly reader: QuoteComment["writtenBy"];
};

export function Comments({ comments, reader }: CommentsProps): ReactElement {
  if (comments.length === 0) return <p className={css.hint}>No comments yet.</p>;
  return (
    <ul className={css.comments}>
      {comments.map(({ id, name, writtenBy, writtenAt, text }) => (
        <li key={id} className={css.comment}>
          <b className={css.strong}>{writtenBy === reader && reader === "shipper" ? "You" : name}</b>{" "}
          <small className={`${css.hint} ${num}`}>{ownDayAndTime(writtenAt)}</small>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
