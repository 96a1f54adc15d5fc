CREATE TABLE `calculator_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`calculator_name` text NOT NULL,
	`description` text NOT NULL,
	`email` text,
	`user_id` text,
	`country` text,
	`state` text DEFAULT 'new' NOT NULL,
	`notice_at` integer,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "calculator_requests_state_known" CHECK("calculator_requests"."state" in ('new', 'planned', 'done', 'declined'))
);
--> statement-breakpoint
CREATE INDEX `calculator_requests_state` ON `calculator_requests` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `calculator_requests_user` ON `calculator_requests` (`user_id`);--> statement-breakpoint
CREATE TABLE `calculators` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`category` text NOT NULL,
	`emoji` text NOT NULL,
	`keywords` text DEFAULT '[]' NOT NULL,
	`related_calculators` text DEFAULT '[]' NOT NULL,
	`ai_taxonomy` text DEFAULT '[]' NOT NULL,
	`uses` integer DEFAULT 0 NOT NULL,
	`is_popular` integer DEFAULT false NOT NULL,
	`is_visible` integer DEFAULT true NOT NULL,
	`popular_override` integer,
	`visible_override` integer,
	`has_config` integer DEFAULT true NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`definition_hash` text NOT NULL,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	CONSTRAINT "calculators_status" CHECK("calculators"."status" in ('active', 'retired'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calculators_slug` ON `calculators` (`slug`);--> statement-breakpoint
CREATE INDEX `calculators_category` ON `calculators` (`category`,`name`);--> statement-breakpoint
CREATE INDEX `calculators_uses` ON `calculators` (`uses`);--> statement-breakpoint
CREATE TABLE `error_log` (
	`id` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`type` text NOT NULL,
	`severity` text NOT NULL,
	`message` text NOT NULL,
	`stack` text,
	`component` text,
	`route` text,
	`calculator_id` text,
	`status` text DEFAULT 'open' NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`first_seen_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`last_seen_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`context` text,
	CONSTRAINT "error_log_status_known" CHECK("error_log"."status" in ('open', 'resolved'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `error_log_fingerprint` ON `error_log` (`fingerprint`);--> statement-breakpoint
CREATE INDEX `error_log_last_seen` ON `error_log` (`last_seen_at`);--> statement-breakpoint
CREATE INDEX `error_log_status` ON `error_log` (`status`,`last_seen_at`);--> statement-breakpoint
CREATE TABLE `favorites` (
	`user_id` text NOT NULL,
	`calculator_id` text NOT NULL,
	`added_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	PRIMARY KEY(`user_id`, `calculator_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`calculator_id`) REFERENCES `calculators`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `favorites_calculator` ON `favorites` (`calculator_id`);--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` text PRIMARY KEY NOT NULL,
	`calculator_id` text,
	`calculator_name` text,
	`type` text NOT NULL,
	`message` text,
	`user_id` text,
	`country` text,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `feedback_created` ON `feedback` (`created_at`);--> statement-breakpoint
CREATE INDEX `feedback_calculator` ON `feedback` (`calculator_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `feedback_user` ON `feedback` (`user_id`);--> statement-breakpoint
CREATE TABLE `recents` (
	`user_id` text NOT NULL,
	`calculator_id` text NOT NULL,
	`used_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	PRIMARY KEY(`user_id`, `calculator_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`calculator_id`) REFERENCES `calculators`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recents_user` ON `recents` (`user_id`,`used_at`);--> statement-breakpoint
CREATE INDEX `recents_calculator` ON `recents` (`calculator_id`);--> statement-breakpoint
CREATE TABLE `saved_calculations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`calculator_id` text NOT NULL,
	`name` text NOT NULL,
	`inputs` text NOT NULL,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`calculator_id`) REFERENCES `calculators`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_calculations_user` ON `saved_calculations` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `saved_calculations_calculator` ON `saved_calculations` (`calculator_id`);--> statement-breakpoint
CREATE TABLE `user_identities` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	PRIMARY KEY(`provider`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_identities_user` ON `user_identities` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`first_name` text,
	`last_name` text,
	`email` text,
	`email_verified` integer DEFAULT false NOT NULL,
	`profile_image_url` text,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`last_seen_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `vitals` (
	`page` text NOT NULL,
	`metric` text NOT NULL,
	`bucket` integer NOT NULL,
	`day` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `page`, `metric`, `bucket`)
);
