import { describe, expect, it } from "vitest";
import { readInboxQuery, writeInboxQuery } from "#desk/flows/inbox/address.ts";
import { ALL_OPEN } from "#desk/flows/inbox/types.ts";
import type { InboxQuery } from "#desk/ports/index.ts";

const read = (text: string): InboxQuery => readInboxQuery(new URLSearchParams(text));

describe("the address of the inbox", () => {
  it("is empty for everything that is open", () => {
    expect(writeInboxQuery(ALL_OPEN).toString()).toBe("");
    expect(read("")).toEqual(ALL_OPEN);
  });

  it("names a filter, which is read from it again", () => {
    const query: InboxQuery = {
      kind: "quote-request",
      assignee: null,
      person: "Ravi Pillai",
      due: "today",
      search: "kaveri & sons",
      order: "due",
    };
    const text = writeInboxQuery(query).toString();
    expect(text).toBe("kind=quote-request&person=Ravi+Pillai&due=today&search=kaveri+%26+sons&order=due");
    expect(read(text)).toEqual(query);
  });

  it("leaves out what it does not know, and a person beside the own items", () => {
    expect(read("kind=nothing&assignee=everybody&due=never&order=newest&search=")).toEqual(ALL_OPEN);
    expect(read("assignee=me&person=Ravi+Pillai")).toEqual({ ...ALL_OPEN, assignee: "me" });
  });
});
