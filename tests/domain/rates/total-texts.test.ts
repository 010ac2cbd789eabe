import { describe, expect, it } from "vitest";
import { listNotInPrice } from "#domain/rates/total-texts.ts";
import { nhavaSheva, tughlakabad } from "./priced-rates.ts";

describe("listNotInPrice", () => {
  it("names the unpriced haulage and the place it starts from", () => {
    expect(listNotInPrice([{ item: "origin-haulage", from: tughlakabad, port: nhavaSheva }])).toStrictEqual({
      searched: [{ word: "from", place: "Tughlakabad" }],
      parts: "Haulage from there to Nhava Sheva",
      isOne: true,
    });
    expect(listNotInPrice([])).toBeNull();
  });
});
