import type { ReactElement } from "react";
import { type Revision, type MoveRow, OUTCOME_LABELS } from "#domain/tracking";
import { localDayAndTime } from "#web/messages/dates.ts";
import { num } from "#web/styles/typography.css.ts";
import { history as historyStyle, historyList } from "./moves.css.ts";
import { CLASS_WORDS, clockText, dayText } from "./words.ts";

/** What was said of a move before: nothing that was corrected or taken back disappears. */
export function MoveHistory({ history }: Pick<MoveRow, "history">): ReactElement {
  return (
    <details className={historyStyle}>
      <summary>{history.length === 1 ? "1 earlier report" : `${history.length} earlier reports`}</summary>
      <ul className={`${historyList} ${num}`}>
        {history.map((word, index) => (
          <li key={`${String(index)} ${word.outcome} ${word.reportedAt ?? ""}`}>{earlierText(word)}</li>
        ))}
      </ul>
    </details>
  );
}

function earlierText(word: Revision): string {
  const when = [dayText(word.time), clockText(word.time)].filter((part) => part !== "").join(" ");
  const what = [word.move, CLASS_WORDS[word.class], when, word.place].filter((part) => part !== null).join(", ");
  const told = word.reportedAt === null ? "" : `, reported ${localDayAndTime(word.reportedAt)} your time`;
  return `${OUTCOME_LABELS[word.outcome]}: ${what}${told}.${word.remark === null ? "" : ` ${word.remark}`}`;
}
