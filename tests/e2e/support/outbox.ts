import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

/* The data folder of the server of all tests. */
const testedData = (): string => process.env["KEELSON_E2E_DATA"] ?? "";

/* Quoted-printable: soft line breaks, and `=3D` for the equals sign of a link. */
const plain = (message: string): string => message.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");

const messagesTo = (address: string, folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .toSorted()
    .map((name) => plain(readFileSync(join(folder, name), "utf8")))
    .filter((message) => message.includes(address));

/** What the pattern captures in the newest message to an address that it fits; waits until there is one. */
export const readMail = async (address: string, pattern: RegExp, data = testedData()): Promise<string> => {
  const found = (): string =>
    messagesTo(address, join(data, "outbox"))
      .flatMap((message) => pattern.exec(message)?.[1] ?? [])
      .at(-1) ?? "";
  await expect.poll(found).not.toBe("");
  return found();
};
