import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { closeServer, listen } from './listen'

interface Item {
	type: string
	content: Record<string, unknown>
}

/** An error tracker with a DSN; it stores what it receives. */
export async function startErrorTracker() {
	const texts: string[] = []
	const { server, port } = await listen((request, answer) => {
		void buffer(request).then((bytes) => {
			const isPacked = request.headers['content-encoding'] === 'gzip'
			texts.push((isPacked ? gunzipSync(bytes) : bytes).toString())
			answer.end('{}')
		})
	})
	return {
		dsn: `http://key@127.0.0.1:${port}/1`,
		/** Everything received, with the headers of envelopes. */
		text: () => texts.join('\n'),
		/** Contents of items of one type; `event` is an error. */
		contents: (type: string) =>
			texts
				.flatMap(readItems)
				.filter((item) => item.type === type)
				.map(({ content }) => content),
		types: () => [...new Set(texts.flatMap(readItems).map(({ type }) => type))],
		close: () => closeServer(server),
	}
}

/** An envelope is a line of headers, then two lines per item: headers and content. */
function readItems(text: string): Item[] {
	const [, ...lines] = text.trim().split('\n')
	return lines.flatMap((line, index) => {
		if (index % 2 === 1) return []
		const { type } = JSON.parse(line) as { type: string }
		return [{ type, content: JSON.parse(lines[index + 1] ?? '{}') as Item['content'] }]
	})
}
