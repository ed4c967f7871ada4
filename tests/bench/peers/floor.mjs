/** The floor: Node's server, undici and template literals. */
import { createServer } from 'node:http'
import { readPage } from './page.mjs'

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => signs[sign])

const writePage = ({ rows, styles }) => `<!DOCTYPE html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Overzicht</title><style>${styles}</style></head>
<body><main><h1>${rows.length}</h1><ul>
${rows.map(({ id, label }) => `<li><a href="/actions/${escapeHtml(id)}">${escapeHtml(label)}</a></li>`).join('\n')}
</ul></main></body>
</html>`

async function readBody(request) {
	const pieces = []
	for await (const piece of request) pieces.push(piece)
	return Buffer.concat(pieces)
}

async function answer(request, response) {
	const { method, url, headers } = request
	const isPost = method === 'POST'
	const page = await readPage({ url, headers, body: isPost ? await readBody(request) : undefined })
	if (isPost) response.writeHead(303, { location: '/' }).end()
	else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(writePage(page))
}

createServer((request, response) => {
	answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
}).listen(Number(process.env.PORT))
