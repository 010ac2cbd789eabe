/*
 * node scripts/verify/pact-child.ts <pact file> <URL>: runs Pact's verifier in a process of its own, because it writes to
 * the terminal, and sends its report (JSON text) to the parent process.
 */
import { Verifier } from "@pact-foundation/pact-core";

const [file = "", url = ""] = process.argv.slice(2);

const verifier = new Verifier({
  provider: "keelson-api",
  providerBaseUrl: url,
  pactUrls: [file],
  followRedirects: false,
  logLevel: "error",
});

const report = await verifier
  .verify()
  .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));

process.send?.(report, () => process.disconnect());
