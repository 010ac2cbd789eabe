import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** How a command has ended, and what it has written to both outputs. */
export interface Run {
  readonly ending: number;
  readonly output: string;
}

/** A shell that stays open: what one command changes (folder, variables, jobs in the background), the next one finds. */
export interface Terminal {
  /** Executes a text exactly as it is, without input. Fails if it ends the shell. */
  readonly type: (text: string) => Promise<Run>;
  /** Ends the shell. */
  readonly close: () => Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

const ROOT = resolve(".");
const makeFolder = (): string => mkdtempSync(join(tmpdir(), "keelson-terminal-"));
const isRoot = process.getuid?.() === 0;
/* It keeps variables, but for PATH. */
const SUDO = ["sudo", "-n", "--preserve-env", "env", `PATH=${process.env["PATH"] ?? ""}`];
const isAllowed = (words: readonly string[], input: string): boolean =>
  spawnSync(words[0] ?? "", words.slice(1), { input, stdio: ["pipe", "ignore", "ignore"] }).status === 0;

/* Commands write into a file, a new one for each: programs of Node would change how the shell writes to an output that they share. */
const open = (words: readonly string[], env: Environment, folder: string): Terminal => {
  const file = join(folder, "output");
  const shell: ChildProcess = spawn(words[0] ?? "", words.slice(1), {
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let written = "";
  let changed = (): void => {};
  const ended = new Promise<void>((done) => {
    shell.on("close", () => {
      done();
      changed();
    });
  });
  for (const stream of [shell.stdout, shell.stderr])
    stream?.setEncoding("utf8").on("data", (piece: string) => {
      written += piece;
      changed();
    });
  return {
    type: (text) =>
      new Promise((done, fail) => {
        const mark = randomUUID();
        written = "";
        changed = () => {
          const [, ending, output = ""] = new RegExp(`${mark} (\\d+)\\n([^]*)\\n${mark}\\n`).exec(written) ?? [];
          if (ending !== undefined) done({ ending: Number(ending), output });
          else if (shell.exitCode !== null || shell.signalCode !== null)
            fail(new Error(`${text} has ended the shell: ${written}`));
        };
        shell.stdin?.write(
          `rm -f ${file}\n{ ${text}\n} >> ${file} 2>&1 < /dev/null\nprintf '%s %s\\n' ${mark} $?\ncat ${file}\nprintf '\\n%s\\n' ${mark}\n`,
        );
      }),
    close: async () => {
      shell.stdin?.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/* As root of the machine, otherwise of a namespace of users. */
const AS_ROOT = isRoot ? [] : isAllowed([...SUDO, "true"], "") ? SUDO : null;
const UNSHARE = [
  ...(AS_ROOT ?? []),
  "unshare",
  ...(AS_ROOT === null ? ["--user", "--map-root-user"] : []),
  ..."--mount --propagation private --pid --fork --kill-child --mount-proc".split(" "),
];

/* What commands write into these folders is in memory, or in the folder that is given, and nobody else sees it. */
const CHANGED = ["/etc", "/usr", "/var", "/opt", "/srv", ROOT];
const SET_UP = `set -e
layers="$1"; network="$2"; shift 2
[ "$network" = shared ] || mount -t tmpfs none "$layers"
for folder in "$@"; do
  layer="$layers/$(echo "$folder" | tr / _)"
  mkdir "$layer" "$layer/work" "$layer/changed"
  mount -t overlay overlay -o "lowerdir=$folder,upperdir=$layer/changed,workdir=$layer/work" "$folder"
done
[ "$network" = shared ] || { mount -t tmpfs none /run; ip link set lo up; }
cd "${ROOT}"
set +e
exec sh`;

const toWords = (layers: string, network: "own" | "shared"): readonly string[] => [
  ...UNSHARE,
  ...(network === "own" ? ["--net"] : []),
  "--",
  "sh",
  "-c",
  SET_UP,
  "sh",
  layers,
  network,
  ...CHANGED,
];

/**
 * A terminal of a machine of its own, as root: the file system of this one, of which it changes a copy, and a network without any other machine. Its programs
 * end with it. With the network of this machine (`shared`) the copy is on the disk.
 */
export const openOwnMachine = (env: Environment = {}, network: "own" | "shared" = "own"): Terminal => {
  const layers = makeFolder();
  return open(toWords(layers, network), env, layers);
};

/** A terminal of this machine, as root. */
export const openRootTerminal = (env: Environment = {}): Terminal =>
  open([...(AS_ROOT ?? []), "sh"], env, makeFolder());

const isPossible = (input: string): boolean => {
  const layers = makeFolder();
  try {
    return isAllowed(toWords(layers, "own"), input);
  } finally {
    rmSync(layers, { recursive: true, force: true });
  }
};

/** Null if a machine of its own is possible, otherwise why not. */
export const findMissingMachine = (): string | null =>
  isPossible("command -v curl") ? null : "needs Linux with curl, ip and an unshare that may make a machine of its own";

/** Null if a machine of its own is possible in which root gives files to others, otherwise why not. */
export const findMissingOwners = (): string | null =>
  isPossible("touch /run/file && chown 1:1 /run/file")
    ? null
    : "only root may make a machine in which files have several owners";

/** Null if commands can be executed as root, otherwise why not. */
export const findMissingRoot = (): string | null =>
  AS_ROOT === null ? "needs root, or sudo without a password" : null;
