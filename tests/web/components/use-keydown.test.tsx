import { type ReactElement, startTransition } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useKeydown } from "#web/components/use-keydown.ts";

const press = (key: string): void => void document.dispatchEvent(new KeyboardEvent("keydown", { key }));

const ACTING = "IS_REACT_ACT_ENVIRONMENT";

describe("useKeydown", () => {
  let root: Root;
  let wasActing: unknown;
  const place = document.createElement("div");

  beforeEach(() => {
    /* As in the browser, where nothing waits for effects. */
    wasActing = Reflect.get(globalThis, ACTING);
    Reflect.set(globalThis, ACTING, false);
    document.body.append(place);
    root = createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
    Reflect.set(globalThis, ACTING, wasActing);
  });

  it("takes a key that is pressed as soon as the component is on the page", async () => {
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
    function Page({ name, isOn }: { readonly name: string; readonly isOn: boolean }): ReactElement {
      useKeydown(({ key }) => pressed.push(`${name} ${key}`), isOn);
      return <p>{`${name} ${isOn ? "on" : "off"}`}</p>;
    }
    root.render(<Page name="first" isOn />);
    await expect.poll(() => place.textContent).toBe("first on");
    press("a");
    root.render(<Page name="second" isOn />);
    await expect.poll(() => place.textContent).toBe("second on");
    press("b");
    root.render(<Page name="second" isOn={false} />);
    await expect.poll(() => place.textContent).toBe("second off");
    press("c");
    expect(pressed).toEqual(["first a", "second b"]);
  });
});
