import { chmod, chown, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { err, ok, type Result } from "neverthrow";

/** Settings by the names of their variables. */
export type Settings = Readonly<Record<string, string>>;

const LINE = /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)=(.*)$/;

const unquote = (text: string): string => /^(['"])(.*)\1$/.exec(text.trim())?.[2] ?? text.trim();

/* Single quotes mean the same to a shell, to systemd and to Compose; none of them reads one inside. */
const toLine = (name: string, value: string): string => `${name}='${value}'`;

/** Why a value cannot be written into an env file; null if it can. */
export const findUnwritable = (value: string): string | null =>
  /['\r\n\0]/.test(value)
    ? "It contains a quotation mark or a line break, which a file of settings cannot hold; percent-encode it in an address."
    : null;

/** The settings of an env file; none where there is no file. */
export const readEnvFile = async (path: string): Promise<Settings> => {
  const text = await readFile(path, "utf8").catch(() => "");
  return Object.fromEntries(
    text.split("\n").flatMap((line) => {
      const [, name, value = ""] = LINE.exec(line) ?? [];
      return name === undefined ? [] : [[name, unquote(value)]];
    }),
  );
};

const merge = (text: string, settings: Settings): string => {
  const lines =
    text === "" ? ["# Settings of the server: docs/guides/settings.md explains each."] : text.trimEnd().split("\n");
  const written = new Set<string>();
  const kept = lines.flatMap((line) => {
    const name = LINE.exec(line)?.[1];
    const value = name === undefined ? undefined : settings[name];
    if (name === undefined || value === undefined) return [line];
    written.add(name);
    return value === "" ? [] : [toLine(name, value)];
  });
  const added = Object.entries(settings).filter(([name, value]) => value !== "" && !written.has(name));
  return `${[...kept, ...added.map(([name, value]) => toLine(name, value))].join("\n")}\n`;
};

interface Access {
  readonly mode: number;
  /** Null for that of the process. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
}

/** Replaces a file at once, or leaves it as it is; answers whether it changed. */
export const replaceFile = async (
  path: string,
  before: string,
  after: string,
  { mode, owner }: Access,
): Promise<Result<boolean, string>> => {
  if (before === after) return ok(false);
  try {
    /* A file that a kill has left would keep its own mode. */
    await rm(`${path}.new`, { force: true });
    await writeFile(`${path}.new`, after, { mode: 0o600 });
    if (owner !== null) await chown(`${path}.new`, owner.uid, owner.gid);
    await chmod(`${path}.new`, mode);
    await rename(`${path}.new`, path);
    return ok(true);
  } catch (error) {
    return err(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/* With the units of systemd, staff commands and the nightly backup read the file as its group. What everybody can read becomes private. */
const readAccess = async (path: string): Promise<Access> => {
  const found = await stat(path).catch(() => null);
  if (found === null) return { mode: 0o600, owner: null };
  const { mode, uid, gid } = found;
  return { mode: (mode & 0o007) === 0 ? 0o600 | (mode & 0o040) : 0o600, owner: { uid, gid } };
};

/** Writes settings into an env file; lines about other variables stay. An empty value removes its line. */
export const writeEnvFile = async (path: string, settings: Settings): Promise<Result<boolean, string>> => {
  const before = await readFile(path, "utf8").catch(() => "");
  const same = await readEnvFile(path);
  const isSame = Object.entries(settings).every(([name, value]) => (same[name] ?? "") === value);
  return isSame && before !== ""
    ? ok(false)
    : replaceFile(path, before, merge(before, settings), await readAccess(path));
};
