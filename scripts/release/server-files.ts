/** What `npm ci --omit=dev` and `npm run serve` need of a repository with its site built: the archive of the server has it. */
export const SERVER_FILES: readonly string[] =
  "dist package.json package-lock.json .npmrc .nvmrc LICENSE THIRD-PARTY-NOTICES.md CHANGELOG.md SECURITY.md brand data openapi contracts src scripts deploy docs examples .env.example".split(
    " ",
  );
