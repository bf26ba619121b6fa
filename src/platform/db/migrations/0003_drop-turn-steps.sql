-- What the turns of before had kept of their tools moves to where tools are kept now. The owner sees all teams.
ALTER TABLE "tool_calls" DISABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "turns" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO "tool_calls" ("team_id", "conversation_id", "turn_id", "position", "covers_seq", "call_id", "name", "arguments", "result", "status", "receipt_id", "started_at", "duration_ms")
SELECT t.team_id, t.conversation_id, t.id, s.n, t.covers_seq, coalesce(s.step->>'id', t.id), s.step->>'name', coalesce(s.step->'arguments', '{}'::jsonb), coalesce(s.step->'result', '{}'::jsonb),
  CASE WHEN s.step->'result' ? 'error' THEN 'failed' ELSE 'succeeded' END, s.step->'result'->>'receipt_id', t.started_at, 0
FROM "turns" t CROSS JOIN LATERAL jsonb_array_elements(t.steps) WITH ORDINALITY AS s(step, n)
WHERE jsonb_typeof(t.steps) = 'array' AND s.step->>'name' IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "turns" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "tool_calls" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "turns" DROP COLUMN "steps";