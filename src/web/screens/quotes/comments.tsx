import type { ReactElement } from "react";
import type { QuoteComment } from "#domain/quotes";
import { breakable, emphasis, quietText } from "#web/kit/atoms.css.ts";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./quotes.css.ts";

type CommentsProps = {
  readonly comments: readonly QuoteComment[];
  /** Who reads them. */
  readonly reader: QuoteComment["writtenBy"];
};

export function Comments({ comments, reader }: CommentsProps): ReactElement {
  if (comments.length === 0) return <p className={quietText.small}>No comments yet.</p>;
  return (
    <ul className={css.comments}>
      {comments.map(({ id, name, writtenBy, writtenAt, text }) => (
        <li key={id} className={breakable}>
          <b className={emphasis}>{writtenBy === reader && reader === "shipper" ? "You" : name}</b>{" "}
          <small className={`${quietText.small} ${num}`}>{ownDayAndTime(writtenAt)}</small>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
