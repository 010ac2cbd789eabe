import { readFileSync } from "node:fs";

/** The examples of the overview of the domain: title and code. */
export const readmeExamples: readonly (readonly [title: string, code: string])[] = [
  ...readFileSync("src/domain/README.md", "utf8").matchAll(/^### (.+)\n[^]*?```ts\n([^]*?)```/gm),
].map(([, title = "", code = ""]) => [title, code] as const);
