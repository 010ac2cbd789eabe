import { runOperation } from "../../server/support/process.ts";

/** What the desk types, in the data folder of the tested server; answers what the command said, and throws where it failed. */
export const operate = async (...words: readonly string[]): Promise<string> => {
  const { ending, output } = await runOperation({ KEELSON_DATA: process.env["KEELSON_E2E_DATA"] ?? "" }, ...words);
  if (ending !== 0) throw new Error(`${words.join(" ")}: ${output}`);
  return output;
};

/** The id of the open request to change a booking whose line contains these words. */
export const findRequest = async (words: string): Promise<string> => {
  const line = (await operate("bookings", "amendments")).split("\n").find((one) => one.includes(words));
  return line?.split(" ")[0] ?? "";
};
