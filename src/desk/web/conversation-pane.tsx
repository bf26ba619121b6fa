export function ConversationPane({ id }: { id: string }) {
  return <div>{id}</div>
}
