import { expect, type Locator, type Page } from "@playwright/test";
import { readMail } from "./outbox.ts";
import { clickWhenStable, expectAccessible } from "./portal.ts";

/** How a person operates a page. */
export interface Input {
  /** Presses a button or follows a link. */
  readonly press: (control: Locator) => Promise<void>;
  /** Selects one of several radio buttons. */
  readonly select: (radio: Locator) => Promise<void>;
  /** Types a text into a field, key by key. */
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** Replaces the text of a field. */
  readonly replace: (field: Locator, text: string) => Promise<void>;
  /** Selects an option of a list by its text. */
  readonly pick: (list: Locator, option: string) => Promise<void>;
  /** Selects a suggestion once it is shown. */
  readonly choose: (option: Locator, field: Locator) => Promise<void>;
}

/* The keyboard of a computer or a phone. */
const typeOver = async (field: Locator, text: string): Promise<void> => {
  await field.press("ControlOrMeta+a");
  await field.pressSequentially(text);
};

export const byMouse: Input = {
  press: (control) => control.click(),
  select: (radio) => radio.locator("xpath=ancestor::label").click(),
  type: async (field, text) => {
    await field.click();
    await field.pressSequentially(text);
  },
  replace: typeOver,
  pick: async (list, option) => {
    await list.selectOption({ label: option });
  },
  choose: (option) => clickWhenStable(option),
};

/* Runs in the page. The selection of a text field is reported as that of the element around it. */
const hasCaret = (field: Element): boolean => document.getSelection()?.anchorNode?.contains(field) === true;

/*
 * On a busy machine Chromium may give a touched field the focus and leave the caret where it was: no letter arrives. A person
 * touches the field again.
 */
const touchInto = (field: Locator): Promise<void> =>
  expect(async () => {
    await field.tap();
    expect(await field.evaluate(hasCaret)).toBe(true);
  }).toPass();

/* What a long list has not rendered yet comes as the person moves on. */
const isRendered = (control: Locator, timeout: number): Promise<boolean> =>
  control.waitFor({ state: "attached", timeout }).then(
    () => true,
    () => false,
  );

const MOST_SWIPES = 60;

async function swipeTo(control: Locator): Promise<void> {
  for (let swipes = 0; swipes < MOST_SWIPES; swipes += 1) {
    if (await isRendered(control, swipes === 0 ? 5_000 : 300)) return;
    await control.page().evaluate(() => window.scrollBy(0, window.innerHeight / 2));
  }
}

export const byTouch: Input = {
  press: async (control) => {
    await swipeTo(control);
    await control.tap();
  },
  select: (radio) => radio.locator("xpath=ancestor::label").tap(),
  type: async (field, text) => {
    await touchInto(field);
    await field.pressSequentially(text);
  },
  replace: async (field, text) => {
    await touchInto(field);
    await typeOver(field, text);
  },
  /* The phone's own list of options is not part of the page. */
  pick: async (list, option) => {
    await list.selectOption({ label: option });
  },
  choose: async (option) => {
    await expect(option).toBeVisible();
    await option.tap();
  },
};

/* More than the Tab stops of any screen on this walk. */
const MOST_STOPS = 150;

/* Runs in the page: the key that leads from the focus towards a control; null once it has the focus. */
const keyTowards = (control: Element): "Tab" | "Shift+Tab" | null => {
  const { activeElement: focused } = document;
  if (focused === control) return null;
  const isBefore =
    focused !== null && (focused.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  return isBefore ? "Shift+Tab" : "Tab";
};

async function tabTo(control: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const key = (await isRendered(control, stops === 0 ? 5_000 : 300)) ? await control.evaluate(keyTowards) : "Tab";
    if (key === null) return;
    await control.page().keyboard.press(key);
  }
  await expect(control).toBeFocused();
}

