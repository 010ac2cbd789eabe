import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { CarrierMark } from "#web/components/carrier-mark.tsx";
import { BRAND } from "#brand";
import { container } from "#web/components/icon/shapes.ts";

const drawn = (root: Element): string | null => root.querySelector("path")?.getAttribute("d") ?? null;

afterEach(cleanup);

describe("carrier mark", () => {
  it("falls back to the default logo when the given one is broken", () => {
    const { container: root } = render(<CarrierMark name="CASTELLAN" logo="/logos/castellan.svg" />);
    const image = root.querySelector("img");
    expect(image?.getAttribute("src")).toBe("/logos/castellan.svg");
    if (image !== null) fireEvent.error(image);
    expect(root.querySelector("img")).toBe(null);
    expect(drawn(root)).toBe(container.d);
  });

  it("draws a known carrier's symbol without a logo, and the default for any other", () => {
    const { container: known } = render(<CarrierMark name="castellan" logo="" />);
    expect(drawn(known)).not.toBe(container.d);
    const { container: other } = render(<CarrierMark name="Unheard Of" logo={null} />);
    expect(drawn(other)).toBe(container.d);
  });

  it("has nineteen carriers with different names", () => {
    expect(new Set(BRAND.carriers.map((carrier) => carrier.name.toLowerCase())).size).toBe(19);
  });
});
