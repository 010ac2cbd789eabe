import type { EquipmentCode } from "#domain/containers";
import type { Customers, LaneEnd, LanePlaces, MarginKind, MarginRule, MarginScope, MarginSubject } from "./rule.ts";

const ofCustomers = ({ kind }: Customers): number => ({ company: 2, group: 1, all: 0 })[kind];
const ofEnd = ({ kind }: LaneEnd): number => ({ place: 2, country: 1, all: 0 })[kind];
const ofValue = (value: string | null): number => (value === null ? 0 : 1);

/** How narrow a rule is, most important first: customers, both ends of the lane together, carrier, mode, size, kind of charge. */
const toNarrowness = (rule: MarginScope & Partial<Pick<MarginRule, "charge">>): readonly number[] => [
  ofCustomers(rule.customers),
  ofEnd(rule.from) + ofEnd(rule.to),
  ofValue(rule.carrier),
  ofValue(rule.mode),
  ofValue(rule.size),
  ofValue(rule.charge ?? null),
];

/** Orders rules from the narrowest to the widest; 0 where none of two is narrower. */
export const compareNarrowness = (one: MarginRule, other: MarginRule): number => {
  const others = toNarrowness(other);
  return toNarrowness(one).reduce((order, value, index) => (order === 0 ? (others[index] ?? 0) - value : order), 0);
};

const matchesCustomers = (
  customers: Customers,
  { company, group }: Pick<MarginSubject, "company" | "group">,
): boolean => {
  switch (customers.kind) {
    case "company":
      return customers.id === company;
    case "group":
      return customers.name === group;
    case "all":
      return true;
  }
};

const matchesEnd = (end: LaneEnd, { codes, countries }: LanePlaces): boolean => {
  switch (end.kind) {
    case "place":
      return codes.includes(end.code);
    case "country":
      return countries.includes(end.code);
    case "all":
      return true;
  }
};

/** Whether a rule or a floor is about an offer on its day; sizes are asked apart, as an offer may have several. */
export const matchesOffer = (scope: MarginScope, subject: Omit<MarginSubject, "currency">): boolean =>
  scope.validFrom <= subject.today &&
  (scope.validTo === null || scope.validTo >= subject.today) &&
  matchesCustomers(scope.customers, subject) &&
  matchesEnd(scope.from, subject.from) &&
  matchesEnd(scope.to, subject.to) &&
  (scope.carrier === null || scope.carrier === subject.carrier) &&
  (scope.mode === null || scope.mode === subject.mode);

/** What a charge is counted by, as far as margins differ by it. To `other` (per CBM, per ton) only a percentage is added. */
export type CountedBy = "container" | "wm" | "booking" | "other";

export interface ChargeSubject {
  readonly kind: MarginKind;
  readonly size: EquipmentCode | null;
  readonly countedBy: CountedBy;
}

/* A rule without a kind leaves out the booking fee: it would be charged where nobody has asked for one. */
const matchesKind = (charge: MarginRule["charge"], kind: MarginKind): boolean =>
  charge === null ? kind !== "booking-fee" : charge === kind;

/** Whether a rule is about a charge: an amount is added only to what is counted as the amount is. */
export const matchesCharge = (rule: MarginRule, { kind, size, countedBy }: ChargeSubject): boolean =>
  matchesKind(rule.charge, kind) &&
  (rule.size === null || rule.size === size) &&
  (rule.margin.kind === "percent" || rule.margin.per === countedBy);

const isSameCustomers = (one: Customers, other: Customers): boolean => {
  if (one.kind === "company") return other.kind === "company" && one.id === other.id;
  if (one.kind === "group") return other.kind === "group" && one.name === other.name;
  return other.kind === "all";
};

const mayMeet = (one: string | null, other: string | null): boolean => one === null || other === null || one === other;

/* A UN/LOCODE begins with the code of its country. */
const mayMeetAt = (one: LaneEnd, other: LaneEnd): boolean => {
  if (one.kind === "all" || other.kind === "all") return true;
  if (one.kind === other.kind) return one.code === other.code;
  return one.code.slice(0, 2) === other.code.slice(0, 2);
};

const overlaps = (one: MarginScope, other: MarginScope): boolean =>
  (one.validTo === null || other.validFrom <= one.validTo) &&
  (other.validTo === null || one.validFrom <= other.validTo);

/** Amounts counted by different things are never added to the same charge. */
const mayShareCharge = ({ margin: one }: MarginRule, { margin: other }: MarginRule): boolean =>
  one.kind === "percent" || other.kind === "percent" || one.per === other.per;

/**
 * Whether nothing decides between two rules for some offer on some day: they are equally narrow, may be about the same
 * charge, and their dates overlap. One of two such rules cannot be saved.
 */
export const isConflict = (one: MarginRule, other: MarginRule): boolean =>
  compareNarrowness(one, other) === 0 &&
  isSameCustomers(one.customers, other.customers) &&
  mayMeetAt(one.from, other.from) &&
  mayMeetAt(one.to, other.to) &&
  mayMeet(one.carrier, other.carrier) &&
  mayMeet(one.mode, other.mode) &&
  mayMeet(one.size, other.size) &&
  mayMeet(one.charge, other.charge) &&
  mayShareCharge(one, other) &&
  overlaps(one, other);
