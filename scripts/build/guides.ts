import { cp, copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { Marked, type Tokens } from "marked";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const TEMPLATES = fileURLToPath(new URL("guides", import.meta.url));
const FOLDER = "docs/guides";
const INDEX = `${FOLDER}/README.md`;
const ADDRESS = "/docs/guides";

/** A page of the guides: its file in the repository, its address, and its line in the list of guides. */
export interface Guide {
  readonly file: string;
  readonly name: string;
  readonly title: string;
  readonly group: string;
}

/** A page as it is written: `name` is its path below `/docs/guides`. */
export interface GuidePage {
  readonly name: string;
  readonly title: string;
  readonly html: string;
}

const toPath = (from: string, href: string): string => posix.normalize(posix.join(posix.dirname(from), href));

const toName = (file: string): string => {
  const base = posix.basename(file, ".md");
  return base === "README" ? posix.basename(posix.dirname(file)) : base.toLowerCase();
};

/** The guides in the order of `docs/guides/README.md`, each with the heading above its line. */
export const listGuides = (index: string): readonly Guide[] => {
  let group = "";
  return index.split("\n").flatMap((line) => {
    group = /^## (.+)$/.exec(line)?.[1] ?? group;
    const [, title, href] = /^- \[([^\]]+)\]\(([^)]+\.md)\)/.exec(line) ?? [];
    if (title === undefined || href === undefined) return [];
    const file = toPath(INDEX, href);
    return [{ file, name: toName(file), title, group }];
  });
};

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The part of an address that leads to a heading, as GitHub makes it. */
export const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/gu, "-");

type Resolve = (path: string, anchor: string) => string | null;

const createResolver = (guides: readonly Guide[]): Resolve => {
  const addresses = new Map([
    [INDEX, ADDRESS],
    ...guides.map(({ file, name }) => [file, `${ADDRESS}/${name}`] as const),
  ]);
  return (path, anchor) => {
    const address = addresses.get(path);
    return address === undefined ? null : `${address}${anchor}`;
  };
};

const PATH = /^[\w./-]+\.md$/;

/* Links to guides lead to their pages; what only the repository has stays as text. */
const createMarked = (file: string, resolve: Resolve): Marked =>
  new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading): string {
        return `<h${String(depth)} id="${toAnchor(text)}">${this.parser.parseInline(tokens)}</h${String(depth)}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        const label = this.parser.parseInline(tokens).replace(/^<a [^>]*>(.*)<\/a>$/, "$1");
        if (/^https?:/.test(href)) return `<a href="${escape(href)}" rel="noreferrer">${label}</a>`;
        const [path = "", anchor] = href.split("#");
        const hash = anchor === undefined ? "" : `#${anchor}`;
        const address = path === "" ? hash : resolve(toPath(file, path), hash);
        return address === null ? label : `<a href="${address}">${label}</a>`;
      },
      html({ text }: Tokens.HTML | Tokens.Tag): string {
        return escape(text);
      },
      image({ href, text }: Tokens.Image): string {
        return `<img src="${ADDRESS}/pictures/${posix.basename(href)}" alt="${escape(text)}" loading="lazy">`;
      },
      codespan({ text }: Tokens.Codespan): string {
        const address = PATH.test(text) ? resolve(text, "") : null;
        const code = `<code>${escape(text)}</code>`;
        return address === null ? code : `<a href="${address}">${code}</a>`;
      },
      code({ text }: Tokens.Code): string {
        return `<pre tabindex="0"><code>${escape(text)}</code></pre>\n`;
      },
      table(token: Tokens.Table): string {
        const rows = [token.header, ...token.rows].map((cells, row) => {
          const cell = row === 0 ? "th" : "td";
          return `<tr>${cells.map((one) => `<${cell}>${this.parser.parseInline(one.tokens)}</${cell}>`).join("")}</tr>`;
        });
        return `<div class="table" tabindex="0"><table>${rows.join("\n")}</table></div>\n`;
      },
    },
  });

const listLinks = (guides: readonly Guide[], current: string): string =>
  [...new Set(guides.map(({ group }) => group))]
    .map((group) => {
      const links = guides
        .filter((guide) => guide.group === group)
        .map(({ name, title }) => {
          const mark = name === current ? ' aria-current="page"' : "";
          return `<li><a href="${ADDRESS}/${name}"${mark}>${escape(title)}</a></li>`;
        });
      return `<p>${escape(group)}</p>\n<ul>\n${links.join("\n")}\n</ul>`;
    })
    .join("\n");

/** Renders every guide. `files` holds the text of each file by its path in the repository. */
export const renderGuides = (files: ReadonlyMap<string, string>, template: string): readonly GuidePage[] => {
  const guides = listGuides(files.get(INDEX) ?? "");
  const resolve = createResolver(guides);
  const pages = [{ file: INDEX, name: "", title: "Guides" }, ...guides];
  return pages.map(({ file, name, title }) => {
    const body = createMarked(file, resolve).parse(files.get(file) ?? "", { async: false });
    const html = template
      .replace("%title%", () => escape(title))
      .replace("%links%", () => listLinks(guides, name))
      .replace("%body%", () => body);
    return { name, title, html };
  });
};

/** Writes the guides as pages below `<folder>/docs/guides`, with their pictures and style. */
export const writeGuides = async (folder: string): Promise<void> => {
  const index = await readFile(join(ROOT, INDEX), "utf8");
  const texts = await Promise.all(
    listGuides(index).map(async ({ file }) => [file, await readFile(join(ROOT, file), "utf8")] as const),
  );
  const template = await readFile(join(TEMPLATES, "page.html"), "utf8");
  const target = join(folder, ADDRESS);
  await mkdir(target, { recursive: true });
  for (const { name, html } of renderGuides(new Map([[INDEX, index], ...texts]), template))
    await writeFile(name === "" ? join(dirname(target), "guides.html") : join(target, `${name}.html`), html);
  await copyFile(join(TEMPLATES, "style.css"), join(target, "style.css"));
  await cp(join(ROOT, "docs/pictures"), join(target, "pictures"), { recursive: true });
};
