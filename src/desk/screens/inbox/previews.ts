import type { ReactElement } from "react";
import type { ItemKind } from "../../ports/index.ts";
import {
  BookingActions,
  BookingFacts,
  CargoActions,
  DocumentActions,
  MessageActions,
  RequestActions,
} from "../bookings/booking-preview.tsx";
import { SourceFacts } from "../connectors/source-preview.tsx";
import { SignUpActions } from "../customers/sign-up-preview.tsx";
import { QuoteActions, QuoteFacts } from "../quotes/quote-preview.tsx";
import type { PreviewProps } from "./preview-props.ts";

/** How items of a kind are shown beside the list; what is left out is as for all kinds. */
export interface Preview {
  /** In place of the facts that are known of every item. */
  readonly Facts?: (props: PreviewProps) => ReactElement | null;
  /** Above the buttons that every item has. */
  readonly Actions?: (props: PreviewProps) => ReactElement | null;
}

/** The previews of single kinds; a kind that is not named has the common one. A new one is one line here. */
export const PREVIEWS: Readonly<Partial<Record<ItemKind, Preview>>> = {
  booking: { Facts: BookingFacts, Actions: BookingActions },
  change: { Actions: RequestActions },
  cancellation: { Actions: RequestActions },
  "cargo-part": { Actions: CargoActions },
  document: { Actions: DocumentActions },
  message: { Actions: MessageActions },
  "quote-request": { Facts: QuoteFacts, Actions: QuoteActions },
  "source-stopped": { Facts: SourceFacts },
  "sign-up": { Actions: SignUpActions },
};
