import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { prerenderPages } from "../../scripts/build/prerender.ts";

const template = `<html><head>
    <!--page-head--><title>Keelson</title><!--/page-head-->
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
  </head><body><div id="root"><!--page--></div></body></html>`;

const manifest = {
  "index.html": { file: "assets/index.js", imports: ["_react.js"] },
  "_react.js": { file: "assets/react.js" },
  "_shared.js": { file: "assets/shared.js", css: ["assets/shared.css"] },
  "src/web/about.tsx": { file: "assets/about.js", css: ["assets/about.css"], imports: ["_react.js", "_shared.js"] },
};

const pagesCode = (html: string) => `
  export const publicRoutes = [{ path: "/services/air", module: "src/web/about.tsx", texts: [] }];
  export const listedPaths = ["/services/air"];
  export const render = async (path) => ({ html: ${JSON.stringify(html)}, head: "<title>" + path + "</title>" });
`;

let folder: string;
let site: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keelson-pages-"));
  site = join(folder, "client");
  mkdirSync(join(site, ".vite"), { recursive: true });
  writeFileSync(join(site, ".vite/manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(site, "index.html"), template);
  writeFileSync(join(site, "app.html"), "the shell");
  mkdirSync(join(site, "assets"));
  writeFileSync(join(site, "assets/shared.css"), "p{color:red}");
  writeFileSync(join(site, "assets/about.css"), ".a{color:blue}");
  writeFileSync(join(site, "assets/react.js"), "");
  writeFileSync(join(site, "assets/shared.js"), "");
  writeFileSync(join(site, "assets/about.js"), 'later(["assets/toasts.js","assets/shared.css"])');
  writeFileSync(join(site, "assets/index.js"), 'load(["assets/about.js","assets/shared.css","assets/about.css"])');
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const prerender = (code: string): Promise<void> => {
  writeFileSync(join(folder, "entry-server.js"), code);
  return prerenderPages(site, folder);
};

test("a public page is finished HTML: one style sheet, its own rules last, and scripts wait", async () => {
  await prerender(pagesCode("<h1>Air</h1>"));
  const page = readFileSync(join(site, "services/air.html"), "utf8");
  const sheet = /href="\/(assets\/site-[\w-]{8}\.css)"/.exec(page)?.[1] ?? "";
  expect(page.replace(/(?<=<script id="brand" type="application\/json">).*?(?=<\/script>)/, "")).toBe(`<html><head>
    <title>/services/air</title>
    <script type="module" fetchpriority="low" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/react.js">
    <link rel="expect" blocking="render" href="#page-end">
    <link rel="stylesheet" crossorigin href="/${sheet}">
  </head><body><div id="root" data-prerendered="/services/air"><h1>Air</h1></div><div id="page-end" hidden></div><script id="brand" type="application/json"></script></body></html>`);
  expect(readFileSync(join(site, sheet), "utf8")).toBe("p{color:red}.a{color:blue}");
});

test("the scripts of a public page fetch no style sheet that the page already has", async () => {
  await prerender(pagesCode("<h1>Air</h1>"));
  const sheet = /assets\/site-[\w-]{8}\.css/.exec(readFileSync(join(site, "services/air.html"), "utf8"))?.[0];
  expect(readFileSync(join(site, "assets/index.js"), "utf8")).toBe(`load(["assets/about.js","${sheet}","${sheet}"])`);
  expect(readFileSync(join(site, "assets/about.js"), "utf8")).toBe(`later(["assets/toasts.js","${sheet}"])`);
});

test("the portal has one style sheet for its page and one for all its screens", async () => {
  const chunks = {
    "_portal.js": { file: "assets/portal.js", css: ["assets/base.css", "assets/portal.css"], dynamicImports: ["rate"] },
    rate: { file: "assets/rate.js", css: ["assets/rate.css"], imports: ["_dialog.js"], dynamicImports: ["print"] },
    "_dialog.js": { file: "assets/dialog.js", css: ["assets/dialog.css"] },
    print: { file: "assets/print.js", css: ["assets/print.css"] },
  };
  const links = ["base", "portal"].map(
    (name) => `    <link rel="stylesheet" crossorigin href="/assets/${name}.css">\n`,
  );
  writeFileSync(join(site, ".vite/manifest.json"), JSON.stringify({ ...manifest, ...chunks }));
  writeFileSync(
    join(site, "app.html"),
    `<head>\n    <script src="/assets/portal.js"></script>\n${links.join("")}  </head>`,
  );
  for (const name of ["base", "portal", "rate", "dialog", "print"])
    writeFileSync(join(site, `assets/${name}.css`), `.${name}{}`);
  for (const { file, css = [] } of Object.values<{ readonly file: string; readonly css?: readonly string[] }>(chunks))
    writeFileSync(join(site, file), JSON.stringify(css));
  await prerender(pagesCode("<h1>Air</h1>"));

  const page = readFileSync(join(site, "app.html"), "utf8");
  const [, first = ""] = /href="\/([^"]+)"/.exec(page) ?? [];
  const [screens = ""] = /assets\/screens-[\w-]{8}\.css/.exec(readFileSync(join(site, "assets/rate.js"), "utf8")) ?? [];
  expect(page).toBe(
    `<head>\n    <script src="/assets/portal.js"></script>\n    <link rel="stylesheet" crossorigin href="/${first}">\n  </head>`,
  );
  expect(readFileSync(join(site, first), "utf8")).toBe(".base{}.portal{}");
  expect(readFileSync(join(site, screens), "utf8")).toBe(".dialog{}.rate{}.print{}");
  expect(readFileSync(join(site, "assets/portal.js"), "utf8")).toBe(`["${first}","${first}"]`);
  expect(readFileSync(join(site, "assets/print.js"), "utf8")).toBe(`["${screens}"]`);
});

test.each(['<p style="color:red">x</p>', "<script>go()</script>", "<style>p{}</style>", '<p onclick="go()">x</p>'])(
  "inline code stops the build: %s",
  async (html) => {
    await expect(prerender(pagesCode(html))).rejects.toThrow("/services/air holds inline code");
  },
);

test("a page whose module does not exist stops the build", async () => {
  const code = pagesCode("<h1>Air</h1>").replace("src/web/about.tsx", "src/web/nowhere.tsx");
  await expect(prerender(code)).rejects.toThrow("publicRoutes names src/web/nowhere.tsx");
});
