import { formatWeighedLoad } from "#domain/containers";
import type { LclDraft } from "#domain/lcl";
import type { DraftEnd, DraftPoint, FclDraft } from "#domain/search";
import { formatFullDate } from "#domain/time";
import { summariseDraftLoad } from "#flows/search/view.ts";

const ASK = "Please quote this shipment:";

const toLine = (name: string, value: string): string =>
  `${name}: ${value.trim() === "" ? "not chosen yet" : value.trim()}`;

const formatPoint = ({ text, code }: DraftPoint): string => (code === null ? text.trim() : `${text.trim()} (${code})`);

const formatEnd = ({ place, port, serviceType }: DraftEnd): string => {
  const points = [
    formatPoint(place) === "" ? "" : `${formatPoint(place)}, ${serviceType.toLowerCase()}`,
    formatPoint(port),
  ];
  return points.filter((point) => point !== "").join(" by way of ");
};

/** The FCL form as a message to the desk. */
export const toFclQuestion = (draft: FclDraft): string =>
  [
    ASK,
    toLine("From", formatEnd(draft.origin)),
    toLine("To", formatEnd(draft.destination)),
    toLine("Departure", draft.departureDate === null ? "as soon as possible" : formatFullDate(draft.departureDate)),
    toLine("Load", formatWeighedLoad(summariseDraftLoad(draft).lines)),
  ].join("\n");

/** The LCL form as a message to the desk. */
export const toLclQuestion = ({ origin, destination, weight, cbm }: LclDraft): string =>
  [
    ASK,
    toLine("From", origin),
    toLine("To", destination),
    toLine("Weight", weight.trim() === "" ? "" : `${weight.trim()} kg`),
    toLine("Volume", cbm.trim() === "" ? "" : `${cbm.trim()} CBM`),
  ].join("\n");
