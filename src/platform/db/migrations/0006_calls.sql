CREATE TABLE "call_events" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"call_id" text NOT NULL,
	"at_ms" integer NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "call_events_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "call_events" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "calls" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"connection_id" text NOT NULL,
	"sid" text NOT NULL,
	"direction" text NOT NULL,
	"number_id" text NOT NULL,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	"caller_name" text,
	"contact_id" text,
	"conversation_id" text,
	"segment_id" text,
	"intent_id" text,
	"status" text NOT NULL,
	"status_rank" integer NOT NULL,
	"answered_by" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"duration_seconds" integer,
	"ended_reason" text,
	"sip_code" integer,
	"error_code" integer,
	"line_issued" integer DEFAULT 0 NOT NULL,
	"line_epoch" integer DEFAULT 0 NOT NULL,
	"resumes" integer DEFAULT 0 NOT NULL,
	"transfers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price_micros" bigint,
	"price_currency" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "calls_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "calls" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "recordings" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"call_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"sid" text NOT NULL,
	"status" text NOT NULL,
	"store" text DEFAULT 'remote' NOT NULL,
	"channels" integer NOT NULL,
	"duration_ms" integer,
	"offset_ms" integer DEFAULT 0 NOT NULL,
	"bytes" integer,
	"sha256" text,
	"peaks" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "recordings_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "recordings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "text_heard" text;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "spoken" jsonb;
--> statement-breakpoint
ALTER TABLE "numbers" ADD COLUMN "call_routing" jsonb;
--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "timings" jsonb;
--> statement-breakpoint
CREATE INDEX "call_events_call" ON "call_events" USING btree ("team_id","call_id","at_ms");
--> statement-breakpoint
CREATE UNIQUE INDEX "calls_sid" ON "calls" USING btree ("connection_id","sid");
--> statement-breakpoint
CREATE INDEX "calls_conversation" ON "calls" USING btree ("team_id","conversation_id");
--> statement-breakpoint
CREATE INDEX "calls_open" ON "calls" USING btree ("started_at") WHERE ended_at is null;
--> statement-breakpoint
CREATE INDEX "calls_intent" ON "calls" USING btree ("team_id","intent_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_sid" ON "recordings" USING btree ("connection_id","sid");
--> statement-breakpoint
CREATE INDEX "recordings_call" ON "recordings" USING btree ("team_id","call_id");
--> statement-breakpoint
CREATE INDEX "recordings_due" ON "recordings" USING btree ("next_try_at") WHERE next_try_at is not null;
--> statement-breakpoint
CREATE POLICY "team_wall" ON "call_events" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "call_events" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "calls" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "calls" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "recordings" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "recordings" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE "call_events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "call_events" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "call_events" TO parley_system;
--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "call_events" FOR EACH ROW EXECUTE FUNCTION parley_append_only();
--> statement-breakpoint
ALTER TABLE "calls" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "calls" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "calls" TO parley_system;
--> statement-breakpoint
ALTER TABLE "recordings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "recordings" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "recordings" TO parley_system;