import { readFileSync } from "node:fs";
import { storedJson } from "../platform/database/statements.ts";

/** Data of the demonstration, from a file of this folder that was written as a `T`. */
export const readDemoData = <T>(file: string): T =>
  storedJson<T>(readFileSync(new URL(`./${file}`, import.meta.url), "utf8"));
