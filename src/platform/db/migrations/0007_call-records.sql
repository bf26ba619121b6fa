CREATE TABLE "call_statuses" (
	"team_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"sid" text NOT NULL,
	"key" text NOT NULL,
	"sequence" integer,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"duration_seconds" integer,
	"answered_by" text,
	"sip_code" integer,
	"error_code" integer,
	"intent_id" text,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "call_statuses_team_id_connection_id_sid_key_pk" PRIMARY KEY("team_id","connection_id","sid","key")
);

--> statement-breakpoint
ALTER TABLE "call_statuses" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "ask_at" timestamp (3) with time zone DEFAULT parley_now() + interval '1 minute';
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "told_ms" integer;
--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "problem" text;
--> statement-breakpoint
CREATE INDEX "call_statuses_intent" ON "call_statuses" USING btree ("team_id","intent_id");
--> statement-breakpoint
CREATE INDEX "calls_to_ask" ON "calls" USING btree ("ask_at") WHERE ask_at is not null;
--> statement-breakpoint
CREATE POLICY "team_wall" ON "call_statuses" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "call_statuses" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE "call_statuses" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "call_statuses" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "call_statuses" TO parley_system;