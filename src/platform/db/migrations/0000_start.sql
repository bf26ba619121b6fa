CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "audit_entries_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "bot_drafts" (
	"team_id" text NOT NULL,
	"bot_id" text NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"config" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "bot_drafts_team_id_bot_id_pk" PRIMARY KEY("team_id","bot_id")
);

--> statement-breakpoint
ALTER TABLE "bot_drafts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "bot_versions" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"bot_id" text NOT NULL,
	"number" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"checksum" text NOT NULL,
	"config" jsonb NOT NULL,
	"published_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "bot_versions_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "bot_versions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "bots" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"live_version_id" text,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bots_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "bots" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "completions" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"conversation_id" text,
	"turn_id" text,
	"purpose" text NOT NULL,
	"engine" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"prompt_version" text NOT NULL,
	"status" text NOT NULL,
	"input" jsonb NOT NULL,
	"output" jsonb,
	"tools" jsonb NOT NULL,
	"parameters" jsonb NOT NULL,
	"finish_reason" text,
	"error" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"fallback_from" text,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"cached_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"reasoning_tokens" integer DEFAULT 0 NOT NULL,
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	"price_table" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"first_token_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "completions_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "completions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "connections" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"provider" text NOT NULL,
	"label" text NOT NULL,
	"state" text NOT NULL,
	"account" text DEFAULT '' NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"secret" text,
	"last_error" text,
	"last_event_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "connections_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "connections" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "consent_entries" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"contact_id" text NOT NULL,
	"phone" text NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"evidence" text NOT NULL,
	"message_id" text,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "consent_entries_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "consent_entries" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "contact_phones" (
	"team_id" text NOT NULL,
	"phone" text NOT NULL,
	"contact_id" text NOT NULL,
	"stop_state" text DEFAULT 'open' NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"confirm_from" text,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "contact_phones_team_id_phone_pk" PRIMARY KEY("team_id","phone")
);

--> statement-breakpoint
ALTER TABLE "contact_phones" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "contacts" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text,
	"note" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "contacts_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "contacts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "conversation_leases" (
	"team_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"is_dirty" boolean DEFAULT false NOT NULL,
	"dirty_since" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone NOT NULL,
	"owner" text,
	"epoch" bigint DEFAULT 0 NOT NULL,
	"until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "conversation_leases_team_id_conversation_id_pk" PRIMARY KEY("team_id","conversation_id")
);

--> statement-breakpoint
ALTER TABLE "conversation_leases" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "conversations" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"bot_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"number_id" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"handler" text DEFAULT 'bot' NOT NULL,
	"outcome" text,
	"channel" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"last_line" text DEFAULT '' NOT NULL,
	"last_role" text DEFAULT 'contact' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "conversations_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "conversations" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "outbox_decisions" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"intent_id" text NOT NULL,
	"is_allowed" boolean NOT NULL,
	"rule" text NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "outbox_decisions_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "outbox_decisions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "fact_cursors" (
	"subscriber" text PRIMARY KEY NOT NULL,
	"xid" "xid8" NOT NULL,
	"seq" bigint NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp (3) with time zone
);

--> statement-breakpoint
ALTER TABLE "fact_cursors" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "fact_receipts" (
	"team_id" text NOT NULL,
	"fact_id" text NOT NULL,
	"subscriber" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "fact_receipts_team_id_fact_id_subscriber_pk" PRIMARY KEY("team_id","fact_id","subscriber")
);

--> statement-breakpoint
ALTER TABLE "fact_receipts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "facts" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "facts_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"subject_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "facts_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "facts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "instance_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"signup" text DEFAULT 'open' NOT NULL,
	"installed_by" text,
	"installed_at" timestamp (3) with time zone,
	"key_fingerprint" text,
	"updated_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "outbox_intents" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"lane" text NOT NULL,
	"recipient" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'ready' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"owner" text,
	"epoch" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"result" jsonb,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "outbox_intents_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "outbox_intents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"email" text,
	"role" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"inviter_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);

--> statement-breakpoint
CREATE TABLE "live_events" (
	"team_id" text NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "live_events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "live_events_team_id_xid_seq_pk" PRIMARY KEY("team_id","xid","seq")
);

