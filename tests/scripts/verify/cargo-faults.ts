/* Faults in front of the reference server in the cargo of a booking. */
import { read, readList } from "../../../scripts/verify/journeys/comparison.ts";
import { isObject, type JsonObject } from "../../../scripts/verify/json.ts";
import {
  type Call,
  type Change,
  changeBody,
  changeDeep,
  deep,
  type Fault,
  isFirst,
  type Memory,
  OK,
  refusal,
  row,
} from "./fault-kit.ts";
import { eachEntry, isOther } from "./part-kit.ts";

const cargo = row("stateCargo");

/** Changes the details of each answer. */
const details = (change: (details: JsonObject) => unknown): Change =>
  eachEntry((one) => ({ ...one, details: isObject(one["details"]) ? change(one["details"]) : null }));

const submissions = (change: (sent: readonly unknown[]) => readonly unknown[]): Change =>
  eachEntry((one) => ({ ...one, submissions: change(readList(one, "submissions")) }));

const isFor = (subject: string) => (call: Call) => call.body.includes(`"subject":"${subject}"`);

/** Answers what was refused as if it was done. */
const accepts = (status: number, fits: (call: Call, memory: Memory) => boolean): Change => ({
  changeReply: (reply, call, memory) =>
    reply.status === status && fits(call, memory) ? (memory.latest.get("saveCargo") ?? OK) : reply,
});

/** Refuses no field with the name. */
const overlooks = (name: string): Change => ({
  changeReply: (reply) => {
    if (reply.status !== 422) return reply;
    const body: unknown = JSON.parse(reply.body.toString());
    const result = readList(body, "result").filter((one) => !String(read(one, "field")).includes(name));
    return { ...reply, body: Buffer.from(JSON.stringify({ ...Object(body), result })) };
  },
});

const oneMore = (version: unknown): unknown => (typeof version === "number" ? version + 1 : version);

const hasChanged = (call: Call, memory: Memory): boolean => isFirst(call, memory) && memory.replies.has("saveCargo");

