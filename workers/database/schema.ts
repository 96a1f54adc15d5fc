/**
 * Everything that D1 holds. After a change: `npm run db:generate -- --name <noun>`, and the migration goes into the
 * same commit. Times are milliseconds since 1970, ids are text, lists are JSON.
 */
import { sql } from "drizzle-orm";
import { check, customType, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import * as v from "valibot";
import { parseJson } from "#workers/cache/parse-json.ts";
import type { Related } from "#engine/define.ts";

const moment = (name: string) => integer(name, { mode: "timestamp_ms" });
const flag = (name: string) => integer(name, { mode: "boolean" });
/** JSON of the schema's form. A row that holds something else has the fallback: it must not hide the other rows. */
const json = <T>(name: string, schema: v.GenericSchema<unknown, T>, fallback: T) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => "text",
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => parseJson(schema, stored) ?? fallback,
  })(name);
const strings = v.array(v.string());
const record = v.record(v.string(), v.unknown());
const related: v.GenericSchema<unknown, Related[]> = v.array(
  v.object({
    id: v.string(),
    stage: v.picklist(["complementary", "advanced_planning", "next_step"]),
    relevance: v.number(),
  }),
);
const now = sql`(cast(round(unixepoch('subsec') * 1000) as integer))`;

/** The directory: one row for each definition, and what the site learned about it. */
export const calculators = sqliteTable(
  "calculators",
  {
    id: text("id").primaryKey(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    category: text("category").notNull(),
    emoji: text("emoji").notNull(),
    keywords: json("keywords", strings, []).notNull().default([]),
    relatedCalculators: json("related_calculators", strings, []).notNull().default([]),
    /** How each related calculator follows from this one, and how strongly. */
    aiTaxonomy: json("ai_taxonomy", related, []).notNull().default([]),
    /** How often the page was opened. The sync never touches it. */
    uses: integer("uses").notNull().default(0),
    isPopular: flag("is_popular").notNull().default(false),
    isVisible: flag("is_visible").notNull().default(true),
    /** Set by an admin, they win over what the definition says; the sync never touches them. */
    popularOverride: flag("popular_override"),
    visibleOverride: flag("visible_override"),
    /** Whether the site has the definition that this row was made from. */
    hasConfig: flag("has_config").notNull().default(true),
    status: text("status", { enum: ["active", "retired"] })
      .notNull()
      .default("active"),
    /** Of the row as the definition gives it: the sync writes only what changed. */
    definitionHash: text("definition_hash").notNull(),
    createdAt: moment("created_at").notNull().default(now),
    updatedAt: moment("updated_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("calculators_slug").on(table.slug),
    index("calculators_category").on(table.category, table.name),
    index("calculators_uses").on(table.uses),
    check("calculators_status", sql`${table.status} in ('active', 'retired')`),
  ],
);

export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    firstName: text("first_name"),
    lastName: text("last_name"),
    email: text("email"),
    emailVerified: flag("email_verified").notNull().default(false),
    profileImageUrl: text("profile_image_url"),
    createdAt: moment("created_at").notNull().default(now),
    lastSeenAt: moment("last_seen_at").notNull().default(now),
  },
  (table) => [index("users_email").on(table.email)],
);

/** Who a sign-in provider says someone is. A user may have several. */
export const userIdentities = sqliteTable(
  "user_identities",
  {
    provider: text("provider").notNull(),
    subject: text("subject").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index("user_identities_user").on(table.userId)],
);

