import { describe, expect, it } from "vitest";
import {
  assessParts,
  canAnswer,
  checkContainerNumber,
  countSubmitted,
  findLockedChanges,
  formatPart,
  setTexts,
  isSettled,
  summariseSections,
  type Submission,
} from "#domain/cargo";
import { COMPLETE, SCOPE } from "./samples.ts";

const submission = (more: Partial<Submission> = {}): Submission => ({
  subject: "shipping-instruction",
  container: 0,
  status: "sent",
  reason: null,
  sentAt: "2026-11-22T09:00:00.000Z",
  answeredAt: null,
  ...more,
});

const vgm = (container: number, more: Partial<Submission> = {}) => submission({ subject: "vgm", container, ...more });

describe("the state of a part", () => {
  it("follows from what is missing, what was sent and what the desk answered", () => {
    const details = setTexts(COMPLETE, [["pickUp.pickUpAddress", ""]]);
    const returned = vgm(1, { status: "returned", reason: "The weighing party is missing" });
    expect(assessParts(details, SCOPE, [submission(), returned])).toEqual([
      { subject: "shipping-instruction", container: 0, status: "sent", problems: [], submission: submission() },
      {
        subject: "pick-up",
        container: 0,
        status: "missing",
        problems: [
          {
            path: "pickUp.pickUpAddress",
            kind: "missing",
            message: "Enter a pick-up address, a reference or instructions.",
          },
        ],
        submission: null,
      },
      { subject: "vgm", container: 1, status: "returned", problems: [], submission: returned },
      { subject: "vgm", container: 2, status: "complete", problems: [], submission: null },
    ]);
  });
});

describe("a part that was sent", () => {
  const typed = setTexts(COMPLETE, [
    ["commodities.0.hsCode", "6302.22"],
    ["requestedEquipments.0.cargoGrossWeight", "17 000"],
    ["requestedEquipments.0.sealNumbers", "NRV 771204"],
    ["pickUp.instructions", "Call the gate"],
  ]);

  it("is locked until the desk returns it", () => {
    expect(findLockedChanges(COMPLETE, typed, [submission({ status: "accepted" }), vgm(2)])).toEqual([
      "commodities.0.hsCode",
      "requestedEquipments.0.cargoGrossWeight",
    ]);
    expect(findLockedChanges(COMPLETE, typed, [vgm(1)])).toEqual(["requestedEquipments.0.sealNumbers"]);
    expect(findLockedChanges(COMPLETE, typed, [submission({ status: "returned" })])).toEqual([]);
  });

  it("can be accepted once and returned until it was returned", () => {
    expect(canAnswer(submission(), "accepted")).toBe(true);
    expect(canAnswer(submission({ status: "accepted" }), "accepted")).toBe(false);
    expect(canAnswer(submission({ status: "accepted" }), "returned")).toBe(true);
    expect(canAnswer(submission({ status: "returned" }), "returned")).toBe(false);
    expect(canAnswer(null, "returned")).toBe(false);
  });

  it("counts for its deadline", () => {
    const later = "2026-11-23T09:00:00.000Z";
    expect(
      countSubmitted([
        submission(),
        vgm(1),
        vgm(2, { sentAt: later, status: "accepted" }),
        vgm(3, { status: "returned" }),
      ]),
    ).toEqual([
      { task: "documents", count: 1, at: "2026-11-22T09:00:00.000Z" },
      { task: "vgm", count: 2, at: later },
    ]);
    expect(countSubmitted([submission({ status: "returned" }), submission({ subject: "pick-up" })])).toEqual([]);
  });

  it("has a name within a sentence", () => {
    expect([submission(), submission({ subject: "pick-up" }), vgm(2)].map(formatPart)).toEqual([
      "shipping instruction",
      "pick-up",
      "VGM of container 2",
    ]);
  });
});

describe("a container number", () => {
  it.each([
    ["CSQU3054383", { kind: "valid" }],
    ["apzu 481209-0", { kind: "valid" }],
    ["MSKU0034710", { kind: "valid" }],
    ["TCLU1234567", { kind: "check-digit", expected: 8 }],
    ["MSCU1111222", { kind: "check-digit", expected: 1 }],
    ["CSQA3054383", { kind: "format" }],
    ["", { kind: "format" }],
  ] as const)("%s is checked by ISO 6346", (number, check) => {
    expect(checkContainerNumber(number)).toEqual(check);
  });
});

describe("the state of a section", () => {
  it("separates cargo from parties and counts containers", () => {
    const details = setTexts(COMPLETE, [["documentParties.consignee.countryCode", ""]]);
    expect(summariseSections(assessParts(details, SCOPE, [vgm(1)]))).toEqual([
      { section: "cargo", status: "complete", missing: 0, sent: 0, of: 1 },
      { section: "parties", status: "missing", missing: 1, sent: 0, of: 1 },
      { section: "pick-up", status: "complete", missing: 0, sent: 0, of: 1 },
      { section: "containers", status: "complete", missing: 0, sent: 1, of: 2 },
    ]);
  });

  it("is that of its part after it was sent", () => {
    const states = summariseSections(assessParts(COMPLETE, { equipments: [] }, [submission({ status: "accepted" })]));
    expect(states.map(({ section, status }) => [section, status])).toEqual([
      ["cargo", "accepted"],
      ["parties", "accepted"],
      ["pick-up", "complete"],
    ]);
  });
});

describe("a section of which nothing has to be sent any more", () => {
  const open = { documents: false, vgm: false, hasSailed: false };
  const SECTIONS = ["cargo", "parties", "pick-up", "containers"] as const;
  const list = (settled: typeof open, status: "missing" | "complete" | "sent" | "returned" = "missing") =>
    SECTIONS.filter((section) => isSettled({ section, status }, settled));

  it("is one whose deadline is done, and each after the vessel has sailed", () => {
    expect(list(open)).toEqual([]);
    expect(list({ ...open, documents: true })).toEqual(["cargo", "parties"]);
    expect(list({ ...open, vgm: true }, "complete")).toEqual(["containers"]);
    expect(list({ ...open, hasSailed: true })).toEqual([...SECTIONS]);
  });

  it("is none that was sent or returned", () => {
    const settled = { documents: true, vgm: true, hasSailed: true };
    expect([list(settled, "sent"), list(settled, "returned")]).toEqual([[], []]);
  });
});