export const CARGO_FAULTS: readonly Fault[] = [
  cargo(
    "getCargo",
    "has one container of two",
    "readEmpty",
    eachEntry((one) => ({ ...one, equipments: readList(one, "equipments").slice(0, 1) })),
  ),
  cargo("getCargo", "begins with version 1", "readEmpty", deep("version", oneMore)),
  cargo(
    "saveCargo",
    "trims texts",
    "saveCargo",
    details((all) => changeDeep(all, "commodityType", (text) => String(text).replaceAll(/ +/g, " "))),
  ),
  cargo(
    "saveCargo",
    "writes numbers in a form of its own",
    "saveCargo",
    details((all) => changeDeep(all, "cargoGrossWeight", (text) => String(text).replaceAll(" ", ""))),
  ),
  cargo(
    "saveCargo",
    "keeps the version",
    "saveOtherNumber",
    deep("version", () => 1),
  ),
  cargo("saveCargo", "overwrites a change that another session has made", "saveCargoTooLate", {
    changeCall: (call) => changeBody(call, (body) => (call.body.includes('Gate 3"') ? { ...body, version: 1 } : body)),
  }),
  cargo(
    "getCargo",
    "loses the second commodity",
    "readCargo",
    details((all) => ({ ...all, commodities: readList(all, "commodities").slice(0, 1) })),
  ),
  cargo(
    "getCargo",
    "shows the consignee as the notify party",
    "readCargo",
    details((all) => ({
      ...all,
      documentParties: { ...Object(all["documentParties"]), notifyParty: read(all, "documentParties.consignee") },
    })),
  ),
  cargo("getCargo", "has the details of every booking", "readOtherCargo", {
    changeReply: (reply, call, memory) =>
      hasChanged(call, memory) ? (memory.latest.get("saveCargo") ?? reply) : reply,
  }),
  cargo(
    "sendCargo",
    "sends what somebody has changed",
    "sendTooLate",
    accepts(409, () => true),
  ),
  cargo("sendCargo", "sends an instruction without an HS code", "sendIncomplete", overlooks("hsCode")),
  cargo("sendCargo", "sends dangerous goods without a UN number", "sendIncomplete", overlooks("unNumber")),
  cargo("sendCargo", "needs no street of a notify party", "sendIncomplete", overlooks("notifyParty")),
  cargo("sendCargo", "names the first container for every other one", "sendLightContainer", {
    changeReply: (reply) => ({
      ...reply,
      body: Buffer.from(reply.body.toString().replaceAll("requestedEquipments.1", "requestedEquipments.0")),
    }),
  }),
  cargo("sendCargo", "takes a VGM below the tare", "sendLightContainer", overlooks("vgmWeight")),
  cargo("sendCargo", "takes one number for two containers", "sendLightContainer", overlooks("equipmentReference")),
  cargo("sendCargo", "sends an empty pick-up", "sendEmptyPickUp", accepts(422, isFor("pick-up"))),
  cargo(
    "sendCargo",
    "sends the VGM of a container that is not booked",
    "sendUnknownContainer",
    accepts(422, (call) => call.body.includes('"container":3')),
  ),
  cargo(
    "sendCargo",
    "sends the VGM of every container at once",
    "sendVgm",
    submissions((sent) => {
      const [first] = sent;
      return isObject(first) && sent.length === 1 ? [first, { ...first, container: 2 }] : sent;
    }),
  ),
  cargo("sendCargo", "refuses a part that was sent", "sendVgmAgain", {
    changeReply: (reply, call, { replies: answered }) =>
      answered.has("sendCargo") && isFor("vgm")(call) ? refusal(409) : reply,
  }),
  cargo(
    "sendCargo",
    "sends a part once more",
    "sendVgmAgain",
    eachEntry((one, _, { replies: answered }) =>
      answered.has("sendCargo")
        ? {
            ...one,
            submissions: readList(one, "submissions").map((sent) => ({
              ...Object(sent),
              sentAt: "2026-11-20T08:00:00Z",
            })),
          }
        : one,
    ),
  ),
  cargo(
    "saveCargo",
    "changes a weight that was sent",
    "changeSentWeight",
    accepts(409, (call) => call.body.includes("18 231")),
  ),
  cargo(
    "saveCargo",
    "changes goods that were sent",
    "changeSentGoods",
    accepts(409, (call) => call.body.includes("1 241")),
  ),
  cargo(
    "saveCargo",
    "locks the first container alone",
    "changeOtherSentWeight",
    accepts(409, (call) => call.body.includes("17 540")),
  ),
  cargo(
    "getBooking",
    "counts the VGM of all containers once",
    "openSent",
    deep("sentTasks", (sent) => (Array.isArray(sent) ? sent.map((one) => ({ ...Object(one), count: 1 })) : sent)),
  ),
  cargo("saveCargo", "locks every container with one", "completeCargo", {
    changeCall: (call, { replies: answered }) => (answered.has("sendCargo") ? refusal(409) : call),
  }),
  cargo(
    "saveCargo",
    "forgets what was sent",
    "completeCargo",
    submissions(() => []),
  ),
  cargo(
    "sendCargo",
    "keeps the part that was sent last alone",
    "sendOtherVgm",
    submissions((sent) => sent.slice(-1)),
  ),
  cargo("saveCargo", "locks the pick-up with the instruction", "savePickUp", {
    changeCall: (call) => (call.body.includes("Gate 3, Kalyan") ? refusal(409) : call),
  }),
  cargo(
    "getCargo",
    "has the desk accept what was sent",
    "readSent",
    submissions((sent) => sent.map((one) => ({ ...Object(one), status: "accepted", answeredAt: read(one, "sentAt") }))),
  ),
  cargo(
    "getCargo",
    "empties a part that was sent",
    "readSent",
    details((all) => ({ ...all, pickUp: changeDeep(all["pickUp"], "instructions", () => "") })),
  ),
  cargo("listQuotations", "lists deadlines of what was sent", "listAfterSending", {
    changeReply: (reply, _, memory) =>
      memory.replies.has("sendCargo") ? (memory.replies.get("listQuotations") ?? reply) : reply,
  }),
  cargo(
    "listQuotations",
    "meets the deadlines of every booking",
    "listAfterSending",
    eachEntry((one, _, memory) =>
      memory.replies.has("sendCargo")
        ? { ...one, deadlines: readList(one, "deadlines").filter((deadline) => read(deadline, "task") !== "vgm") }
        : one,
    ),
  ),
  cargo("getCargo", "shows the cargo of everybody", "readForeignCargo", {
    changeReply: (reply, _, memory) => (reply.status === 404 ? (memory.latest.get("getCargo") ?? reply) : reply),
  }),
  cargo("saveCargo", "saves the cargo of everybody", "saveForeignCargo", accepts(404, isOther)),
  cargo("sendCargo", "sends the cargo of everybody", "sendForeignCargo", accepts(404, isOther)),
];
