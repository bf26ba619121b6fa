import { useEffect, useRef } from 'react'
import { KitContents } from './kit-contents.tsx'
import { kitSections } from './kit-sections.ts'
import { useSectionInView } from './use-section-in-view.ts'

/** Every part of the design system in each of its states; `#strip` in the address leads to a section. */
export function KitPage() {
  const scroller = useRef<HTMLDivElement>(null)
  const shown = useSectionInView(scroller)
  // The page arrives after its address was read, so the browser found nothing to scroll to.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <div data-kit className="flex min-h-0 grow narrow:flex-col">
      <KitContents shown={shown} />
      <div ref={scroller} className="relative min-h-0 min-w-0 grow overflow-y-auto">
        <div className="mx-auto grid max-w-280 gap-10 px-6 pt-5 pb-24 phone:px-3 phone:pt-3">
          {kitSections.map(({ id, title, about, Section }) => (
            <div key={id} id={id} data-kit-section className="grid min-w-0 scroll-mt-5 gap-3">
              <header>
                <h2 className="text-20 font-semibold">{title}</h2>
                <p className="max-w-160 text-13 text-muted">{about}</p>
              </header>
              <Section />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
