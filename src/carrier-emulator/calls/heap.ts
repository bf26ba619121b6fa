/** Things of which the least is wanted first; of equals, the one that came first. */
export type Heap<Item> = {
  push(item: Item): void
  peek(): Item | undefined
  pop(): Item | undefined
  size(): number
  /** Forgets everything else. */
  keep(isKept: (item: Item) => boolean): void
}

type Entry<Item> = { item: Item; order: number }

export function createHeap<Item>(compare: (one: Item, other: Item) => number): Heap<Item> {
  let entries: Entry<Item>[] = []
  let count = 0
  const isBefore = (one: Entry<Item> | undefined, other: Entry<Item> | undefined) =>
    one !== undefined && other !== undefined && (compare(one.item, other.item) || one.order - other.order) < 0
  const swap = (one: number, other: number) => {
    const [first, second] = [entries[one], entries[other]]
    if (!first || !second) return
    entries[one] = second
    entries[other] = first
  }
  const sink = (from: number) => {
    for (let at = from; ; ) {
      const [left, right] = [at * 2 + 1, at * 2 + 2]
      const least = isBefore(entries[right], entries[left]) ? right : left
      if (!isBefore(entries[least], entries[at])) return
      swap(least, at)
      at = least
    }
  }
  return {
    push(item) {
      entries.push({ item, order: count++ })
      for (let at = entries.length - 1; at > 0; ) {
        const parent = (at - 1) >> 1
        if (!isBefore(entries[at], entries[parent])) return
        swap(at, parent)
        at = parent
      }
    },
    peek: () => entries[0]?.item,
    pop() {
      const top = entries[0]
      const last = entries.pop()
      if (top !== last && last) {
        entries[0] = last
        sink(0)
      }
      return top?.item
    },
    size: () => entries.length,
    keep(isKept) {
      entries = entries.filter(({ item }) => isKept(item))
      for (let at = entries.length >> 1; at >= 0; at--) sink(at)
    },
  }
}
