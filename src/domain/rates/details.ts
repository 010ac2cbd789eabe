import { loadText } from "../containers/load.ts";
import { weightText } from "../containers/net-weight.ts";
import { fullDateText } from "../time/format-date.ts";
import type { Rate, RateDetail } from "./rate.ts";
import { transitText } from "./transit.ts";

/** The title of View Details: 'Basic Information' for a live offer, 'Excel Rate Details' for a line of a rate sheet. */
export const detailsTitle = ({ source }: Pick<Rate, "source">): string =>
  source === "api" ? "Basic Information" : "Excel Rate Details";

const COMMITMENTS: Readonly<Record<Rate["commitment"], string | null>> = {
  spot: "Spot",
  contract: "Contract",
  unknown: null,
};

const row = (label: string, value: string | null): readonly RateDetail[] =>
  value === null || value === "" ? [] : [{ label, value }];

const dateRow = (label: string, moment: string | null): readonly RateDetail[] =>
  row(label, moment === null ? null : fullDateText(moment));

const weightRows = ({ containers }: Rate): readonly RateDetail[] =>
  containers.flatMap(({ equipment, maxNetWeightKg }) =>
    row(`Max net weight ${equipment}`, maxNetWeightKg === null ? null : weightText(maxNetWeightKg)),
  );

const basicInformation = (rate: Rate): readonly RateDetail[] => [
  ...row("Carrier", rate.carrier.name),
  ...row("Offer", rate.id),
  ...row("Rate type", COMMITMENTS[rate.commitment]),
  ...rate.details,
  ...dateRow("Departure", rate.departure),
  ...dateRow("Arrival", rate.arrival),
  ...row("Transit time", transitText(rate.transit)),
  ...dateRow("Valid from", rate.validity.from),
  ...dateRow("Valid until", rate.validity.till),
  ...row("Containers", loadText(rate.containers)),
  ...weightRows(rate),
  ...row("Support", rate.support),
];

/** The rows of View Details: what is known of a live offer in the portal's words, or a sheet's columns and cells as written. */
export const rateDetails = (rate: Rate): readonly RateDetail[] =>
  rate.source === "api" ? basicInformation(rate) : [...row("Provider", rate.carrier.name), ...rate.details];
