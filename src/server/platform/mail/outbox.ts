import { join } from "node:path";
import { repeat } from "../background.ts";
import { retain } from "../retention.ts";
import type { Deps, Feature } from "../feature.ts";
import { type Delivery, folderDelivery, removeHalfWritten } from "./delivery.ts";
import { openHandoverJournal } from "./handover-journal.ts";
import { pruneMails } from "./outgoing-store.ts";
import { createSender } from "./sender.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

const SECOND_MS = 1_000;
const CONNECTIONS = 3;

const createDeliveries = ({ config, log }: Deps): readonly Delivery[] => {
  const { smtpUrl, dataFolder } = config;
  if (smtpUrl !== null) return Array.from({ length: CONNECTIONS }, () => smtpDelivery(smtpUrl));
  const folder = join(dataFolder, "outbox");
  void removeHalfWritten(folder, Date.now());
  return [folderDelivery(folder, (file) => log.info({ file }, "a message lies in the outbox"))];
};

/** Sends the mails of the outbox, until the server stops. */
export const outboxFeature =
  (create: (deps: Deps) => readonly Delivery[] = createDeliveries): Feature =>
  (deps) => {
    const { database, clock, ids, config, log } = deps;
    const deliveries = create(deps);
    const journal = openHandoverJournal(join(config.dataFolder, "handovers"), clock());
    const sender = createSender({
      db: database.db,
      clock,
      ids,
      deliveries,
      journal,
      onProblem: (problem) => log.error(problem, "a mail could not be sent"),
    });
    let isClosing = false;
    let running = Promise.resolve();
    deps.onClose(async () => {
      isClosing = true;
      await running.catch(() => undefined);
      for (const { close } of deliveries) close();
      journal.close();
    });
    repeat(deps, SECOND_MS, () => {
      running = sender.sendDue(() => isClosing);
      return running;
    });
    retain(deps, "outgoingMail", config.retention.mails, (before) => pruneMails(database.db, before));
    return [];
  };
