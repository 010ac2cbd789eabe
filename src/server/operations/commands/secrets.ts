import { defineCommand, defineGroup } from "../kit/command.ts";
import { sealStoredSecrets } from "../seal-secrets.ts";

const rotate = defineCommand({
  name: "rotate",
  description: "Encrypt the stored secrets of second factors and webhooks with the first key of SECRETS_KEY",
  parameters: {},
  run: ({ db }) => sealStoredSecrets(db),
  describe: ({ key, sealed }) => [
    key === null
      ? "SECRETS_KEY is not set: secrets are stored as they are."
      : `${sealed} secrets were encrypted with the key ${key}. All others were already.`,
  ],
  toJson: ({ key, sealed }) => ({ key, sealed }),
});

export const secrets = defineGroup("secrets", "How secrets are stored", [rotate]);
