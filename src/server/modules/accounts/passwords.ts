import { hash, verify } from "@node-rs/argon2";

/* argon2id (the package's default) with 19 MiB, two passes and one lane: OWASP's setting for a server that signs many people in. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/* Same parameters as real hashes: the check of an unknown account must take as long as that of a known one. */
const NOBODY = "$argon2id$v=19$m=19456,t=2,p=1$FuVA2YSdbr3gXeyJtaOT5g$IUcJDc/z8YoxIvzR5XxXk+BTUfRdkTNLBbpSbPLL+Yw";

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

/** Whether the password belongs to the hash; without a hash (no such account) the answer is no, after the same work. */
export const passwordMatches = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const matches = await verify(passwordHash ?? NOBODY, password);
  return matches && passwordHash !== undefined;
};
