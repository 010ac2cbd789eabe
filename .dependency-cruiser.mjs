/* The layers (README, "Where things are"): a folder imports the layers below it only, and each layer names its packages. */

const layers = "domain|brand|api|ports|flows|adapters|agents|composition|web|desk|server";

/**
 * Forbids `from` everything under src but the folders named in `allowed`.
 * @param {string} from
 * @param {readonly string[]} allowed
 * @param {string} comment
 * @returns {import("dependency-cruiser").IForbiddenRuleType}
 */
const mayImport = (from, allowed, comment) => ({
  name: `${from}-imports-${allowed.length === 0 ? "nobody" : allowed.join("-and-")}-only`,
  comment,
  severity: "error",
  from: { path: `^src/${from}/` },
  to: { path: "^src/", pathNot: `^src/(${[from, ...allowed].join("|")})/` },
});

/**
 * Forbids `from` every npm package and Node module but the packages named in `packages`.
 * @param {string} from
 * @param {readonly string[]} packages
 * @param {string} comment
 * @returns {import("dependency-cruiser").IForbiddenRuleType}
 */
const mayUse = (from, packages, comment) => ({
  name: `${from}-uses-${packages.join("-and-").replaceAll("/", "-")}-only`,
  comment,
  severity: "error",
  from: { path: `^src/${from}/` },
  to: {
    couldNotResolve: false,
    dependencyTypesNot: ["local", "localmodule"],
    pathNot: `^src/|(^|/)node_modules/(${packages.join("|")})/`,
  },
});

/**
 * Keeps the named packages inside one folder of src; the first of them names the rule.
 * @param {string} folder
 * @param {readonly [string, ...string[]]} packages
 * @param {string} comment
 * @returns {import("dependency-cruiser").IForbiddenRuleType}
 */
const onlyIn = (folder, packages, comment) => ({
  name: `${packages[0].replaceAll("/", "-")}-stays-in-${folder.replace("|", "-and-").replaceAll("/", "-")}`,
  comment,
  severity: "error",
  from: { path: "^src/", pathNot: `^src/(${folder})/` },
  to: { path: `(^|/)node_modules/(${packages.join("|")})/` },
});

/** The modules of the server: each imports those before it only. */
const modules = [
  "audit",
  "inbox",
  "places",
  "accounts",
  "companies",
  "staff",
  "addresses",
  "enquiries",
  "booking-events",
  "margins",
  "webhooks",
  "rates",
  "documents",
  "lead-times",
  "bookings",
  "lcl",
  "approvals",
  "cargo",
  "tracking",
  "connectors",
  "booking-documents",
  "booking-messages",
  "booking-views",
  "amendments",
  "notifications",
  "deadlines",
  "dashboard",
  "links",
  "quotes",
  "api-keys",
  "templates",
  "saved-views",
  "account-data",
  "accounting",
  "desk-inbox",
  "desk-search",
  "trail",
  "pricing",
  "customers",
  "desk-bookings",
  "desk-quotes",
];

/**
 * Forbids a module of the server those after it.
 * @param {string} name
 * @param {number} index
 * @returns {import("dependency-cruiser").IForbiddenRuleType}
 */
