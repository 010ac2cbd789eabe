import { sqlitePlace } from "#tests/server/support/database.ts";
import { describeSharedLimits } from "./shared-limits-contract.ts";

describeSharedLimits("SQLite", sqlitePlace);
