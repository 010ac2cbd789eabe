import { it } from "vitest";
import { testDeskInteraction } from "../desk/kit.ts";
import { DESK_INTERACTIONS } from "../desk/interactions.ts";

it.each(DESK_INTERACTIONS.map((one) => [one.title, one] as const))("the desk reads %s", (_title, interaction) =>
  testDeskInteraction(interaction),
);