export const byKeyboard: Input = {
  press: async (control) => {
    await tabTo(control);
    await control.page().keyboard.press("Enter");
  },
  select: async (radio) => {
    await tabTo(radio.locator("xpath=ancestor::*[@role='radiogroup']").getByRole("radio", { checked: true }));
    await radio.page().keyboard.press("ArrowRight");
    await expect(radio).toBeChecked();
  },
  type: async (field, text) => {
    await tabTo(field);
    await field.page().keyboard.type(text);
  },
  replace: async (field, text) => {
    await tabTo(field);
    await typeOver(field, text);
  },
  pick: async (list, option) => {
    await tabTo(list);
    await list.page().keyboard.type(option);
    await expect(list.locator("option:checked")).toHaveText(option);
  },
  choose: async (option, field) => {
    await expect(option).toBeVisible();
    await field.press("ArrowDown");
    await expect(field).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "none");
    await field.press("Enter");
  },
};

export interface Walk {
  readonly page: Page;
  readonly input: Input;
}

export async function choosePlace({ page, input }: Walk, name: string, code: string, placeName: string): Promise<void> {
  const field = page.getByRole("combobox", { name });
  await input.type(field, code);
  await input.choose(page.getByRole("option", { name: new RegExp(`${code}$`) }), field);
  await expect(field).toHaveValue(placeName);
}

/** Creates an account of this test alone; ends on the page that follows it. */
export async function signUp({ page, input }: Walk, email: string): Promise<void> {
  const type = (label: string, text: string) => input.type(page.getByLabel(label, { exact: true }), text);
  const press = (name: string) => input.press(page.getByRole("button", { name }));
  await type("Email", email);
  await press("Continue");
  await expect(page.getByLabel("Code")).toBeFocused();
  await page.keyboard.type(await readMail(email, /\b(\d{6}) is your/));
  await press("Verify");
  await expect(page.getByRole("heading", { level: 1, name: "Your details" })).toBeVisible();
  await input.select(page.getByRole("radio", { name: "International" }));
  await type("First name", "Asha");
  await type("Last name", "Menon");
  await type("Company name", "Menon Spices");
  await type("Phone number", "+91 98765 43210");
  await type("Address", "12 Jew Town Road");
  await type("PIN code", "682001");
  const country = page.getByRole("combobox", { name: "Country" });
  await input.type(country, "indi");
  await input.choose(page.getByRole("option", { name: "India", exact: true }), country);
  await type("Password", "star anise");
  await type("Confirm password", "star anise");
  await press("Create account");
  await expect(page.getByText(/^Account created successfully! /)).toBeVisible();
}

/** From the landing page through sign-up to the search form, where two codes are typed. */
export async function searchByCodes(walk: Walk, email: string): Promise<void> {
  const { page, input } = walk;
  const isPhone = input === byTouch;
  await page.goto("/");
  if (isPhone) await input.press(page.getByLabel("Open menu"));
  await input.press(page.getByRole("link", { name: "Sign In" }).filter({ visible: true }).first());
  await input.press(page.getByRole("link", { name: "Create an account" }));
  await signUp(walk, email);
  await page.waitForURL("/dashboard");
  await expect(page.getByText("You have no bookings yet.")).toBeVisible();
  if (isPhone) await expectAccessible(page);
  if (isPhone) await input.press(page.getByRole("button", { name: "Open menu" }));
  const navigation = page.getByRole("navigation", { name: "Main" }).filter({ visible: true });
  await input.press(navigation.getByRole("link", { name: "Rate" }));
  await choosePlace(walk, "Place of Origin", "INNSA", "Nhava Sheva");
  await choosePlace(walk, "Place of Delivery", "NLRTM", "Rotterdam");
  await input.press(page.getByRole("button", { name: "One more 20GP" }));
  const weight = page.getByRole("group", { name: /^20GP/ }).getByLabel("Max Net Weight");
  await input.type(weight, "18 t");
  await input.press(page.getByRole("button", { name: /^Search Rates/ }).filter({ visible: true }));
  await page.waitForURL(/\/rate\/search\?.*load=20GPx2&kg=18000/);
}
