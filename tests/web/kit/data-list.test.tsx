import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { clock } from "#web/components/icon/shapes.ts";
import { DataList, DataRow } from "#web/kit/data-list.tsx";

afterEach(cleanup);

test("a list without rows shows its sentence instead", () => {
  render(<DataList empty="No links yet.">{[]}</DataList>);
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.getByText("No links yet.").tagName).toBe("P");
});

test("a list whose only child is not shown has no rows", () => {
  const removed: string | null = null;
  render(<DataList empty="No links yet.">{[removed !== null && <DataRow key="removed" title={removed} />]}</DataList>);
  expect(screen.getByText("No links yet.").tagName).toBe("P");
});

test("a row shows its title, each note that is there, and what is at its end", () => {
  render(
    <DataList empty="No links yet.">
      <DataRow icon={clock} title="Nhava Sheva" notes={["24 hours", null, "Changed today"]}>
        <button type="button">Change</button>
      </DataRow>
    </DataList>,
  );
  const row = screen.getByRole("listitem");
  expect([...row.querySelectorAll("b, small, button")].map(({ textContent }) => textContent)).toEqual([
    "Nhava Sheva",
    "24 hours",
    "Changed today",
    "Change",
  ]);
  expect(row.firstElementChild?.tagName).toBe("svg");
  expect(within(row).getByRole("button", { name: "Change" })).toBe(row.lastElementChild);
});

test("a row that begins with a moment shows it first", () => {
  render(
    <DataList>
      <DataRow start={<time dateTime="2026-12-03T12:00">Thu 03 Dec</time>} title="VGM cut-off" />
    </DataList>,
  );
  expect([...screen.getByRole("listitem").children].map(({ textContent }) => textContent)).toEqual([
    "Thu 03 Dec",
    "VGM cut-off",
  ]);
});

test("only the next row of steps is the current one", () => {
  render(
    <DataList>
      <DataRow title="Documents" isStep />
      <DataRow title="VGM" isNext isStep />
      <DataRow title="Pick-up" isNext />
    </DataList>,
  );
  expect(screen.getAllByRole("listitem").map((row) => row.getAttribute("aria-current"))).toEqual([null, "step", null]);
});
