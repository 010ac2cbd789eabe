import { sqlitePlace } from "#tests/server/support/database.ts";
import { describeReconciling } from "./reconcile-contract.ts";

describeReconciling("SQLite", sqlitePlace);
