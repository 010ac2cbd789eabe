/* Lists of every answer: nothing twice, and in the order that the document states. */
import { type Difference, joinPath } from "../differences.ts";
import { isObject } from "../json.ts";
import { broken, checkSorted, checkUnique, type Located } from "./rule.ts";
import type { FoundList } from "./walk.ts";

const toLocated = ({ path, entries }: FoundList): readonly Located[] =>
  entries.flatMap((value, index) => (isObject(value) ? [{ path: joinPath(path, index), value }] : []));

/** Charges of the same kind may cost the same, as their sums are compared, and several messages may take the place of offers. */
const MAY_REPEAT: readonly string[] = ["api", "charges", "excel", "matchingCargoSurcharges"];

/** No list has the same entry twice. */
const checkRepeated = ({ path, key, entries }: FoundList): readonly Difference[] => {
  if (MAY_REPEAT.includes(key)) return [];
  const contents = entries.map((one) => (isObject(one) && !Array.isArray(one) ? JSON.stringify(one) : null));
  return contents.flatMap((content, index) =>
    content === null || contents.indexOf(content) === index
      ? []
      : [broken(joinPath(path, index), "an entry that differs from the others", entries[index])],
  );
};

/** Lists of texts and numbers in which each is once. */
const SETS: readonly string[] = [
  "capabilities",
  "departures",
  "documents",
  "equipmentGroupIsoCode",
  "events",
  "gstNumbers",
  "containerNumbers",
  "scopes",
  "transitDays",
];

const checkSet = ({ path, key, entries }: FoundList): readonly Difference[] =>
  SETS.includes(key) || (key === "carriers" && path.includes("facets"))
    ? entries.flatMap((one, index) =>
        isObject(one) || entries.indexOf(one) === index
          ? []
          : [broken(joinPath(path, index), "a value that no other entry has", one)],
      )
    : [];

/** Lists with one entry for each value of a property. */
const KEYS: Readonly<Record<string, string>> = {
  containers: "equipmentGroupIsoCode",
  matchingSurchargesPerEquipmentTypes: "equipmentGroupIsoCode",
  progress: "name",
  quotes: "currency",
  requestedEquipments: "equipmentGroupIsoCode",
  sources: "name",
  spotEquipments: "equipmentGroupIsoCode",
  statuses: "status",
  totals: "currency",
};

type Order = readonly [key: string, direction: "ascending" | "descending"];

const ORDERS: Readonly<Record<string, Order>> = {
  amendments: ["requestedAt", "descending"],
  bookedSailings: ["bookedOn", "descending"],
  comments: ["writtenAt", "ascending"],
  history: ["happenedAt", "descending"],
  nextDepartures: ["departureDate", "ascending"],
};

const RESULT_ORDERS: Readonly<Record<string, Order>> = {
  listApiKeys: ["createdAt", "descending"],
  listDeskRequests: ["requestedAt", "descending"],
  listLinks: ["createdAt", "descending"],
  listNotifications: ["happenedAt", "descending"],
  listWebhookDeliveries: ["createdAt", "descending"],
};

const checkAscending = ({ path, key, entries }: FoundList): readonly Difference[] =>
  key === "departures" || key === "transitDays"
    ? entries.flatMap((one, index) => {
        const before = entries[index - 1];
        const isRight =
          (typeof one === "string" && typeof before === "string" && before <= one) ||
          (typeof one === "number" && typeof before === "number" && before <= one);
        return index === 0 || isRight ? [] : [broken(joinPath(path, index), `${String(before)} or more`, one)];
      })
    : [];

/** The number of a version counts from 1 without a gap; that of a leg rises. */
const checkNumbers = (list: FoundList): readonly Difference[] =>
  toLocated(list).flatMap(({ path, value }, index, all) => {
    const [version, leg, before] = [value["number"], value["legNumber"], all[index - 1]?.value["legNumber"]];
    if (list.key === "versions" && typeof version === "number" && version !== index + 1)
      return [broken(`${path}.number`, `${index + 1}, its position`, version)];
    return list.key === "routingLegs" && typeof leg === "number" && leg <= (typeof before === "number" ? before : -1)
      ? [broken(`${path}.legNumber`, `more than ${String(before)}, that of the leg before it`, leg)]
      : [];
  });

/** Each list has every entry once, and is in its order. */
export const checkLists = (operation: string, lists: readonly FoundList[]): readonly Difference[] =>
  lists.flatMap((list) => {
    const [id, order] = [KEYS[list.key], list.path === "$.result" ? RESULT_ORDERS[operation] : ORDERS[list.key]];
    return [
      ...(id === undefined ? [] : checkUnique(toLocated(list), id)),
      ...checkRepeated(list),
      ...checkSet(list),
      ...(order === undefined ? [] : checkSorted(toLocated(list), ...order)),
      ...checkAscending(list),
      ...checkNumbers(list),
    ];
  });
