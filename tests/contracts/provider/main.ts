/*
 * node tests/contracts/provider/main.ts: the reference server with an empty store, and its provider states, on two free
 * ports of this machine. Prints both addresses as one line of JSON, and runs until SIGTERM.
 */
import { openProviderContext } from "./provider-context.ts";
import { createStatesServer } from "./states-endpoint.ts";

const context = await openProviderContext();
const statesServer = createStatesServer(context);
const states = await statesServer.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(`${JSON.stringify({ url: context.url, states: `${states}/_states` })}\n`);

process.once("SIGTERM", () => {
  void (async () => {
    await statesServer.close();
    await context.close();
    /* The threads that draw PDF files would keep the process alive. */
    process.exit();
  })();
});
