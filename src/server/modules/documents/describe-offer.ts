import { type FeeStep, listFeeSteps } from "#domain/amendments";
import {
  BASIS_LABELS,
  type BreakdownGroup,
  type BreakdownLine,
  type Charge,
  GROUP_LABELS,
  isConvertedByCarrier,
  listConversionSources,
  PAYMENT_LABELS,
  toPriceBreakdown,
} from "#domain/charges";
import { type ContainerLine, formatKilograms, getEquipment, readEquipment } from "#domain/containers";
import { type Formats, STANDARD_FORMATS, type TextFormats, writeSentence } from "#domain/formatting";
import {
  describeOwnTotal,
  type ExchangeRates,
  formatDecimal,
  formatExchangeStatements,
  formatMoney,
  type Money,
  type NumberFormat,
  toMoneyParts,
  toOwnTotal,
} from "#domain/money";
import {
  CUT_OFF_NAMES,
  findHandover,
  formatFreeTimeCounting,
  HANDOVER_LABELS,
  LEG_MODE_LABELS,
  listDisplayTerms,
  type Rate,
  type RouteLeg,
  type RoutePoint,
  toFreeTimeTable,
} from "#domain/rates";
import { calculateGst, listGstNotes } from "#domain/tax";
import { type CalendarDate, type DateFormat, formatCutOff, formatFullDate, toDate, toTime } from "#domain/time";
import type { Column, Row } from "#server/platform/pdf/table.ts";
import { officeDay } from "#server/platform/time.ts";
import type { OfferContext } from "../rates/index.ts";
import { gstRows } from "./gst-rows.ts";

/**
 * What a fact or a section of a booking is about. A link shows what is about the shipment, and references and prices if it may.
 * What states no part is for the shipper alone.
 */
export type DocumentPart = "shipment" | "reference" | "price";

export interface Section {
  readonly title: string;
  readonly part?: DocumentPart;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Printed before the notes. */
  readonly deadlines?: readonly string[];
  readonly notes: readonly string[];
}

/** Everything that stands below the rows of a section. */
export const listNotes = ({ deadlines = [], notes }: Section): readonly string[] => [...deadlines, ...notes];

export interface OfferPages {
  readonly title: string;
  readonly subtitle: string;
  readonly facts: readonly (readonly [label: string, value: string, part?: DocumentPart])[];
  readonly sections: readonly Section[];
  readonly terms: readonly string[];
  /** Printed as a QR code of the address. */
  readonly verification?: { readonly address: string; readonly text: string; readonly sha256: string };
}

/** A fact about the price; none where nothing is stated. */
export const priceFact = (label: string, value: string | null): OfferPages["facts"] =>
  value === null ? [] : [[label, value, "price"]];

const pointText = ({ name, code }: RoutePoint): string => (code === null ? name : `${name} (${code})`);

const momentText = (moment: string | null, dates: DateFormat): string => {
  if (moment === null) return "not stated";
  const time = toTime(moment);
  return time === null ? formatFullDate(moment, dates) : `${formatFullDate(moment, dates)}, ${time}`;
};

/** The vessel with its ETD from the port of loading first, then the pick-up or gate-in with its hour. */
export const sailingFacts = (
  rate: Pick<Rate, "legs" | "cutOffs">,
  { dates }: TextFormats = STANDARD_FORMATS,
): OfferPages["facts"] => {
  const sea = rate.legs.find(({ mode }) => mode === "sea");
  const handover = findHandover(rate);
  return [
    ["Port of loading", sea === undefined ? "not stated" : pointText(sea.from), "shipment"],
    ["Vessel", sea?.vessel == null ? "not stated" : modeText(sea), "shipment"],
    ["Departure (ETD)", momentText(sea?.departure ?? null, dates), "shipment"],
    ...(handover === null
      ? []
      : [
          [HANDOVER_LABELS[handover.kind], `${momentText(handover.at, dates)}, ${handover.place}`, "shipment"] as const,
        ]),
  ];
};

