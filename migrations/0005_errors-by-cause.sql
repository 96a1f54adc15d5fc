CREATE TABLE `error_hours` (
	`error_id` text NOT NULL,
	`hour` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`error_id`, `hour`),
	FOREIGN KEY (`error_id`) REFERENCES `error_log`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `error_hours_hour` ON `error_hours` (`hour`);--> statement-breakpoint
ALTER TABLE `error_log` ADD `source` text DEFAULT 'browser' NOT NULL;--> statement-breakpoint
ALTER TABLE `error_log` ADD `reopened_at` integer;--> statement-breakpoint
ALTER TABLE `error_log` ADD `release` text;--> statement-breakpoint
UPDATE `error_log` SET `source` = 'server' WHERE `component` = 'server';
