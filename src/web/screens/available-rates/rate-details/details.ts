import { type CostItem, PAYMENT_LABELS } from "#domain/charges";
import { type ContainerLine, formatLoad, formatKilograms } from "#domain/containers";
import type { FreeTime, Rate, RateDetail } from "#domain/rates";

/** The title of View Details: 'Basic Information' for a live offer, 'Excel Rate Details' for a line of a rate sheet. */
export const formatDetailsTitle = ({ source }: Pick<Rate, "source">): string =>
  source === "api" ? "Basic Information" : "Excel Rate Details";

const NOT_STATED = "Not stated";

/** A kind of free time: what it is called, what it means, and the free days of each container size. */
export interface FreeTimeRow {
  readonly title: string;
  readonly definition: string;
  /** In the order of the sizes of `freeTimeTable`. */
  readonly days: readonly string[];
}

export interface FreeTimeTable {
  readonly sizes: readonly string[];
  readonly rows: readonly FreeTimeRow[];
}

const TITLES: Readonly<Record<FreeTime["kind"], string>> = {
  demurrage: "Demurrage",
  detention: "Detention",
  merged: "Demurrage and detention",
  storage: "Storage",
  monitoring: "Reefer monitoring",
};

const DEFINITIONS: Readonly<Record<FreeTime["kind"], Readonly<Record<FreeTime["movement"], string>>>> = {
  demurrage: {
    import: "The full container stays in the terminal after these days.",
    export: "The full container waits in the terminal for the vessel longer than these days.",
  },
  detention: {
    import: "The container is out of the terminal and not yet returned empty.",
    export: "From empty pick-up to return of the full container.",
  },
  merged: {
    import: "From discharge to return of the empty container, in the terminal and outside.",
    export: "From empty pick-up to loading, in the terminal and outside.",
  },
  storage: { import: "The terminal's own charge for the yard.", export: "The terminal's own charge for the yard." },
  monitoring: {
    import: "Power and control of a reefer in the terminal.",
    export: "Power and control of a reefer in the terminal.",
  },
};

const findPlace = ({ legs }: Rate, movement: FreeTime["movement"]): string | undefined =>
  movement === "export" ? legs[0]?.from.name : legs.at(-1)?.to.name;

const freeDays = ({ days, counted }: FreeTime): string => {
  const unit = days === 1 ? "day" : "days";
  return counted === "working" ? `${days} working ${unit}` : `${days} ${unit}`;
};

const appliesTo = ({ equipment }: FreeTime, size: string): boolean => equipment === null || equipment === size;

/** Columns such as FREE DAYS DEST are shown as written: they do not define what is free. */
const sheetFreeTime = ({ source, details }: Rate, sizes: number): readonly FreeTimeRow[] =>
  details
    .filter(({ label }) => source === "excel" && /^FREE\b/.test(label))
    .map(({ label, value }) => ({
      title: label,
      definition: "As written in the sheet, which does not say whether in the terminal or outside.",
      days: Array.from({ length: sizes }, () => value),
    }));

/** Free time by kind and direction, with a column for each container size; a value the source lacks is 'Not stated'. */
export const toFreeTimeTable = (rate: Rate): FreeTimeTable => {
  const stated = rate.freeTime.flatMap(({ equipment }) => equipment ?? []);
  const sizes = [...new Set([...rate.containers.map(({ equipment }) => equipment), ...stated])];
  const toKind = ({ kind, movement }: FreeTime): string => `${movement} ${kind}`;
  const rows = [...new Set(rate.freeTime.map(toKind))].flatMap((kind) => {
    const entries = rate.freeTime.filter((free) => toKind(free) === kind);
    const [first] = entries;
    if (first === undefined) return [];
    const place = findPlace(rate, first.movement);
    return [
      {
        title: place === undefined ? TITLES[first.kind] : `${TITLES[first.kind]}, ${place}`,
        definition: DEFINITIONS[first.kind][first.movement],
        days: sizes.map((size) => {
          const entry =
            entries.findLast((free) => free.equipment === size) ?? entries.find((free) => appliesTo(free, size));
          return entry === undefined ? NOT_STATED : freeDays(entry);
        }),
      },
    ];
  });
  return { sizes, rows: [...rows, ...sheetFreeTime(rate, sizes.length)] };
};

