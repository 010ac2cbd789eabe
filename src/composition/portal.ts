import { openPortal, type Portal } from "#flows/portal.ts";
import type { Page } from "./page.ts";
import { createPorts } from "./ports.ts";

/** The finished portal that the entry file hands to React. */
export const composePortal = (page: Page): Portal => openPortal(createPorts(page));
