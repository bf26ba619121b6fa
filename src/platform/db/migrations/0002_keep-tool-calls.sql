CREATE TABLE "collected_values" (
	"team_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"key" text NOT NULL,
	"value" text,
	"words" text,
	"message_id" text,
	"turn_id" text NOT NULL,
	"source" text NOT NULL,
	"confidence" double precision NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collected_values_team_id_conversation_id_key_pk" PRIMARY KEY("team_id","conversation_id","key")
);

--> statement-breakpoint
ALTER TABLE "collected_values" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "receipts" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"label" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"tool" text NOT NULL,
	"conversation_id" text NOT NULL,
	"turn_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "receipts_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "receipts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "tool_calls" (
	"team_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"turn_id" text NOT NULL,
	"position" integer NOT NULL,
	"covers_seq" integer NOT NULL,
	"call_id" text NOT NULL,
	"name" text NOT NULL,
	"arguments" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"status" text NOT NULL,
	"receipt_id" text,
	"deed_key" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "tool_calls_team_id_turn_id_position_pk" PRIMARY KEY("team_id","turn_id","position")
);

--> statement-breakpoint
ALTER TABLE "tool_calls" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "kind" text DEFAULT 'message' NOT NULL;
--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "contact" jsonb;
--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "claims" jsonb DEFAULT '{"replaced":[],"backed":[]}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "asked_at" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
CREATE INDEX "receipts_conversation" ON "receipts" USING btree ("team_id","conversation_id","created_at");
--> statement-breakpoint
CREATE INDEX "receipts_object" ON "receipts" USING btree ("team_id","object_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "tool_calls_deed" ON "tool_calls" USING btree ("team_id","deed_key") WHERE deed_key is not null;
--> statement-breakpoint
CREATE INDEX "tool_calls_conversation" ON "tool_calls" USING btree ("team_id","conversation_id","covers_seq");
--> statement-breakpoint
CREATE POLICY "team_wall" ON "collected_values" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "collected_values" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "receipts" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "receipts" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "tool_calls" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "tool_calls" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE "collected_values" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "collected_values" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "collected_values" TO parley_system;
--> statement-breakpoint
ALTER TABLE "receipts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "receipts" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "receipts" TO parley_system;
--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "receipts" FOR EACH ROW EXECUTE FUNCTION parley_append_only();
--> statement-breakpoint
ALTER TABLE "tool_calls" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "tool_calls" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "tool_calls" TO parley_system;