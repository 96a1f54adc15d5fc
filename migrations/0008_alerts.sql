CREATE TABLE `alerts` (
	`name` text PRIMARY KEY NOT NULL,
	`threshold` integer,
	`value` integer,
	`firing_since` integer
);
