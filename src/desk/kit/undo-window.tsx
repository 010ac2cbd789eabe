import type { ReactNode } from "react";
import { UNDO_MS } from "#domain/inbox";
import { undo } from "#web/components/icon/shapes.ts";
import { KeyButton } from "./key-button.tsx";
import { undoWindow } from "./undo-window.css.ts";
import { useNow } from "./use-now.ts";

interface UndoWindowProps {
  /** RFC 3339; null: nothing can be taken back. */
  readonly until: string | null;
  readonly label?: string;
  /** What was done, where the place does not show it. */
  readonly says?: string;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
  /** Shown once the mail has left. */
  readonly past?: ReactNode;
}

/** Takes an answer back while its mail has not left, and says how long that is; nothing afterwards. */
export function UndoWindow({
  until,
  label = "Undo",
  says = "Done.",
  isBusy,
  onUndo,
  past = null,
}: UndoWindowProps): ReactNode {
  const now = useNow();
  const left = until === null ? 0 : Math.min(Date.parse(until) - now, UNDO_MS);
  if (left <= 0) return past;
  const seconds = Math.ceil(left / 1_000);
  return (
    <div className={undoWindow}>
      {/* Said once, not every second. */}
      <span>
        <span role="status">{says}</span> The mail leaves in {seconds === 1 ? "1 second" : `${seconds} seconds`}.
      </span>
      <KeyButton letter="z" kind="secondary" size="small" icon={undo} disabled={isBusy} onPress={onUndo}>
        {label}
      </KeyButton>
    </div>
  );
}
