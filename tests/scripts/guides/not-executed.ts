const SYSTEMD = "needs root: tests/deploy/systemd.test.ts executes it in a folder";
const PACKAGES = "installs packages: scripts/test/install.ts (npm run test:install) executes it";
const CONNECTOR =
  "needs the connector that a reader writes: tests/server/connectors/direct-booking/conformance.test.ts is that of one";

/** Commands of the guides that no test executes as they are, each with the test that covers it. */
export const NOT_EXECUTED: Readonly<Record<string, readonly (readonly [command: string, reason: string])[]>> = {
  "add-a-connector.md": [
    [
      "curl 'localhost:5601/v2/places?unlocode=INNSA' -H 'x-borealis-key: simulator'",
      "asks for what the reader's simulator answers: tests/simulators/direct-booking.test.ts calls one",
    ],
    ["npx vitest run --project unit tests/server/connectors/borealis", CONNECTOR],
    ["npm run format", "changes files: the check `format` of scripts/test/static-steps.ts finds what it would change"],
  ],
  "install.md": [
    [
      `runuser -u postgres -- psql -c "create role keelson login password 'secret'" -c "create database keelson owner keelson"`,
      "needs PostgreSQL: tests/server/setup/database.postgres.test.ts executes it on one",
    ],
    ["cd /opt/keelson-0.5.0 && npm ci --omit=dev", PACKAGES],
    ["cp -r deploy/systemd/usr /", SYSTEMD],
    ["cp -rn deploy/systemd/etc /", SYSTEMD],
    ["systemd-sysusers && systemd-tmpfiles --create", SYSTEMD],
    ['sed -i "s|^#SECRETS_KEY=.*|SECRETS_KEY=$(openssl rand -base64 32)|" /etc/keelson/keelson.env', SYSTEMD],
    ["chown root:keelson /etc/keelson/keelson.env && chmod 640 /etc/keelson/keelson.env", SYSTEMD],
  ],
  "serve-the-portal.md": [
    ["npm run build", "takes minutes: scripts/test/heavy-steps.ts builds before the browser tests"],
  ],
  "verify-your-backend.md": [
    ["npm ci", PACKAGES],
    [
      "npm run verify -- http://localhost:8080 --level 1",
      "needs the states of the reader's backend: tests/scripts/verify/verify.test.ts executes it against one",
    ],
    [
      `npx --package @pact-foundation/pact-cli pact-verifier --file contracts/keelson-portal-level-1.json \\
  --hostname localhost --port 8080 --state-change-url http://localhost:8080/_states --state-change-teardown`,
      "downloads a program: scripts/test/provider-step.ts verifies the same contract",
    ],
  ],
};
