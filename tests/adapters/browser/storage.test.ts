import { beforeEach, describe, expect, it } from "vitest";
import { createDraftStore, createTabDraftStore, createTextStore } from "#adapters/browser/storage.ts";
import { readBearerToken } from "#adapters/browser/credentials.ts";
import { createSessionStore } from "#adapters/browser/session-store.ts";

const texts = createTextStore(() => window.localStorage);
const session = createSessionStore(texts, window);
const asha = {
  firstName: "Asha",
  lastName: "Menon",
  email: null,
  phone: "+91 98765 43210",
  capabilities: ["account"],
} as const;

const kept = (): Record<string, string> => Object.fromEntries(Object.entries(window.localStorage));

beforeEach(() => window.localStorage.clear());

describe("the session of this browser", () => {
  it("is stored under fixed names", () => {
    session.saveCredentials({ xToken: "t", xApiKey: "k" });
    session.saveProfile(asha);
    session.saveRedirect("/rate/search?pol=INNSA");
    expect(kept()).toEqual({
      xToken: "t",
      xApiKey: "k",
      userData:
        '{"firstName":"Asha","lastName":"Menon","email":null,"phone":"+91 98765 43210","capabilities":["account"]}',
      redirectAfterLogin: "/rate/search?pol=INNSA",
    });
    expect(session.credentials()).toEqual({ xToken: "t", xApiKey: "k" });
    expect(session.profile()).toEqual(asha);
    expect(session.redirect()).toBe("/rate/search?pol=INNSA");
  });

  it.each([{}, { xToken: "t" }, { xApiKey: "k" }, { xToken: "", xApiKey: "k" }])(
    "has no credentials unless both are there: %o",
    (stored) => {
      for (const [key, text] of Object.entries(stored)) window.localStorage.setItem(key, text);
      expect(session.credentials()).toBeNull();
    },
  );

  it("clears credentials and user data, and nothing else", () => {
    const all = ["xToken", "xApiKey", "auth_token", "userData", "otpToken", "redirectAfterLogin", "fclFormState"];
    for (const key of all) window.localStorage.setItem(key, "x");
    session.clear();
    expect(Object.keys(kept()).toSorted()).toEqual(["fclFormState", "otpToken", "redirectAfterLogin"]);
  });

  it.each(["", "{", "[]", '"Asha"', '{"firstName":"Asha"}'])("ignores an invalid profile: %s", (junk) => {
    window.localStorage.setItem("userData", junk);
    expect(session.profile()).toBeNull();
  });

  it("reads the bearer token", () => {
    expect(readBearerToken(texts)).toBeNull();
    window.localStorage.setItem("auth_token", "b");
    expect(readBearerToken(texts)).toBe("b");
  });

  it("reports sign-in and sign-out in another tab until it is unsubscribed", () => {
    const heard: (string | null)[] = [];
    let key: string | null = null;
    const stop = session.watch(() => heard.push(key));
    const elsewhere = (changed: string | null): void => {
      key = changed;
      window.dispatchEvent(new StorageEvent("storage", { key: changed }));
    };
    elsewhere("xToken");
    elsewhere("fclFormState");
    elsewhere("xApiKey");
    elsewhere(null);
    stop();
    elsewhere("xToken");
    expect(heard).toEqual(["xToken", "xApiKey", null]);
  });
});

describe("a storage that cannot be used", () => {
  const refuse = (): never => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  const forbidden = createTextStore(refuse);

  it("is silently no draft", () => {
    const drafts = createDraftStore(forbidden, new EventTarget());
    drafts.save("fclFormState", "{}");
    drafts.remove("fclFormState");
    expect(drafts.load("fclFormState")).toBeNull();
  });

  it("is silently no session", () => {
    const none = createSessionStore(forbidden, window);
    none.saveCredentials({ xToken: "t", xApiKey: "k" });
    none.clear();
    expect(none.credentials()).toBeNull();
    expect(none.profile()).toBeNull();
  });
});

it("keeps drafts", () => {
  const drafts = createDraftStore(texts, new EventTarget());
  drafts.save("fclFormState", '{"origin":"Mundra"}');
  expect(drafts.load("fclFormState")).toBe('{"origin":"Mundra"}');
  drafts.remove("fclFormState");
  expect(drafts.load("fclFormState")).toBeNull();
});

describe("drafts of a form that is open in two tabs", () => {
  const memory = () => {
    const kept = new Map<string, string>();
    return createTextStore(() => ({
      length: kept.size,
      key: () => null,
      clear: () => kept.clear(),
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    }));
  };
  const shared = memory();
  let marks = 0;
  const openTab = () => {
    const tab = memory();
    return () =>
      createTabDraftStore({
        shared,
        tab,
        tabKeys: ["fclFormState"],
        nextMark: () => `mark-${(marks += 1)}`,
        page: new EventTarget(),
      });
  };

  it("are each tab's own after a reload, new tabs get the last one, and signing out removes them all", () => {
    const [first, second] = [openTab(), openTab()];
    first().save("fclFormState", "Mundra");
    expect(second().load("fclFormState")).toBe("Mundra");
    second().save("fclFormState", "Rotterdam");
    second().save("theme", "dark");
    expect(first().load("fclFormState")).toBe("Mundra");
    expect(first().load("theme")).toBe("dark");
    expect(openTab()().load("fclFormState")).toBe("Rotterdam");
    first().remove("fclFormState");
    expect([first().load("fclFormState"), second().load("fclFormState")]).toEqual([null, "Rotterdam"]);
    expect(shared.read("fclFormState")).toBeNull();

    second().removeAll(["fclFormState"]);
    first().save("fclFormState", "Chennai");
    expect([first().load("fclFormState"), second().load("fclFormState")]).toEqual(["Chennai", "Chennai"]);
    first().removeAll(["fclFormState"]);
    expect([first().load("fclFormState"), second().load("fclFormState")]).toEqual([null, null]);
    expect(second().load("theme")).toBe("dark");
  });
});

it("reports what other tabs save of one draft, until it is stopped", () => {
  const page = new EventTarget();
  const drafts = createDraftStore(
    createTextStore(() => sessionStorage),
    page,
  );
  const seen: (string | null)[] = [];
  const stop = drafts.watch("fclFormState", (text) => seen.push(text));
  page.dispatchEvent(new StorageEvent("storage", { key: "fclFormState", newValue: "Mundra" }));
  page.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "dark" }));
  page.dispatchEvent(new StorageEvent("storage", { key: null }));
  stop();
  page.dispatchEvent(new StorageEvent("storage", { key: "fclFormState", newValue: "Chennai" }));
  expect(seen).toEqual(["Mundra", null]);
});