const modeText = ({ mode, vessel, voyage }: RouteLeg): string =>
  vessel === null
    ? (LEG_MODE_LABELS[mode] ?? "not stated")
    : [vessel, voyage === null ? "" : `voyage ${voyage}`].filter(Boolean).join(", ");

/** The schedule that a sailing is from, with the office's day on which the carrier was asked for it. */
const scheduleNotes = ({ schedule }: Pick<Rate, "schedule">, dates: DateFormat): readonly string[] => {
  if (schedule === undefined) return [];
  const at = Date.parse(schedule.askedAt);
  const day = Number.isNaN(at) ? "" : `, as of ${formatFullDate(officeDay(at), dates)}`;
  return [`Sailing by the schedule of ${schedule.carrier}${day}.`];
};

export const routeSection = (
  rate: Pick<Rate, "legs" | "cutOffs" | "schedule">,
  { dates }: TextFormats = STANDARD_FORMATS,
): Section => ({
  title: "Route",
  part: "shipment",
  columns: [
    { head: "From", share: 24 },
    { head: "To", share: 24 },
    { head: "By", share: 22 },
    { head: "Departure", share: 17 },
    { head: "Arrival", share: 17 },
  ],
  rows: rate.legs.map((leg) => ({
    cells: [
      pointText(leg.from),
      pointText(leg.to),
      modeText(leg),
      momentText(leg.departure, dates),
      momentText(leg.arrival, dates),
    ],
  })),
  deadlines:
    rate.cutOffs.length === 0
      ? []
      : [
          `Cut-offs: ${rate.cutOffs.map(({ code, at }) => `${CUT_OFF_NAMES[code]} ${formatCutOff(at, dates)}`).join("; ")}.`,
        ],
  notes: ["Times are local to each place.", ...scheduleNotes(rate, dates)],
});

const sizeName = (equipment: string): string => {
  const known = readEquipment(equipment);
  return known === null ? equipment : `${equipment}, ${getEquipment(known).name}`;
};

const requestedWeight = (load: readonly ContainerLine[], equipment: string): string => {
  const weightKg = load.find((line) => line.equipment === equipment)?.weightKg ?? 0;
  return weightKg === 0 ? "not stated" : formatKilograms(weightKg);
};

export const loadSection = (rate: Rate, load: readonly ContainerLine[]): Section => ({
  title: "Containers",
  part: "shipment",
  columns: [
    { head: "Size", share: 34 },
    { head: "Quantity", share: 14, align: "end" },
    { head: "Your net weight per container", share: 26, align: "end" },
    { head: "Max net weight per container", share: 26, align: "end" },
  ],
  rows: rate.load.containers.map(({ equipment, quantity, maxNetWeightKg }) => ({
    cells: [
      sizeName(equipment),
      String(quantity),
      requestedWeight(load, equipment),
      maxNetWeightKg === null ? "not stated" : formatKilograms(maxNetWeightKg),
    ],
  })),
  notes: [],
});

export const freeTimeSection = (rate: Rate, { numbers }: TextFormats = STANDARD_FORMATS): Section => {
  const { sizes, rows } = toFreeTimeTable(rate, numbers);
  const counting = formatFreeTimeCounting(rate);
  return {
    title: "Free time",
    part: "shipment",
    columns: [
      { head: "Days without charge", share: 60 },
      ...sizes.map((size) => ({ head: size, share: 14, align: "end" as const })),
    ],
    rows: rows.map(({ title, definition, days }) => ({ cells: [`${title}: ${definition}`, ...days] })),
    notes:
      rows.length === 0
        ? ["Not stated. Ask the carrier."]
        : [...(counting === null ? [] : [counting]), "Carriers use these words differently."],
  };
};

const feeText = (fee: Money | null, numbers: NumberFormat): string => {
  if (fee === null) return "not stated";
  return fee.minor === 0 ? "free" : formatMoney(fee, numbers);
};

