import { describe, expect, it } from "vitest";
import { hasFound, toFindGroups } from "#desk/shell/find/options.ts";
import { listActions } from "#domain/staff";

const titles = (typed: string, role: "desk" | "pricing" | "admin") =>
  toFindGroups(typed, [], listActions(role)).map(({ name, options }) => [name, options.map(({ title }) => title)]);

describe("the command menu", () => {
  it("offers the commands of the role before anything is typed", () => {
    expect(titles("", "desk").at(-1)).toEqual(["Commands", ["Calendar of what ends when", "Exchange rates"]]);
    expect(titles("", "pricing").at(-1)).toEqual([
      "Commands",
      [
        "Import a rate sheet",
        "Calendar of what ends when",
        "Exchange rates",
        "New margin rule",
        "Export for accounting",
      ],
    ]);
    expect(titles("", "admin").at(-1)?.[1]).toContain("Invite a person to the desk");
  });

  it("finds a command by some of its words, in any case and order", () => {
    expect(titles("Sheet IMPORT", "pricing")).toEqual([
      ["Commands", ["Import a rate sheet"]],
      ["Actions", ['Filter the inbox by "Sheet IMPORT"']],
    ]);
    expect(titles("sheet import", "desk")).toEqual([["Actions", ['Filter the inbox by "sheet import"']]]);
  });

  it("has found something where a command is found, and nothing where the inbox can only be filtered", () => {
    const actions = listActions("admin");
    expect(hasFound(toFindGroups("new margin", [], actions))).toBe(true);
    expect(hasFound(toFindGroups("xyz", [], actions))).toBe(false);
  });
});
