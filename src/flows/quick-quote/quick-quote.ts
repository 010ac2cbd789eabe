import {
  choosePlace,
  EMPTY_DRAFT,
  type End,
  type FclDraft,
  setDepartureDate,
  setSelection,
  typePlace,
} from "../../domain/fcl-search/draft.ts";
import { serialiseDraft } from "../../domain/fcl-search/draft-text.ts";
import { writeQuery } from "../../domain/fcl-search/query-text.ts";
import { startSelection } from "../../domain/containers/selection.ts";
import type { Place } from "../../domain/places/place.ts";
import { type CalendarDate, isCalendarDate } from "../../domain/time/calendar.ts";
import type { DraftStorePort } from "../../ports/draft-store.ts";
import { FCL_DRAFT_KEY } from "../draft-keys.ts";
import { knownPortIn } from "./known-ports.ts";

/** What a visitor writes into the card on the landing page. */
export interface QuickQuote {
  readonly from: string;
  readonly to: string;
  /** The suggestions that were chosen; each counts while its name is still in the field. */
  readonly fromPlace: Place | null;
  readonly toPlace: Place | null;
  readonly departureDate: string;
  readonly load: "full" | "part";
}

const withEnd = (draft: FclDraft, end: End, text: string, place: Place | null): FclDraft => {
  if (place !== null && place.name === text.trim()) return choosePlace(draft, end, place);
  const port = knownPortIn(text);
  return port === null
    ? typePlace(draft, end, text.trim())
    : choosePlace(draft, end, { name: port.name, code: port.code, pointType: "sea" });
};

const dateIn = (text: string): CalendarDate | null => (isCalendarDate(text) ? text : null);

const draftOf = (quote: QuickQuote): FclDraft => {
  const start = setDepartureDate(setSelection(EMPTY_DRAFT, startSelection("Dry")), dateIn(quote.departureDate));
  const withOrigin = withEnd(start, "origin", quote.from, quote.fromPlace);
  return withEnd(withOrigin, "destination", quote.to, quote.toPlace);
};

const portIn = (text: string): string => knownPortIn(text)?.name ?? text.trim();

/* The LCL form stands in the URL. */
const lclPath = ({ from, to }: QuickQuote): string =>
  `/rate?mode=LCL&${writeQuery([
    ["origin", portIn(from)],
    ["destination", portIn(to)],
  ])}`;

/** Puts what was written into the search form that the shipper finds after signing in; answers the page to go to. */
export const startQuickQuote = (drafts: DraftStorePort, quote: QuickQuote): string => {
  if (quote.load === "part") return lclPath(quote);
  drafts.save(FCL_DRAFT_KEY, serialiseDraft(draftOf(quote)));
  return "/rate";
};
