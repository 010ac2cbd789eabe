import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { NewPasswordFields } from "#web/kit/new-password-fields.tsx";

const show = (): void => {
  const bind = (field: string) => ({ field, value: "", error: undefined, onChange: () => undefined });
  render(<NewPasswordFields label="Password" againLabel="Confirm password" bind={bind} />);
};

afterEach(() => {
  cleanup();
  document.head.querySelector("meta")?.remove();
});

it("states six characters where the page states no minimum", () => {
  show();
  expect(screen.getAllByText(/characters/).map(({ textContent }) => textContent)).toEqual(["At least 6 characters"]);
});

it("states the minimum of the server that sent the page", () => {
  document.head.innerHTML = '<meta name="password-min-length" content="12">';
  show();
  expect(screen.getAllByText(/characters/).map(({ textContent }) => textContent)).toEqual(["At least 12 characters"]);
});
