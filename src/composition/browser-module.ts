import { ContainerModule } from "inversify";
import { deviceClock, randomIds } from "#adapters/browser/clock.ts";
import { createDocuments } from "#adapters/browser/documents.ts";
import { createNavigation } from "#adapters/browser/navigation.ts";
import { createSessionStore } from "#adapters/browser/session-store.ts";
import { createTextStore } from "#adapters/browser/text-store.ts";
import { composeDrafts } from "./drafts.ts";
import type { Page } from "./page.ts";
import { INSIDE, PORTS } from "./tokens.ts";

/** The ports that the browser itself implements. */
export const browserModule = (page: Page): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(INSIDE.page).toConstantValue(page);
    bind(INSIDE.texts).toResolvedValue((window) => createTextStore(() => window.localStorage), [INSIDE.page]);
    bind(PORTS.sessionStore).toResolvedValue(createSessionStore, [INSIDE.texts, INSIDE.page]);
    bind(PORTS.drafts).toResolvedValue(composeDrafts, [INSIDE.page]);
    bind(PORTS.documents).toResolvedValue((window) => createDocuments(window.document), [INSIDE.page]);
    bind(PORTS.navigation).toResolvedValue((window) => createNavigation(window.location), [INSIDE.page]);
    bind(PORTS.clock).toConstantValue(deviceClock);
    bind(PORTS.ids).toConstantValue(randomIds);
  });
