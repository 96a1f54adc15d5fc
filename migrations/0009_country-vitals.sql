CREATE TABLE `country_vitals` (
	`country` text NOT NULL,
	`metric` text NOT NULL,
	`bucket` integer NOT NULL,
	`day` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `country`, `metric`, `bucket`)
);
--> statement-breakpoint
INSERT INTO `country_vitals` (`country`, `metric`, `bucket`, `day`, `count`)
SELECT substr(`page`, 4), `metric`, `bucket`, `day`, `count` FROM `vitals` WHERE `page` GLOB 'in [A-Z][A-Z]';
--> statement-breakpoint
DELETE FROM `vitals` WHERE `page` GLOB 'in [A-Z][A-Z]';