/** Where a user is signed in. What a session holds is in KV; this is who may use it, and until when. */
export const userSessions = sqliteTable(
  "user_sessions",
  {
    /** SHA-256 of the session's id, which only the visitor's cookie knows. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull().default(now),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("user_sessions_user").on(table.userId), index("user_sessions_expires").on(table.expiresAt)],
);

/** States of sign-ins that came back: none is taken twice. */
export const usedOAuthStates = sqliteTable(
  "used_oauth_states",
  {
    state: text("state").primaryKey(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("used_oauth_states_expires").on(table.expiresAt)],
);

export const favorites = sqliteTable(
  "favorites",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    calculatorId: text("calculator_id")
      .notNull()
      .references(() => calculators.id, { onDelete: "cascade" }),
    addedAt: moment("added_at").notNull().default(now),
    /** Of the last add or remove. Rises with each change, so that the newest of two devices' changes wins. */
    changedAt: moment("changed_at")
      .notNull()
      .default(sql`0`),
    /** Set where it was removed: the row stays, so that an older addition of another device does not bring it back. */
    removedAt: moment("removed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.calculatorId] }),
    index("favorites_calculator").on(table.calculatorId),
  ],
);

/** Inputs that a user keeps under a name. */
export const savedCalculations = sqliteTable(
  "saved_calculations",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    calculatorId: text("calculator_id")
      .notNull()
      .references(() => calculators.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    inputs: json("inputs", record, {}).notNull(),
    createdAt: moment("created_at").notNull().default(now),
    updatedAt: moment("updated_at").notNull().default(now),
  },
  (table) => [
    index("saved_calculations_user").on(table.userId, table.updatedAt),
    index("saved_calculations_calculator").on(table.calculatorId),
  ],
);

/** What a user opened last. */
export const recents = sqliteTable(
  "recents",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    calculatorId: text("calculator_id")
      .notNull()
      .references(() => calculators.id, { onDelete: "cascade" }),
    usedAt: moment("used_at").notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.calculatorId] }),
    index("recents_user").on(table.userId, table.usedAt),
    index("recents_calculator").on(table.calculatorId),
  ],
);

/** Calculators that visitors ask for. */
export const calculatorRequests = sqliteTable(
  "calculator_requests",
  {
    id: text("id").primaryKey(),
    calculatorName: text("calculator_name").notNull(),
    description: text("description").notNull(),
    email: text("email"),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    country: text("country"),
    state: text("state", { enum: ["new", "planned", "done", "declined"] })
      .notNull()
      .default("new"),
    /** When the one who asked was told. */
    noticeAt: moment("notice_at"),
    createdAt: moment("created_at").notNull().default(now),
  },
  (table) => [
    index("calculator_requests_state").on(table.state, table.createdAt),
    index("calculator_requests_user").on(table.userId),
    check("calculator_requests_state_known", sql`${table.state} in ('new', 'planned', 'done', 'declined')`),
  ],
);

export const feedback = sqliteTable(
  "feedback",
  {
    id: text("id").primaryKey(),
    calculatorId: text("calculator_id"),
    calculatorName: text("calculator_name"),
    type: text("type").notNull(),
    message: text("message"),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    country: text("country"),
    createdAt: moment("created_at").notNull().default(now),
  },
  (table) => [
    index("feedback_created").on(table.createdAt),
    index("feedback_calculator").on(table.calculatorId, table.createdAt),
    index("feedback_user").on(table.userId),
  ],
);

/** Errors that happened to visitors, one row for each kind. Never what someone typed into a calculator. */
export const errorLog = sqliteTable(
  "error_log",
  {
    id: text("id").primaryKey(),
    fingerprint: text("fingerprint").notNull(),
    type: text("type").notNull(),
    severity: text("severity").notNull(),
    message: text("message").notNull(),
    stack: text("stack"),
    component: text("component"),
    route: text("route"),
    calculatorId: text("calculator_id"),
    status: text("status", { enum: ["open", "resolved"] })
      .notNull()
      .default("open"),
    count: integer("count").notNull().default(1),
    firstSeenAt: moment("first_seen_at").notNull().default(now),
    lastSeenAt: moment("last_seen_at").notNull().default(now),
    context: json("context", record, {}),
  },
  (table) => [
    uniqueIndex("error_log_fingerprint").on(table.fingerprint),
    index("error_log_last_seen").on(table.lastSeenAt),
    index("error_log_status").on(table.status, table.lastSeenAt),
    check("error_log_status_known", sql`${table.status} in ('open', 'resolved')`),
  ],
);

/** How fast pages are for visitors: counts by bucket and day, of nobody in particular. */
export const vitals = sqliteTable(
  "vitals",
  {
    page: text("page").notNull(),
    metric: text("metric").notNull(),
    bucket: integer("bucket").notNull(),
    /** YYYY-MM-DD, UTC. */
    day: text("day").notNull(),
    count: integer("count").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.metric, table.bucket] })],
);
