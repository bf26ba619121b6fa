import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { createLiveFeed } from './live-feed.ts'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** As strict as the product's own: nothing inline, nothing from elsewhere. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; media-src 'self' blob:"

/** Builds the gallery into a folder of its own and serves it; the theme comes from the cookie, as in the product. */
export async function serveGallery() {
  const outDir = await mkdtemp(join(tmpdir(), 'parley-gallery-'))
  await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    build: {
      outDir,
      assetsInlineLimit: 0,
      minify: false,
      cssTarget: ['chrome123'],
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  })
  const page = await readFile(join(outDir, 'index.html'), 'utf8')
  const feed = createLiveFeed()
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/api/live')) return feed.serve(request, response)
    const path = new URL(request.url ?? '/', 'http://gallery').pathname
    const theme = /theme=(light|dark)/.exec(request.headers.cookie ?? '')?.[1] ?? 'system'
    if (!path.startsWith('/assets/')) {
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
      response.end(page.replace('__THEME__', theme))
      return
    }
    const file = await readFile(join(outDir, path)).catch(() => undefined)
    response.writeHead(file ? 200 : 404, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
    })
    response.end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    feed,
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