--> statement-breakpoint
ALTER TABLE "live_events" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "mails" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sealed_link" text,
	"about_id" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "mails_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "messages" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"segment_id" text NOT NULL,
	"seq" integer NOT NULL,
	"role" text NOT NULL,
	"kind" text DEFAULT 'text' NOT NULL,
	"text" text NOT NULL,
	"media" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"turn_id" text,
	"answer" text,
	"delivery" text,
	"delivery_error" text,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "messages_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "numbers" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"phone" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"connection_id" text NOT NULL,
	"carrier_sid" text NOT NULL,
	"capabilities" jsonb NOT NULL,
	"origin" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"bot_id" text,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "numbers_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "numbers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "profile_versions" (
	"team_id" text NOT NULL,
	"version" integer NOT NULL,
	"profile" jsonb NOT NULL,
	"changed" text[] NOT NULL,
	"updated_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "profile_versions_team_id_version_pk" PRIMARY KEY("team_id","version")
);

--> statement-breakpoint
ALTER TABLE "profile_versions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "segments" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"number" integer NOT NULL,
	"channel" text NOT NULL,
	"bot_version_id" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "segments_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "segments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "send_counts" (
	"team_id" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "send_counts_team_id_day_pk" PRIMARY KEY("team_id","day")
);

--> statement-breakpoint
ALTER TABLE "send_counts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"active_team_id" text,
	"ip_address" text,
	"user_agent" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);

--> statement-breakpoint
CREATE TABLE "sms_legs" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"connection_id" text NOT NULL,
	"direction" text NOT NULL,
	"sid" text NOT NULL,
	"number_id" text NOT NULL,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	"body" text NOT NULL,
	"media" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"media_state" text,
	"media_attempts" integer DEFAULT 0 NOT NULL,
	"segments" integer DEFAULT 1 NOT NULL,
	"message_id" text,
	"intent_id" text,
	"conversation_id" text,
	"status" text NOT NULL,
	"status_rank" integer NOT NULL,
	"error_code" integer,
	"purpose" text NOT NULL,
	"carrier_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "sms_legs_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "sms_legs" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "sms_statuses" (
	"team_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"sid" text NOT NULL,
	"status" text NOT NULL,
	"error_code" integer,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "sms_statuses_team_id_connection_id_sid_status_pk" PRIMARY KEY("team_id","connection_id","sid","status")
);

--> statement-breakpoint
ALTER TABLE "sms_statuses" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "tasks" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"turn_id" text NOT NULL,
	"name" text,
	"phone" text,
	"words" text NOT NULL,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "tasks_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "tasks" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "team_holds" (
	"team_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "team_holds" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "team_keys" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"wrapped" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "team_keys_team_id_pk" PRIMARY KEY("team_id")
);

--> statement-breakpoint
ALTER TABLE "team_keys" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"logo" text,
	"metadata" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "teams_slug_unique" UNIQUE("slug")
);

--> statement-breakpoint
CREATE TABLE "turns" (
	"team_id" text NOT NULL,
	"id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"segment_id" text NOT NULL,
	"covers_seq" integer NOT NULL,
	"bot_version_id" text NOT NULL,
	"profile_version" integer NOT NULL,
	"state" text NOT NULL,
	"epoch" integer NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "turns_team_id_id_pk" PRIMARY KEY("team_id","id")
);

--> statement-breakpoint
ALTER TABLE "turns" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"is_administrator" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);

--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT parley_now() NOT NULL,
	CONSTRAINT "verifications_identifier_unique" UNIQUE("identifier")
);

