import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Page } from "#web/kit/page.tsx";

afterEach(cleanup);

test("a page takes the focus of the skip link, names its tab and shows its head", () => {
  render(
    <Page
      tab="Account | Keelson"
      heading="Account"
      note="asha@example.com"
      aside={<button type="button">Print</button>}
    >
      <p>Details</p>
    </Page>,
  );
  const main = screen.getByRole("main");
  expect([main.id, main.tabIndex, document.title]).toEqual(["main", -1, "Account | Keelson"]);
  expect([...main.querySelectorAll("h1, p, button")].map(({ textContent }) => textContent)).toEqual([
    "Account",
    "asha@example.com",
    "Print",
    "Details",
  ]);
});

test("a page that brings a head of its own has none here", () => {
  render(
    <Page tab="Quote Q-1 | Keelson">
      <p>Quote</p>
    </Page>,
  );
  expect(screen.queryByRole("heading")).toBeNull();
});
