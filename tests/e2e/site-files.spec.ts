import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "./support/portal.ts";
import { SITE_PATHS } from "./support/site.ts";

/* Runs in the page: the characters it shows that the typeface's preloaded file lacks. */
const lackedCharacters = (): readonly string[] => {
  const face = [...document.fonts].find(({ family }) => family.includes("Archivo Variable"));
  const ranges = (face?.unicodeRange ?? "").split(",").map((range) => {
    const [first = "", last = first] = range.trim().slice(2).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  const isIn = (code: number): boolean => ranges.some(([first, last]) => first <= code && code <= last);
  const shown = document.body.innerText.replace(/\s/g, "");
  return [...new Set(shown)].filter((one) => !isIn(one.codePointAt(0) ?? 0));
};

test("each public page waits for four files before it is painted, and asks the system for no letter", async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on("request", (request) => {
    if (!["script", "stylesheet", "font"].includes(request.resourceType())) return;
    asked.add(new URL(request.url()).pathname.replace(/-.{8}\./, "."));
  });
  /* Then nothing is fetched that the page does not name itself. */
  await page.route("**/*.js", (route) => route.abort());
  for (const path of SITE_PATHS) {
    asked.clear();
    await page.goto(path);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect([...asked].toSorted(), path).toEqual([
      "/assets/archivo-latin.woff2",
      "/assets/index.js",
      "/assets/site.css",
      "/assets/start.js",
    ]);
    expect(await page.evaluate(lackedCharacters), path).toEqual([]);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each public page can be read", async ({ page }) => {
    for (const path of SITE_PATHS) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo").getByRole("link", { name: "hello@keelson.example" })).toBeVisible();
    }
  });

  test("the enquiry form shows how to reach the company", async ({ page }) => {
    await page.goto("/enquiry");
    const form = page.getByRole("form", { name: "Enquiry" });
    await expect(form.getByRole("link", { name: "hello@keelson.example" })).toBeVisible();
    expect(await page.content()).toContain("This form needs JavaScript.");
    await expect(page.getByRole("button", { name: "Send enquiry" })).toBeDisabled();
  });

  test("every service card is reachable", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Our Services" }).getByRole("link")).toHaveCount(4);
  });
});

test("the built portal contains nothing of the inspector of flows", () => {
  const files = readdirSync("dist/client/assets").filter((name) => name.endsWith(".js"));
  expect(files.length).toBeGreaterThan(10);
  const inspecting = files.filter((name) =>
    /statelyai|stately\.ai/.test(readFileSync(`dist/client/assets/${name}`, "utf8")),
  );
  expect(inspecting).toEqual([]);
});
