import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { HullIllustration } from "#web/components/hull-illustration.tsx";
import { Brand } from "#web/components/brand.tsx";
import { Button } from "#web/components/button.tsx";
import { LinkButton, TextLink } from "#web/components/router-link.tsx";
import { CarrierMark, CarrierWordMark } from "#web/components/carrier-mark.tsx";
import { BRAND } from "#brand";
import { ContainerIllustration } from "#web/components/container-illustration/container-illustration.tsx";
import { arrowRight } from "#web/components/icon/shapes.ts";
import { OutsideLink } from "#web/components/link.tsx";
import { RouteLine } from "#web/components/route-line/route-line.tsx";
import { SkipLink } from "#web/components/accessibility.tsx";
import { TextField } from "#web/components/text-field.tsx";

const nothing = (): void => undefined;

function PublicPage() {
  return (
    <MemoryRouter>
      <SkipLink />
      <Brand />
      <Button busyLabel="Submitting...">Submit</Button>
      <LinkButton to="/rate" reloads iconEnd={arrowRight}>
        Search Rates →
      </LinkButton>
      <TextLink to="/services">To know more</TextLink>
      <OutsideLink href="mailto:hello@keelson.example">hello@keelson.example</OutsideLink>
      <TextField label="First name" value="" onChange={nothing} error="First name is required" />
      <CarrierMark name="Norrvik Line" />
      {BRAND.carriers.map((carrier) => (
        <CarrierWordMark key={carrier.name} carrier={carrier} />
      ))}
      <ContainerIllustration equipment="20RE" painted />
      <RouteLine label="Route" stops={[{ key: "a", marker: "door", label: "Door" }]} legs={[]} />
      <HullIllustration />
    </MemoryRouter>
  );
}

/** Every module that a file pulls in from our own sources, and every package by name. */
function reachableFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from] of readFileSync(file, "utf8").matchAll(/from "([^"]+)"/g)) {
    if (from === undefined) continue;
    if (from.startsWith(".")) reachableFrom(resolve(dirname(file), from), seen);
    else if (from.startsWith("#web/")) reachableFrom(resolve("src", from.slice(1)), seen);
    else seen.add(from);
  }
  return seen;
}

const folder = resolve("src/web/components");
const publicFiles = [
  "hull-illustration.tsx",
  "brand.tsx",
  "button.tsx",
  "router-link.tsx",
  "carrier-mark.tsx",
  "container-illustration/container-illustration.tsx",
  "icon-button.tsx",
  "link.tsx",
  "route-line/route-line.tsx",
  "select.tsx",
  "accessibility.tsx",
  "loading.tsx",
  "text-field.tsx",
];

describe("components of the public site", () => {
  const html = renderToString(<PublicPage />);

  it("render on a server", () => {
    expect(html).toContain("Submitting...");
    expect(html).toContain("ORIENT MERIDIAN");
  });

  it("render no inline style, which the content security policy of public pages forbids", () => {
    expect(html.match(/ style=/g)).toBe(null);
    expect(html).not.toContain("<style");
  });

  it.each(publicFiles)("%s imports no component library", (file) => {
    const packages = [...reachableFrom(resolve(folder, file))].filter((name) => !/^[/#]/.test(name));
    const allowed = ["@vanilla-extract/css", "react", "react-router-dom"];
    expect(packages.filter((name) => !allowed.includes(name))).toEqual([]);
  });
});
