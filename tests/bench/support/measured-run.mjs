/* node measured-run.mjs <module> [arguments]: runs a module and writes how long it took and the most memory to stderr. */
const start = performance.now();
process.on("exit", () => {
  const mebibytes = process.resourceUsage().maxRSS / 1024;
  process.stderr.write(`measured ${JSON.stringify({ ms: performance.now() - start, mebibytes })}\n`);
});
process.argv.splice(1, 1);
await import(new URL(process.argv[1] ?? "", `file://${process.cwd()}/`).href);
