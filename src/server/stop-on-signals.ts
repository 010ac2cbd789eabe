const LONGEST_STOP_MS = 15_000;

/**
 * Ends the process in good order on SIGINT or SIGTERM. A second signal, or work that does not end within
 * 15 seconds, ends it at once: whoever asked must not wait for ever.
 */
export const stopOnSignals = (stop: () => Promise<void>): void => {
  const end = (code: number): never => process.exit(code);
  const begin = (): void => {
    setTimeout(() => end(1), LONGEST_STOP_MS).unref();
    stop().then(
      () => end(0),
      (error: unknown) => {
        process.stderr.write(`The server did not stop in good order: ${String(error)}\n`);
        end(1);
      },
    );
  };
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) end(1);
    stopping = true;
    begin();
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
};
