/* 10,000 mails over a real mail server, 20 of whose senders are killed with SIGKILL: how many are lost, how many arrive twice. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { soakOutbox } from "#tests/server/support/outbox-soak.ts";
import { report } from "./support/figure.ts";

const [MAILS, KILLS] = [Number(process.env["SOAK_MAILS"] ?? 10_000), Number(process.env["SOAK_KILLS"] ?? 20)];

const folder = mkdtempSync(join(tmpdir(), "keelson-soak-"));
try {
  const figures = await soakOutbox({
    place: { kind: "sqlite", folder: join(folder, "data") },
    folder,
    mails: MAILS,
    kills: KILLS,
    processes: 2,
  });
  const { acceptedOnce, acceptedTwice, lost, unknown, unknownAndNotAccepted, unsent, seconds } = figures;
  const wrong = acceptedTwice + lost + unknownAndNotAccepted + unsent;
  console.log(
    `${MAILS} mails, ${KILLS} kills, ${Math.round(seconds)} s: ${acceptedOnce} accepted once, ${acceptedTwice} twice, ${lost} lost, ${unsent} not sent; ${unknown} recorded as unknown, of which ${unknownAndNotAccepted} were not accepted`,
  );
  report({
    name: "mails of the outbox that are lost or sent twice",
    measured: `${wrong}`,
    floor: `${MAILS} mails`,
    ratio: wrong / MAILS,
    goal: { kind: "at-most", value: 0 },
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
