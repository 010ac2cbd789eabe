/* Run as a process of its own: holds the write lock of the embedded database in a file until its parent says anything. */
import { DatabaseSync } from "node:sqlite";

const database = new DatabaseSync(process.argv[2] ?? "", { timeout: 10_000 });
database.exec("begin immediate");
process.once("message", () => {
  database.exec("commit");
  database.close();
  process.disconnect();
});
process.send?.("locked");
