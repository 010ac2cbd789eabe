import { sqlitePlace } from "#tests/server/support/database.ts";
import { describeUsualSeconds } from "./usual-seconds-contract.ts";

describeUsualSeconds("SQLite", sqlitePlace);
