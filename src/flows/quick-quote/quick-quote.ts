import {
  type EquipmentCode,
  getEquipment,
  formatLoad,
  listSelectedContainers,
  selectOnly,
  setQuantity,
  startSelection,
} from "#domain/containers";
import {
  choosePlace,
  EMPTY_DRAFT,
  type End,
  type FclDraft,
  setDepartureDate,
  setSelection,
  typePlace,
  validateDraft,
} from "#domain/search";
import { serialiseDraft } from "../search/draft-text.ts";
import { readDate, writeQuery } from "../query-text.ts";
import { formatSearchQuery } from "../search/search-query.ts";
import type { Place } from "#domain/places";
import type { CalendarDate, TodayIn } from "#domain/time";
import type { DraftsPort } from "#ports/browser.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { findKnownPort, findOriginZone } from "./known-ports.ts";

export interface QuickQuote {
  readonly from: string;
  readonly to: string;
  /** Chosen suggestions; each counts while the field still contains its name. */
  readonly fromPlace: Place | null;
  readonly toPlace: Place | null;
  /** Empty for the next departures. */
  readonly departureDate: string;
  readonly load: "full" | "part";
  readonly equipment: EquipmentCode;
  readonly quantity: number;
}

const withEnd = (draft: FclDraft, end: End, text: string, place: Place | null): FclDraft => {
  if (place !== null && place.name === text.trim()) return choosePlace(draft, end, place);
  const port = findKnownPort(text);
  return port === null
    ? typePlace(draft, end, text.trim())
    : choosePlace(draft, end, { name: port.name, code: port.code, pointType: "sea" });
};

const toDraft = (quote: QuickQuote): FclDraft => {
  const only = selectOnly(startSelection(getEquipment(quote.equipment).kind), quote.equipment);
  const load = setSelection(EMPTY_DRAFT, setQuantity(only, quote.equipment, Math.max(1, quote.quantity)));
  const start = setDepartureDate(load, readDate(quote.departureDate));
  const withOrigin = withEnd(start, "origin", quote.from, quote.fromPlace);
  return withEnd(withOrigin, "destination", quote.to, quote.toPlace);
};

const portIn = (text: string): string => findKnownPort(text)?.name ?? text.trim();

/* The LCL form is restored from the URL. */
const lclPath = ({ from, to }: QuickQuote): string =>
  `/rate?mode=LCL&${writeQuery([
    ["origin", portIn(from)],
    ["destination", portIn(to)],
  ])}`;

/* A complete search opens its rates, any other the form. */
const fclPath = (draft: FclDraft, today: CalendarDate): string =>
  validateDraft(draft, today).match(
    (search) => `/rate/search?${formatSearchQuery(search)}`,
    () => "/rate",
  );

/** Saves the quote for the search form and the sign-in page; returns the path to open. */
export const startQuickQuote = (drafts: DraftsPort, quote: QuickQuote, todayIn: TodayIn): string => {
  const draft = toDraft(quote);
  const isPart = quote.load === "part";
  const path = isPart ? lclPath(quote) : fclPath(draft, todayIn(findOriginZone(quote.from, quote.fromPlace)));
  const load = isPart ? "part load (LCL)" : formatLoad(listSelectedContainers(draft.selection));
  if (!isPart) drafts.save(DRAFT_KEYS.fcl, serialiseDraft(draft));
  const route = [portIn(quote.from), portIn(quote.to)].filter((name) => name !== "").join(" to ");
  drafts.save(DRAFT_KEYS.quickQuote, [path, [route, load].filter((part) => part !== "").join(", ")].join("\n"));
  return path;
};
