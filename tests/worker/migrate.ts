/** Every test file starts with the migrated, empty database, though all run in one worker: what was kept is deleted. */
import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

type Migrations = Parameters<typeof applyD1Migrations>[1];

await reset();
await applyD1Migrations(env.DB, (env as unknown as { MIGRATIONS: Migrations }).MIGRATIONS);
