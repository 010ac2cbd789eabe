import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What the desk types, in the data folder of the tested server. */
export const operate = async (...words: readonly string[]): Promise<string> => {
  const env = { ...process.env, KEELSON_DATA: process.env["KEELSON_E2E_DATA"] };
  const { stdout } = await run(process.execPath, ["src/server/operations/main.ts", ...words], { env });
  return stdout;
};

/** The id of the open request to change a booking whose line contains these words. */
export const findRequest = async (words: string): Promise<string> => {
  const line = (await operate("bookings", "amendments")).split("\n").find((one) => one.includes(words));
  return line?.split(" ")[0] ?? "";
};
