import { type ReactElement, startTransition, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useKeydown } from "#web/components/use-keydown.ts";

const press = (key: string): void => void document.dispatchEvent(new KeyboardEvent("keydown", { key }));

/* As in the browser, where nothing waits for effects. */
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };

describe("useKeydown", () => {
  let root: Root;
  let wasActing: boolean | undefined;
  const place = document.createElement("div");

  beforeEach(() => {
    wasActing = environment.IS_REACT_ACT_ENVIRONMENT;
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    document.body.append(place);
    root = createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
    environment.IS_REACT_ACT_ENVIRONMENT = wasActing;
  });

  it("hears a key that is pressed as soon as the component is on the page", async () => {
    const pressed: string[] = [];
    const shown = Promise.withResolvers<undefined>();
    const watching = new MutationObserver(() => {
      press("p");
      shown.resolve(undefined);
    });
    watching.observe(place, { childList: true });
    function Page(): ReactElement {
      useKeydown(({ key }) => pressed.push(key));
      return <p>Castellan schedules</p>;
    }
    startTransition(() => root.render(<Page />));
    await shown.promise;
    watching.disconnect();
    expect(pressed).toEqual(["p"]);
  });

  it("acts with the values of the latest render, and only while it is on", async () => {
    const pressed: string[] = [];
    let change: (to: { readonly name: string; readonly isOn: boolean }) => void = () => undefined;
    function Page(): ReactElement {
      const [{ name, isOn }, setPage] = useState({ name: "first", isOn: true });
      change = setPage;
      useKeydown(({ key }) => pressed.push(`${name} ${key}`), isOn);
      return <p>{`${name} ${isOn ? "on" : "off"}`}</p>;
    }
    root.render(<Page />);
    await expect.poll(() => place.textContent).toBe("first on");
    press("a");
    change({ name: "second", isOn: true });
    await expect.poll(() => place.textContent).toBe("second on");
    press("b");
    change({ name: "second", isOn: false });
    await expect.poll(() => place.textContent).toBe("second off");
    press("c");
    expect(pressed).toEqual(["first a", "second b"]);
  });
});
