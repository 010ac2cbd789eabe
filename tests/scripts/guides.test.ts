import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listGuides, renderGuides, toAnchor } from "../../scripts/build/guides.ts";

const INDEX = "docs/guides/README.md";
const TEMPLATE = "<title>%title%</title><nav>%links%</nav><main>%body%</main>";

const files = new Map([
  [
    INDEX,
    "# Guides\n\n## For IT\n\n- [Settings](settings.md): all.\n\n## For others\n\n- [Contracts](../../contracts/README.md): levels.\n",
  ],
  [
    "docs/guides/settings.md",
    "# Settings\n\nSee [levels](../../contracts/README.md#levels), `contracts/README.md`, [`x`](../../src/x.md), [site](https://a.example) and <a>.\n\n## `PORT` & host\n\n| Name | For |\n|---|---|\n| `A<B` | b |\n\n![Map](../pictures/map.png)\n",
  ],
  ["contracts/README.md", "# Contracts\n\n```sh\nnpm test -- <name>\n```\n"],
]);

describe("the pages of the guides", () => {
  it("are listed with name, title and group", () => {
    expect(listGuides(files.get(INDEX) ?? "")).toEqual([
      { file: "docs/guides/settings.md", name: "settings", title: "Settings", group: "For IT" },
      { file: "contracts/README.md", name: "contracts", title: "Contracts", group: "For others" },
    ]);
  });

  it("link each other, mark the open one, and keep what only the repository has as text", () => {
    const [index, settings, contracts] = renderGuides(files, TEMPLATE);
    const links = (mark: string, other: string): string =>
      `<nav><p>For IT</p>\n<ul>\n<li><a href="/docs/guides/settings"${mark}>Settings</a></li>\n</ul>\n<p>For others</p>\n<ul>\n<li><a href="/docs/guides/contracts"${other}>Contracts</a></li>\n</ul></nav>`;
    expect(index?.html).toBe(
      `<title>Guides</title>${links("", "")}<main><h1 id="guides">Guides</h1>\n<h2 id="for-it">For IT</h2>\n<ul>\n<li><a href="/docs/guides/settings">Settings</a>: all.</li>\n</ul>\n<h2 id="for-others">For others</h2>\n<ul>\n<li><a href="/docs/guides/contracts">Contracts</a>: levels.</li>\n</ul>\n</main>`,
    );
    expect(settings?.html).toBe(
      `<title>Settings</title>${links(' aria-current="page"', "")}<main><h1 id="settings">Settings</h1>\n<p>See <a href="/docs/guides/contracts#levels">levels</a>, <a href="/docs/guides/contracts"><code>contracts/README.md</code></a>, <code>x</code>, <a href="https://a.example" rel="noreferrer">site</a> and &lt;a>.</p>\n<h2 id="port--host"><code>PORT</code> &amp; host</h2>\n<div class="table" tabindex="0"><table><tr><th>Name</th><th>For</th></tr>\n<tr><td><code>A&lt;B</code></td><td>b</td></tr></table></div>\n<p><img src="/docs/guides/pictures/map.png" alt="Map" loading="lazy"></p>\n</main>`,
    );
    expect(contracts?.html).toBe(
      `<title>Contracts</title>${links("", ' aria-current="page"')}<main><h1 id="contracts">Contracts</h1>\n<pre tabindex="0"><code>npm test -- &lt;name></code></pre>\n</main>`,
    );
  });
});

describe("the guides of this repository", () => {
  const guides = listGuides(readFileSync(INDEX, "utf8"));
  const texts = new Map([INDEX, ...guides.map(({ file }) => file)].map((file) => [file, readFileSync(file, "utf8")]));
  const pages = renderGuides(texts, TEMPLATE);

  it("are each listed once", () => {
    const written = readdirSync("docs/guides").filter((file) => file.endsWith(".md") && file !== "README.md");
    const listed = guides.map(({ file }) => file).filter((file) => file.startsWith("docs/guides/"));
    expect(listed.toSorted()).toEqual(written.map((file) => `docs/guides/${file}`).toSorted());
  });

  it("lead only to headings and pictures that exist", () => {
    const anchors = new Map(
      pages.map(({ name, html }) => [
        name === "" ? "/docs/guides" : `/docs/guides/${name}`,
        new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)),
      ]),
    );
    const pictures = new Set(readdirSync("docs/pictures").map((file) => `/docs/guides/pictures/${file}`));
    const missing = pages.flatMap(({ name, html }) => {
      const own = name === "" ? "/docs/guides" : `/docs/guides/${name}`;
      const links = [...html.matchAll(/<(?:a href|img src)="(\/docs\/guides[^"]*|#[^"]*)"/g)].map(
        ([, href = ""]) => href,
      );
      return links.filter((href) => {
        const [path = "", anchor] = (href.startsWith("#") ? `${own}${href}` : href).split("#");
        return !pictures.has(path) && !(anchor === undefined ? anchors.has(path) : anchors.get(path)?.has(anchor));
      });
    });
    expect(missing).toEqual([]);
  });
});

it.each([
  ["Add an operation and a screen", "add-an-operation-and-a-screen"],
  ["`PORT` & host", "port--host"],
  ["Größe, 20GP", "größe-20gp"],
])("the anchor of %j is %j", (heading, anchor) => {
  expect(toAnchor(heading)).toBe(anchor);
});
