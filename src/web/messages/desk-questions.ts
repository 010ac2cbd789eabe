import { formatWeighedLoad } from "#domain/containers";
import type { LclDraft } from "#domain/lcl";
import type { DraftEnd, DraftPoint, FclDraft } from "#domain/search";
import { summariseDraftLoad } from "#flows/search/view.ts";
import { toDeskQuestion } from "./desk-question.ts";
import { formatFullDate } from "#web/messages/formats.ts";

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
  toDeskQuestion(
    ["From", formatEnd(draft.origin)],
    ["To", formatEnd(draft.destination)],
    ["Departure", draft.departureDate === null ? "as soon as possible" : formatFullDate(draft.departureDate)],
    ["Load", formatWeighedLoad(summariseDraftLoad(draft).lines)],
  );

/** The LCL form as a message to the desk. */
export const toLclQuestion = ({ origin, destination, weight, cbm }: LclDraft): string =>
  toDeskQuestion(
    ["From", origin],
    ["To", destination],
    ["Weight", weight.trim() === "" ? "" : `${weight.trim()} kg`],
    ["Volume", cbm.trim() === "" ? "" : `${cbm.trim()} CBM`],
  );
