import type { Locator, Page } from "@playwright/test";
import {
  chooseOption,
  clickWhenStable,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from "./support/portal.ts";

/** What is typed, and the name and code that must then be selectable. */
const INPUTS = [
  ["INNSA", "Nhava Sheva", "INNSA"],
  ["INTKD", "Tughlakabad", "INTKD"],
  ["nlrtm", "Rotterdam", "NLRTM"],
  ["JNPT", "Nhava Sheva", "INNSA"],
  ["Bombay", "Mumbai", "INBOM"],
  ["Delhi", "Tughlakabad", "INTKD"],
  ["Roterdam", "Rotterdam", "NLRTM"],
] as const;

/* By another name and by a misspelling: what the server finds is tested in `place-search.test.ts`. */
const SOME_INPUTS = INPUTS.slice(5);

const field = (page: Page, name: string): Locator => page.getByRole("combobox", { name });

const findOption = (page: Page, code: string): Locator => page.getByRole("option", { name: new RegExp(`${code}$`) });

/** Types a text and returns the codes that the server suggests for it. */
async function typeAndAwaitCodes(page: Page, input: Locator, typed: string): Promise<readonly string[]> {
  const [response] = await Promise.all([
    page.waitForResponse((answer) => new URL(answer.url()).searchParams.get("searchWith") === typed),
    input.fill(typed),
  ]);
  const {
    result,
  }: { readonly result: readonly { readonly ports: readonly { readonly point: { code: string } }[] }[] } =
    await response.json();
  return result.flatMap(({ ports }) => ports.map(({ point }) => point.code));
}

/** Selects an option the way people do: alternately by mouse and keyboard at a desk, by touch on a phone. */
async function select(input: Locator, option: Locator, by: "mouse" | "keyboard" | "touch"): Promise<void> {
  await expect(option).toBeVisible();
  if (by === "touch") return option.tap();
  if (by === "mouse") return clickWhenStable(option);
  await input.press("ArrowDown");
  await expect(option).toHaveAttribute("data-focused", "true");
  return input.press("Enter");
}

test("a place is found by code, other name or misspelling, with mouse, keyboard and touch", async ({ portal }, {
  project,
}) => {
  await portal.goto("/rate");
  const origin = field(portal, "Place of Origin");
  const isPhone = project.name === "phone";
  for (const [index, [typed, name, code]] of (isPhone ? SOME_INPUTS : INPUTS).entries()) {
    await origin.fill(typed);
    const atDesk = index % 2 === 0 ? "mouse" : "keyboard";
    await select(origin, findOption(portal, code), isPhone ? "touch" : atDesk);
    await expect(origin).toHaveValue(name);
    await portal.getByRole("button", { name: "Clear Place of Origin" }).click();
  }
});

test("a text typed right after Clear is looked up, not accepted unseen", { tag: "@desktop" }, async ({ portal }) => {
  await portal.goto("/rate");
  const origin = field(portal, "Place of Origin");
  await origin.fill("Rotterdam");
  await clickWhenStable(findOption(portal, "NLRTM"));
  await expect(origin).toHaveValue("Rotterdam");
  const clear = portal.getByRole("button", { name: "Clear Place of Origin" });
  /* In the task of the click: a timer that leaving the field has started fires later. */
  await origin.evaluate((input: HTMLInputElement) => {
    const type = (): void => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "JNPT");
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    };
    window.addEventListener("click", type, { once: true });
  });
  await clear.click();
  await clickWhenStable(findOption(portal, "INNSA"));
  await expect(origin).toHaveValue("Nhava Sheva");
});

test("every suggestion of the server is shown in each place and port field", { tag: "@desktop" }, async ({
  portal,
}) => {
  await portal.goto("/rate");
  const options = portal.getByRole("option");
  for (const name of ["Place of Delivery", "Port of Loading", "Port of Discharge"]) {
    const codes = await typeAndAwaitCodes(portal, field(portal, name), "Rott");
    expect(codes.length).toBeGreaterThan(1);
    await expect(options).toHaveCount(codes.length);
    await portal.getByRole("button", { name: `Clear ${name}` }).click();
  }
  const codes = await typeAndAwaitCodes(portal, field(portal, "Place of Origin"), "India");
  expect(codes.length).toBe(40);
  await expect(options).toHaveCount(40);
  expect((await options.allTextContents()).map((text) => text.slice(-5))).toEqual(codes);
  await portal.getByRole("button", { name: "Clear Place of Origin" }).click();

  await portal.goto("/dashboard");
  await chooseOption(portal, "From", "bombay", /Mumbai/);
  await chooseOption(portal, "To", "Roterdam", /NLRTM$/);
});

