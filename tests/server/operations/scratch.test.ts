import { readdirSync } from "node:fs";
import { it } from "vitest";
import { addRateCommands } from "#server/operations/rates.ts";
import { startDesk } from "./support.ts";
const C = "/work/shared/cases";
it("x", async () => {
  const runs: [string, ...string[]][] = [
    ["formula-nocache.xlsx"],["formula-nocache-freight.xlsx"],["fmt-euro.xlsx"],["prefixed-error.xlsx"],["1904-true-2031.xlsx"],["hidden-tab.xlsx"],["hidden-tab.xlsx","--skip-hidden"],["float.xlsx"],
    ["tariff-fcl.csv"],["tariff-fcl.csv","--size","PC20=20GP","--size","PC40HC=40HC","--ignore","Basis"],
    ["lcl-rebate.csv"],["lcl-rebate.csv","--allow-zero","--allow-negative"],
    ["forwarder-master.xlsx"],["forwarder-master.xlsx","--currency","USD"],["row-per-size.xlsx"],["multi-carrier.xlsx"],["lcl-own-words.xlsx"],["lcl-own-words.xlsx","--field","Min=W/M MINIMUM","--currency","USD","--allow-negative","--charge","CFS Chgs=ORIGIN: CFS CHARGES"],["forwarder-master.xlsx","--currency","USD","--charge","ENS/AMS"],["forwarder-master.xlsx","--charge","ENS/AMS"],
  ];
  const only = process.env["ONLY"];
  for (const [f, ...w] of runs) {
    if (only !== undefined && !f.includes(only)) continue;
    const desk = await startDesk(addRateCommands);
    const r = await desk.run("rates", "import", `${C}/${f}`, "--provider", "P", "--check", ...w);
    console.log(["=====", f, ...w].join(" ") + "\n" + [...r.said.map((x) => "  S " + x), ...r.complained.map((x) => "  C " + x)].join("\n"));
    await desk.database.remove();
  }
}, 200000);
void readdirSync;