/** What the free days are counted in; null when the source does not say, or says it for some only. */
export const formatFreeTimeCounting = ({ freeTime }: Rate): string | null =>
  freeTime.length > 0 && freeTime.every(({ counted }) => counted === "calendar") ? "Calendar days." : null;

/** Somebody to ask: by telephone, by mail, or by name only. */
export interface Contact {
  readonly kind: "phone" | "email" | "name";
  readonly text: string;
}

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[\d\s()./-]{6,}$/;

const toContact = (text: string): Contact => {
  if (MAIL.test(text)) return { kind: "email", text };
  return { kind: PHONE.test(text) ? "phone" : "name", text };
};

/** Whom a source names for questions, each by itself. */
export const listContacts = ({ support }: Rate): readonly Contact[] =>
  support
    .split(/[,;]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(toContact);

const findDetail = ({ details }: Rate, label: string): string | null =>
  details.find((detail) => detail.label === label)?.value ?? null;

const isPriced = ({ coverage }: Rate, costItem: CostItem): boolean =>
  coverage[costItem] === "priced" || coverage[costItem] === "included";

const haulage = (rate: Rate, label: string, costItem: CostItem): readonly RateDetail[] => {
  const stated = findDetail(rate, label);
  if (stated === null && !isPriced(rate, costItem)) return [];
  const scope = isPriced(rate, costItem) ? "in the price" : "not in the price";
  return [{ label, value: stated === null || stated === "Port" ? (stated ?? scope) : `${stated}, ${scope}` }];
};

const netWeights = ({ containers }: Rate): string => {
  const stated = containers.map(({ equipment, maxNetWeightKg }) => ({ equipment, maxNetWeightKg }));
  const [first] = stated;
  if (first === undefined || stated.every(({ maxNetWeightKg }) => maxNetWeightKg === null)) return NOT_STATED;
  if (first.maxNetWeightKg !== null && stated.every(({ maxNetWeightKg }) => maxNetWeightKg === first.maxNetWeightKg))
    return `${formatKilograms(first.maxNetWeightKg)} per container`;
  return stated
    .map(({ equipment, maxNetWeightKg: kg }) => `${equipment} ${kg === null ? "not stated" : formatKilograms(kg)}`)
    .join(", ");
};

const chargeCount = (count: number): string => (count === 1 ? "1 charge" : `${count} charges`);

/** How many charges each way to pay covers; both ways are always described. */
const payments = ({ charges }: Rate): readonly RateDetail[] =>
  (["prepaid", "collect", "unknown"] as const).flatMap((term) => {
    const count = charges.filter(({ payment }) => payment === term).length;
    const label = term === "unknown" ? "Payment method not stated" : PAYMENT_LABELS[term];
    return term === "unknown" && count === 0 ? [] : [{ label, value: count === 0 ? "No charge" : chargeCount(count) }];
  });

/** `20GP 18 000 kg, 40HC 22 500 kg`; the size is left out where there is one only. Empty where no weight is stated. */
export const formatRequestedWeights = (load: readonly ContainerLine[]): readonly string[] =>
  load
    .filter(({ weightKg }) => weightKg > 0)
    .map(({ equipment, weightKg }) =>
      load.length === 1 ? formatKilograms(weightKg) : `${equipment} ${formatKilograms(weightKg)}`,
    );

const requestedWeight = (load: readonly ContainerLine[]): readonly RateDetail[] => {
  const weights = formatRequestedWeights(load);
  return weights.length === 0 ? [] : [{ label: "Your net weight", value: `${weights.join(", ")} per container` }];
};

/** The load with its weight and limits, the haulage, and the ways to pay. */
export const formatLoadAndPayment = (rate: Rate, load: readonly ContainerLine[] = []): readonly RateDetail[] => [
  { label: "Load", value: formatLoad(rate.containers) },
  ...requestedWeight(load),
  { label: "Max net weight", value: netWeights(rate) },
  ...haulage(rate, "Export haulage", "origin-haulage"),
  ...haulage(rate, "Import haulage", "destination-haulage"),
  ...payments(rate),
];
