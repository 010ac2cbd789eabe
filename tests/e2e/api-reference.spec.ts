import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { load } from "js-yaml";
import { expect, test } from "./support/portal.ts";

interface Operation {
  readonly summary: string;
}

const { paths }: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> } = JSON.parse(
  JSON.stringify(load(readFileSync("openapi/keelson.openapi.yaml", "utf8"))),
);
const SUMMARIES = Object.values(paths).flatMap((path) => Object.values(path).map(({ summary }) => summary));

/** Records console messages, page errors and requests to other origins. */
const recordProblems = (page: Page, origin: string): readonly string[] => {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith("data:")) problems.push(`request to ${url}`);
  });
  return problems;
};

test("/docs lists every operation without an error or a request to another origin", async ({ page, baseURL }) => {
  const problems = recordProblems(page, baseURL ?? "no address");
  await page.goto("/docs");
  await expect
    .poll(async () => (await page.getByRole("heading").allInnerTexts()).map((text) => text.trim()))
    .toEqual(expect.arrayContaining(SUMMARIES));
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  expect(problems).toEqual([]);
});

test("the downloads of /docs are the document that the server serves", { tag: "@desktop" }, async ({
  page,
  request,
}) => {
  await page.goto("/docs");
  for (const name of ["openapi.yaml", "openapi.json"]) {
    const address = await page.getByRole("link", { name }).getAttribute("href");
    const [file, served] = await Promise.all([request.get(`/${address}`), request.get(`/api/${name}`)]);
    expect(await file.text()).toBe(await served.text());
    expect(served.status()).toBe(200);
  }
  expect((await request.get("/docs/redoc.js")).headers()["content-encoding"]).toBe("br");
});

test("the guides lead from one to another without an error", async ({ page, baseURL }) => {
  const problems = recordProblems(page, baseURL ?? "no address");
  await page.goto("/docs");
  await page.getByRole("link", { name: "Guides" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Guides" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "First steps" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "First steps" })).toBeVisible();
  await expect(page.getByRole("link", { name: "First steps" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByAltText("Offers in one list with complete totals")).toHaveJSProperty("complete", true);
  await page.getByRole("main").getByRole("link", { name: "Connect a program" }).click();
  await expect(page).toHaveURL(/\/docs\/guides\/integrate$/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  expect(problems).toEqual([]);
});
