import { describe } from "vitest";
import { filledSqlitePlace } from "./fixture.ts";
import { upgradeContract } from "./upgrade-contract.ts";

describe("a database of version 2.8.0", () => {
  upgradeContract(filledSqlitePlace);
});
