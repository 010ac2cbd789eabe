import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Interaction } from "./contract.ts";

const DEFAULT_DATA_FOLDERS = "/usr/local/share:/usr/share";

/** The XDG folders for data of this machine, most important first. */
const listDataFolders = ({ HOME = "", XDG_DATA_HOME, XDG_DATA_DIRS }: NodeJS.ProcessEnv): readonly string[] => [
  XDG_DATA_HOME || join(HOME, ".local/share"),
  ...(XDG_DATA_DIRS || DEFAULT_DATA_FOLDERS).split(":"),
];

/**
 * Whether Pact recognises the media type of a file by its content. On Linux it reads the table of the package
 * shared-mime-info and finds no PDF file without it; elsewhere it needs no table.
 */
export const canRecogniseFiles = (
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
): boolean => platform !== "linux" || listDataFolders(env).some((folder) => existsSync(join(folder, "mime/magic")));

export const NO_FILE_TYPES =
  "The package shared-mime-info is not installed on this machine; Pact needs it to recognise PDF files. Install it " +
  "(apt-get install shared-mime-info), or verify --level 1, which has no files.";

/** Whether the contract expects a file in the answer. */
export const hasFile = ({ pact }: Interaction): boolean => pact.response.body?.encoded === "base64";
