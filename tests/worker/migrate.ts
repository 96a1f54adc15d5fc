/** Every test file starts with the migrated, empty database. */
import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

type Migrations = Parameters<typeof applyD1Migrations>[1];

await applyD1Migrations(env.DB, (env as unknown as { MIGRATIONS: Migrations }).MIGRATIONS);
