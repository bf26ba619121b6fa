CREATE TABLE "bench_talks" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"bot_id" text NOT NULL,
	"user_id" text NOT NULL,
	"channel" text NOT NULL,
	"ahead_minutes" integer,
	"rev" integer DEFAULT 1 NOT NULL,
	"lines" jsonb NOT NULL,
	"book" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bench_talks_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "bench_talks" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE INDEX "bench_talks_person" ON "bench_talks" USING btree ("team_id","bot_id","user_id","created_at");
--> statement-breakpoint
CREATE POLICY "team_wall" ON "bench_talks" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "bench_talks" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE "bench_talks" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "bench_talks" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "bench_talks" TO parley_system;