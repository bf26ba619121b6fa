import { Fragment, type ReactNode } from 'react'

/** A sentence with things drawn in it: each `{name}` is replaced by the part of that name, wherever a language puts it. */
export function weave(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/(\{\w+\})/).map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
    <Fragment key={`${place}:${piece}`}>{piece.startsWith('{') ? parts[piece.slice(1, -1)] : piece}</Fragment>
  ))
}
