import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Failure } from "#flows/failure.ts";
import { FailedLoad } from "#web/kit/failure.tsx";

afterEach(cleanup);

const WAITS = "Your company waits for approval. You see prices as soon as our desk has approved it.";
const show = (failure: Failure): void => {
  render(<FailedLoad attempt="rates" failure={failure} isMain onRetry={() => undefined} />);
};

test("what a person may not see is no failure: the reason is all there is to read", () => {
  show({ kind: "refused", reason: "forbidden", message: WAITS, fields: [] });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("status").textContent).toBe(`${WAITS}Try again`);
});

test("a failed search is an alert with its cause", () => {
  show({ kind: "unreachable", cause: "timeout" });
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.getByRole("alert").textContent).toBe(
    "Failed to fetch ratesThe server took too long to answer.Try again",
  );
});
