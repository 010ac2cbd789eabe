import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { utf8Of } from "#server/platform/http/buffer-pool.ts";

describe("texts written as UTF-8", () => {
  it("are the bytes of all texts in their order, whatever letters they have", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 2_000 })), (pieces) => {
        const { bytes, release } = utf8Of(pieces);
        expect(bytes.toString()).toBe(Buffer.from(pieces.join("")).toString());
        release();
      }),
    );
    const long = Array.from({ length: 300 }, (_, index) => `₹ ${"漢字".repeat(index)}`);
    expect(utf8Of(long).bytes.equals(Buffer.from(long.join("")))).toBe(true);
  });

  it("take the memory of an earlier text only when that was released, and once", () => {
    const first = utf8Of(["first"]);
    const second = utf8Of(["second"]);
    expect(second.bytes.buffer).not.toBe(first.bytes.buffer);
    first.release();
    first.release();
    const [third, fourth] = [utf8Of(["third"]), utf8Of(["fourth"])];
    expect(third.bytes.buffer).toBe(first.bytes.buffer);
    expect(fourth.bytes.buffer).not.toBe(first.bytes.buffer);
    expect([second, third, fourth].map(({ bytes }) => bytes.toString())).toEqual(["second", "third", "fourth"]);
  });
});
