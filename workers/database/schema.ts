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
/** JSON of the schema's form. A row that holds something else gets the fallback: it must not hide the other rows. */
const json = <T>(name: string, schema: v.GenericSchema<unknown, T>, fallback: T) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => "text",
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => parseJson(schema, stored) ?? fallback,
  })(name);
const strings = v.array(v.string());
const record = v.record(v.string(), v.unknown());
const figures = v.array(v.object({ label: v.string(), text: v.string() }));
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

/** The person that a sign-in provider vouches for. A user may have several. */
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

/** Where a user is signed in. What a session holds is in KV; this row says who may use it, and until when. */
export const userSessions = sqliteTable(
  "user_sessions",
  {
    /** SHA-256 of the session's id, which only the visitor's cookie knows. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The kind of browser that signed in, for its owner to tell sessions apart: "Firefox on Linux". */
    device: text("device").notNull().default(""),
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
    /** The time of the last addition or removal. It rises with each change, so that the newer of two devices' changes wins. */
    changedAt: moment("changed_at")
      .notNull()
      .default(sql`0`),
    /** Set once it was removed: the row stays, so that an older addition from another device does not bring it back. */
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
    /** The main figures of the answer, as they read when it was saved. */
    figures: json("figures", figures, []).notNull().default([]),
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
    /** What an admin answers; it goes into the notice. */
    answer: text("answer"),
    isSpam: flag("is_spam").notNull().default(false),
    /** When the person who asked was told. */
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
    /** Identifies a vote (feedback without a message) by visitor, calculator and day. Cleared when the day is over. */
    voteKey: text("vote_key"),
    state: text("state", { enum: ["open", "closed", "spam"] })
      .notNull()
      .default("open"),
    /** What an admin answers, and when it was sent. */
    answer: text("answer"),
    answeredAt: moment("answered_at"),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    country: text("country"),
    createdAt: moment("created_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("feedback_vote").on(table.voteKey),
    index("feedback_created").on(table.createdAt),
    index("feedback_calculator").on(table.calculatorId, table.createdAt),
    index("feedback_user").on(table.userId),
  ],
);

/** Searches that found nothing, counted, and not by whom. The words are there from the fifth search on. */
export const emptySearches = sqliteTable(
  "empty_searches",
  {
    /** HMAC of the words. */
    key: text("key").primaryKey(),
    words: text("words"),
    /** Of the last search: YYYY-MM-DD, UTC. */
    day: text("day").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [index("empty_searches_count").on(table.count)],
);

/** What admins changed. The account's id is not a reference: the record outlives the account. */
export const adminActions = sqliteTable(
  "admin_actions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    adminId: text("admin_id").notNull(),
    method: text("method").notNull(),
    path: text("path").notNull(),
    /** What was sent, without texts that visitors or admins wrote. */
    change: text("change").notNull(),
    status: integer("status").notNull(),
    createdAt: moment("created_at").notNull().default(now),
  },
  (table) => [index("admin_actions_created").on(table.createdAt)],
);

/** Errors of the server and of browsers, one row for each cause. Never what someone typed. */
export const errorLog = sqliteTable(
  "error_log",
  {
    id: text("id").primaryKey(),
    /** The server's own, or a report that anyone may send. */
    source: text("source", { enum: ["server", "browser"] })
      .notNull()
      .default("browser"),
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
    /** The last time that it happened again after it had been resolved. */
    reopenedAt: moment("reopened_at"),
    /** The build that logged it last. */
    release: text("release"),
    context: json("context", record, {}),
  },
  (table) => [
    uniqueIndex("error_log_fingerprint").on(table.fingerprint),
    index("error_log_last_seen").on(table.lastSeenAt),
    index("error_log_status").on(table.status, table.lastSeenAt),
    check("error_log_status_known", sql`${table.status} in ('open', 'resolved')`),
  ],
);

/** How often each error happened in each hour of the last days. */
export const errorHours = sqliteTable(
  "error_hours",
  {
    errorId: text("error_id")
      .notNull()
      .references(() => errorLog.id, { onDelete: "cascade" }),
    /** Hours since 1970. */
    hour: integer("hour").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.errorId, table.hour] }), index("error_hours_hour").on(table.hour)],
);

/** What is watched: a row where an admin set a threshold, or where one is exceeded. Nothing in it comes from a visitor. */
export const alerts = sqliteTable("alerts", {
  name: text("name").primaryKey(),
  /** The admin's own threshold; the default where there is none. */
  threshold: integer("threshold"),
  /** What was measured last, in the unit of its threshold. */
  value: integer("value"),
  /** Since when it has been over its threshold; null where it is not. */
  firingSince: moment("firing_since"),
});

/** How fast pages are for visitors: counts by bucket and day, not tied to anyone. */
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

/** The same by the visitor's country, whatever the page. */
export const countryVitals = sqliteTable(
  "country_vitals",
  {
    /** Two letters. */
    country: text("country").notNull(),
    metric: text("metric").notNull(),
    bucket: integer("bucket").notNull(),
    /** YYYY-MM-DD, UTC. */
    day: text("day").notNull(),
    count: integer("count").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.country, table.metric, table.bucket] })],
);
