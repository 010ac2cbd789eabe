import type { HeldAnswer } from "../../flows/inbox/types.ts";
import type { InboxDetails } from "../../ports/index.ts";

/** What a preview is given. */
export interface PreviewProps {
  readonly details: InboxDetails;
  /** Call it after an action that has changed the item, also of a colleague: the list is read again. */
  readonly onChanged: () => void;
  /** Call it after an answer of this clerk, null if it cannot be taken back: the next item is selected if this one leaves the list. */
  readonly onAnswered: (held: HeldAnswer | null) => void;
}
