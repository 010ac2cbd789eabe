import { createDemoFolder } from "./support/demo-data.ts";
import { describeLiveProcesses } from "./live-processes-contract.ts";

describeLiveProcesses("SQLite", async (folder) => {
  await createDemoFolder(folder);
  return { settings: { KEELSON_DATA: folder }, remove: async () => undefined };
});
