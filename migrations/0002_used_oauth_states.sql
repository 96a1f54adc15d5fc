ALTER TABLE `spent_states` RENAME TO `used_oauth_states`;--> statement-breakpoint
DROP INDEX `spent_states_expires`;--> statement-breakpoint
CREATE INDEX `used_oauth_states_expires` ON `used_oauth_states` (`expires_at`);