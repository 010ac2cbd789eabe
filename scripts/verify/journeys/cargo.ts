/* What a shipper states about the cargo of a booking, and the parts of it that were sent. */
import type { Difference } from "../differences.ts";
import { isObject } from "../json.ts";
import { chooseTerms } from "./approvals.ts";
import {
  type Answered,
  type Compare,
  type Comparison,
  differ,
  findEntry,
  inTurn,
  only,
  read,
  readInput,
  readList,
  same,
} from "./comparison.ts";
import { compareBothBookings } from "./followed.ts";

const CONTAINERS = 2;

/** Every text that was sent is there as it was typed. */
const compareTexts = (path: string, sent: unknown, actual: unknown): readonly Difference[] => {
  if (Array.isArray(sent))
    return sent.flatMap((one: unknown, index) =>
      compareTexts(`${path}[${index}]`, one, Array.isArray(actual) ? actual[index] : undefined),
    );
  return isObject(sent)
    ? Object.keys(sent).flatMap((name) => compareTexts(`${path}.${name}`, sent[name], read(actual, name)))
    : same(path, sent, actual);
};

const hasText = (value: unknown): boolean =>
  typeof value === "string"
    ? value.trim() !== ""
    : isObject(value) || Array.isArray(value)
      ? Object.values(value).some(hasText)
      : false;

/** A booking without saved details has the containers of its load, and nothing else. */
const compareEmpty: Compare = only((step) => {
  const cargo = read(step.body, "result.0");
  const equipments = readList(cargo, "equipments");
  return [
    ...same("$.result[0].version", 0, read(cargo, "version")),
    ...same("$.result[0].equipments", [0, 1].map(() => readInput(step, "equipment")).join(", "), equipments.join(", ")),
    ...same(
      "$.result[0].details.requestedEquipments.length",
      CONTAINERS,
      readList(cargo, "details.requestedEquipments").length,
    ),
    ...same("$.result[0].submissions.length", 0, readList(cargo, "submissions").length),
    ...(hasText(read(cargo, "details")) ? [differ("$.result[0].details", "empty texts", read(cargo, "details"))] : []),
  ];
});

/** The details are those that a step has sent, and their version is the one it was answered. */
const compareSaved = (saved: string, version = saved): Compare =>
  only(({ body, bodies, requests, stepId }) => [
    ...compareTexts("$.result[0].details", read(requests.get(saved), "details"), read(body, "result.0.details")),
    ...(stepId === version
      ? []
      : same("$.result[0].version", read(bodies.get(version), "result.0.version"), read(body, "result.0.version"))),
  ]);

const compareRaised = (earlier: string): Compare =>
  only((step) => {
    const [before, version] = [step.bodies.get(earlier), step.body].map((body) => read(body, "result.0.version"));
    return Number(version) > Number(before)
      ? []
      : [differ("$.result[0].version", `more than ${String(before)}`, version)];
  });

type Part = readonly [subject: string, container: number];

const VGM: Part = ["vgm", 1];
const OTHER_VGM: Part = ["vgm", 2];
const INSTRUCTION: Part = ["shipping-instruction", 0];
const PICK_UP: Part = ["pick-up", 0];

const findPart = (body: unknown, [subject, container]: Part) => {
  const index = readList(body, "result.0.submissions").findIndex(
    (one) => read(one, "subject") === subject && read(one, "container") === container,
  );
  return index < 0 ? undefined : read(body, `result.0.submissions.${index}`);
};

/** These parts and no others were sent, and the desk has answered none of them. */
const compareSent = (...parts: readonly Part[]): Compare =>
  only(({ body }) => [
    ...same("$.result[0].submissions.length", parts.length, readList(body, "result.0.submissions").length),
    ...parts.flatMap((part) => {
      const found = findPart(body, part);
      const path = `$.result[0].submissions of ${part.join(" ")}`;
      return found === undefined
        ? [differ(path, "the part that was sent", readList(body, "result.0.submissions"))]
        : [
            ...same(`${path}.status`, "sent", read(found, "status")),
            ...same(`${path}.reason`, null, read(found, "reason")),
          ];
    }),
  ]);

/** A part that is sent again was sent when it was. */
const compareSameMoment: Compare = only(({ body, bodies }) =>
  same(
    "$.result[0].submissions[0].sentAt",
    read(findPart(bodies.get("sendVgm"), VGM), "sentAt"),
    read(findPart(body, VGM), "sentAt"),
  ),
);