const feeDay = ({ till, isNoShow }: FeeStep, dates: DateFormat): string => {
  if (isNoShow) return "not delivered in time";
  return till === null ? "until departure" : `until ${formatFullDate(till, dates)}`;
};

/** What changing, cancelling and not delivering costs, from the day of booking on; what is not stated says so. */
export const feesSection = (
  { fees, departure = null }: Pick<Rate, "fees"> & { readonly departure?: Rate["departure"] },
  containers: number,
  from: CalendarDate | null,
  { dates, numbers }: TextFormats = STANDARD_FORMATS,
): Section => {
  const terms = { fees, departure: departure === null ? null : toDate(departure), containers };
  const toRows = (name: string, steps: readonly FeeStep[]): readonly Row[] =>
    steps.length === 0
      ? [{ cells: [name, "", "not stated"] }]
      : steps.map((step) => ({
          cells: [step.isNoShow ? "No-show" : name, feeDay(step, dates), feeText(step.fee, numbers)],
        }));
  const cancellation = listFeeSteps(terms, "cancellation", from);
  return {
    title: "Fees for changes",
    part: "price",
    columns: [
      { head: "Request", share: 40 },
      { head: "Day", share: 35 },
      { head: "For the whole booking", share: 25, align: "end" },
    ],
    rows: [
      ...toRows(
        "Cancellation",
        cancellation.filter(({ isNoShow }) => !isNoShow),
      ),
      ...toRows(
        "No-show",
        cancellation.filter(({ isNoShow }) => isNoShow),
      ),
      ...toRows("Change", listFeeSteps(terms, "amendment", from)),
    ],
    notes: fees.length === 0 ? ["The desk asks before anything is charged that is not stated here."] : [],
  };
};

const basisText = ({ basis, equipment, note: stated }: Charge, numbers: NumberFormat): string => {
  const counted = equipment === null ? BASIS_LABELS[basis] : `${BASIS_LABELS[basis]} ${equipment}`;
  if (stated === undefined) return counted;
  const note = writeSentence(stated, { ...STANDARD_FORMATS, numbers });
  return basis === "percent" ? note : `${counted}; ${note}`;
};

const convertedText = (charge: Charge, converted: Money, target: string, numbers: NumberFormat): string => {
  const { figure } = toMoneyParts(converted, numbers);
  return isConvertedByCarrier(charge, target) ? `${figure} by the carrier` : figure;
};

const priceCells = ({ charge, converted }: BreakdownLine, target: string, numbers: NumberFormat): readonly string[] => {
  const { price } = charge;
  if (price.kind === "included")
    return ["", price.stated === null ? "" : formatMoney(price.stated, numbers), "Included in basic freight"];
  if (price.kind === "unpriced") return ["", price.text, "Not priced"];
  const quantity = price.quantity === 1 ? "1" : String(price.quantity);
  return [
    `${quantity} × ${toMoneyParts(price.unit, numbers).figure}`,
    formatMoney(price.amount, numbers),
    converted === null ? `no rate to ${target}` : convertedText(charge, converted, target, numbers),
  ];
};

const lineRow = (line: BreakdownLine, target: string, numbers: NumberFormat): Row => {
  const { charge } = line;
  const name = charge.code === null ? charge.name : `${charge.name} ${charge.code}`;
  return { cells: [name, basisText(charge, numbers), ...priceCells(line, target, numbers)] };
};

const sumText = (amounts: readonly Money[], numbers: NumberFormat): string =>
  amounts.map((amount) => formatMoney(amount, numbers)).join(" + ");

const groupRows = (group: BreakdownGroup, target: string, numbers: NumberFormat): readonly Row[] => [
  {
    kind: "strong",
    cells: [
      GROUP_LABELS[group.group],
      "",
      "",
      sumText(group.perCurrency, numbers),
      group.converted === null || group.perCurrency.length === 0 ? "" : toMoneyParts(group.converted, numbers).figure,
    ],
  },
  ...group.lines.map((line) => lineRow(line, target, numbers)),
];

