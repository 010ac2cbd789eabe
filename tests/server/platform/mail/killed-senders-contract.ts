import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { MakePlace } from "#tests/server/support/database.ts";
import { soakOutbox } from "#tests/server/support/outbox-soak.ts";

/** Senders that are killed over whichever database; `npm run bench -- outbox` does the same with 10,000 mails. */
export const killedSendersContract = (make: MakePlace): void => {
  it("lose no mail and send none twice", async () => {
    const folder = mkdtempSync(join(tmpdir(), "keelson-killed-"));
    const { place, remove } = await make();
    const figures = await soakOutbox({ place, folder, mails: 120, kills: 3, processes: 2 });
    rmSync(folder, { recursive: true, force: true });
    await remove();
    expect({ ...figures, seconds: 0, unknown: 0, acceptedOnce: 0, unknownAndNotAccepted: 0 }).toEqual({
      mails: 120,
      kills: 3,
      acceptedOnce: 0,
      acceptedTwice: 0,
      lost: 0,
      unknown: 0,
      unknownAndNotAccepted: 0,
      unsent: 0,
      seconds: 0,
    });
    expect(figures.acceptedOnce + figures.unknownAndNotAccepted).toBe(120);
    /* At most the two mails that a killed process had in hand. */
    expect(figures.unknown).toBeLessThanOrEqual(6);
  });
};
