CREATE TABLE `empty_searches` (
	`key` text PRIMARY KEY NOT NULL,
	`words` text,
	`day` text NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `empty_searches_count` ON `empty_searches` (`count`);--> statement-breakpoint
ALTER TABLE `calculator_requests` ADD `answer` text;--> statement-breakpoint
ALTER TABLE `calculator_requests` ADD `is_spam` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `feedback` ADD `state` text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE `feedback` ADD `answer` text;--> statement-breakpoint
ALTER TABLE `feedback` ADD `answered_at` integer;