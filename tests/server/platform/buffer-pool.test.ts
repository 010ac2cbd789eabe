import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createBufferPool } from "#server/platform/buffer-pool.ts";

describe("a buffer pool", () => {
  const { encode } = createBufferPool();
  it("encodes pieces of any characters in order", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 2_000 })), (pieces) => {
        const { bytes, release } = encode(pieces);
        expect(bytes.toString()).toBe(Buffer.from(pieces.join("")).toString());
        release();
      }),
    );
    const long = Array.from({ length: 300 }, (_, index) => `₹ ${"漢字".repeat(index)}`);
    expect(encode(long).bytes.equals(Buffer.from(long.join("")))).toBe(true);
  });

  it("reuses memory once, after it was released", () => {
    const first = encode(["first"]);
    const second = encode(["second"]);
    expect(second.bytes.buffer).not.toBe(first.bytes.buffer);
    first.release();
    first.release();
    const [third, fourth] = [encode(["third"]), encode(["fourth"])];
    expect(third.bytes.buffer).toBe(first.bytes.buffer);
    expect(fourth.bytes.buffer).not.toBe(first.bytes.buffer);
    expect([second, third, fourth].map(({ bytes }) => bytes.toString())).toEqual(["second", "third", "fourth"]);
  });
});