test("the quote card of the landing page suggests every place of the server", async ({ page, isMobile }) => {
  await page.goto("/");
  const from = field(page, "From: place or port");
  /* Not the options of the card's own select fields. */
  const options = page.locator('[role="option"]');
  /* Set by the scripts: before them the browser itself suggests. */
  await expect(from).toHaveAttribute("aria-expanded", "false");
  await from.fill("Ind");
  await expect(page.getByText("Type at least 4 letters.")).toBeVisible();
  const codes = await typeAndAwaitCodes(page, from, "India");
  await expect(options).toHaveCount(40);
  expect((await options.allTextContents()).map((text) => text.slice(-5))).toEqual(codes);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (const [index, [typed, name, code]] of SOME_INPUTS.entries()) {
    await from.fill(typed);
    const option = findOption(page, code);
    await expect(option).toBeVisible();
    if (isMobile) await option.tap();
    else if (index % 2 === 0) await option.click();
    else {
      await from.press("ArrowDown");
      await expect(option).toHaveAttribute("aria-selected", "true");
      await from.press("Enter");
    }
    await expect(from).toHaveValue(name);
    await expect(options).toHaveCount(0);
  }
  await from.fill("delhi");
  await findOption(page, "INTKD").click();
  await page.locator("#quote").getByRole("button", { name: "Get a quote" }).click();
  await expect(page).toHaveURL("/login");
  const draft = await page.evaluate(() => JSON.parse(localStorage.getItem("fclFormState") ?? "{}"));
  expect(draft).toMatchObject({ originCode: "INTKD", destinationCode: "NLRTM" });
});

test("a typed place with one match is accepted, any other is refused at its field", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/");
  const [from, to] = [field(page, "From: place or port"), field(page, "To: place or port")];
  const quote = page.locator("#quote");
  await expect(from).toHaveAttribute("aria-expanded", "false");
  await from.fill("xyzqq");
  /* The open list leaves it uncovered. */
  await quote.getByRole("link", { name: "Ask us for xyzqq" }).click({ trial: true, timeout: 10_000 });
  await expect(from).toBeFocused();
  await from.fill("xyzq");
  await expect(quote.getByRole("link", { name: "Ask us for xyzqq" })).toHaveCount(0);
  await from.fill("xyzqq");
  await quote.getByRole("button", { name: "Get a quote" }).click();
  await expect(quote.getByText("Place of Origin not found. Check the spelling, or type the UN/LOCODE.")).toBeVisible();
  await expect(from).toBeFocused();
  await expect(page).toHaveURL("/");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await quote.getByRole("link", { name: "Ask us for xyzqq" }).click();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
    "Please quote this shipment:\nFrom: xyzqq\nTo: Rotterdam\nLoad: 1 × 20GP",
  );
  await page.goto("/");
  await expect(from).toHaveAttribute("aria-expanded", "false");
  await from.fill("Nhava Sheva (INNSA)");
  await from.press("Tab");
  await expect(from).toHaveValue("Nhava Sheva");
  await expect(quote.getByText("not found")).toHaveCount(0);
  await to.fill("Port of Hamburg");
  await expect(findOption(page, "DEHAM")).toBeVisible();
  await to.press("Enter");
  await expect(to).toHaveValue("Hamburg");
  await expect(page).toHaveURL("/");
  await to.fill("Duisburg");
  await quote.getByRole("button", { name: "Get a quote" }).click();
  await expect(page).toHaveURL("/login");
  const draft = await page.evaluate(() => JSON.parse(localStorage.getItem("fclFormState") ?? "{}"));
  expect(draft).toMatchObject({ originCode: "INNSA", destinationCode: "DEDUI" });
});

test("a message at a left field does not move the button that is being pressed", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/");
  const from = field(page, "From: place or port");
  await expect(from).toHaveAttribute("aria-expanded", "false");
  await from.fill("xyzqq");
  const button = page.locator("#quote").getByRole("button", { name: "Get a quote" });
  const box = await button.boundingBox();
  /* The message is 17 px high: a button that it pushed down would no longer be under a pointer at its upper edge. */
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 4);
  await page.mouse.down();
  /* A lookup that leaving the field had started would be answered and shown by now. */
  await page.evaluate(() => fetch("/api/resource/fcl/ports?searchWith=rotterdam"));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await button.boundingBox()).toEqual(box);
  await page.mouse.up();
  await expect(page.getByText("Place of Origin not found. Check the spelling")).toBeVisible();
  await expect(from).toBeFocused();
});