/** The refusal names these texts and no others. */
const compareFields = (...fields: readonly string[]): Compare =>
  only(({ body }) => {
    const named = readList(body, "result").map((one) => String(read(one, "field")));
    return same("$.result[].field", fields.toSorted().join(", "), [...new Set(named)].toSorted().join(", "));
  });

const readTasks = (step: Answered, body: unknown, booking: string): readonly string[] => {
  const found = findEntry(body, "result", "_id", step.outputs.get("listBothBookings")?.[booking]);
  return readList(found?.entry, "deadlines").map((one) => String(read(one, "task")));
};

const SENT_TASKS: readonly string[] = ["vgm", "documents"];

/** The list has no deadlines of parts that were sent; those of the other booking have not changed. */
const compareDeadlines: Compare = only((step) => {
  const before = step.bodies.get("listBothBookings");
  return ["id", "otherId"].flatMap((booking) => {
    const expected = readTasks(step, before, booking).filter((task) => booking !== "id" || !SENT_TASKS.includes(task));
    const tasks = readTasks(step, step.body, booking);
    return same(
      `$.result[].deadlines of ${booking === "id" ? "the booking" : "the other booking"}`,
      expected.join(", "),
      tasks.join(", "),
    );
  });
});

/** For how many containers a VGM is sent, and that there is one shipping instruction; a server may leave out what was sent. */
const SENT_COUNTS = { vgm: 2, documents: 1 } as const;

const compareSentTasks: Compare = only(({ body }) =>
  readList(body, "result.0.sentTasks").flatMap((sent, index) => {
    const expected = Object.entries(SENT_COUNTS).find(([task]) => task === read(sent, "task"))?.[1];
    return expected === undefined ? [] : same(`$.result[0].sentTasks[${index}].count`, expected, read(sent, "count"));
  }),
);

const SENT = ["saveCargo", "saveOtherNumber", "sendVgm"];
const COMPLETE = [...SENT, "completeCargo", "sendOtherVgm", "sendInstruction", "savePickUp", "sendPickUp"];

/** What the steps of `stateCargo` compare. */
export const CARGO: Readonly<Record<string, Comparison>> = {
  search: { compare: chooseTerms },
  listBothBookings: { needs: ["search", "book", "bookFurther"], compare: compareBothBookings },
  readEmpty: { compare: compareEmpty },
  saveCargo: { needs: ["readEmpty"], compare: inTurn(compareSaved("saveCargo"), compareRaised("readEmpty")) },
  readCargo: { needs: ["saveCargo"], compare: inTurn(compareSaved("saveCargo"), compareSent()) },
  readOtherCargo: { compare: compareEmpty },
  sendIncomplete: {
    needs: ["saveCargo"],
    compare: compareFields(
      "commodities.1.hsCode",
      "commodities.1.unNumber",
      "commodities.1.imoClass",
      "documentParties.notifyParty.street",
    ),
  },
  sendLightContainer: {
    needs: ["saveCargo"],
    compare: compareFields("requestedEquipments.1.equipmentReference", "requestedEquipments.1.vgmWeight"),
  },
  saveOtherNumber: {
    needs: ["saveCargo"],
    compare: inTurn(compareSaved("saveOtherNumber"), compareRaised("saveCargo")),
  },
  sendVgm: { needs: SENT, compare: inTurn(compareSaved("saveOtherNumber", "sendVgm"), compareSent(VGM)) },
  sendVgmAgain: { needs: SENT, compare: inTurn(compareSent(VGM), compareSameMoment) },
  completeCargo: {
    needs: SENT,
    compare: inTurn(compareSaved("completeCargo"), compareSent(VGM), compareRaised("sendVgm")),
  },
  sendOtherVgm: { needs: [...SENT, "completeCargo"], compare: compareSent(VGM, OTHER_VGM) },
  sendInstruction: {
    needs: [...SENT, "completeCargo", "sendOtherVgm"],
    compare: compareSent(VGM, OTHER_VGM, INSTRUCTION),
  },
  readSent: {
    needs: COMPLETE,
    compare: inTurn(compareSaved("savePickUp", "sendPickUp"), compareSent(VGM, OTHER_VGM, INSTRUCTION, PICK_UP)),
  },
  openSent: { needs: COMPLETE, compare: compareSentTasks },
  readOtherUnsent: { compare: compareEmpty },
  listAfterSending: { needs: [...COMPLETE, "listBothBookings"], compare: compareDeadlines },
};
