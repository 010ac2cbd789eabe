import { type CostItem, PAYMENT_LABELS } from "#domain/charges";
import { type ContainerLine, formatKilograms, formatLoad } from "#domain/containers";
import type { Rate, RateDetail } from "#domain/rates";
import { formatSupport } from "#web/messages/support.ts";

/** The title of View Details: 'Basic Information' for a live offer, 'Excel Rate Details' for a line of a rate sheet. */
export const formatDetailsTitle = ({ source }: Pick<Rate, "source">): string =>
  source === "api" ? "Basic Information" : "Excel Rate Details";

const NOT_STATED = "Not stated";

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
  formatSupport(support)
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

const netWeights = ({ load }: Rate): string => {
  const stated = load.containers.map(({ equipment, maxNetWeightKg }) => ({ equipment, maxNetWeightKg }));
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
  { label: "Load", value: formatLoad(rate.load.containers) },
  ...requestedWeight(load),
  { label: "Max net weight", value: netWeights(rate) },
  ...haulage(rate, "Export haulage", "origin-haulage"),
  ...haulage(rate, "Import haulage", "destination-haulage"),
  ...payments(rate),
];
