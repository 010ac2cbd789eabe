import { err, ok, type Result } from "neverthrow";
import type { Brand } from "./brand.ts";
import { fillPlaceholders, findUnknownPlaceholders, toPlaceholders } from "./placeholders.ts";

/** A paragraph or a list. */
export type LegalBlock =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] };

interface LegalSection {
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** Terms of use, or a privacy notice. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/** The legal pages of a company; those of a demo only where they differ. */
export interface LegalTexts {
  readonly terms: LegalText;
  readonly privacy: LegalText;
  readonly demoTerms: LegalText | null;
  readonly demoPrivacy: LegalText | null;
}

/** The file of each legal page in the folder of a brand. */
export const LEGAL_FILES: Readonly<Record<keyof LegalTexts, string>> = {
  terms: "terms.md",
  privacy: "privacy.md",
  demoTerms: "terms.demo.md",
  demoPrivacy: "privacy.demo.md",
};

const UNPRINTED = /^(#{3,}|>|\||```|\d+\. |\* |\+ )|\*\*|__|\]\(|`|<[a-z/]/;

const findUnprinted = (markdown: string): readonly string[] =>
  markdown
    .split("\n")
    .flatMap((line, index) =>
      UNPRINTED.test(line)
        ? [
            `line ${index + 1} is written "${line}": only titles ("# ", "## "), paragraphs and lists ("- ") are printed.`,
          ]
        : [],
    );

const joinLines = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, " ");

const toBlock = (paragraph: string): LegalBlock =>
  paragraph.startsWith("- ")
    ? { kind: "list", items: paragraph.slice(2).split(/\n- /).map(joinLines) }
    : { kind: "text", text: joinLines(paragraph) };

const toParagraphs = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

const toSection = (text: string): LegalSection => {
  const [title = "", ...rest] = text.split("\n");
  return { title: title.trim(), blocks: toParagraphs(rest.join("\n")).map(toBlock) };
};

const findGaps = ({ title, lead, sections }: LegalText): readonly string[] => [
  ...(title === "" ? ['begins without a title: write "# " and the title in the first line.'] : []),
  ...(lead === "" ? ["has no paragraph below the title: write one, which search engines show as well."] : []),
  ...(sections.length === 0 ? ['has no section: write "## " and a title before the text.'] : []),
  ...sections.flatMap((one) => (one.blocks.length === 0 ? [`section "${one.title}" has no text.`] : [])),
];

/**
 * Reads terms or a privacy notice, written in a small part of Markdown, and fills in the facts of the company. Errors: one
 * sentence for each line that is not printed as it is written, and for each part that is missing.
 */
export const parseLegal = (markdown: string, brand: Brand): Result<LegalText, readonly string[]> => {
  const placeholders = toPlaceholders(brand);
  const source = markdown.replaceAll("\r\n", "\n");
  const [head = "", ...sections] = fillPlaceholders(source, placeholders).split(/^## /m);
  const [, title = "", lead = ""] = /^# (.*)\n([^]*)$/.exec(head) ?? [];
  const text = { title: title.trim(), lead: joinLines(lead), sections: sections.map(toSection) };
  const problems = [...findUnprinted(source), ...findUnknownPlaceholders(source, placeholders), ...findGaps(text)];
  return problems.length === 0 ? ok(text) : err(problems);
};
