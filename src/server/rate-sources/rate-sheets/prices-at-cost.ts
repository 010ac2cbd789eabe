import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { type ChargeBasis, classifyCharge } from "#domain/charges";
import {
  type ChargeSubject,
  type CountedBy,
  type Customers,
  isSoldAtCost,
  listAudienceCustomers,
  type MarginCustomer,
  type MarginTable,
  toMarginKind,
} from "#domain/margins";
import type { FindPlace } from "#domain/places";
import type { SheetCharge, SheetPrice } from "#domain/rates";
import type { CalendarDate } from "#domain/time";
import { readCustomerNames } from "#server/modules/accounts/index.ts";
import { UNFINISHED } from "#server/platform/database/staged-import.ts";
import type { Executor } from "#server/schema.ts";
import { type RateUnit, toUnits } from "./plan-replacement.ts";
import { toCarrierOfRules, toLanePlaces } from "./sell-offers.ts";
import { readAudience } from "./sheet-audience.ts";
import { NAMES, SHEET_KINDS, type SheetKind } from "./sheet-kinds.ts";
import { selectLines } from "./sheet-lines.ts";
import { sheetPriceReader } from "./sheet-prices.ts";

/** Prices with buying prices that no margin rule and no floor is about, and the lanes that they are on. */
export interface PricesAtCost {
  readonly prices: number;
  readonly lanes: number;
}

const COUNTED: Partial<Readonly<Record<ChargeBasis, CountedBy>>> = {
  "per-container": "container",
  "per-wm": "wm",
  "per-bill-of-lading": "booking",
  flat: "booking",
};

/* A charge of a part load states its unit in its cell or in its name. */
const findCount = ({ basis, name, group }: SheetCharge): CountedBy => {
  if (group === null || basis !== "unknown") return COUNTED[basis] ?? "other";
  return /\b(?:W ?\/? ?M|R\/?T)\b/i.test(name) ? "wm" : "booking";
};

const toSubjects = ({ charges, size }: SheetPrice): readonly ChargeSubject[] =>
  charges.flatMap((charge): readonly ChargeSubject[] => {
    const { amount, name, group } = charge;
    if (amount === null || amount.minor < 0) return [];
    const { costItem, group: classified } = classifyCharge(null, name);
    const own = costItem === "ocean-freight" ? classified : (group ?? classified);
    return [{ kind: toMarginKind({ group: own, costItem }), size, countedBy: findCount(charge) }];
  });

/** Who finds the prices of a sheet, from what is stored of its audience. */
export const readAudienceCustomers = async (
  db: Executor,
  visibleTo: string | null,
): Promise<readonly MarginCustomer[]> => {
  if (visibleTo === null) return listAudienceCustomers(null, new Map());
  const audience = readAudience(visibleTo);
  const names = await readCustomerNames(db, audience.companies);
  return listAudienceCustomers(
    audience,
    new Map([...names].map(([id, { customerGroup }]) => [id, customerGroup] as const)),
  );
};

interface Asked {
  readonly kind: SheetKind;
  readonly margins: MarginTable;
  readonly findPlace: FindPlace;
  readonly today: CalendarDate;
}

type FindAtCost = (unit: RateUnit, customers: readonly MarginCustomer[]) => readonly SheetPrice[];

/** The prices of lines that are sold at cost; prices of one lane with charges of the same kinds are judged once. */
const createFinder = ({ kind, margins, findPlace, today }: Asked): FindAtCost => {
  const readPrices = sheetPriceReader("departure");
  const known = new Map<string, boolean>();
  return (unit, customers) => {
    const { portOfLoading, placeOfReceipt, portOfDischarge, placeOfDelivery } = unit.line;
    const offer = {
      from: toLanePlaces([portOfLoading, placeOfReceipt], findPlace),
      to: toLanePlaces([portOfDischarge, placeOfDelivery], findPlace),
      carrier: toCarrierOfRules(unit.carrier, margins),
      mode: kind,
      today,
    };
    const who = customers.map(({ company, group }) => `${company}/${group}`).join(" ");
    return readPrices([unit]).filter((price) => {
      const charges = toSubjects(price);
      const kinds = charges.map((one) => `${one.kind} ${one.size} ${one.countedBy}`);
      const key = `${unit.lane}|${offer.carrier}|${who}|${[...new Set(kinds)].join(",")}`;
      const isAtCost = known.get(key) ?? isSoldAtCost({ ...offer, charges }, margins, customers);
      known.set(key, isAtCost);
      return isAtCost;
    });
  };
};

