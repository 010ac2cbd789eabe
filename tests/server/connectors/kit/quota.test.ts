import { sqlitePlace } from "#tests/server/support/database.ts";
import { describeQuota } from "./quota-contract.ts";

describeQuota("SQLite", sqlitePlace);
