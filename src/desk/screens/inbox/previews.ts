import type { ReactElement } from "react";
import type { InboxKind } from "#domain/inbox";
import type { InboxDetails } from "../../ports/index.ts";

/** What a preview is given. */
export interface PreviewProps {
  readonly details: InboxDetails;
  /** Call it after an action that has changed the item: the list is read again. */
  readonly onChanged: () => void;
}

/** How items of a kind are shown beside the list; what is left out is as for all kinds. */
export interface Preview {
  /** In place of the facts that are known of every item. */
  readonly Facts?: (props: PreviewProps) => ReactElement | null;
  /** Above the buttons that every item has. */
  readonly Actions?: (props: PreviewProps) => ReactElement | null;
}

/** The previews of single kinds; a kind that is not named has the common one. A new one is one line here. */
export const PREVIEWS: Readonly<Partial<Record<InboxKind, Preview>>> = {};
