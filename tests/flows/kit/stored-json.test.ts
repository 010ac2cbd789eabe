import { describe, expect, it } from "vitest";
import { textDrafts } from "#flows/kit/stored-json.ts";
import { draftsIn } from "#tests/support/flows.ts";

const open = (text: string | null = null) => {
  const stored = new Map(text === null ? [] : [["comments", text]]);
  const texts = textDrafts(draftsIn(stored), "comments");
  return { stored, texts };
};

describe("the drafts of texts", () => {
  it("are stored by what they are about", () => {
    const { stored, texts } = open();
    texts.save("d-1", "Yes.");
    texts.save("d-2", "No.");
    expect(stored.get("comments")).toBe('{"d-1":"Yes.","d-2":"No."}');
    expect([texts.load("d-1"), texts.load("d-3")]).toEqual(["Yes.", ""]);
  });

  it("are removed when they are emptied, and their key with the last one", () => {
    const { stored, texts } = open('{"d-1":"Yes.","d-2":"No."}');
    texts.save("d-1", "");
    expect(stored.get("comments")).toBe('{"d-2":"No."}');
    texts.save("d-2", "");
    expect(stored.size).toBe(0);
  });

  it.each(["", "{broken", "null", "7", '{"d-1":7}'])("are empty where the stored text is %j", (text) => {
    expect(open(text).texts.load("d-1")).toBe("");
  });
});
