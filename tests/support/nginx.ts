import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The program of Debian's nginx packages; undefined if none is installed. */
export const findNginx = (): string | undefined =>
  ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"].find(existsSync);

const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** Starts nginx with a site; it writes into the folder alone. Answers what ends it. */
export const startNginx = (folder: string, site: string): (() => Promise<unknown>) => {
  const file = join(folder, "nginx.conf");
  writeFileSync(join(folder, "keelson.conf"), site);
  writeFileSync(
    file,
    [
      ...(process.getuid?.() === 0 ? ["user root;"] : []),
      `daemon off; pid ${folder}/pid; error_log stderr crit; worker_processes 1;`,
      "events {}",
      "http {",
      "include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;",
      ...TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`),
      `include ${folder}/keelson.conf;`,
      "}",
    ].join("\n"),
  );
  const nginx = spawn(findNginx() ?? "nginx", ["-c", file, "-p", folder, "-e", "stderr"], { stdio: "inherit" });
  const ended = new Promise((done) => {
    nginx.on("close", done);
    nginx.on("error", done);
  });
  return () => {
    nginx.kill("SIGTERM");
    return ended;
  };
};