--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider" ON "accounts" USING btree ("provider_id","account_id");
--> statement-breakpoint
CREATE INDEX "bot_versions_bot" ON "bot_versions" USING btree ("team_id","bot_id","number");
--> statement-breakpoint
CREATE INDEX "completions_turn" ON "completions" USING btree ("team_id","turn_id");
--> statement-breakpoint
CREATE INDEX "completions_conversation" ON "completions" USING btree ("team_id","conversation_id","created_at");
--> statement-breakpoint
CREATE INDEX "connections_id" ON "connections" USING btree ("id");
--> statement-breakpoint
CREATE INDEX "consent_entries_contact" ON "consent_entries" USING btree ("team_id","contact_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "consent_entries_message" ON "consent_entries" USING btree ("team_id","message_id","state");
--> statement-breakpoint
CREATE INDEX "contact_phones_contact" ON "contact_phones" USING btree ("team_id","contact_id");
--> statement-breakpoint
CREATE INDEX "contacts_recent" ON "contacts" USING btree ("team_id","last_seen_at","id");
--> statement-breakpoint
CREATE INDEX "conversation_leases_due" ON "conversation_leases" USING btree ("due_at") WHERE is_dirty;
--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_one_open" ON "conversations" USING btree ("team_id","contact_id","bot_id") WHERE status <> 'resolved';
--> statement-breakpoint
CREATE INDEX "conversations_recent" ON "conversations" USING btree ("team_id","last_message_at","id");
--> statement-breakpoint
CREATE INDEX "conversations_contact" ON "conversations" USING btree ("team_id","contact_id","last_message_at");
--> statement-breakpoint
CREATE INDEX "outbox_decisions_intent" ON "outbox_decisions" USING btree ("team_id","intent_id");
--> statement-breakpoint
CREATE INDEX "facts_log" ON "facts" USING btree ("xid","seq");
--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_intents_key" ON "outbox_intents" USING btree ("team_id","kind","key");
--> statement-breakpoint
CREATE INDEX "outbox_intents_due" ON "outbox_intents" USING btree ("due_at") WHERE state in ('ready', 'sending', 'unknown');
--> statement-breakpoint
CREATE INDEX "outbox_intents_lane" ON "outbox_intents" USING btree ("team_id","lane") WHERE state in ('ready', 'sending', 'unknown');
--> statement-breakpoint
CREATE INDEX "outbox_intents_recipient" ON "outbox_intents" USING btree ("team_id","recipient") WHERE state in ('ready', 'sending', 'unknown');
--> statement-breakpoint
CREATE INDEX "invitations_team" ON "invitations" USING btree ("team_id","status");
--> statement-breakpoint
CREATE INDEX "live_events_age" ON "live_events" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ("about_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_person" ON "memberships" USING btree ("team_id","user_id");
--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "messages_order" ON "messages" USING btree ("team_id","conversation_id","seq");
--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("team_id","conversation_id") WHERE role = 'contact' and answer is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "numbers_carrier" ON "numbers" USING btree ("connection_id","carrier_sid");
--> statement-breakpoint
CREATE INDEX "numbers_phone" ON "numbers" USING btree ("phone");
--> statement-breakpoint
CREATE UNIQUE INDEX "segments_number" ON "segments" USING btree ("team_id","conversation_id","number");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "sms_legs_sid" ON "sms_legs" USING btree ("connection_id","sid");
--> statement-breakpoint
CREATE INDEX "sms_legs_theirs" ON "sms_legs" USING btree ("team_id","theirs","created_at");
--> statement-breakpoint
CREATE INDEX "sms_legs_media" ON "sms_legs" USING btree ("created_at") WHERE media_state = 'waiting';
--> statement-breakpoint
CREATE INDEX "sms_legs_message" ON "sms_legs" USING btree ("team_id","message_id");
--> statement-breakpoint
CREATE INDEX "sms_legs_intent" ON "sms_legs" USING btree ("team_id","intent_id");
--> statement-breakpoint
CREATE INDEX "sms_statuses_sid" ON "sms_statuses" USING btree ("connection_id","sid");
--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("team_id","created_at") WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX "tasks_conversation" ON "tasks" USING btree ("team_id","conversation_id");
--> statement-breakpoint
CREATE INDEX "turns_conversation" ON "turns" USING btree ("team_id","conversation_id","started_at");
--> statement-breakpoint
CREATE POLICY "team_wall" ON "audit_entries" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "audit_entries" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "bot_drafts" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "bot_drafts" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "bot_versions" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "bot_versions" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "bots" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "bots" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "completions" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "completions" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "connections" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "connections" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "consent_entries" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "consent_entries" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "contact_phones" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "contact_phones" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "contacts" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "contacts" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "conversation_leases" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "conversation_leases" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "conversations" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "conversations" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "outbox_decisions" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "outbox_decisions" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system_door" ON "fact_cursors" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "fact_receipts" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "fact_receipts" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "facts" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "facts" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "outbox_intents" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "outbox_intents" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "live_events" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "live_events" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "mails" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "mails" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "messages" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "messages" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "numbers" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "numbers" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "profile_versions" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "profile_versions" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "segments" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "segments" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "send_counts" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "send_counts" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "sms_legs" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "sms_legs" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "sms_statuses" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "sms_statuses" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "tasks" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "tasks" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system_door" ON "team_holds" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "team_keys" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "team_keys" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "team_wall" ON "turns" AS PERMISSIVE FOR ALL TO "parley_app" USING (team_id = (select current_setting('app.team', true))) WITH CHECK (team_id = (select current_setting('app.team', true)));
--> statement-breakpoint
CREATE POLICY "system_door" ON "turns" AS PERMISSIVE FOR ALL TO "parley_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "accounts" TO parley_system;
--> statement-breakpoint
ALTER TABLE "audit_entries" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "audit_entries" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "audit_entries" TO parley_system;
--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION parley_append_only();
--> statement-breakpoint
ALTER TABLE "bot_drafts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "bot_drafts" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "bot_drafts" TO parley_system;
--> statement-breakpoint
ALTER TABLE "bot_versions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "bot_versions" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "bot_versions" TO parley_system;
--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "bot_versions" FOR EACH ROW EXECUTE FUNCTION parley_append_only();
--> statement-breakpoint
ALTER TABLE "bots" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "bots" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "bots" TO parley_system;
--> statement-breakpoint
ALTER TABLE "completions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "completions" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "completions" TO parley_system;
--> statement-breakpoint
ALTER TABLE "connections" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "connections" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "connections" TO parley_system;
--> statement-breakpoint
ALTER TABLE "consent_entries" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "consent_entries" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "consent_entries" TO parley_system;
--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "consent_entries" FOR EACH ROW EXECUTE FUNCTION parley_append_only();
--> statement-breakpoint
ALTER TABLE "contact_phones" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "contact_phones" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "contact_phones" TO parley_system;
--> statement-breakpoint
ALTER TABLE "contacts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "contacts" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "contacts" TO parley_system;
--> statement-breakpoint
ALTER TABLE "conversation_leases" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "conversation_leases" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "conversation_leases" TO parley_system;
--> statement-breakpoint
ALTER TABLE "conversations" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "conversations" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "conversations" TO parley_system;
--> statement-breakpoint
ALTER TABLE "outbox_decisions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "outbox_decisions" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "outbox_decisions" TO parley_system;
--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "outbox_decisions" FOR EACH ROW EXECUTE FUNCTION parley_append_only();
--> statement-breakpoint
ALTER TABLE "fact_cursors" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "fact_cursors" TO parley_system;
--> statement-breakpoint
ALTER TABLE "fact_receipts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "fact_receipts" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "fact_receipts" TO parley_system;
--> statement-breakpoint
ALTER TABLE "facts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "facts" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "facts" TO parley_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "instance_settings" TO parley_system;
--> statement-breakpoint
ALTER TABLE "outbox_intents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "outbox_intents" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "outbox_intents" TO parley_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "invitations" TO parley_system;
--> statement-breakpoint
ALTER TABLE "live_events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "live_events" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "live_events" TO parley_system;
--> statement-breakpoint
ALTER TABLE "mails" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "mails" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "mails" TO parley_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "memberships" TO parley_system;
--> statement-breakpoint
ALTER TABLE "messages" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "messages" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "messages" TO parley_system;
--> statement-breakpoint
ALTER TABLE "numbers" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "numbers" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "numbers" TO parley_system;
--> statement-breakpoint
ALTER TABLE "profile_versions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "profile_versions" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "profile_versions" TO parley_system;
--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "profile_versions" FOR EACH ROW EXECUTE FUNCTION parley_append_only();
--> statement-breakpoint
ALTER TABLE "segments" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "segments" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "segments" TO parley_system;
--> statement-breakpoint
ALTER TABLE "send_counts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "send_counts" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "send_counts" TO parley_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "sessions" TO parley_system;
--> statement-breakpoint
ALTER TABLE "sms_legs" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "sms_legs" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "sms_legs" TO parley_system;
--> statement-breakpoint
ALTER TABLE "sms_statuses" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "sms_statuses" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "sms_statuses" TO parley_system;
--> statement-breakpoint
ALTER TABLE "tasks" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "tasks" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "tasks" TO parley_system;
--> statement-breakpoint
ALTER TABLE "team_holds" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "team_holds" TO parley_system;
--> statement-breakpoint
ALTER TABLE "team_keys" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "team_keys" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "team_keys" TO parley_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "teams" TO parley_system;
--> statement-breakpoint
ALTER TABLE "turns" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "turns" TO parley_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "turns" TO parley_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "users" TO parley_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "verifications" TO parley_system;