import type { InboxDetails } from "../../ports/index.ts";

/** What a preview is given. */
export interface PreviewProps {
  readonly details: InboxDetails;
  /** Call it after an action that has changed the item: the list is read again. */
  readonly onChanged: () => void;
}
