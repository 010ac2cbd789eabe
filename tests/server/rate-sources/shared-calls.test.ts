import { sqlitePlace } from "#tests/server/support/database.ts";
import { describeSharedCalls } from "./shared-calls-contract.ts";

describeSharedCalls("SQLite", sqlitePlace);
