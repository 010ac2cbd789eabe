import { cleanup, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test } from "vitest";
import { Section } from "#web/kit/section.tsx";

afterEach(cleanup);

test("a section is named by its heading, with what stands at the end of its line", () => {
  render(
    <Section id="files" title="Files" aside={<button type="button">Open 2 files</button>}>
      <p>Two files</p>
    </Section>,
  );
  const section = screen.getByRole("region", { name: "Files" });
  const heading = screen.getByRole("heading", { level: 2, name: "Files" });
  expect([section.id, heading.id, heading.hasAttribute("tabindex")]).toEqual(["", "files", false]);
  expect(heading.nextElementSibling?.textContent).toBe("Open 2 files");
  expect(section.lastElementChild?.textContent).toBe("Two files");
});

test("a section that the address can name has the id itself, and its heading takes the focus", () => {
  const title = createRef<HTMLHeadingElement>();
  render(
    <Section id="links" title="Links" isAnchor titleRef={title}>
      <p>None</p>
    </Section>,
  );
  title.current?.focus();
  expect([screen.getByRole("region", { name: "Links" }).id, document.activeElement?.id]).toEqual([
    "links",
    "links-title",
  ]);
});