const currencyRow = (amount: Money, numbers: NumberFormat): Row => ({
  cells: [`Total of charges in ${amount.currency}`, "", "", formatMoney(amount, numbers), ""],
});

const exchangeNotes = (
  exchange: ExchangeRates | null,
  charges: readonly Charge[],
  target: string,
  { dates, numbers }: TextFormats,
): readonly string[] => {
  const { ours, carrier } = listConversionSources(charges, target);
  const stated = exchange === null ? [] : formatExchangeStatements(exchange, ours, target, numbers);
  const byCarrier = carrier.length === 0 ? [] : [`${carrier.join(" and ")} converted by the carrier.`];
  if (exchange === null || stated.length === 0) return byCarrier;
  const markUp =
    Number(exchange.markUpPercent) === 0 ? "" : ` Mark-up ${formatDecimal(exchange.markUpPercent, numbers)} %.`;
  return [
    ...byCarrier,
    `Converted at the rates of ${formatFullDate(exchange.date, dates)} (${exchange.source}): ${stated.join(", ")}.${markUp} Each charge is billed in its own currency.`,
  ];
};

/** The total in the currency of the reader, at the rates that the price was converted with. */
const ownTotalNotes = (
  amounts: readonly Money[],
  exchange: ExchangeRates | null,
  formats: Formats,
): readonly string[] => {
  const own = formats.currency === null ? null : toOwnTotal(amounts, exchange, formats.currency);
  if (own === null) return [];
  const { amount, rate } = describeOwnTotal(own, formats);
  return [amount === null ? rate : `Total in your currency: ${amount}, at ${rate}.`];
};

export const chargesSection = (
  rate: Pick<Rate, "charges" | "displayTerms">,
  { exchange, tax }: Pick<OfferContext, "exchange" | "tax">,
  formats: Formats = STANDARD_FORMATS,
): Section => {
  const { numbers } = formats;
  const breakdown = toPriceBreakdown(rate.charges, exchange);
  const target = breakdown.currency;
  const { perCurrency, unpricedCount } = breakdown.totals;
  const gst = tax === undefined ? null : calculateGst(rate.charges, tax);
  const total = breakdown.converted === null ? "not convertible" : toMoneyParts(breakdown.converted, numbers).figure;
  const payments = [...new Set(rate.charges.map(({ payment }) => payment))].filter((payment) => payment !== "unknown");
  return {
    title: "Charges",
    part: "price",
    columns: [
      { head: "Charge", share: 31 },
      { head: "Basis", share: 18 },
      { head: "Quantity × rate", share: 17, align: "end" },
      { head: "Amount", share: 20, align: "end" },
      { head: `In ${target}`, share: 16, align: "end" },
    ],
    rows: [
      ...breakdown.groups.flatMap((group) => groupRows(group, target, numbers)),
      ...(perCurrency.length < 2 ? [] : perCurrency.map((amount) => currencyRow(amount, numbers))),
      {
        kind: "strong",
        cells: ["Total", "", "", perCurrency.length === 1 ? sumText(perCurrency, numbers) : "", total],
      },
      ...(gst === null ? [] : gstRows(gst, { total: breakdown.converted, currency: target }, exchange, numbers)),
    ],
    notes: [
      ...(gst === null ? [] : listGstNotes(gst)),
      ...ownTotalNotes(perCurrency, exchange, formats),
      ...exchangeNotes(exchange, rate.charges, target, formats),
      ...(unpricedCount === 0
        ? []
        : [
            unpricedCount === 1
              ? "1 charge has no price and is not in the total."
              : `${unpricedCount} charges have no price and are not in the total.`,
          ]),
      ...(payments.length === 0 ? [] : [`Payment: ${payments.map((payment) => PAYMENT_LABELS[payment]).join("; ")}.`]),
      ...listDisplayTerms(rate),
    ],
  };
};
