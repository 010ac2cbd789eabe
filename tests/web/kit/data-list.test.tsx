import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { DataList, DataRow } from "#web/kit/data-list.tsx";

afterEach(cleanup);

const EMPTY = "No files yet.";

it("says that a list is empty, also where a row of another kind may stand before the others", () => {
  const files: readonly string[] = [];
  const removed: string | null = null;
  render(
    <DataList empty={EMPTY}>
      {removed !== null && <DataRow title={removed} />}
      {files.map((name) => (
        <DataRow key={name} title={name} />
      ))}
    </DataList>,
  );
  expect(screen.getByText(EMPTY)).toBeTruthy();
  expect(screen.queryByRole("list")).toBeNull();
});

it("lists its rows without their notes that are null", () => {
  render(
    <DataList empty={EMPTY}>
      <DataRow title="Invoice" notes={[null, "12 kB"]} />
    </DataList>,
  );
  expect(screen.getByRole("listitem").textContent).toBe("Invoice12 kB");
  expect(screen.queryByText(EMPTY)).toBeNull();
});
