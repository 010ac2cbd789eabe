import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ToastRegion, type ToastView } from "#web/components/toast-region/toast-region.tsx";

const missing: ToastView = {
  id: "1",
  tone: "critical",
  message: "Please select at least one container",
  problems: [],
  phase: "shown",
};
const booked: ToastView = { id: "2", tone: "positive", message: "Booking confirmed!", problems: [], phase: "leaving" };

function show(toasts: readonly ToastView[]): string[] {
  const log: string[] = [];
  render(
    <ToastRegion
      toasts={toasts}
      onDismiss={(id) => log.push(`dismissed ${id}`)}
      onPause={() => log.push("paused")}
      onResume={() => log.push("resumed")}
    />,
  );
  return log;
}

afterEach(cleanup);

describe("toast region", () => {
  it("renders its live regions before the first message", () => {
    show([]);
    expect(screen.getByRole("alert").textContent).toBe("");
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("announces errors as alerts and everything else as status", () => {
    show([missing, booked]);
    expect(screen.getByRole("alert").textContent).toBe("Please select at least one container");
    expect(screen.getByRole("status").textContent).toBe("Booking confirmed!");
    expect(screen.getByText("Booking confirmed!").closest("[data-phase]")?.getAttribute("data-phase")).toBe("leaving");
  });

  it("pauses for pointer and focus, and resumes when both have left", () => {
    const log = show([missing]);
    const region = screen.getByRole("region", { name: "Notices" });
    const button = within(region).getByRole("button", { name: "Dismiss" });
    fireEvent.pointerEnter(region);
    fireEvent.pointerLeave(region);
    fireEvent.focus(button);
    fireEvent.blur(button, { relatedTarget: region });
    fireEvent.blur(button, { relatedTarget: document.body });
    expect(log).toEqual(["paused", "resumed", "paused", "resumed"]);
  });

  it("lists the fields of a refused form as links that focus them", () => {
    const problems = [
      { field: "firstName", message: "First name is required." },
      { field: "phoneNumber", message: "Phone number is required." },
    ];
    show([{ ...missing, message: "2 fields need attention", problems }]);
    const field = document.createElement("div");
    field.dataset["field"] = "phoneNumber";
    field.innerHTML = '<label for="p">Phone number</label><input id="p">';
    document.body.append(field);
    expect(screen.getByRole("alert").textContent).toBe(
      "2 fields need attentionFirst name is required.Phone number is required.",
    );
    fireEvent.click(screen.getByRole("button", { name: "Phone number is required." }));
    expect(document.activeElement?.id).toBe("p");
    field.remove();
  });

  it("is dismissed by its button", () => {
    const log = show([missing]);
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(log).toEqual(["dismissed 1"]);
  });
});
