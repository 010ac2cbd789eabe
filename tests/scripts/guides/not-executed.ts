const CARRIER = "needs an account of the carrier; tests/server/connectors tries it against simulators";
const CONTAINERS = "needs Docker; tests/deploy checks the files";
const KUBERNETES = "needs a cluster; tests/deploy checks the chart";
const ROOT = "changes the machine and needs root; tests/deploy checks the units";
const SYSTEMD = "changes the machine and needs root; tests/deploy/systemd.test.ts runs it in a folder";
const NGINX = "changes the machine and needs root; tests/guides/nginx.test.ts runs nginx with the file";
const NGINX_SERVERS = "changes the machine and needs root; tests/guides/nginx-servers.test.ts runs nginx with the file";
const BOREALIS = "needs the connector that the guide leads through";
const CHECKS = "is a check of this repository, which `npm test` runs itself";
const INSTALLED = "installs or builds; the test runs on what is installed";

/** Commands of the guides that no test can run here, and why. */
export const NOT_EXECUTED: Readonly<Record<string, readonly (readonly [command: string, reason: string])[]>> = {
  "add-a-connector.md": [
    ['npm run operations -- connectors test "CMA CGM" --lane INNSA-NLRTM', CARRIER],
    ["node scripts/run.mjs scripts/lint-api.ts src/server/connectors/borealis/carrier.openapi.yaml", BOREALIS],
    ["npm run simulators -- borealis --port 5601", BOREALIS],
    ["curl 'localhost:5601/v2/places?unlocode=INNSA' -H 'x-borealis-key: simulator'", BOREALIS],
    ["curl localhost:5601/simulator/calls", BOREALIS],
    ["npx vitest run --project unit tests/server/connectors/borealis", CHECKS],
    ["npm run simulators -- borealis --port 5601 &", BOREALIS],
    ["export BOREALIS_KEY=simulator CONNECTORS_FILE=$PWD/connectors.yaml", BOREALIS],
    ["npm start &", INSTALLED],
    ['npm run operations -- connectors test "Borealis Line" --lane INNSA-NLRTM', BOREALIS],
    ["npm run format", CHECKS],
    ["npm test -- --only types,lint,format,house,layers,unused,api-lint,unit", CHECKS],
    ['npm run operations -- connectors test "Hapag-Lloyd schedules" --lane INNSA-NLRTM', CARRIER],
  ],
  "back-up-and-restore.md": [
    ["docker compose exec -T server-1 node src/server/operations/main.ts backup /data/backup.tar", CONTAINERS],
    ['docker compose cp server-1:/data/backup.tar "/var/backups/keelson/$(date -u +%F).tar"', CONTAINERS],
    ["docker compose exec -T server-1 rm /data/backup.tar", CONTAINERS],
  ],
  "import-tracking-events.md": [
    ["npm run operations -- connectors subscribe evergreen", CARRIER],
    ["npm run operations -- connectors subscriptions evergreen", CARRIER],
    ["npm run operations -- connectors rotate-secret evergreen", CARRIER],
    ["npm run operations -- connectors unsubscribe evergreen --yes", CARRIER],
  ],
  "install.md": [
    ["npm run operations -- setup", "asks a person; tests/server/setup answers it"],
    [
      "npm run operations -- setup --env /etc/keelson/keelson.env --brand /etc/keelson/brand",
      "asks a person; tests/server/setup answers it",
    ],
    ["docker compose up --build --detach", CONTAINERS],
    ["docker compose --profile scan up --detach", CONTAINERS],
    [
      'docker compose exec server-1 node src/server/operations/main.ts staff invite anna@brandt.example --name "Anna Brandt" --role admin',
      CONTAINERS,
    ],
    [
      'kubectl create secret generic keelson --from-literal=DATABASE_URL=postgres://keelson:secret@postgres:5432/keelson --from-literal=SMTP_URL=smtp://mail:587 --from-literal=SECRETS_KEY="$(openssl rand -base64 32)"',
      KUBERNETES,
    ],
    [
      "helm install keelson deploy/helm --set image.repository=registry.example/keelson --set ingress.host=portal.brandt.example --set settings.PUBLIC_URL=https://portal.brandt.example",
      KUBERNETES,
    ],
    [
      'kubectl exec deploy/keelson -- node src/server/operations/main.ts staff invite anna@brandt.example --name "Anna Brandt" --role admin',
      KUBERNETES,
    ],
    ["tar -xzf keelson-0.5.0-server.tar.gz -C /opt", ROOT],
    ["cd /opt/keelson-0.5.0 && npm ci --omit=dev", INSTALLED],
    ["ln -sfn /opt/keelson-0.5.0 /opt/keelson && cd /opt/keelson", ROOT],
    ["cp -r deploy/systemd/usr /", SYSTEMD],
    ["cp -rn deploy/systemd/etc /", SYSTEMD],
    ["apt-get install nginx", ROOT],
    ["apt-get install clamav-daemon clamav-freshclam", ROOT],
    ["cp deploy/nginx/keelson.conf /etc/nginx/sites-available/keelson", NGINX_SERVERS],
    ["ln -s ../sites-available/keelson /etc/nginx/sites-enabled/ && nginx -t && systemctl reload nginx", NGINX_SERVERS],
    ["systemd-sysusers && systemd-tmpfiles --create", SYSTEMD],
    ['sed -i "s|^#SECRETS_KEY=.*|SECRETS_KEY=$(openssl rand -base64 32)|" /etc/keelson/keelson.env', SYSTEMD],
    ["chown root:keelson /etc/keelson/keelson.env && chmod 640 /etc/keelson/keelson.env", SYSTEMD],
    ["systemctl daemon-reload", ROOT],
    ["systemctl enable --now keelson@8081 keelson@8082 keelson-backup.timer", ROOT],
    [
      "docker compose build && docker compose up --detach --no-deps --wait server-1 && docker compose up --detach --no-deps --wait server-2",
      CONTAINERS,
    ],
    ["helm upgrade keelson deploy/helm --reset-then-reuse-values", KUBERNETES],
    [
      `for port in 8081 8082; do
  systemctl restart "keelson@$port"
  until curl --fail --silent "http://127.0.0.1:$port/readyz"; do sleep 1; done
done`,
      ROOT,
    ],
  ],
  "serve-the-portal.md": [
    ["npm run build", INSTALLED],
    ["cp -r dist/client /srv/keelson/dist/client", INSTALLED],
    ["cp docs/guides/nginx.conf /etc/nginx/sites-available/keelson", NGINX],
    ["ln -s ../sites-available/keelson /etc/nginx/sites-enabled/ && nginx -t && systemctl reload nginx", NGINX],
  ],
  "integrate.md": [
    ["KEELSON=https://portal.example/api", "sets what the test sets itself"],
    ["KEY=klk_…", "sets what the test sets itself"],
  ],
  "verify-your-backend.md": [
    ["npm ci", INSTALLED],
    ["npm run verify -- http://localhost:8080 --level 1", CHECKS],
    [
      `npx --package @pact-foundation/pact-cli pact-verifier --file contracts/keelson-portal-level-1.json \\
  --hostname localhost --port 8080 --state-change-url http://localhost:8080/_states --state-change-teardown`,
      "downloads a program; the check `provider` verifies the same contract",
    ],
  ],
};
