import { sqlitePlace } from "#tests/server/support/database.ts";
import { describeSchedules } from "./schedules-contract.ts";

describeSchedules("SQLite", sqlitePlace);
