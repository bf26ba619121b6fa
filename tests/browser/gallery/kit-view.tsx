import { KitPage } from '#admin/web/kit/kit-page.tsx'
import { Banner } from '#ui/banner.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Frame } from './frame.tsx'

/** The kit as it stands in the product, without a server behind it. */
export function KitView() {
  return (
    <Frame
      rail
      banner={<Banner label="Admin notice">Admin area. What you do here is written to the audit log</Banner>}
    >
      <PageHead title="Admin" facts="The parts of every screen" />
      <KitPage />
    </Frame>
  )
}
