import { build } from "vite";
import settings from "./vite.config.ts";

/** Builds the stories before their pictures are taken. */
export default async (): Promise<void> => {
  await build({ ...settings, configFile: false });
};
