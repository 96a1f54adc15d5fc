CREATE TABLE `admin_actions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`admin_id` text NOT NULL,
	`method` text NOT NULL,
	`path` text NOT NULL,
	`change` text NOT NULL,
	`status` integer NOT NULL,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `admin_actions_created` ON `admin_actions` (`created_at`);--> statement-breakpoint
ALTER TABLE `feedback` ADD `vote_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `feedback_vote` ON `feedback` (`vote_key`);