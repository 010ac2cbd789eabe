import { type ContainerCount, type FclLoad, formatLoad } from "#domain/containers";
import { formatDigits, type NumberFormat, STANDARD_NUMBERS } from "#domain/money";

/** A part load: weight in kilograms, volume in cubic metres, both with at most two decimals. */
export interface LclQuantity {
  readonly weightKg: number;
  readonly cbm: number;
}

export interface LclLoad extends LclQuantity {
  readonly mode: "lcl";
}

/** What is sent: full containers, or a part load. */
export type Load<Container extends ContainerCount = ContainerCount> = FclLoad<Container> | LclLoad;

/** A part load between two places of the LCL tariff, as a server stores and receives it. */
export interface LclRequest extends LclQuantity {
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
}

export interface LclSearch extends LclRequest, LclLoad {}

/** The LCL form as it was typed: names of ports and figures. */
export interface LclDraft {
  readonly origin: string;
  readonly destination: string;
  readonly weight: string;
  readonly cbm: string;
}

/** An untouched form. */
export const EMPTY_LCL_DRAFT: LclDraft = { origin: "", destination: "", weight: "", cbm: "" };

/** The form that a search came from. */
export const toLclDraft = (search: LclSearch): LclDraft => ({
  origin: search.portOfLoading,
  destination: search.portOfDischarge,
  weight: String(search.weightKg),
  cbm: String(search.cbm),
});

/** `1,200 kg, 3.25 CBM`: a part load as text. */
export const formatLclLoad = ({ weightKg, cbm }: LclQuantity, numbers: NumberFormat = STANDARD_NUMBERS): string =>
  `${formatQuantity(toThousandths(weightKg), numbers)} kg, ${formatQuantity(toThousandths(cbm), numbers)} CBM`;

/** What a load is called among the facts of a shipment. */
export const LOAD_TERMS: Readonly<Record<Load["mode"], string>> = { fcl: "Containers", lcl: "Load" };

/** `2 × 20GP, 1 × 40HC`, or `1,200 kg, 3.25 CBM`; empty where no container is known. */
export const describeLoad = (load: Load, numbers: NumberFormat = STANDARD_NUMBERS): string =>
  load.mode === "fcl" ? formatLoad(load.containers) : formatLclLoad(load, numbers);

/** Whether two searches ask for the same; an answer belongs to the screen only while they do. */
export const isSameLclSearch = (one: LclRequest, other: LclRequest): boolean =>
  one.portOfLoading === other.portOfLoading &&
  one.portOfDischarge === other.portOfDischarge &&
  one.weightKg === other.weightKg &&
  one.cbm === other.cbm;

/** Whether all four fields hold something; rates are fetched by themselves from then on. */
export const isLclDraftFilled = ({ origin, destination, weight, cbm }: LclDraft): boolean =>
  [origin, destination, weight, cbm].every((text) => text.trim() !== "");

/** A quantity counted in thousandths (1.2 W/M is 1200, 3.25 CBM is 3250), so that no figure is rounded unseen. */
export type Thousandths = number;

/** A figure with at most three decimals in thousandths. */
export const toThousandths = (figure: number): Thousandths => Math.round(figure * 1000);

/** Thousandths as a plain number. */
export const fromThousandths = (quantity: Thousandths): number => quantity / 1000;

/** `1,200`, `3.25`, `0.005`: groups of three, decimals only where there are any. */
export const formatQuantity = (quantity: Thousandths, numbers: NumberFormat = STANDARD_NUMBERS): string => {
  const part = String(quantity % 1000)
    .padStart(3, "0")
    .replace(/0+$/, "");
  return formatDigits(String(Math.floor(quantity / 1000)), part, numbers);
};