test("the search forms accept a typed place when its field is left", { tag: "@desktop" }, async ({ portal }) => {
  await portal.goto("/rate");
  const origin = field(portal, "Place of Origin");
  await origin.fill("NYC");
  await origin.press("Tab");
  await expect(origin).toHaveValue("New York");
  /* The clear button is no Tab stop. */
  await expect(field(portal, "Port of Loading")).toBeFocused();
  await field(portal, "Port of Loading").fill("xyzqq");
  await field(portal, "Place of Delivery").focus();
  await expect(portal.getByText("Port of Loading not found. Check the spelling, or type the UN/LOCODE.")).toBeVisible();
  await field(portal, "Port of Loading").focus();
  await field(portal, "Port of Loading").press("Escape");
  await expect(field(portal, "Port of Loading")).toHaveValue("");
  await origin.focus();
  await portal.keyboard.type("Port Klang");
  await origin.press("Enter");
  await expect(origin).toHaveValue("Port Klang");

  await portal.goto("/dashboard");
  await field(portal, "To").fill("HCMC");
  await field(portal, "To").press("Tab");
  await expect(field(portal, "To")).toHaveValue("Ho Chi Minh City");

  await portal.goto("/rate?mode=LCL");
  const lclOrigin = field(portal, "Origin Port");
  await lclOrigin.fill("Nhava Sheva (INNSA)");
  await lclOrigin.press("Tab");
  await expect(lclOrigin).toHaveValue("Nhava Sheva");
  await lclOrigin.fill("Mumbay");
  await expect(findOption(portal, "INNSA")).toBeVisible();
  await lclOrigin.fill("JNPT");
  await lclOrigin.press("Tab");
  await expect(lclOrigin).toHaveValue("Nhava Sheva");
});

test("a place that is not in the list leads to the desk with the search", async ({ portal }) => {
  await portal.goto("/rate");
  await chooseOption(portal, "Place of Origin", "Mundr", /INMUN/);
  const field = portal.getByRole("combobox", { name: "Place of Delivery" });
  await field.fill("Qaqortoq fjord");
  const ask = portal.getByRole("link", { name: "Ask us for Qaqortoq fjord" });
  await expect(portal.getByText("No places found")).toBeVisible();
  /* The open list leaves it uncovered. */
  await ask.click({ trial: true });
  await field.press("Tab");
  await expect(ask).toBeFocused();
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
  await ask.click();
  await expect(portal.getByLabel("Message", { exact: true })).toHaveValue(
    "Please quote this shipment:\nFrom: Mundra (INMUN), ramp\nTo: Qaqortoq fjord, ramp\nDeparture: as soon as possible\nLoad: 1 × 20GP",
  );
  await expect(portal.getByLabel("First name")).toHaveValue("Asha");

  await portal.goto("/rate");
  await portal.getByRole("tab", { name: "LCL" }).click();
  await portal.getByRole("combobox", { name: "Destination Port" }).fill("Qaqortoq fjord");
  await portal.getByLabel("Weight (kg)").fill("1200");
  await portal.getByRole("link", { name: "Ask us for Qaqortoq fjord" }).click();
  await expect(portal.getByLabel("Message", { exact: true })).toHaveValue(
    /To: Qaqortoq fjord\nWeight: 1200 kg\nVolume: not chosen yet$/,
  );
});

test("a list and a calendar that are left while they still appear are gone at once", { tag: "@desktop" }, async ({
  portal,
}) => {
  const device = await portal.context().newCDPSession(portal);
  await device.send("Animation.enable");
  await device.send("Animation.setPlaybackRate", { playbackRate: 0.0001 });
  await portal.goto("/rate");
  const origin = field(portal, "Place of Origin");
  await origin.fill("Nhava");
  await expect(findOption(portal, "INNSA")).toHaveCount(1);
  await portal.getByRole("heading", { level: 1 }).click();
  await expect(findOption(portal, "INNSA")).toHaveCount(0);
  await portal.getByRole("button", { name: /^Open calendar/ }).click();
  await expect(portal.getByRole("grid")).toHaveCount(1);
  await portal.keyboard.press("Escape");
  await expect(portal.getByRole("grid")).toHaveCount(0);
});