const mayImportEarlier = (name, index) => ({
  name: `server-module-${name}-imports-earlier-ones-only`,
  comment: "Modules of the server have an order; a later one is told by an event, or asked by a function it is given.",
  severity: "error",
  from: { path: `^src/server/modules/${name}/` },
  to: { path: `^src/server/modules/(${["none", ...modules.slice(index + 1)].join("|")})/` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-circles",
      comment: "Two files that import each other are one file with a border nobody can name.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-undeclared-folder",
      comment: "A new folder under src is closed until it is declared here with what it may import.",
      severity: "error",
      from: { path: "^src/", pathNot: `^src/(${layers})/` },
      to: {},
    },
    {
      name: "nobody-imports-an-undeclared-folder",
      comment: "A new folder under src is closed until it is declared here with what it may import.",
      severity: "error",
      from: {},
      to: { path: "^src/", pathNot: `^src/(${layers})/` },
    },
    {
      name: "no-unresolvable",
      comment: "An import that leads nowhere.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "domain-concepts-have-one-entry-point",
      comment: "Other layers import a concept of the domain by its index: `#domain/rates`.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/domain/" },
      to: { path: "^src/domain/[^/]+/", pathNot: "^src/domain/[^/]+/index[.]ts$" },
    },
    {
      name: "domain-concepts-import-each-other-by-their-entry-point",
      comment: "A concept of the domain imports another one by its index.",
      severity: "error",
      from: { path: "^src/domain/([^/]+)/" },
      to: { path: "^src/domain/[^/]+/", pathNot: "^src/domain/($1/|[^/]+/index[.]ts$)" },
    },
    mayImport("domain", [], "The domain is what freight is: it knows nobody."),
    mayImport("brand", ["domain"], "The company's facts and texts, read from its folder."),
    mayImport("api", ["domain"], "The API: generated types, and one reader for each foreign format."),
    mayImport("ports", ["domain"], "Ports speak the domain's language only."),
    mayImport("flows", ["domain", "ports"], "Flows know ports, never who implements them."),
    {
      name: "flow-kit-imports-no-feature",
      comment: "The kit of the flows serves every feature and imports none.",
      severity: "error",
      from: { path: "^src/flows/kit/" },
      to: { path: "^src/flows/(?!kit/)" },
    },
    mayImport(
      "adapters",
      ["domain", "brand", "api", "ports"],
      "Adapters implement ports and know nothing of flows and screens.",
    ),
    mayImport(
      "composition",
      ["domain", "ports", "flows", "adapters"],
      "Composition joins flows with adapters and knows no screen.",
    ),
    {
      ...mayImport("web", ["domain", "brand", "flows"], "Screens read the domain and talk to flows."),
      from: { path: "^src/web/", pathNot: "^src/web/(early[.]ts|(main|public|stories/main)[.]tsx)$" },
    },
    {
      name: "entry-files-may-import-composition",
      comment:
        "Only the browser entries (and that of the stories) meet composition; what lies behind it stays out of reach for them too.",
      severity: "error",
      from: { path: "^src/web/(early[.]ts|(main|public|stories/main)[.]tsx)$" },
      to: { path: "^src/(api|ports|adapters|server)/" },
    },
    {
      name: "desk-imports-components-and-kits-only",
      comment: "The desk shares components, styles and kits with the portal, and no feature of it.",
      severity: "error",
      from: { path: "^src/desk/" },
      to: {
        path: "^src/",
        pathNot:
          "^src/(desk|domain|brand)/|^src/api/desk-schema[.]d[.]ts$|^src/ports/failure[.]ts$|^src/flows/(kit/|failure[.]ts$)|^src/web/(components|kit|styles|messages)/|^src/adapters/http/(codec|files|request)[.]ts$|^src/adapters/browser/page[.]ts$",
      },
    },
    {
      name: "nobody-imports-the-desk",
      comment: "The desk is a build of its own: the portal has the same files with and without it.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/desk/" },
      to: { path: "^src/desk/" },
    },
    {
      name: "desk-uses-no-node",
      comment: "The desk runs in a browser.",
      severity: "error",
      from: { path: "^src/desk/" },
      to: { dependencyTypes: ["core"] },
    },
    mayImport(
      "agents",
      ["domain", "ports", "adapters"],
      "Programs without a person call the portal's API through its adapters; they know no screen and no server.",
    ),
    {
      ...mayImport(
        "server",
        ["domain", "brand", "api"],
        "The server shares rules and generated types with the portal, and nothing else.",
      ),
      from: { path: "^src/server/", pathNot: "^src/server/(mcp|operations/commands/mcp)[.]ts$" },
    },
    {
      name: "mcp-server-imports-agents",
      comment: "Where the MCP server is mounted meets the agents; adapters and ports stay out of reach of the server.",
      severity: "error",
      from: { path: "^src/server/(mcp|operations/commands/mcp)[.]ts$" },
      to: { path: "^src/", pathNot: "^src/(server|domain|brand|agents)/" },
    },
    {
      name: "server-platform-has-no-features",
      comment:
        "Technical code of the server (HTTP, database, mail, PDF, throttling) serves every feature and imports none.",
      severity: "error",
      from: { path: "^src/server/platform/" },
      to: { path: "^src/server/(modules|rate-sources|tracking-sources|operations|demo)/" },
    },
    {
      name: "rate-source-port-imports-domain-only",
      comment: "Connectors quote values of the domain. What the API calls them is the presenter's concern.",
      severity: "error",
      from: { path: "^src/server/rate-sources/rate-source[.]ts$" },
      to: { path: "^src/", pathNot: "^src/domain/" },
    },
    ...modules.map(mayImportEarlier),
    {
      name: "server-module-is-declared",
      comment: "A new module of the server is closed until it has its place in the order.",
      severity: "error",
      from: {},
      to: { path: "^src/server/modules/", pathNot: `^src/server/modules/(${modules.join("|")})/` },
    },
    {
      name: "server-modules-have-one-entry-point",
      comment: "A module is imported by its index; its tables are for the schema of the database.",
      severity: "error",
      from: { path: "^src/server/", pathNot: "^src/server/(modules/|schema[.]ts$)" },
      to: { path: "^src/server/modules/", pathNot: "^src/server/modules/[^/]+/index[.]ts$" },
    },
    {
      name: "server-modules-import-each-other-by-their-entry-point",
      comment: "A module imports another one by its index.",
      severity: "error",
      from: { path: "^src/server/modules/([^/]+)/" },
      to: { path: "^src/server/modules/", pathNot: "^src/server/modules/($1/|[^/]+/index[.]ts$)" },
    },
    {
      name: "server-ports-import-domain-and-api-only",
      comment: "What outsiders implement needs no module of the server.",
      severity: "error",
      from: { path: "^src/server/(rate-sources/rate-source|tracking-sources/tracking-source)[.]ts$" },
      to: { path: "^src/server/" },
    },
    mayUse("domain", ["neverthrow"], "The domain needs no package but neverthrow, and no Node."),
    mayUse("api", ["neverthrow"], "Readers of foreign formats need no package but neverthrow."),
    mayUse("ports", ["neverthrow"], "Ports are types over the domain and neverthrow."),
    mayUse("flows", ["neverthrow", "xstate"], "Flows are XState machines over ports."),
    mayUse(
      "adapters",
      ["neverthrow", "openapi-fetch", "io-ts", "fp-ts"],
      "Adapters: openapi-fetch for the client, io-ts and fp-ts for the decoders.",
    ),
    mayUse(
      "composition",
      ["inversify", "reflect-metadata", "neverthrow", "xstate", "js-yaml"],
      "Composition: inversify; js-yaml reads the API document for the portal without a server.",
    ),
    {
      name: "web-uses-no-node",
      comment: "Screens run in a browser.",
      severity: "error",
      from: { path: "^src/web/" },
      to: { dependencyTypes: ["core"] },
    },
    onlyIn("adapters|desk/adapters", ["io-ts", "fp-ts", "openapi-fetch"], "The wire's shapes end in the adapters."),
    onlyIn("composition", ["inversify", "reflect-metadata"], "Only composition knows the container."),
    onlyIn(
      "web|desk",
      [
        "react",
        "react-dom",
        "react-router-dom",
        "react-router",
        "react-aria-components",
        "@xstate/react",
        "@vanilla-extract",
      ],
      "React stays in web and in the desk.",
    ),
    onlyIn(
      "server",
      ["fastify", "@fastify", "kysely", "pg", "ajv", "ajv-formats", "nodemailer", "pdfkit", "prom-client", "@node-rs"],
      "What the server runs on never reaches the browser.",
    ),
    {
      name: "product-imports-no-test",
      comment: "Nothing under src may need tests, scripts or simulators of carriers.",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^(tests|scripts|simulators)/" },
    },
    {
      name: "simulators-import-only-each-other-and-node",
      comment: "A simulator that shared code with a connector would share its mistakes.",
      severity: "error",
      from: { path: "^simulators/" },
      to: { pathNot: "^simulators/", dependencyTypesNot: ["core"] },
    },
    {
      name: "carriers-share-the-kit-only",
      comment: "A carrier's simulator imports its own folder and the kit.",
      severity: "error",
      from: { path: "^simulators/([^/]+)/" },
      to: { path: "^simulators/", pathNot: "^simulators/($1|kit)/" },
    },
    {
      name: "product-imports-no-dev-package",
      comment: "What runs must be installed by a production install; types and build-time CSS are the exception.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(web|desk)/" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|coverage)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      /* Without "types": numfmt names a file there that it does not contain. */
      conditionNames: ["import", "node", "default"],
    },
  },
};