/** How many prices of a sheet that is imported would be sold at cost; null: none. */
export const countAtCost = (
  units: readonly RateUnit[],
  customers: readonly MarginCustomer[],
  asked: Asked,
): PricesAtCost | null => {
  const find = createFinder(asked);
  const lanes = new Set<string>();
  let prices = 0;
  for (const unit of units) {
    const found = find(unit, customers);
    if (found.length === 0) continue;
    prices += found.length;
    lanes.add(unit.lane);
  }
  return prices === 0 ? null : { prices, lanes: lanes.size };
};

const WINDOW = 200;

interface Change {
  readonly before: MarginTable;
  readonly after: MarginTable;
  /** Whom the rule that ends is for. */
  readonly ended: Customers;
  readonly findPlace: FindPlace;
  /** The first day on which the rule is missed. */
  readonly day: CalendarDate;
}

/** Those of the customers who find a sheet that a rule is for. */
const pickCustomers = async (
  db: Executor,
  ended: Customers,
  visibleTo: string | null,
): Promise<readonly MarginCustomer[]> => {
  const found = await readAudienceCustomers(db, visibleTo);
  if (ended.kind === "all") return found;
  if (ended.kind === "group")
    return visibleTo === null
      ? [{ company: "", group: ended.name }]
      : found.filter(({ group }) => group === ended.name);
  const group = (await readCustomerNames(db, [ended.id])).get(ended.id)?.customerGroup ?? null;
  const isFound = found.some((one) => one.company === ended.id || (one.company === "" && one.group === group));
  return visibleTo === null || isFound ? [{ company: ended.id, group }] : [];
};

interface BuyingSheet {
  readonly id: string;
  readonly provider: string;
  readonly visibleTo?: string | null | undefined;
}

const listBuyingSheets = (db: Executor, kind: SheetKind): Promise<readonly BuyingSheet[]> =>
  db
    .selectFrom(NAMES[kind].sheet)
    .select(["id", "provider", "visibleTo"])
    .where("prices", "=", "buy")
    .where("withdrawnAt", "is", null)
    .where("validFrom", "<>", UNFINISHED)
    .execute();

/** Lines of a sheet that are quoted on a day or later, in small steps, so that other requests are answered between two. */
async function* readQuotedUnits(
  db: Executor,
  kind: SheetKind,
  { id, provider }: BuyingSheet,
  day: CalendarDate,
): AsyncGenerator<readonly RateUnit[]> {
  let last = "";
  for (;;) {
    const isNext = sql`s."id" = ${id} and r."withdrawn" is null and r."validTill" >= ${day} and r."id" > ${last}`;
    const lines = await selectLines(db, kind, isNext, WINDOW);
    yield toUnits(kind, provider, lines);
    const end = lines.at(-1);
    if (end === undefined || lines.length < WINDOW) return;
    last = end.id;
    await nextTurn();
  }
}

/** How many prices that are quoted lose their last rule by a change of the rules; null: none. */
export const countLosingMargin = async (
  db: Executor,
  { before, after, ended, findPlace, day }: Change,
): Promise<PricesAtCost | null> => {
  const lanes = new Set<string>();
  let prices = 0;
  for (const kind of SHEET_KINDS) {
    const asked = { kind, findPlace, today: day };
    const [was, is] = [createFinder({ ...asked, margins: before }), createFinder({ ...asked, margins: after })];
    for (const sheet of await listBuyingSheets(db, kind)) {
      const customers = await pickCustomers(db, ended, sheet.visibleTo ?? null);
      if (customers.length === 0) continue;
      for await (const units of readQuotedUnits(db, kind, sheet, day))
        for (const unit of units) {
          const lost = is(unit, customers).length - was(unit, customers).length;
          if (lost === 0) continue;
          prices += lost;
          lanes.add(unit.lane);
        }
    }
  }
  return prices === 0 ? null : { prices, lanes: lanes.size };
};
