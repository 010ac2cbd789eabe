import { sqlitePlace } from "#tests/server/support/database.ts";
import { describeDistantSearches } from "./distant-search-contract.ts";

describeDistantSearches("SQLite", sqlitePlace);
