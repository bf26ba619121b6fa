ALTER TABLE "contacts" ADD COLUMN "findable" text GENERATED ALWAYS AS (lower(name)) STORED;
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "findable" text GENERATED ALWAYS AS (lower(subject || chr(10) || last_line)) STORED;
--> statement-breakpoint
CREATE INDEX "calls_recent" ON "calls" USING btree ("team_id","started_at");
--> statement-breakpoint
CREATE INDEX "calls_ended" ON "calls" USING btree ("team_id","ended_at");
--> statement-breakpoint
CREATE INDEX "completions_recent" ON "completions" USING btree ("team_id","started_at");
--> statement-breakpoint
CREATE INDEX "conversations_status" ON "conversations" USING btree ("team_id","status","last_message_at","id");
--> statement-breakpoint
CREATE INDEX "conversations_bot" ON "conversations" USING btree ("team_id","bot_id","last_message_at");
--> statement-breakpoint
CREATE INDEX "conversations_began" ON "conversations" USING btree ("team_id","created_at");
--> statement-breakpoint
CREATE INDEX "messages_asked" ON "messages" USING btree ("team_id","created_at") WHERE role = 'contact';
--> statement-breakpoint
CREATE INDEX "messages_not_gone" ON "messages" USING btree ("team_id","created_at") WHERE delivery in ('held', 'failed', 'undelivered');
--> statement-breakpoint
CREATE INDEX "sms_legs_sent" ON "sms_legs" USING btree ("team_id","created_at") WHERE direction = 'outbound';
--> statement-breakpoint
CREATE INDEX "turns_recent" ON "turns" USING btree ("team_id","started_at");