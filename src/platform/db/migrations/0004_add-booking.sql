CREATE TABLE "appointments" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"crew_id" text NOT NULL,
	"service" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"free_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"status" text DEFAULT 'booked' NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"address" text,
	"note" text,
	"contact_id" text,
	"conversation_id" text,
	"number_id" text,
	"bot_id" text,
	"booked_by_kind" text NOT NULL,
	"booked_by_name" text NOT NULL,
	"receipt_id" text,
	"moved_from" timestamp (3) with time zone,
	"cancel_reason" text,
	"reminder" text DEFAULT 'none' NOT NULL,
	"reminder_at" timestamp (3) with time zone,
	"reminder_key" text,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "appointments_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "appointments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "blocks" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"crew_id" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "blocks_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "blocks" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "booking_deeds" (
	"team_id" text NOT NULL,
	"key" text NOT NULL,
	"result" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "booking_deeds_team_id_key_pk" PRIMARY KEY("team_id","key")
);

--> statement-breakpoint
ALTER TABLE "booking_deeds" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "booking_settings" (
	"team_id" text NOT NULL,
	"lead_minutes" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"step_minutes" integer NOT NULL,
	"hold_minutes" integer NOT NULL,
	"reminder_hours" integer,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_settings_team_id_pk" PRIMARY KEY("team_id")
);

--> statement-breakpoint
ALTER TABLE "booking_settings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"team_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "calendar_feeds_team_id_pk" PRIMARY KEY("team_id"),
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);

--> statement-breakpoint
ALTER TABLE "calendar_feeds" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "crew_times" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"lane" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"free_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "crew_times_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "crew_times" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "crews" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"lane" bigint GENERATED ALWAYS AS IDENTITY (sequence name "crews_lane_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "crews_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "crews" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "holds" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"crew_id" text NOT NULL,
	"service" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"free_at" timestamp (3) with time zone NOT NULL,
	"contact_id" text NOT NULL,
	"conversation_id" text,
	"until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "holds_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "holds" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "time_zone" text;
--> statement-breakpoint
CREATE INDEX "appointments_start" ON "appointments" USING btree ("team_id","starts_at");
--> statement-breakpoint
CREATE INDEX "appointments_contact" ON "appointments" USING btree ("team_id","contact_id","starts_at");
--> statement-breakpoint
CREATE INDEX "appointments_reminder" ON "appointments" USING btree ("reminder_at") WHERE reminder = 'waiting';
--> statement-breakpoint
CREATE INDEX "blocks_start" ON "blocks" USING btree ("team_id","starts_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "crews_name" ON "crews" USING btree ("team_id","name");
--> statement-breakpoint
CREATE INDEX "holds_start" ON "holds" USING btree ("team_id","starts_at");
--> statement-breakpoint
CREATE INDEX "holds_until" ON "holds" USING btree ("until");
--> statement-breakpoint
CREATE POLICY "team_wall" ON "appointments" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "appointments" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "blocks" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "blocks" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "booking_deeds" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "booking_deeds" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "booking_settings" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "booking_settings" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "calendar_feeds" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "calendar_feeds" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "crew_times" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "crew_times" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "crews" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "crews" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "holds" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "holds" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE "appointments" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "appointments" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "appointments" TO parley_system;
--> statement-breakpoint
ALTER TABLE "blocks" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "blocks" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "blocks" TO parley_system;
--> statement-breakpoint
ALTER TABLE "booking_deeds" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "booking_deeds" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "booking_deeds" TO parley_system;
--> statement-breakpoint
ALTER TABLE "booking_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "booking_settings" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "booking_settings" TO parley_system;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "calendar_feeds" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "calendar_feeds" TO parley_system;
--> statement-breakpoint
ALTER TABLE "crew_times" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "crew_times" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "crew_times" TO parley_system;
--> statement-breakpoint
ALTER TABLE "crews" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "crews" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "crews" TO parley_system;
--> statement-breakpoint
ALTER TABLE "holds" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "holds" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "holds" TO parley_system;
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_in_order" CHECK (starts_at <= ends_at AND ends_at <= free_at);
--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_in_order" CHECK (starts_at <= ends_at AND ends_at <= free_at);
--> statement-breakpoint
ALTER TABLE "crew_times" ADD CONSTRAINT "crew_times_apart" EXCLUDE USING gist (int8range(lane, lane, '[]') WITH =, tstzrange(starts_at, free_at) WITH &&);
--> statement-breakpoint
CREATE FUNCTION parley_keep_crew_time() RETURNS trigger LANGUAGE plpgsql AS $f$
begin
  if tg_op <> 'INSERT' then
    delete from crew_times where team_id = old.team_id and id = old.id;
  end if;
  -- A hold has no status: it takes its time for as long as its row is there.
  if tg_op <> 'DELETE' and coalesce(to_jsonb(new)->>'status', 'booked') = 'booked' then
    insert into crew_times (team_id, id, lane, starts_at, free_at)
    select new.team_id, new.id, lane, new.starts_at, new.free_at from crews where team_id = new.team_id and id = new.crew_id;
  end if;
  return null;
end $f$;
--> statement-breakpoint
CREATE TRIGGER "keep_crew_time" AFTER INSERT OR DELETE OR UPDATE OF team_id, id, crew_id, starts_at, free_at, status ON "appointments" FOR EACH ROW EXECUTE FUNCTION parley_keep_crew_time();
--> statement-breakpoint
CREATE TRIGGER "keep_crew_time" AFTER INSERT OR DELETE OR UPDATE OF team_id, id, crew_id, starts_at, free_at ON "holds" FOR EACH ROW EXECUTE FUNCTION parley_keep_crew_time();
