ALTER TABLE "sms_statuses" ADD COLUMN "intent_id" text;
--> statement-breakpoint
CREATE INDEX "sms_statuses_intent" ON "sms_statuses" USING btree ("team_id","intent_id");